import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { Ask } from './open-stage.ts';
import type { StageProps } from './stage.tsx';

/** The renewal of the first product of the demo, in progress. */
const OWN = { idProduct: 'prod-cm-brv-ten-0530', idRegAction: 'action-cm-1' };

const meta = {
  ...screen,
  title: 'Screens/Regulatory action',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_regulatory_action_steps', OWN) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Étapes de l’action' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enregistrer la nouvelle AMM' })).toBeVisible();
  },
};

/** A step is not added without the file that was refused, until that is taken away. */
export const RefusedFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une étape' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Nouvelle étape' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Dépôt');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Déposer le dossier');
    const chooser = dialog.getByRole('group', { name: /^Fichier/u }).querySelector('input');
    await userEvent.upload(chooser ?? document.body, new File([''], 'virus.exe'), { applyAccept: false });
    await dialog.findByText('virus.exe refusé');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter l’étape' }));
    const [told] = await dialog.findAllByText(/^Le fichier choisi est refusé/u);
    await waitFor(() => expect(told).toBeVisible());
  },
};

/** Laboratory users can read the history, but not change it. */
export const OfALaboratory: Story = {
  args: {
    role: 'PharmaLaboReglementaryAffairUser',
    address: href('pharma_labo_reglementary_affair_user_regulatory_action_steps', OWN),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Étapes de l’action' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajouter une étape' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Étapes de l’action' })).toBeVisible();
  },
};

async function deleteSteps(ask: Ask): Promise<void> {
  const steps = Array.from({ length: 6 }, (_, index) => `step-cm-1-${index + 1}`);
  const deletion =
    'mutation ($ID: ID!) { deleteRegulatoryActionStep(regulatoryActionStepID: $ID, forceCascadeDelete: true) { success } }';
  await Promise.all(steps.map((ID) => ask(deletion, { ID })));
}

/** A user who may write is offered to add the first step. */
export const Empty: Story = {
  args: { prepare: deleteSteps },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune étape pour cette action')).toBeVisible();
  },
};

/** A new action is written at its own address. */
export const NewAction: Story = {
  args: { address: href('regulatory_affairs_user_regulatory_action_steps', { ...OWN, idRegAction: 'new' }) },
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: 'Nouvelle action réglementaire' });
    // The dialog fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Reading an action that does not exist again would not help. */
export const Gone: Story = {
  args: { address: href('regulatory_affairs_user_regulatory_action_steps', { ...OWN, idRegAction: 'gone' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cette action n’existe pas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Actions du produit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** The page of another product says so: to edit the action there would move it to that product. */
export const OfAnotherProduct: Story = {
  args: {
    address: href(
      'regulatory_affairs_user_regulatory_action_steps',
      { ...OWN, idProduct: 'prod-cm-another' },
      { open: 'edit' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette action appartient à un autre produit')).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Modifier' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ouvrir l’action' })).toHaveAttribute(
      'href',
      href('regulatory_affairs_user_regulatory_action_steps', OWN),
    );
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’action n’a pas pu être lue')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
