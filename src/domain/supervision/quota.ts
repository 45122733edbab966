import { daysBetweenVisits } from '#domain/field/frequency.ts';

/** Days of a week, and those that are worked: from Monday to Friday. Public holidays are not known. */
const [WEEK, WORKED] = [7, 5] as const;

/**
 * The visits that customers ask for on each day that is worked, not rounded: each at the pace of its potential
 * (docs/rules/supervision.md#visit-quota).
 * @param potentials one for each customer; `null` if it is not known
 */
export const visitsAskedADay = (potentials: Iterable<string | null>): number =>
  [...potentials].reduce((sum, potential) => sum + WEEK / WORKED / daysBetweenVisits(potential), 0);

/** Whether a date, `YYYY-MM-DD`, is a Saturday or a Sunday. */
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());

/** Days that somebody is away, both included; `YYYY-MM-DD`. */
export interface Away {
  readonly start: string;
  readonly end: string;
}

/**
 * How many days of a range ask for visits: those of its working days on which somebody is not away, each counting for more than a day
 * as a week has two that are not worked. A whole week counts for seven days, a weekend for none.
 */
export const daysOfPace = (dates: readonly string[], away: readonly Away[]): number =>
  (daysWorked(dates, away).length * WEEK) / WORKED;

/** The days that are worked: no weekend, and no absence. */
export const daysWorked = (dates: readonly string[], away: readonly Away[] = []): readonly string[] =>
  dates.filter((date) => !isWeekend(date) && !away.some(({ start, end }) => start <= date && date <= end));
