import type { ReminderDraft } from '#domain/regulatory/reminder-rules.ts';
import type { ReminderRowFragment } from './reminders.generated.ts';

/** A reminder as the list and the editor use it. */
export type ReminderRow = ReminderRowFragment;

/** The initial draft of the editor. A new reminder has the notification channel, as most reminders do. */
export function draftOf(reminder: ReminderRow | null): ReminderDraft {
  if (!reminder) {
    return {
      name: '',
      description: '',
      scheduledTimeStamp: null,
      regulatoryActionStepID: null,
      isEmail: false,
      isNotification: true,
      recipientIDs: [],
    };
  }
  return {
    name: reminder.name,
    description: reminder.description ?? '',
    scheduledTimeStamp: reminder.scheduledTimeStamp,
    regulatoryActionStepID: reminder.RegulatoryActionStep?.ID ?? null,
    isEmail: reminder.isEmail,
    isNotification: reminder.isNotification,
    recipientIDs: reminder.Recipients.map(({ ID }) => ID),
  };
}

/** The names from product to step: `['Tensorel 5 mg B/30', 'Renouvellement quinquennal', 'Déposer le dossier']`. */
export function stepPath(step: NonNullable<ReminderRow['RegulatoryActionStep']>): readonly string[] {
  const action = step.RegulatoryAction;
  return [action?.PharmaProduct?.name, action?.name, step.name].filter((part) => part !== undefined);
}
