import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { storedDrafts } from '../stored-drafts.ts';

const PRODUCT = 'prod-cm-brv-ten-0530';
const actionAddress = (idRegAction: string) =>
  href('regulatory_affairs_user_regulatory_action_steps', { idProduct: PRODUCT, idRegAction });

const EMPTY = { name: '', description: '', type: null, statut: null };
const WRITTEN = { ...EMPTY, name: 'Renouvellement 2027', description: 'Réunir les pièces.' };
const begun = (ID: string) =>
  storedDrafts({ kind: 'action', subject: `${PRODUCT} ${ID}`, value: WRITTEN, base: EMPTY });

/** What an earlier page left on the device (docs/rules/regulatory.md#regulatory-drafts). */
const meta = {
  ...screen,
  title: 'Screens/Restored drafts/Actions',
  args: { role: 'RegulatoryAffairsUser', address: actionAddress('new'), prepare: begun('new') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The editor says that the text is not new, until it is saved or discarded. */
export const InItsEditor: Story = {
  play: async () => {
    const editor = within(await page.findByRole('dialog', { name: 'Nouvelle action réglementaire' }));
    await expect(editor.getByRole('textbox', { name: 'Nom' })).toHaveValue('Renouvellement 2027');
    await expect(editor.getByRole('status')).toHaveTextContent(/^Votre saisie non enregistrée est revenue/u);
  },
};

/** The text of a record that is gone can still be read, copied and discarded. */
export const OfADeletedAction: Story = {
  args: { address: actionAddress('gone'), prepare: begun('gone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cette action n’existe pas' })).toBeVisible();
    const left = within(await canvas.findByRole('region', { name: 'Votre saisie sur cet appareil' }));
    await expect(left.getByText('Renouvellement 2027')).toBeVisible();
    await expect(left.getByText('Réunir les pièces.')).toBeVisible();
    await expect(left.getByRole('button', { name: 'Copier le texte' })).toBeVisible();
    await userEvent.click(left.getByRole('button', { name: 'Abandonner ma saisie' }));
    await waitFor(() => expect(canvas.queryByText('Renouvellement 2027')).toBeNull());
  },
};
