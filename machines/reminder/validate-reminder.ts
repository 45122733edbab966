import type { ServerCode } from '#api/codes.ts';
import type { ReminderDraft } from './reminder.types.ts';

/** The most people a reminder goes to (spec §9). */
export const MAX_RECIPIENTS = 15;

export type ReminderField = 'name' | 'description' | 'scheduledTimeStamp' | 'recipientIDs' | 'channels';

/** The same codes as the server's own checks, so that one catalogue entry says both. */
export type ReminderIssueCode = Extract<ServerCode, 'REQUIRED_VALUE' | `REMINDER_${string}`>;

export interface ReminderIssue {
  /** `channels` stands for e-mail and notification together. */
  readonly field: ReminderField;
  readonly code: ReminderIssueCode;
}

/** Whether the time has passed: such a reminder is done (decision 41). */
export function isExpired({ scheduledTimeStamp }: ReminderDraft, now: number): boolean {
  return scheduledTimeStamp !== null && scheduledTimeStamp * 1000 <= now;
}

/**
 * What keeps a reminder from being saved, in the order of the form (spec §5, decision 41); at most one issue a field.
 * @param now milliseconds since 1970
 */
export function validateReminder(draft: ReminderDraft, now: number): readonly ReminderIssue[] {
  const { scheduledTimeStamp, recipientIDs } = draft;
  const issues: ReminderIssue[] = [];
  if (!draft.name.trim()) issues.push({ field: 'name', code: 'REQUIRED_VALUE' });
  if (!draft.description.trim()) issues.push({ field: 'description', code: 'REQUIRED_VALUE' });
  if (scheduledTimeStamp === null) issues.push({ field: 'scheduledTimeStamp', code: 'REQUIRED_VALUE' });
  else if (isExpired(draft, now)) issues.push({ field: 'scheduledTimeStamp', code: 'REMINDER_EXPIRED' });
  if (!draft.isEmail && !draft.isNotification) issues.push({ field: 'channels', code: 'REMINDER_CHANNEL_REQUIRED' });
  if (recipientIDs.length === 0) issues.push({ field: 'recipientIDs', code: 'REMINDER_RECIPIENTS_REQUIRED' });
  else if (recipientIDs.length > MAX_RECIPIENTS) {
    issues.push({ field: 'recipientIDs', code: 'REMINDER_TOO_MANY_RECIPIENTS' });
  }
  return issues;
}
