/**
 * Days as whole numbers since 1970, so that dates are sums and no time zone of the machine can slip in.
 * None of the demo's countries changes its clock, so a zone is an offset in hours.
 */

const SECONDS_A_DAY = 86_400;

/** The number of the local day an instant (seconds) falls on. */
export function dayOf(instant: number, utcOffset: number): number {
  return Math.floor((instant + utcOffset * 3600) / SECONDS_A_DAY);
}

/** The instant (seconds) of a local time of day, said in minutes after midnight. */
export function instantOf(day: number, minutes: number, utcOffset: number): number {
  return day * SECONDS_A_DAY + minutes * 60 - utcOffset * 3600;
}

/** `YYYY-MM-DD`. */
export function isoDate(day: number): string {
  return utcDate(day).toISOString().slice(0, 10);
}

/** The same day of another month; a day that month does not have becomes the first of the next. */
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

/** The day itself, or the Monday after a weekend. */
export function workingDay(day: number): number {
  const weekday = (((day + 3) % 7) + 7) % 7; // 1970 began on a Thursday; Monday is 0
  return weekday < 5 ? day : day + 7 - weekday;
}

function utcDate(day: number): Date {
  return new Date(day * SECONDS_A_DAY * 1000);
}
