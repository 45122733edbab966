import {
  type CalendarDate,
  CalendarDateTime,
  fromAbsolute,
  parseDate,
  parseTime,
  type Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import type { Clock } from './clock.ts';

/**
 * Conversions between the scalars of the API and calendar dates: `Timestamp`, seconds since 1970; `Date`, `YYYY-MM-DD`;
 * `YearMonth`, `YYYY-MM`. The agency's IANA time zone decides which day an instant falls on. See
 * docs/rules/api.md#scalars.
 */

/** The first instant of 1900 and the last second of 9999, in UTC. */
const [FIRST_INSTANT, LAST_INSTANT] = [-2_208_988_800, 253_402_300_799];

/** The last second that a calendar date can name. */
const LAST_SECOND = new CalendarDateTime(9999, 12, 31, 23, 59, 59);

/** Whether a value is a `Timestamp` within the bounds of the API (docs/rules/api.md#scalars). */
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && value >= FIRST_INSTANT && value <= LAST_INSTANT;

/** The instants of {@link LAST_SECOND} by time zone. To find one takes several calls of `Intl`. */
const lastInstants = new Map<string, number>();

function lastInstantIn(timeZone: string): number {
  const known = lastInstants.get(timeZone) ?? timestampOf(LAST_SECOND, timeZone);
  lastInstants.set(timeZone, known);
  return known;
}

/**
 * Whether a value is a `Timestamp` that has a calendar date in a time zone: east of Greenwich the year 10000 begins before
 * the bounds end.
 */
export const isInstantIn = (value: unknown, timeZone: string): value is number =>
  isInstant(value) && value <= lastInstantIn(timeZone);

/** The local date and time of an instant in a time zone. The instant has one; see {@link isInstantIn}. */
export function wallClockOf(timestamp: number, timeZone: string): CalendarDateTime {
  return toCalendarDateTime(fromAbsolute(timestamp * 1000, timeZone));
}

/**
 * The instant of a local date and time. When clocks change, an hour that occurs twice means the first, and an hour that is
 * skipped is read as if the clocks had not changed.
 * @returns whole seconds since 1970
 */
export function timestampOf(wallClock: CalendarDateTime, timeZone: string): number {
  return Math.floor(toZoned(wallClock, timeZone).toDate().getTime() / 1000);
}

/** The `Date` of an instant. */
export function dayOf(timestamp: number, timeZone: string): string {
  return formatDay(toCalendarDate(wallClockOf(timestamp, timeZone)));
}

/** The first instant of a day, in seconds since 1970. */
export function startOfDay(day: CalendarDate, timeZone: string): number {
  return timestampOf(toCalendarDateTime(day), timeZone);
}

/** When the day of an instant ends: the first instant of the next one, in seconds since 1970. */
export function endOfDay(timestamp: number, timeZone: string): number {
  return startOfDay(toCalendarDate(wallClockOf(timestamp, timeZone)).add({ days: 1 }), timeZone);
}

/** The current `Date`. */
export function today(clock: Clock, timeZone: string): string {
  return dayOf(clock.now() / 1000, timeZone);
}

/** Parses a `Date`; `null` for anything else, such as 30 February. */
export function readDay(text: string | null): CalendarDate | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Parses an hour of the day, `HH:mm`; `null` for anything else, such as 24:10. */
export function readTime(text: string | null): Time | null {
  if (text === null || !/^\d{2}:\d{2}$/.test(text)) return null;
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

export function formatDay(day: CalendarDate): string {
  return day.toString();
}

/** Parses a `YearMonth` as its first day; `null` for anything else. */
export function readMonth(text: string): CalendarDate | null {
  return readDay(`${text}-01`);
}

/** The `YearMonth` of a day. */
export function formatMonth(day: CalendarDate): string {
  return formatDay(day).slice(0, 7);
}
