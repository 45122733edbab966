import type { ServerCode } from '#api/codes.ts';
import { isBlank } from '#lib/blank.ts';
import { DELIVERY_RULES, type RuleName } from '../reminder/validate-reminder.ts';
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

interface Rule extends AmmIssue {
  readonly isBroken: (draft: AmmDraft, now: number) => boolean;
}

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
    isBroken: ({ start, end, isUnlimited }) => !isUnlimited && start !== null && end !== null && end <= start,
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

/** Each rule of a page of the dialog by its field and its code. */
export type AmmRule<Page extends AmmPage> = RuleName<Extract<(typeof RULES)[number], { readonly page: Page }>>;

/**
 * What keeps a new authorisation from being sent, in the order of the form (spec §5, decisions 41 and 42).
 * @param now milliseconds since 1970
 */
export function validateAmm(draft: AmmDraft, now: number): readonly AmmIssue[] {
  return RULES.flatMap(({ page, field, code, isBroken }) => (isBroken(draft, now) ? { page, field, code } : []));
}

/** The page that a refusal of the server is about: that of the reminder is the last, and has whatever is left. */
export const pageOf = (codes: readonly ServerCode[]): AmmPage =>
  codes.some((code) => code.startsWith('FILE_') || code === 'INVALID_DATE_RANGE') ? 'authorisation' : 'reminder';
