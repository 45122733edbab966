import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';

const meta = {
  component: DiscardDialog,
  args: { isOpen: true, children: 'Ce rappel n’est pas enregistré.', onKeep: fn(), onDiscard: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DiscardDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: /Abandonner vos modifications|Discard your changes/ });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^(Continuer la saisie|Keep editing)$/ })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
/** By button and by Escape, with a long text. */
export const Kept: Story = {
  args: { children: `Ce rappel n’est pas enregistré. ${'Une phrase qui dure, '.repeat(10)}` },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Continuer la saisie|Keep editing)$/ }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledTimes(2);
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};
