import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialogNamed, keepAsk, press, shows, write } from './editors.ts';

const { ask, prepare } = keepAsk();

/** What somebody else changes on the server while the editor of a reminder is open: docs/rules/regulatory.md#read-again-before-saving. */
const meta = {
  ...screen,
  title: 'Screens/Changed meanwhile/Reminders',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_reminders'), prepare },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

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
