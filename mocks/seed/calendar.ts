/**
 * Days counted from 1970-01-01, so that dates can be added and the machine's time zone never matters.
 * None of the demo's countries has daylight saving time, so a time zone is a fixed offset in hours.
 */

const SECONDS_A_DAY = 86_400;

/** The local day of an instant, in seconds. */
export function dayOf(instant: number, utcOffset: number): number {
  return Math.floor((instant + utcOffset * 3600) / SECONDS_A_DAY);
}

/**
 * The instant, in seconds, of a local time of day.
 * @param minutes after midnight
 */
export function instantOf(day: number, minutes: number, utcOffset: number): number {
  return day * SECONDS_A_DAY + minutes * 60 - utcOffset * 3600;
}

/** The day of a date. @param date `YYYY-MM-DD` */
export function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / (SECONDS_A_DAY * 1000);
}

/** `YYYY-MM-DD`. */
export function isoDate(day: number): string {
  return utcDate(day).toISOString().slice(0, 10);
}

/** The same day of another month. If that month is too short, the first day of the month after it. */
export function addMonths(day: number, months: number): number {
  const date = utcDate(day);
  const moved = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate());
  const overflows = new Date(moved).getUTCDate() !== date.getUTCDate();
  return (
    (overflows ? Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 1) : moved) / (SECONDS_A_DAY * 1000)
  );
}

export function yearOf(day: number): number {
  return utcDate(day).getUTCFullYear();
}

/** The day itself, or the next Monday if it falls on a weekend. */
export function workingDay(day: number): number {
  const weekday = (((day + 3) % 7) + 7) % 7; // 1970 began on a Thursday; Monday is 0
  return weekday < 5 ? day : day + 7 - weekday;
}

function utcDate(day: number): Date {
  return new Date(day * SECONDS_A_DAY * 1000);
}
