import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { storedDrafts } from '../stored-drafts.ts';

/** What an earlier page left on the device (docs/rules/regulatory.md#regulatory-drafts). */
const meta = {
  ...screen,
  title: 'Screens/Restored drafts/Reminders',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_reminders', {}, { reminder: 'new' }) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An editor without a stored draft says nothing. */
export const None: Story = {
  play: async () => {
    const editor = within(await page.findByRole('dialog', { name: 'Nouveau rappel' }));
    await userEvent.type(editor.getByRole('textbox', { name: 'Nom' }), 'Visite');
    await expect(editor.queryByText(/est revenue/u)).toBeNull();
  },
};

const REMINDER = {
  name: 'Porter l’échantillon',
  description: 'Trois boîtes',
  scheduledTimeStamp: null,
  regulatoryActionStepID: null,
  isEmail: false,
  isNotification: true,
  recipientIDs: [],
};

export const OfADeletedReminder: Story = {
  args: {
    address: href('regulatory_affairs_user_reminders', {}, { reminder: 'gone' }),
    prepare: storedDrafts({ kind: 'reminder', subject: 'gone', value: REMINDER, base: { ...REMINDER, name: '' } }),
  },
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Rappel' }));
    await waitFor(() => expect(dialog.getByText('Porter l’échantillon')).toBeVisible());
    await expect(dialog.getByText('Trois boîtes')).toBeVisible();
  },
};
