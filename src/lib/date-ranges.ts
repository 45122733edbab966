import { type CalendarDate, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from '@internationalized/date';
import { readDay } from './scalars.ts';

/** A range of days, both ends included; `YYYY-MM-DD`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** Any locale will do: weeks always begin on Monday (docs/rules/interface.md#first-day-of-week). */
const WEEK_LOCALE = 'fr-FR';

function dayFrom(date: string): CalendarDate {
  const day = readDay(date);
  if (!day) throw new RangeError(`Not a date: ${date}`);
  return day;
}

/** The week of a day, Monday to Sunday. @throws {RangeError} if `day` is not a date, as all functions below */
export function weekOf(day: string): DayRange {
  const date = dayFrom(day);
  return {
    start: startOfWeek(date, WEEK_LOCALE, 'mon').toString(),
    end: endOfWeek(date, WEEK_LOCALE, 'mon').toString(),
  };
}

/** The month of a day. */
export function monthOf(day: string): DayRange {
  const date = dayFrom(day);
  return { start: startOfMonth(date).toString(), end: endOfMonth(date).toString() };
}

/** The weeks that overlap a range, each as its seven days from Monday. */
export function weeksOf({ start, end }: DayRange): readonly (readonly string[])[] {
  const weeks = [];
  const last = dayFrom(end);
  for (let monday = dayFrom(weekOf(start).start); monday.compare(last) <= 0; monday = monday.add({ weeks: 1 })) {
    weeks.push(daysFrom(monday.toString(), 7));
  }
  return weeks;
}

/** `count` days from a day on. */
export const daysFrom = (day: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, days) => dayFrom(day).add({ days }).toString());

/** The days of a range; none if it ends before it begins. */
export const daysOf = ({ start, end }: DayRange): readonly string[] =>
  daysFrom(start, Math.max(0, dayFrom(end).compare(dayFrom(start)) + 1));

/** From Monday to Friday. */
const WORKING_DAYS = 5;

/** The first `count` days from a day on that are no Saturday and no Sunday. */
export const workingDaysFrom = (day: string, count: number): readonly string[] =>
  daysFrom(day, 7 * Math.ceil(count / WORKING_DAYS) + 2)
    .filter((date) => date <= (daysFrom(weekOf(date).start, WORKING_DAYS).at(-1) ?? date))
    .slice(0, count);

/** The range of `count` days that ends with `day`. */
export function daysUpTo(day: string, count: number): DayRange {
  return {
    start: dayFrom(day)
      .subtract({ days: count - 1 })
      .toString(),
    end: day,
  };
}

/** The same days of the week before: a Monday is compared with a Monday, and not with a day on which nobody works. */
export const aWeekBefore = ({ start, end }: DayRange): DayRange => ({
  start: dayFrom(start).subtract({ weeks: 1 }).toString(),
  end: dayFrom(end).subtract({ weeks: 1 }).toString(),
});

/** Whether a range is exactly one week, Monday to Sunday. */
export function isWeek({ start, end }: DayRange): boolean {
  const week = weekOf(start);
  return week.start === start && week.end === end;
}

/** The ISO 8601 week number of a day, and the year that the week belongs to. */
export function weekNumberOf(day: string): { readonly year: number; readonly week: number } {
  const thursday = startOfWeek(dayFrom(day), WEEK_LOCALE, 'mon').add({ days: 3 });
  const newYear = thursday.set({ month: 1, day: 1 });
  return { year: thursday.year, week: 1 + Math.floor(thursday.compare(newYear) / 7) };
}

/**
 * The Monday of an ISO 8601 week.
 * @returns `YYYY-MM-DD`, or `null` if the year has no such week
 */
export function mondayOfWeek(year: number, week: number): string | null {
  // 4 January is always in week 1.
  const first = readDay(`${String(year).padStart(4, '0')}-01-04`);
  if (!first) return null;
  const monday = startOfWeek(first, WEEK_LOCALE, 'mon')
    .add({ weeks: week - 1 })
    .toString();
  const found = weekNumberOf(monday);
  return found.year === year && found.week === week ? monday : null;
}
