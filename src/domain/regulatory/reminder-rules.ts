import { isBlank } from '#lib/blank.ts';

/** A reminder being written. Field names are those of createReminder and editReminder. */
export interface ReminderDraft {
  readonly name: string;
  readonly description: string;
  /** Seconds since 1970; `null` until a date and a time are chosen. */
  readonly scheduledTimeStamp: number | null;
  readonly regulatoryActionStepID: string | null;
  readonly isEmail: boolean;
  readonly isNotification: boolean;
  /** In the order they were chosen. */
  readonly recipientIDs: readonly string[];
}

/** The most people a reminder can be sent to. */
export const MAX_RECIPIENTS = 15;

/** Form fields that an issue can point at. `channels` stands for e-mail and notification together. */
export type ReminderField = 'name' | 'description' | 'scheduledTimeStamp' | 'recipientIDs' | 'channels';

/** Whether the scheduled time has passed. @param now milliseconds since 1970 */
export function isExpired({ scheduledTimeStamp }: Pick<ReminderDraft, 'scheduledTimeStamp'>, now: number): boolean {
  return scheduledTimeStamp !== null && scheduledTimeStamp * 1000 <= now;
}

/** The name of a rule: its field and its code, as `name REQUIRED_VALUE`. */
export type RuleName<Each extends { readonly field: string; readonly code: string }> = Each extends unknown
  ? `${Each['field']} ${Each['code']}`
  : never;

/** When a reminder is sent, over which channels and to whom; a new authorisation brings a reminder along too. */
export type Delivery = Pick<ReminderDraft, 'scheduledTimeStamp' | 'isEmail' | 'isNotification' | 'recipientIDs'>;

interface Rule<Of> {
  readonly field: ReminderField;
  /** A server code, so that the error catalogue has one entry for the check here and the check on the server. */
  readonly code: string;
  /** `now` is in milliseconds since 1970. */
  readonly isBroken: (draft: Of, now: number) => boolean;
}

/** The rules of a delivery, in the order of the form. */
export const DELIVERY_RULES = [
  {
    field: 'scheduledTimeStamp',
    code: 'REQUIRED_VALUE',
    isBroken: ({ scheduledTimeStamp }) => scheduledTimeStamp === null,
  },
  { field: 'scheduledTimeStamp', code: 'REMINDER_EXPIRED', isBroken: isExpired },
  {
    field: 'channels',
    code: 'REMINDER_CHANNEL_REQUIRED',
    isBroken: ({ isEmail, isNotification }) => !isEmail && !isNotification,
  },
  {
    field: 'recipientIDs',
    code: 'REMINDER_RECIPIENTS_REQUIRED',
    isBroken: ({ recipientIDs }) => recipientIDs.length === 0,
  },
  {
    field: 'recipientIDs',
    code: 'REMINDER_TOO_MANY_RECIPIENTS',
    isBroken: ({ recipientIDs }) => recipientIDs.length > MAX_RECIPIENTS,
  },
] as const satisfies readonly Rule<Delivery>[];

const RULES = [
  { field: 'name', code: 'REQUIRED_VALUE', isBroken: ({ name }) => isBlank(name) },
  { field: 'description', code: 'REQUIRED_VALUE', isBroken: ({ description }) => isBlank(description) },
  ...DELIVERY_RULES,
] as const satisfies readonly Rule<ReminderDraft>[];

/** The name of each rule of a reminder. */
export type ReminderRule = RuleName<(typeof RULES)[number]>;

export type ReminderIssueCode = (typeof RULES)[number]['code'];

export interface ReminderIssue {
  readonly field: ReminderField;
  readonly code: ReminderIssueCode;
}

/**
 * The broken rules of a reminder, in the order of the form; at most one issue per field.
 * @param now milliseconds since 1970
 */
export function validateReminder(draft: ReminderDraft, now: number): readonly ReminderIssue[] {
  return RULES.flatMap(({ field, code, isBroken }) => (isBroken(draft, now) ? { field, code } : []));
}
