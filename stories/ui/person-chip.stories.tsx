import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PersonChip } from '#ui/person-chip/person-chip.tsx';

const meta = {
  component: PersonChip,
  args: { name: 'Fatou Diagne' },
} satisfies Meta<typeof PersonChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Name: Story = {};
export const WithDetail: Story = { args: { detail: 'Affaires réglementaires', size: 'medium' } };
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Retirer|Remove) Fatou Diagne$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  args: { name: 'Marie-Thérèse Anne-Élisabeth Nguemo Onana Mvondo', detail: 'Assistante de direction, Bobo-Dioulasso' },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
};
