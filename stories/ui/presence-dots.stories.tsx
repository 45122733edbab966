import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PresenceKind, PresenceDots, PresenceLegend } from '#ui/presence-dots/presence-dots.tsx';

const people = (count: number, active: number, kind: PresenceKind = 'medical') =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Délégué ${index + 1}`,
    kind,
    isActive: index >= count - active,
  }));

const meta = { component: PresenceDots, args: { people: people(6, 5) } } satisfies Meta<typeof PresenceDots>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^5 (délégués actifs sur|delegates active of) 6$/ })).toBeVisible();
  },
};
export const Pharma: Story = { args: { people: people(6, 4, 'pharma') } };
export const Both: Story = {
  args: { people: [...people(3, 2), ...people(3, 1, 'pharma').map((each) => ({ ...each, id: `p${each.id}` }))] },
};
export const NobodyActive: Story = { args: { people: people(5, 0) } };
export const OneAlone: Story = { args: { people: people(1, 1) } };
export const Nobody: Story = { args: { people: [] } };
export const Many: Story = {
  args: { people: people(180, 121) },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
};
export const Legend: Story = { render: () => <PresenceLegend /> };
