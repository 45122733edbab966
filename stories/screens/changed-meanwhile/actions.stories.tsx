import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialogNamed, keepAsk, press, shows, write } from './editors.ts';

const ACTION = { idProduct: 'prod-cm-brv-ten-0530', idRegAction: 'action-cm-1' };
const { ask, prepare } = keepAsk();

/** What somebody else changes on the server while the editor of an action is open: docs/rules/regulatory.md#read-again-before-saving. */
const meta = {
  ...screen,
  title: 'Screens/Changed meanwhile/Actions',
  args: {
    role: 'RegulatoryAffairsUser',
    address: href('regulatory_affairs_user_regulatory_action_steps', ACTION, { open: 'edit' }),
    prepare,
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const READ_ACTION = '{ getRegulatoryActionByID(ID: "action-cm-1") { name description statut } }';
const EDIT_ACTION = `mutation ($name: String!, $description: String!) {
  editRegulatoryAction(ID: "action-cm-1", name: $name, description: $description, statut: "Déposé",
    typeRegulatoryActionID: "type-cm-1", pharmaProductID: "prod-cm-brv-ten-0530") { ID }
}`;

/** Fields that the user has not touched keep what somebody else saved. */
export const AnotherField: Story = {
  play: async () => {
    const editor = await dialogNamed('Modifier l’action');
    const { value: name } = await editor.findByRole<HTMLInputElement>('textbox', { name: 'Nom' });
    await write(editor, 'Nom', 'Renouvellement suivi');
    await ask(EDIT_ACTION, { name, description: 'Déposé au guichet unique.' });
    await press(editor, 'Enregistrer l’action');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await ask(READ_ACTION)).toEqual({
      getRegulatoryActionByID: {
        name: 'Renouvellement suivi',
        description: 'Déposé au guichet unique.',
        statut: 'Déposé',
      },
    });
  },
};

/** Both versions are shown where both changed a field; what the user takes up is saved by the user alone. */
export const TheSameField: Story = {
  play: async () => {
    const editor = await dialogNamed('Modifier l’action');
    await write(editor, 'Nom', 'Renouvellement suivi');
    await ask(EDIT_ACTION, { name: 'Renouvellement 2027', description: 'Déposé au guichet unique.' });
    await press(editor, 'Enregistrer l’action');
    const question = await dialogNamed(/^Reprendre votre saisie/u);
    await shows(question, 'Renouvellement suivi');
    await shows(question, 'Renouvellement 2027');
    await shows(question, /^Pendant votre saisie, quelqu’un a changé la fiche/u);
    await expect(await ask(READ_ACTION)).toMatchObject({ getRegulatoryActionByID: { name: 'Renouvellement 2027' } });
    await press(question, 'Reprendre ma saisie');
    const again = await dialogNamed('Modifier l’action');
    await expect(again.getByRole('textbox', { name: 'Nom' })).toHaveValue('Renouvellement suivi');
    await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue('Déposé au guichet unique.');
    await press(again, 'Enregistrer l’action');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await ask(READ_ACTION)).toMatchObject({
      getRegulatoryActionByID: { name: 'Renouvellement suivi', description: 'Déposé au guichet unique.' },
    });
  },
};

/** A record that is gone is saved as a new one, once the user has been told. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    const editor = await dialogNamed('Modifier l’action');
    await write(editor, 'Nom', 'Renouvellement suivi');
    await ask(
      'mutation { deleteRegulatoryAction(regulatoryActionID: "action-cm-1", forceCascadeDelete: true) { success } }',
    );
    await press(editor, 'Enregistrer l’action');
    await expect(await editor.findByRole('alert')).toHaveTextContent(/^Cette fiche n’existe plus/u);
    await expect(editor.getByRole('textbox', { name: 'Nom' })).toHaveValue('Renouvellement suivi');
    await press(editor, 'Enregistrer l’action');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Renouvellement suivi' })).toBeVisible();
  },
};
