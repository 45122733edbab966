import { type CalendarDate, parseDate } from '@internationalized/date';
import { isInstant, startOfDay } from './scalars.ts';
import { dateTimeFormat, numberFormat, relativeTimeFormat, withFirst } from './intl.ts';

const DAY = 86_400;
const NONE = '—';

/** The last day of 9999 in UTC. */
const LAST_DAY = Date.UTC(9999, 11, 31) / 1000;

/**
 * Formats dates and numbers for one locale and time zone. Instants are seconds since 1970. One that is out of bounds, which
 * only a faulty record has, is written as such: formatting never throws, so that it costs one row and not the page.
 */
export interface Formatter {
  /** « 19 nov. 2026 » */
  date(instant: number): string;
  /** The same of a day, which no time zone decides: several times cheaper than to look for where it begins. */
  day(day: CalendarDate): string;
  /** « 19 nov. », with the year unless it is that of `now`. */
  shortDate(instant: number, now: number): string;
  /** « jeudi 19 novembre 2026 » */
  longDate(instant: number): string;
  /** « 08:10 » */
  time(instant: number): string;
  number(value: number): string;
  /**
   * « dans 12 j », « il y a 3 j », « aujourd’hui »: calendar days between two instants. `null` beyond a year, where the
   * date itself reads better.
   */
  distance(instant: number, now: number): string | null;
}

/** A day, `YYYY-MM-DD`, in words: « vendredi 1er janvier ». It is written in UTC, so that no time zone shifts it. */
export const dayInWords = (locale: string, day: string, parts: Intl.DateTimeFormatOptions): string =>
  withFirst(locale, dateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(parseDate(day).toDate('UTC')));

/**
 * @param locale BCP 47
 * @param timeZone IANA
 * @param unreadable written for a date that is out of bounds
 */
export function formatter(locale: string, timeZone: string, unreadable = NONE): Formatter {
  const key = [locale, timeZone, unreadable].join(' ');
  let known = formatters.get(key);
  if (!known) formatters.set(key, (known = createFormatter(locale, timeZone, unreadable)));
  return known;
}

/** Every cell that shows a date asks for one. */
const formatters = new Map<string, Formatter>();

/** Makes something when it is first used. */
function later<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** A list uses two or three of these formats, and each takes longer to create than the cells of a column. */
function createFormatter(locale: string, timeZone: string, unreadable: string): Formatter {
  const full = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const date = later(() => dateTimeFormat(locale, { ...full, timeZone }));
  const day = later(() => dateTimeFormat(locale, { ...full, timeZone: 'UTC' }));
  const dayAndMonth = later(() => dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }));
  const longDate = later(() => dateTimeFormat(locale, { ...full, weekday: 'long', month: 'long', timeZone }));
  const time = later(() => dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }));
  const number = later(() => numberFormat(locale));
  const relative = later(() => relativeTimeFormat(locale, { numeric: 'auto', style: 'short' }));
  const calendar = later(() => dateTimeFormat('en-CA', { timeZone }));
  const dayNumber = (instant: number) => Date.parse(calendar().format(instant * 1000)) / 1000 / DAY;
  const yearOf = (instant: number) =>
    calendar()
      .format(instant * 1000)
      .slice(0, 4);
  /** East of Greenwich the year 10000 begins before the bounds end. */
  const isDated = (instant: number) => isInstant(instant) && !(instant > LAST_DAY && yearOf(instant) === '1000');
  const written = (format: () => Intl.DateTimeFormat, instant: number) =>
    isDated(instant) ? format().format(instant * 1000) : unreadable;
  return {
    date: (instant) => written(date, instant),
    day: (from) => written(day, startOfDay(from, 'UTC')),
    shortDate: (instant, now) =>
      written(isInstant(instant) && isInstant(now) && yearOf(instant) === yearOf(now) ? dayAndMonth : date, instant),
    longDate: (instant) => withFirst(locale, written(longDate, instant)),
    time: (instant) => (isDated(instant) ? time().format(instant * 1000) : NONE),
    number: (value) => number().format(value),
    distance(instant, now) {
      if (!isInstant(instant) || !isInstant(now)) return null;
      const days = dayNumber(instant) - dayNumber(now);
      // Also skips the huge distances while a year is being typed (the 2 of 2026).
      return Math.abs(days) <= 366 ? relative().format(days, 'day') : null;
    },
  };
}
