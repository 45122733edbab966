import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ThrowAwayDialog } from '#ui/throw-away-dialog/throw-away-dialog.tsx';

const meta = {
  component: ThrowAwayDialog,
  args: { label: 'Dr Clarisse Ewane · Rapport de visite', onKeep: fn(), onThrowAway: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThrowAwayDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/Dr Clarisse Ewane/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: /^(Jeter|Throw away)$/ }));
    await expect(args.onThrowAway).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
