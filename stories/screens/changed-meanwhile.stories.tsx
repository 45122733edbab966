import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { TYPE_COLOURS } from '#ui/theme/type-colours.ts';
import { screen } from './meta.tsx';
import type { Ask } from './open-stage.ts';
import type { StageProps } from './stage.tsx';

/** What somebody else changes on the server while an editor is open (docs/rules/regulatory.md#read-again-before-saving). */
let ask: Ask;

const meta = {
  ...screen,
  title: 'Screens/Changed meanwhile',
  args: {
    role: 'RegulatoryAffairsUser',
    address: href('regulatory_affairs_user_reminders'),
    prepare: (own: Ask) => {
      ask = own;
      return Promise.resolve();
    },
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string | RegExp) => within(await page.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;

async function write(dialog: Dialog, field: string, text: string): Promise<void> {
  const box = await dialog.findByRole('textbox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

/** The dialog fades in. */
const shows = (dialog: Dialog, words: string | RegExp) => waitFor(() => expect(dialog.getByText(words)).toBeVisible());
const press = (dialog: Dialog, button: string) => userEvent.click(dialog.getByRole('button', { name: button }));

const ACTION = { idProduct: 'prod-cm-brv-ten-0530', idRegAction: 'action-cm-1' };
const READ_ACTION = '{ getRegulatoryActionByID(ID: "action-cm-1") { name description statut } }';
const EDIT_ACTION = `mutation ($name: String!, $description: String!) {
  editRegulatoryAction(ID: "action-cm-1", name: $name, description: $description, statut: "Déposé",
    typeRegulatoryActionID: "type-cm-1", pharmaProductID: "prod-cm-brv-ten-0530") { ID }
}`;

const anAction = {
  args: { address: href('regulatory_affairs_user_regulatory_action_steps', ACTION, { open: 'edit' }) },
};

/** Fields that the user has not touched keep what somebody else saved. */
export const AnotherField: Story = {
  ...anAction,
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
  ...anAction,
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

const EDIT_TYPE = `mutation ($colour: String!) {
  editTypeRegulatoryAction(ID: "type-cm-3", name: "Réclame", colorCode: $colour) { ID }
}`;

/** What somebody else saved is taken, and nothing of the own draft is left. */
export const TakenFromTheServer: Story = {
  args: { address: href('regulatory_affairs_user_type_regulatory_actions', {}, { type: 'type-cm-3' }) },
  play: async () => {
    const editor = await dialogNamed('Modifier le type d’action');
    await write(editor, 'Nom', 'Communication');
    await ask(EDIT_TYPE, { colour: TYPE_COLOURS[0] });
    await press(editor, 'Enregistrer le type');
    await press(await dialogNamed(/^Reprendre votre saisie/u), 'Abandonner ma saisie');
    const again = await dialogNamed('Modifier le type d’action');
    await expect(again.getByRole('textbox', { name: 'Nom' })).toHaveValue('Réclame');
  },
};

/** A record that is gone is saved as a new one, once the user has been told. */
export const Deleted: Story = {
  ...anAction,
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

const READ_REMINDER = `query ($ID: ID!) {
  getReminderByID(ID: $ID) { name description isEmail }
}`;
const EDIT_REMINDER = `mutation ($ID: ID!, $when: Timestamp!, $to: String!) {
  editReminder(ID: $ID, name: "Rappel du laboratoire", description: "Écrite par un autre", scheduledTimeStamp: $when,
    isNotification: true, isEmail: true, recipientsIDList: $to) { ID }
}`;
/** 2 December 2027. */
const LATER = 1_827_734_400;

/** The editor of a reminder has a machine of its own, and the same question. */
export const AReminder: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader');
    if (first) await userEvent.click(first);
    const editor = await dialogNamed('Modifier le rappel');
    const ID = new URLSearchParams(location.search).get('reminder');
    await write(editor, 'Nom', 'Mon rappel');
    await ask(EDIT_REMINDER, { ID, when: LATER, to: 'user-cm-3' });
    await press(editor, 'Enregistrer le rappel');
    const question = await dialogNamed(/^Reprendre votre saisie/u);
    await shows(question, 'Rappel du laboratoire');
    await press(question, 'Reprendre ma saisie');
    const again = await dialogNamed('Modifier le rappel');
    await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue('Écrite par un autre');
    await press(again, 'Enregistrer le rappel');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await ask(READ_REMINDER, { ID })).toEqual({
      getReminderByID: { name: 'Mon rappel', description: 'Écrite par un autre', isEmail: true },
    });
  },
};

/** A city, whose list is read again. */
export const ACity: Story = {
  args: { role: 'Boss', address: href('app_customer_card_cities', {}, { city: 'city-cm-1' }) },
  play: async () => {
    const editor = await dialogNamed('Modifier la ville');
    await write(editor, 'Nom', 'Douala-ville');
    await ask('mutation { editCity(ID: "city-cm-1", name: "Douala centre") { ID } }');
    await press(editor, 'Enregistrer la ville');
    const question = await dialogNamed(/^Reprendre votre saisie/u);
    await shows(question, 'Douala centre');
  },
};

/** A work area keeps the city that somebody else gave it. */
export const AWorkArea: Story = {
  args: { role: 'Boss', address: href('app_customer_card_work_areas', {}, { workArea: 'area-cm-1' }) },
  play: async () => {
    const editor = await dialogNamed('Modifier le secteur');
    const { value: name } = await editor.findByRole<HTMLInputElement>('textbox', { name: 'Nom' });
    await write(editor, 'Nom', 'Secteur du port');
    await ask('mutation ($name: String!) { editWorkArea(ID: "area-cm-1", name: $name, cityID: "city-cm-2") { ID } }', {
      name,
    });
    await press(editor, 'Enregistrer le secteur');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const saved = { ID: 'area-cm-1', name: 'Secteur du port', City: { ID: 'city-cm-2' } };
    const answer = await ask('{ readAllWorkArea { ID name City { ID } } }');
    await expect(JSON.stringify(answer)).toContain(JSON.stringify(saved));
  },
};
