import { DEMO_PARAMETERS } from '#lib/demo-parameters.ts';

/** Why the period of an address is not shown. */
export type PeriodFaultReason = 'foreign' | 'unreadable' | 'outside' | 'half' | 'reversed' | 'long';

/** The parameters by which pages of finance name a period; each page reads some of them. */
export const PERIOD_PARAMS = ['year', 'month', 'week', 'from', 'to'] as const;
/** Those that ask for no other figures: of the shell, of the demo, and of who sent the link. */
const OF_NO_PAGE: ReadonlySet<string> = new Set(['outbox', ...DEMO_PARAMETERS]);
const OF_SENDERS = /^utm_|^(?:fb|g)clid$/u;

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

/** The parameters that a page does not read, and which would ask it for other figures: those of other pages, and capitals. */
const foreignNames = (params: URLSearchParams, own: readonly string[]): readonly string[] =>
  [...new Set(params.keys())].filter((name) => !own.includes(name) && !OF_NO_PAGE.has(name) && !OF_SENDERS.test(name));

/** What an address asks for by parameters that a page does not read: « week=2026-W46 ». */
const foreignIn = (params: URLSearchParams, own: readonly string[]): readonly string[] =>
  foreignNames(params, own).map((name) => `${name}=${askedIn(params, name)}`);

/** The changes that take those parameters out of the address. */
export const withoutForeign = (params: URLSearchParams, own: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(foreignNames(params, own).map((name) => [name, null]));

/**
 * A period as it was read, unless the address asks for something else too: the page then says what, and offers the
 * period.
 */
export function readBeside<Period>(
  { period, fault }: PeriodRead<Period>,
  params: URLSearchParams,
  own: readonly string[],
): PeriodRead<Period> {
  const foreign = foreignIn(params, own);
  if (foreign.length === 0) return fault ? { period: null, fault } : { period, fault };
  return periodFault(foreign.join(' / '), 'foreign', fault ? fault.offered : period);
}

/** A readable period. */
export const periodRead = <Period>(period: Period): PeriodRead<Period> => ({ period, fault: null });

/** A period that is not shown. */
export const periodFault = <Period>(asked: string, reason: PeriodFaultReason, offered: Period): PeriodRead<Period> => ({
  period: null,
  fault: { asked, reason, offered },
});
