import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { ButtonGroup } from '#ui/button-group/button-group.tsx';
import {
  createToasts,
  type ToastOptions,
  type ToastTone,
  TOAST_DURATION,
  TOAST_TONES,
} from '#ui/toast/create-toasts.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';

interface SayerProps extends ToastOptions {
  readonly tone: ToastTone;
  readonly text: string;
  /** The label of an action. The message then stays until it is withdrawn. */
  readonly action?: string;
  readonly onAction?: () => void;
}

/** A button that adds a message, and the region that shows it. */
function ToastButton({ tone, text, action, onAction = () => undefined, ...options }: SayerProps) {
  const [toasts] = useState(createToasts);
  const [withdraw, setWithdraw] = useState<(() => void) | null>(null);
  const keep = (label: string) => setWithdraw(() => toasts.keep(text, { label, onPress: onAction }));
  return (
    <>
      <ButtonGroup label="Message">
        <Button onPress={() => (action === undefined ? toasts[tone](text, options) : keep(action))}>Dire</Button>
        {withdraw && <Button onPress={withdraw}>Retirer</Button>}
      </ButtonGroup>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const meta = {
  component: ToastButton,
  title: 'ui/toast',
  args: { tone: 'success', text: 'Visite enregistrée', onAction: fn() },
  argTypes: { tone: { control: 'inline-radio', options: TOAST_TONES } },
} satisfies Meta<typeof ToastButton>;
export default meta;

type Story = StoryObj<typeof meta>;

async function say(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Dire' }));
}

export const Success: Story = {
  args: { duration: 10_000 },
  play: async () => {
    await say();
    await expect(await screen.findByRole('status')).toHaveTextContent('Visite enregistrée');
  },
};
export const Info: Story = {
  args: { tone: 'info', text: 'Six destinataires prévenus', duration: null },
  play: say,
};
export const LeavesByItself: Story = {
  play: async () => {
    await say();
    await screen.findByRole('status');
    await userEvent.unhover(screen.getByRole('button', { name: 'Dire' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument(), {
      timeout: TOAST_DURATION + 2_000,
    });
  },
};
export const DismissedByAClick: Story = {
  args: { duration: null },
  play: async () => {
    await say();
    await userEvent.click(await screen.findByText('Visite enregistrée'));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  },
};
export const ErrorStays: Story = {
  args: { tone: 'error', text: 'Le rappel n’a pas été enregistré' },
  play: async () => {
    await say();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Le rappel n’a pas été enregistré');
    // A repeated failure is shown once.
    await say();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};
export const ErrorDismissedByKeyboard: Story = {
  args: { tone: 'error', text: 'Le rappel n’a pas été enregistré' },
  play: async () => {
    await say();
    await screen.findByRole('alert');
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^(Fermer le message|Close the message)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};
export const Several: Story = {
  args: { duration: null },
  render: () => <ToastButton tone="info" text="Brouillon gardé sur l’appareil" duration={10_000} />,
  play: async () => {
    await say();
    await say();
    await say();
    await expect(await screen.findAllByRole('status')).toHaveLength(3);
  },
};
export const LongWords: Story = {
  args: { tone: 'error', text: `Une phrase qui dure, ${'anticonstitutionnellement-'.repeat(6)}` },
  play: say,
};

/** A persistent message with an action. It disappears when it is withdrawn. */
export const KeptWithAnAction: Story = {
  args: { tone: 'info', text: 'Une nouvelle version est prête.', action: 'Recharger' },
  play: async ({ args }) => {
    await say();
    const toast = await screen.findByRole('status');
    await expect(toast).toHaveTextContent('Une nouvelle version est prête.');
    await userEvent.click(screen.getByRole('button', { name: 'Recharger' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await say();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Une nouvelle version est prête.'));
  },
};
