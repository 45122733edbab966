import { endOfMonth, startOfWeek } from '@internationalized/date';
import { isWeek, type DayRange } from '#lib/date-ranges.ts';
import { formatMonth, readDay, readMonth } from '#lib/scalars.ts';
import type { FinanceKind, FinancePeriod } from './rows.ts';

/** Goals begin here (spec §9). */
export const FIRST_YEAR = 2020;
/** How far ahead of the current year there are goals. */
export const YEARS_AHEAD = 5;

/** Whether there can be goals, and what is sold towards them, in a year. */
export function isFinanceYear(year: number, currentYear: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= currentYear + YEARS_AHEAD;
}

/** A week counts whole in the month that has most of its days: that of its Thursday. @param monday `YYYY-MM-DD` */
export function monthOfWeek(monday: string): string {
  const day = readDay(monday);
  if (!day) throw new RangeError(`Not a date: ${monday}`);
  return formatMonth(day.add({ days: 3 }));
}

/** The Mondays of the weeks that count in a month (`YYYY-MM`), in order. */
export function weeksOfMonth(yearMonth: string): readonly string[] {
  const first = readMonth(yearMonth);
  if (!first) throw new RangeError(`Not a month: ${yearMonth}`);
  const weeks: string[] = [];
  const last = endOfMonth(first);
  for (let day = startOfWeek(first, 'fr-FR', 'mon'); day.compare(last) <= 0; day = day.add({ weeks: 1 })) {
    if (monthOfWeek(day.toString()) === yearMonth) weeks.push(day.toString());
  }
  return weeks;
}

/** The month that a week of trends, or a month of sales, counts in. */
export function monthOfPeriod(kind: Exclude<FinanceKind, 'goals'>, period: FinancePeriod): string {
  return kind === 'trends' ? monthOfWeek(period) : period;
}

/** The week of trends that a range of days is; nothing where it is not one, from its Monday to its Sunday (decision 35). */
export function trendWeek(range: DayRange): FinancePeriod | null {
  return readDay(range.start) && readDay(range.end) && isWeek(range) ? range.start : null;
}
