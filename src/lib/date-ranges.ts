import { type CalendarDate, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from '@internationalized/date';
import { readDay } from './scalars.ts';

/** From one day to another, both included; `YYYY-MM-DD`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** Weeks run from Monday to Sunday whatever the language (spec §9). */
const WEEK_LOCALE = 'fr-FR';

function dayFrom(date: string): CalendarDate {
  const day = readDay(date);
  if (!day) throw new RangeError(`Not a date: ${date}`);
  return day;
}

/** @throws {RangeError} where `day` is no date, as do all that follow */
export function weekOf(day: string): DayRange {
  const date = dayFrom(day);
  return {
    start: startOfWeek(date, WEEK_LOCALE, 'mon').toString(),
    end: endOfWeek(date, WEEK_LOCALE, 'mon').toString(),
  };
}

/** From the first to the last of the month. */
export function monthOf(day: string): DayRange {
  const date = dayFrom(day);
  return { start: startOfMonth(date).toString(), end: endOfMonth(date).toString() };
}

/** The weeks that a period touches, each from its Monday to its Sunday, as seven days. */
export function weeksOf({ start, end }: DayRange): readonly (readonly string[])[] {
  const weeks = [];
  const last = dayFrom(end);
  for (let monday = dayFrom(weekOf(start).start); monday.compare(last) <= 0; monday = monday.add({ weeks: 1 })) {
    weeks.push(Array.from({ length: 7 }, (_, days) => monday.add({ days }).toString()));
  }
  return weeks;
}

/** The days that end with this one, itself counted. */
export function daysUpTo(day: string, count: number): DayRange {
  return {
    start: dayFrom(day)
      .subtract({ days: count - 1 })
      .toString(),
    end: day,
  };
}

/** Whether a period is one week, from its Monday to its Sunday. */
export function isWeek({ start, end }: DayRange): boolean {
  const week = weekOf(start);
  return week.start === start && week.end === end;
}

/** A week as the calendar counts it: the first of a year is the one that holds its first Thursday (ISO 8601). */
export function weekNumberOf(day: string): { readonly year: number; readonly week: number } {
  const thursday = startOfWeek(dayFrom(day), WEEK_LOCALE, 'mon').add({ days: 3 });
  const newYear = thursday.set({ month: 1, day: 1 });
  return { year: thursday.year, week: 1 + Math.floor(thursday.compare(newYear) / 7) };
}

/**
 * The Monday of a week told by its number, in the year that counts it.
 * @returns `YYYY-MM-DD`, or nothing where that year has no such week
 */
export function mondayOfWeek(year: number, week: number): string | null {
  // The 4th of January is always in the first week.
  const first = readDay(`${String(year).padStart(4, '0')}-01-04`);
  if (!first) return null;
  const monday = startOfWeek(first, WEEK_LOCALE, 'mon')
    .add({ weeks: week - 1 })
    .toString();
  const found = weekNumberOf(monday);
  return found.year === year && found.week === week ? monday : null;
}
