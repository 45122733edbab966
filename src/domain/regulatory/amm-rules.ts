import { isBlank } from '#lib/blank.ts';
import { DELIVERY_RULES, type RuleName } from './reminder-rules.ts';

/**
 * A new marketing authorisation (AMM) being written: the arguments of createAMMFileAndReminder.
 * `file` and `fileName` are the certificate, the `step` fields the regulatory step it closes, the others its reminder.
 */
export interface AmmDraft {
  readonly file: File | null;
  readonly fileName: string;
  readonly number: string;
  /** First instant of the first day, in seconds since 1970. */
  readonly start: number | null;
  /** First instant of the last day, in seconds since 1970. */
  readonly end: number | null;
  /** An authorisation may have no end. */
  readonly isUnlimited: boolean;
  readonly stepName: string;
  readonly stepDescription: string;
  readonly reminderName: string;
  readonly reminderDescription: string;
  /** Seconds since 1970. */
  readonly scheduledTimeStamp: number | null;
  readonly isNotification: boolean;
  readonly isEmail: boolean;
  readonly recipientIDs: readonly string[];
}

/** The pages of the dialog, in their order. */
export const AMM_PAGES = ['authorisation', 'step', 'reminder'] as const;
export type AmmPage = (typeof AMM_PAGES)[number];

export type AmmField = Exclude<keyof AmmDraft, 'isUnlimited' | 'isNotification' | 'isEmail'> | 'channels';

interface Rule {
  readonly page: AmmPage;
  readonly field: AmmField;
  /** A server code, so that the error catalogue has one entry for the check here and the check on the server. */
  readonly code: string;
  /** `now` is in milliseconds since 1970. */
  readonly isBroken: (draft: AmmDraft, now: number) => boolean;
}

/** Whether an authorisation would end before it begins, or on the same day. Both in seconds since 1970. */
export const isReversed = (start: number | null, end: number | null): boolean =>
  start !== null && end !== null && end <= start;

const RULES = [
  { page: 'authorisation', field: 'file', code: 'REQUIRED_VALUE', isBroken: ({ file }) => file === null },
  {
    page: 'authorisation',
    field: 'fileName',
    code: 'REQUIRED_VALUE',
    isBroken: ({ file, fileName }) => file !== null && isBlank(fileName),
  },
  { page: 'authorisation', field: 'number', code: 'REQUIRED_VALUE', isBroken: ({ number }) => isBlank(number) },
  { page: 'authorisation', field: 'start', code: 'REQUIRED_VALUE', isBroken: ({ start }) => start === null },
  {
    page: 'authorisation',
    field: 'end',
    code: 'REQUIRED_VALUE',
    isBroken: ({ end, isUnlimited }) => !isUnlimited && end === null,
  },
  {
    page: 'authorisation',
    field: 'end',
    code: 'INVALID_DATE_RANGE',
    isBroken: ({ start, end, isUnlimited }) => !isUnlimited && isReversed(start, end),
  },
  { page: 'step', field: 'stepName', code: 'REQUIRED_VALUE', isBroken: ({ stepName }) => isBlank(stepName) },
  {
    page: 'step',
    field: 'stepDescription',
    code: 'REQUIRED_VALUE',
    isBroken: ({ stepDescription }) => isBlank(stepDescription),
  },
  {
    page: 'reminder',
    field: 'reminderName',
    code: 'REQUIRED_VALUE',
    isBroken: ({ reminderName }) => isBlank(reminderName),
  },
  {
    page: 'reminder',
    field: 'reminderDescription',
    code: 'REQUIRED_VALUE',
    isBroken: ({ reminderDescription }) => isBlank(reminderDescription),
  },
  ...DELIVERY_RULES.map((rule) => ({ page: 'reminder', ...rule }) as const),
] as const satisfies readonly Rule[];

/** The names of the rules of one page. */
export type AmmRule<Page extends AmmPage> = RuleName<Extract<(typeof RULES)[number], { readonly page: Page }>>;

export type AmmIssue = Readonly<Pick<(typeof RULES)[number], 'page' | 'field' | 'code'>>;

/**
 * The broken rules of a new authorisation, in the order of the form.
 * @param now milliseconds since 1970
 */
export function validateAmm(draft: AmmDraft, now: number): readonly AmmIssue[] {
  return RULES.flatMap(({ page, field, code, isBroken }) => (isBroken(draft, now) ? { page, field, code } : []));
}
