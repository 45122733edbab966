import type { ServerCode } from '#api/codes.ts';
import { isBlank } from '#lib/blank.ts';
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
export function isExpired({ scheduledTimeStamp }: Pick<ReminderDraft, 'scheduledTimeStamp'>, now: number): boolean {
  return scheduledTimeStamp !== null && scheduledTimeStamp * 1000 <= now;
}

/** What a rule is called: the field, and the code of what is wrong with it. */
export type RuleName<Each extends { readonly field: string; readonly code: string }> = Each extends unknown
  ? `${Each['field']} ${Each['code']}`
  : never;

/** When a reminder is sent, by which channels and to whom: wherever one is written. */
export type Delivery = Pick<ReminderDraft, 'scheduledTimeStamp' | 'isEmail' | 'isNotification' | 'recipientIDs'>;

interface Rule<Of> {
  readonly field: ReminderField;
  readonly code: ReminderIssueCode;
  readonly isBroken: (draft: Of, now: number) => boolean;
}

/** The rules of a delivery, in the order of the form (decision 41). */
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

/** Each rule of a reminder by its field and its code. */
export type ReminderRule = RuleName<(typeof RULES)[number]>;

/**
 * What keeps a reminder from being saved, in the order of the form (spec §5, decision 41); at most one issue a field.
 * @param now milliseconds since 1970
 */
export function validateReminder(draft: ReminderDraft, now: number): readonly ReminderIssue[] {
  return RULES.flatMap(({ field, code, isBroken }) => (isBroken(draft, now) ? { field, code } : []));
}
