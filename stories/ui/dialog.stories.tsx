import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogBody, DialogColumns, DialogFooter, DIALOG_SIZES, DialogTrigger } from '#ui/dialog/dialog.tsx';
import { FormGrid, FormGridWide } from '#ui/form-grid/form-grid.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

const meta = {
  component: Dialog,
  subcomponents: { DialogBody, DialogColumns, DialogFooter },
  args: { title: 'Modifier le rappel', isOpen: true, onOpenChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: DIALOG_SIZES }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const FOOTER = (
  <DialogFooter
    start={
      <Button variant="dangerText" size="large" icon={<Trash2 />}>
        Supprimer
      </Button>
    }
  >
    <Button slot="close" size="large">
      Annuler
    </Button>
    <Button variant="primary" size="large">
      Enregistrer le rappel
    </Button>
  </DialogFooter>
);

export const Editor: Story = {
  args: {
    size: 'large',
    subtitle: 'Étape 3, déposer à la direction de la pharmacie',
    children: (
      <>
        <DialogBody>
          <DialogColumns
            start={
              <FormGrid columns={2}>
                <FormGridWide>
                  <TextField label="Nom" defaultValue="Prendre rendez-vous au guichet" />
                </FormGridWide>
                <TextField label="Date" defaultValue="01/12/2026" />
                <TextField label="Heure" defaultValue="08:00" />
              </FormGrid>
            }
            end={<TextField label="Destinataires" />}
          />
        </DialogBody>
        {FOOTER}
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Modifier le rappel' });
    await expect(dialog).toHaveAccessibleDescription('Étape 3, déposer à la direction de la pharmacie');
  },
};

export const Question: Story = {
  args: {
    size: 'small',
    role: 'alertdialog',
    title: 'Remplacer vos saisies ?',
    subtitle:
      'Vos tendances de la semaine 47 ne sont pas envoyées. Les données du serveur datent d’aujourd’hui à 10:52.',
    children: (
      <DialogFooter>
        <Button size="large">Charger le serveur</Button>
        <Button variant="primary" size="large">
          Garder mes saisies
        </Button>
      </DialogFooter>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: /Remplacer vos saisies/ });
    await expect(within(dialog).queryByRole('button', { name: /^(Fermer|Close)$/ })).not.toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <DialogBody>
          {Array.from({ length: 30 }, (_, line) => (
            <p key={line}>Ligne {line + 1} d’un contenu qui ne tient pas à l’écran.</p>
          ))}
        </DialogBody>
        {FOOTER}
      </>
    ),
  },
  play: async () => {
    // The answers stay visible, however long the content.
    const answer = await screen.findByRole('button', { name: 'Enregistrer le rappel' });
    await waitFor(() => expect(answer).toBeVisible());
    await expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongWords: Story = {
  args: {
    size: 'small',
    title: 'Supprimer « Renouvellement-quinquennal-de-l’autorisation-de-mise-sur-le-marché » ?',
    subtitle: 'Une phrase qui dure, '.repeat(10),
    children: FOOTER,
  },
};

export const OpenedByKeyboard: Story = {
  parameters: { layout: 'padded' },
  args: { children: <DialogBody>Rien à décider.</DialogBody> },
  render: ({ title, children }) => (
    <DialogTrigger>
      <Button>Modifier</Button>
      <Dialog title={title}>{children}</Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Modifier le rappel' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Modifier' })).toHaveFocus());
  },
};
