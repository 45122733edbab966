import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChoiceChips, FilterChips, type FilterChipsProps } from '#ui/chips/chips.tsx';

const FILTERS = [
  { id: 'town', label: 'Ville : Douala' },
  { id: 'sectors', label: 'Secteurs : 8' },
  { id: 'potential', label: 'Potentiel : A+, A' },
] as const;

const meta = {
  component: FilterChips,
  args: { label: 'Filtres actifs', chips: FILTERS, onRemove: () => undefined },
  render: Filtered,
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

function Filtered(props: FilterChipsProps) {
  const [chips, setChips] = useState(props.chips);
  return (
    <FilterChips
      {...props}
      chips={chips}
      onRemove={(id) => setChips((before) => before.filter((chip) => chip.id !== id))}
      onClear={() => setChips([])}
    />
  );
}

export const Filters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Secteurs : 8' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('row', { name: 'Secteurs : 8' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^(Effacer|Clear)$/ }));
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};
export const OneFilter: Story = { args: { chips: FILTERS.slice(0, 1) } };
export const NoFilter: Story = { args: { chips: [] } };
export const LongWords: Story = {
  args: {
    chips: [
      { id: 'long', label: 'Centre de santé : Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest' },
      ...FILTERS,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
};

const POTENTIALS = ['A+', 'A', 'B', 'C'] as const;

function Potentials({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const [value, setValue] = useState<ReadonlySet<(typeof POTENTIALS)[number]>>(new Set(['A+', 'A']));
  return (
    <ChoiceChips
      label="Potentiel"
      chips={POTENTIALS.map((id) => ({ id, label: id }))}
      value={value}
      onChange={setValue}
      isDisabled={isDisabled}
    />
  );
}

export const Choices: Story = {
  render: () => <Potentials />,
  play: async ({ canvas, userEvent }) => {
    const chip = (name: string) => canvas.getByRole('button', { name });
    await expect(chip('A')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(chip('B')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip('B')).toHaveAttribute('aria-pressed', 'false');
  },
};
export const ChoicesDisabled: Story = { render: () => <Potentials isDisabled /> };
