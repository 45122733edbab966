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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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
  const [isNarrow, setNarrow] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Quitter' : 'Revenir'}</Button>
      <Button onPress={() => setNarrow(!isNarrow)}>Changer la largeur</Button>
      <main style={{ inlineSize: isNarrow ? '16rem' : '40rem' }}>
        {isOpen && <Filters label={label}>{fields}</Filters>}
      </main>
      <p>La liste</p>
    </>
  );
}

/** Calls back once a frame is painted. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Opens the page again. @returns where the list stands from then on, with each change of the page until the fields are there */
async function comeBack(canvas: Canvas): Promise<ReadonlySet<number>> {
  const tops = new Set<number>();
  const watch = new MutationObserver(() => {
    if (canvas.queryByRole('search')) tops.add(canvas.getByText('La liste').getBoundingClientRect().top);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  // The click of `userEvent` waits until React has nothing left to do: nobody would see what comes first.
  canvas.getByRole('button', { name: 'Revenir' }).click();
  await expect(await canvas.findByRole('searchbox')).toBeVisible();
  watch.disconnect();
  return tops;
}

/** On a second visit the list stands where it will stand before the filters are there. */
export const SecondVisit: Story = {
  args: { label: 'Filtrer les rappels' },
  render: ({ label }) => <Visits label={label} />,
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByText('La liste').getBoundingClientRect().top;
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    const before = top();
    await painted();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitter' }));
    await expect(top()).toBeLessThan(before);
    const tops = await comeBack(canvas);
    await expect(tops).toEqual(new Set([before]));
  },
};

/** The menu was folded or unfolded since: they wrap otherwise. */
export const SecondVisitAtAnotherWidth: Story = {
  args: { label: 'Filtrer les clients' },
  render: ({ label }) => <Visits label={label} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await painted();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Changer la largeur' }));
    await painted();
    const tops = await comeBack(canvas);
    await expect(tops.size).toBe(1);
    await painted();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitter' }));
    const again = await comeBack(canvas);
    await expect(again).toEqual(tops);
  },
};
