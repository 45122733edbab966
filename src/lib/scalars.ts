import {
  CalendarDate,
  type CalendarDateTime,
  fromAbsolute,
  parseDate,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import type { Clock } from './clock.ts';

/**
 * The wire's scalars (decision 17) as the calendar shows them, and back: `Timestamp`, seconds since 1970; `Date`,
 * `YYYY-MM-DD`; `YearMonth`, `YYYY-MM`. Which day an instant falls on is the agency's to say, hence its IANA time zone.
 */

/** The wall clock of a time zone at an instant. */
export function wallClockOf(timestamp: number, timeZone: string): CalendarDateTime {
  return toCalendarDateTime(fromAbsolute(timestamp * 1000, timeZone));
}

/**
 * The instant at which a wall clock shows a date and a time. Where clocks change: of an hour that comes twice the
 * first, and of one that never comes the time as if they had not changed.
 * @returns whole seconds since 1970
 */
export function timestampOf(wallClock: CalendarDateTime, timeZone: string): number {
  return Math.floor(toZoned(wallClock, timeZone).toDate().getTime() / 1000);
}

/** The `Date` an instant falls on. */
export function dayOf(timestamp: number, timeZone: string): string {
  return formatDay(toCalendarDate(wallClockOf(timestamp, timeZone)));
}

/** The first instant of a day, in seconds since 1970. */
export function startOfDay(day: CalendarDate, timeZone: string): number {
  return timestampOf(toCalendarDateTime(day), timeZone);
}

/** The `Date` it is now. */
export function today(clock: Clock, timeZone: string): string {
  return dayOf(clock.now() / 1000, timeZone);
}

/** Reads a `Date`; nothing when the text is none, such as the 30th of February. */
export function readDay(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Writes a `Date`. */
export function formatDay(day: CalendarDate): string {
  return day.toString();
}

/** Reads a `YearMonth` as its first day; nothing when the text is none. */
export function readMonth(text: string): CalendarDate | null {
  return /^\d{4}-\d{2}$/.test(text) ? readDay(`${text}-01`) : null;
}

/** Writes the `YearMonth` of a day. */
export function formatMonth(day: CalendarDate): string {
  return formatDay(new CalendarDate(day.year, day.month, 1)).slice(0, 7);
}
