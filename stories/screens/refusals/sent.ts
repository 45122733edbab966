import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { MAX_RECIPIENTS, type ReminderRule } from '#domain/regulatory/reminder-rules.ts';
import { inTurn, nothing, type Refusal, typeDate } from './refuse.ts';

async function when(form: HTMLElement, date: string): Promise<void> {
  await typeDate(form, 'Date', date);
  await typeDate(form, 'Heure', '0930');
}

/** Refusals shared by the reminder form and the last page of a new authorisation. */
export const SENT: Readonly<
  Record<Extract<ReminderRule, `${'scheduledTimeStamp' | 'channels' | 'recipientIDs'} ${string}`>, Refusal>
> = {
  'scheduledTimeStamp REQUIRED_VALUE': { breaks: nothing, says: /Choisissez la date et l’heure/u },
  'recipientIDs REMINDER_RECIPIENTS_REQUIRED': { breaks: nothing, says: /Choisissez au moins un destinataire/u },
  'scheduledTimeStamp REMINDER_EXPIRED': {
    breaks: (form) => when(form, '02012020'),
    says: /Cette date est déjà passée/u,
  },
  'channels REMINDER_CHANNEL_REQUIRED': {
    breaks: (form) => userEvent.click(within(form).getByRole('switch', { name: 'Notification dans l’application' })),
    says: /Choisissez au moins un moyen d’envoi/u,
  },
  // A sixteenth recipient cannot be chosen: the list closes once fifteen are chosen.
  'recipientIDs REMINDER_TOO_MANY_RECIPIENTS': {
    breaks: async (form) => {
      const people = within(form).getAllByRole('option').slice(0, MAX_RECIPIENTS);
      await inTurn(people, async (person) => {
        await fireEvent.click(person);
      });
      await expect(within(form).getAllByRole('option')).toHaveLength(MAX_RECIPIENTS);
    },
    says: new RegExp(`${MAX_RECIPIENTS} sur ${MAX_RECIPIENTS}.*${MAX_RECIPIENTS} destinataires au maximum`, 'u'),
  },
};
