import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingBadge } from '#ui/waiting-badge/waiting-badge.tsx';

const meta = { component: WaitingBadge, args: { state: 'waiting' } } satisfies Meta<typeof WaitingBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(à envoyer|to send)$/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(refusé|refused)$/)).toBeVisible();
  },
};
