/** Why the period of an address is not shown. */
export type PeriodFaultReason = 'unreadable' | 'outside' | 'half' | 'reversed' | 'long';

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

/** A readable period. */
export const periodRead = <Period>(period: Period): PeriodRead<Period> => ({ period, fault: null });

/** A period that is not shown. */
export const periodFault = <Period>(asked: string, reason: PeriodFaultReason, offered: Period): PeriodRead<Period> => ({
  period: null,
  fault: { asked, reason, offered },
});
