import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Checklist, type ChecklistProps } from '#ui/checklist/checklist.tsx';
import { WHOLESALERS } from './choices.ts';

/** Holds the value, as a filter beside a list does. */
function Controlled({ value: initial, ...props }: ChecklistProps<string>) {
  const [value, setValue] = useState(initial);
  return <Checklist {...props} value={value} onChange={(ids) => setValue(new Set(ids))} />;
}

const meta = {
  component: Checklist,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Grossistes',
    items: WHOLESALERS.map(({ id, label }, index) => ({ id, label, count: 402 >> (4 * index) })),
    value: new Set(['savane']),
    onChange: () => {},
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
} satisfies Meta<typeof Checklist<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each checkbox is a tab stop and acts immediately. */
export const Counted: Story = {
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Grossistes' }));
    const [first] = group.getAllByRole('checkbox');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(group.getByRole('checkbox', { name: /Savane/ })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Zero, a very large count and a name longer than its line; then no counts at all. */
export const Extremes: Story = {
  args: {
    items: [
      { id: 'none', label: 'Aucun client', count: 0 },
      { id: 'many', label: 'Officines', count: '1 000 000 000' },
      { id: 'long', label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest', count: 3 },
    ],
    value: new Set(),
  },
};
