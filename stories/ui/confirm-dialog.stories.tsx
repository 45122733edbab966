import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ListChecks, Paperclip } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CONFIRM_TONES, ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Supprimer le rappel ?',
    description: 'Ses destinataires ne seront pas prévenus.',
    confirmLabel: 'Supprimer le rappel',
  },
  argTypes: { tone: { control: 'inline-radio', options: CONFIRM_TONES }, losses: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Simple: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: /Supprimer le rappel/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /^(Annuler|Cancel)$/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ force: false });
  },
};

export const Cascade: Story = {
  args: {
    title: 'Supprimer « Renouvellement quinquennal » ?',
    description: 'Cette action contient d’autres éléments. Ils partiront avec elle.',
    losses: [
      { id: 'steps', icon: <ListChecks />, label: 'Étapes', count: 6 },
      { id: 'files', icon: <Paperclip />, label: 'Fichiers', count: 7 },
      { id: 'reminders', icon: <Bell />, label: 'Rappels, dont 2 à venir', count: 4 },
    ],
    forceLabel: 'Supprimer aussi ces 17 éléments',
    confirmLabel: 'Supprimer l’action',
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: /^(Annuler|Cancel)$/ })).toHaveFocus());
    const confirm = screen.getByRole('button', { name: 'Supprimer l’action' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Supprimer aussi ces 17 éléments' }));
    await expect(confirm).toBeEnabled();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith({ force: true });
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = {
  args: { error: 'Le rappel n’a pas pu être supprimé. Vérifiez le réseau, puis réessayez.' },
};

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Quitter sans enregistrer ?',
    description: 'Vos modifications du rappel seront perdues.',
    cancelLabel: 'Continuer la saisie',
    confirmLabel: 'Quitter',
  },
};

export const ManyLosses: Story = {
  args: {
    losses: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Étape ${index + 1}, constituer le dossier`,
    })),
    forceLabel: 'Supprimer aussi ces 40 éléments',
  },
};

/** Names that do not fit, zero and very large counts; Escape cancels. */
export const Extremes: Story = {
  args: {
    title: 'Supprimer « Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest » ?',
    description: 'Une phrase qui dure, '.repeat(10),
    losses: [
      {
        id: 'long',
        icon: <ListChecks />,
        label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
        count: '1 234 567 890',
      },
      { id: 'none', icon: <Paperclip />, label: 'Fichiers', count: 0 },
    ],
    forceLabel: 'Supprimer aussi ces 1 234 567 890 éléments et prévenir leurs destinataires',
    confirmLabel: 'Supprimer l’action et tout ce qu’elle contient',
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: /^(Annuler|Cancel)$/ })).toHaveFocus());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
