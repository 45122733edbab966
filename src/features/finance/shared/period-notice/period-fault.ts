/** Why the period of an address is not shown. */
export type PeriodFaultReason = 'foreign' | 'unreadable' | 'outside' | 'half' | 'reversed' | 'long';

/** The parameters by which pages of finance name a period; each page reads some of them. */
export const PERIOD_PARAMS = ['year', 'month', 'week', 'from', 'to'] as const;
type PeriodParam = (typeof PERIOD_PARAMS)[number];
const NAMES: ReadonlySet<string> = new Set(PERIOD_PARAMS);

/** A period that an address names and that the screen cannot show. */
export interface PeriodFault<Period> {
  /** The text in the address. */
  readonly asked: string;
  readonly reason: PeriodFaultReason;
  /** What the screen offers instead. */
  readonly offered: Period;
}

/** The period of an address, or why it has none that can be shown. */
export type PeriodRead<Period> =
  | { readonly period: Period; readonly fault: null }
  | { readonly period: null; readonly fault: PeriodFault<Period> };

/**
 * What an address asks for by a parameter, several values as one text, which no reader of a period takes for a period.
 * @returns null if the address does not have the parameter; an empty text if it leaves it empty
 */
export function askedIn(params: URLSearchParams, name: string): string | null {
  const values = new Set(params.getAll(name));
  return values.size === 0 ? null : [...values].join(' / ');
}

/** The parameters that name a period in a way that a page does not read: those of other pages, and capitals. */
const foreignNames = (params: URLSearchParams, own: readonly PeriodParam[]): readonly string[] => {
  const read: ReadonlySet<string> = new Set(own);
  return [...new Set(params.keys())].filter((name) => NAMES.has(name.toLowerCase()) && !read.has(name));
};

/** What an address asks for by parameters that a page does not read: « week=2026-W46 ». */
export const foreignIn = (params: URLSearchParams, own: readonly PeriodParam[]): readonly string[] =>
  foreignNames(params, own).map((name) => `${name}=${askedIn(params, name)}`);

/** The changes that take those parameters out of the address. */
export const withoutForeign = (params: URLSearchParams, own: readonly PeriodParam[]): Readonly<Record<string, null>> =>
  Object.fromEntries(foreignNames(params, own).map((name) => [name, null]));

/** A readable period. */
export const periodRead = <Period>(period: Period): PeriodRead<Period> => ({ period, fault: null });

/** A period that is not shown. */
export const periodFault = <Period>(asked: string, reason: PeriodFaultReason, offered: Period): PeriodRead<Period> => ({
  period: null,
  fault: { asked, reason, offered },
});
