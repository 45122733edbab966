import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';

const fields = (
  <>
    <SegmentedControl
      label="Temps restant"
      segments={[
        { id: 'all', label: 'Tous', count: '48' },
        { id: 'soon', label: 'Moins de 1 mois', count: '3' },
      ]}
      value="all"
      onChange={() => undefined}
    />
    <SearchField label="Chercher un produit" value="" onChange={() => undefined} />
  </>
);

const meta = {
  component: Filters,
  args: { label: 'Filtrer les produits', children: fields },
} satisfies Meta<typeof Filters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InOneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filtrer les produits' })).toBeInTheDocument();
  },
};

/** On a phone they wrap. */
export const Wrapped: Story = {
  args: { label: 'Filtrer les fichiers' },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
};

function Visits({ label }: { readonly label: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Quitter' : 'Revenir'}</Button>
      {isOpen && <Filters label={label}>{fields}</Filters>}
      <p>La liste</p>
    </>
  );
}

/** On a second visit the list stands where it will stand before the filters are there. */
export const SecondVisit: Story = {
  args: { label: 'Filtrer les rappels' },
  render: ({ label }) => <Visits label={label} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByText('La liste');
    const top = () => list.getBoundingClientRect().top;
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    const before = top();
    // Its height is reported with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitter' }));
    await expect(top()).toBeLessThan(before);
    const tops: number[] = [];
    const watch = new MutationObserver(() => {
      if (canvas.queryByRole('search')) tops.push(top());
    });
    watch.observe(document.body, { childList: true, subtree: true });
    // The click of `userEvent` waits until React has nothing left to do: nobody would see what comes first.
    canvas.getByRole('button', { name: 'Revenir' }).click();
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    watch.disconnect();
    await expect(tops.length, 'first without the filters, then with them').toBeGreaterThan(1);
    await expect(new Set(tops)).toEqual(new Set([before]));
  },
};
