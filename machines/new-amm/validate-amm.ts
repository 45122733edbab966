import type { ServerCode } from '#api/codes.ts';
import { MAX_RECIPIENTS } from '../reminder/validate-reminder.ts';
import type { AmmDraft } from './new-amm.types.ts';

/** The pages of the dialog, in their order. */
export const AMM_PAGES = ['authorisation', 'step', 'reminder'] as const;
export type AmmPage = (typeof AMM_PAGES)[number];

export type AmmField = Exclude<keyof AmmDraft, 'isUnlimited' | 'isNotification' | 'isEmail'> | 'channels';

export interface AmmIssue {
  readonly page: AmmPage;
  readonly field: AmmField;
  /** The server's own code for it, so that one catalogue entry says both. */
  readonly code: ServerCode;
}

/**
 * What keeps a new authorisation from being sent, in the order of the form (spec §5, decisions 41 and 42).
 * @param now milliseconds since 1970
 */
export function validateAmm(draft: AmmDraft, now: number): readonly AmmIssue[] {
  const { file, start, end, isUnlimited, scheduledTimeStamp: when, recipientIDs } = draft;
  const rows: readonly (readonly [AmmPage, AmmField, ServerCode, boolean])[] = [
    ['authorisation', 'file', 'REQUIRED_VALUE', file === null],
    ['authorisation', 'fileName', 'REQUIRED_VALUE', file !== null && isBlank(draft.fileName)],
    ['authorisation', 'number', 'REQUIRED_VALUE', isBlank(draft.number)],
    ['authorisation', 'start', 'REQUIRED_VALUE', start === null],
    ['authorisation', 'end', 'REQUIRED_VALUE', !isUnlimited && end === null],
    ['authorisation', 'end', 'INVALID_DATE_RANGE', !isUnlimited && start !== null && end !== null && end <= start],
    ['step', 'stepName', 'REQUIRED_VALUE', isBlank(draft.stepName)],
    ['step', 'stepDescription', 'REQUIRED_VALUE', isBlank(draft.stepDescription)],
    ['reminder', 'reminderName', 'REQUIRED_VALUE', isBlank(draft.reminderName)],
    ['reminder', 'reminderDescription', 'REQUIRED_VALUE', isBlank(draft.reminderDescription)],
    ['reminder', 'scheduledTimeStamp', 'REQUIRED_VALUE', when === null],
    ['reminder', 'scheduledTimeStamp', 'REMINDER_EXPIRED', when !== null && when * 1000 <= now],
    ['reminder', 'channels', 'REMINDER_CHANNEL_REQUIRED', !draft.isEmail && !draft.isNotification],
    ['reminder', 'recipientIDs', 'REMINDER_RECIPIENTS_REQUIRED', recipientIDs.length === 0],
    ['reminder', 'recipientIDs', 'REMINDER_TOO_MANY_RECIPIENTS', recipientIDs.length > MAX_RECIPIENTS],
  ];
  return rows.flatMap(([page, field, code, isWrong]) => (isWrong ? { page, field, code } : []));
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The page that a refusal of the server is about: that of the reminder is the last, and has whatever is left. */
export const pageOf = (codes: readonly ServerCode[]): AmmPage =>
  codes.some((code) => code.startsWith('FILE_') || code === 'INVALID_DATE_RANGE') ? 'authorisation' : 'reminder';
