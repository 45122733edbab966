import { isBlank } from '#lib/blank.ts';
import type { Stop } from './day-plan.ts';

/** Why a visit stays on its day (docs/rules/field-work.md#one-visit-a-day). */
export type FixedReason = 'done' | 'validated' | 'unregistered';

/** What tells whether a visit stays on its day. */
interface Told {
  readonly done: boolean;
  readonly validated: boolean | null;
  readonly Customer: object | null;
}

/** Why a visit can neither be taken out of its day nor moved; `null` if it can. */
export function fixedReason({ done, validated, Customer }: Told, hasValidation: boolean): FixedReason | null {
  if (done) return 'done';
  if (hasValidation && validated === true) return 'validated';
  return Customer ? null : 'unregistered';
}

/** A day with the visits that are planned. */
export interface PlannedDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly stops: readonly Stop[];
}

/** Why a visit is not copied. */
export type LeftOutReason =
  /** The day of the other week is over. */
  | { readonly kind: 'past' }
  /** The customer has a visit on that day already. */
  | { readonly kind: 'planned' }
  /** The visit has no purpose to copy. */
  | { readonly kind: 'purpose' };

export interface LeftOut {
  readonly customerID: string;
  /** The day to which the visit would be copied. */
  readonly date: string;
  readonly reason: LeftOutReason;
}

export interface WeekCopy {
  /** The days that gain visits, with what they gain. */
  readonly days: readonly PlannedDay[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * What of a week can be copied onto another, day by day, and what is left out. Copied twice, a week leaves everything out;
 * copied again after a part of it was lost, it brings that part.
 * @param source the days from Monday
 * @param target the days of the other week from Monday, as they are
 */
export function copyOfWeek(source: readonly PlannedDay[], target: readonly PlannedDay[], today: string): WeekCopy {
  const reasonFor = ({ customerID, description }: Stop, { date, stops }: PlannedDay): LeftOutReason | null => {
    if (date < today) return { kind: 'past' };
    if (stops.some((other) => other.customerID === customerID)) return { kind: 'planned' };
    return isBlank(description) ? { kind: 'purpose' } : null;
  };
  const judged = target.map((day, index) => ({
    date: day.date,
    stops: (source[index]?.stops ?? []).map((stop) => ({ stop, reason: reasonFor(stop, day) })),
  }));
  return {
    days: judged
      .map(({ date, stops }) => ({ date, stops: stops.flatMap(({ stop, reason }) => (reason ? [] : [stop])) }))
      .filter(({ stops }) => stops.length > 0),
    leftOut: judged.flatMap(({ date, stops }) =>
      stops.flatMap(({ stop: { customerID }, reason }) => (reason ? [{ customerID, date, reason }] : [])),
    ),
  };
}
