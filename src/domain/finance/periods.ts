import { endOfMonth, startOfWeek } from '@internationalized/date';
import { isWeek, type DayRange, weekOf } from '#lib/date-ranges.ts';
import { formatMonth, readDay, readMonth } from '#lib/scalars.ts';
import type { FinanceKind, FinancePeriod } from './rows.ts';

/** First year of goals (docs/rules/finance.md#goal-years). */
export const FIRST_YEAR = 2020;
/** Years of goals after the current one. */
const YEARS_AHEAD = 5;

/** The first and the last year that can have goals. */
export const financeYears = (currentYear: number) => ({ first: FIRST_YEAR, last: currentYear + YEARS_AHEAD });

/** Whether goals, trends and sales can be entered for a year. */
export function isFinanceYear(year: number, currentYear: number): boolean {
  const { first, last } = financeYears(currentYear);
  return Number.isInteger(year) && year >= first && year <= last;
}

/** Whether a text names a period of a kind. */
export function isPeriodOf(kind: FinanceKind, text: string): text is FinancePeriod {
  if (kind === 'goals') return /^\d{4}$/.test(text);
  if (kind === 'sales') return readMonth(text) !== null;
  return readDay(text) !== null && weekOf(text).start === text;
}

/**
 * Whether figures can be entered for a period (docs/rules/finance.md#periods): goals up to five years ahead, trends of
 * weeks and sales of months that have begun.
 * @param today `YYYY-MM-DD`
 */
export function isFinancePeriod(kind: FinanceKind, period: FinancePeriod, today: string): boolean {
  if (!isPeriodOf(kind, period)) return false;
  if (kind === 'goals') return isFinanceYear(Number(period), Number(today.slice(0, 4)));
  // The first week of a year may begin in the year before.
  return monthOfPeriod(kind, period) >= `${FIRST_YEAR}` && period <= today.slice(0, period.length);
}

/** The month that a week belongs to: that of its Thursday, which has most of its days. @param monday `YYYY-MM-DD` */
export function monthOfWeek(monday: string): string {
  const day = readDay(monday);
  if (!day) throw new RangeError(`Not a date: ${monday}`);
  return formatMonth(day.add({ days: 3 }));
}

/** The month that a week counts in if it has days of two; null for a week within one month. @param monday `YYYY-MM-DD` */
export function monthOfSplitWeek(monday: string): string | null {
  const { start, end } = weekOf(monday);
  return start.slice(0, 7) === end.slice(0, 7) ? null : monthOfWeek(monday);
}

/** The Mondays of the weeks that belong to a month (`YYYY-MM`), in order. */
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

/** The month that a period of trends or sales belongs to. */
export function monthOfPeriod(kind: Exclude<FinanceKind, 'goals'>, period: FinancePeriod): string {
  return kind === 'trends' ? monthOfWeek(period) : period;
}

/** The trend period of a range of days; `null` if it is not one week, Monday to Sunday (docs/rules/finance.md#trend-week). */
export function trendWeek(range: DayRange): FinancePeriod | null {
  return readDay(range.start) && readDay(range.end) && isWeek(range) ? range.start : null;
}
