import { toCalendarDate } from '@internationalized/date';
import type { DayRange } from '#lib/date-ranges.ts';
import { dayOf, endOfDay, readDay, startOfDay, wallClockOf } from '#lib/scalars.ts';
import type { AbsencePeriod } from './absence.ts';

/** How much of a day somebody is absent. */
export type DayPart = 'whole' | 'part';

/** The last second of the day of an instant. */
const lastSecond = (instant: number, timeZone: string): number => endOfDay(instant, timeZone) - 1;

const isFirstSecond = (instant: number, timeZone: string): boolean =>
  instant === startOfDay(toCalendarDate(wallClockOf(instant, timeZone)), timeZone);

/** Servers may write the end of a day as 23:59, as its last second, or as the beginning of the next day. */
const MINUTE = 60;

/** The last second that belongs to an absence: an end at which a day begins is that of the day before. */
function lastOf({ absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end }: AbsencePeriod, timeZone: string) {
  return end > start && isFirstSecond(end, timeZone) ? end - 1 : end;
}

/** The first and the last day of an absence. */
export const daysAround = (period: AbsencePeriod, timeZone: string): DayRange => ({
  start: dayOf(period.absenceStartDateTimeStamp, timeZone),
  end: dayOf(lastOf(period, timeZone), timeZone),
});

/** Whether an absence has whole days only. */
export function isOfWholeDays(period: AbsencePeriod, timeZone: string): boolean {
  const last = lastOf(period, timeZone);
  return isFirstSecond(period.absenceStartDateTimeStamp, timeZone) && last > lastSecond(last, timeZone) - MINUTE;
}

/**
 * The days of an absence, and how much of each.
 * @param within leaves out the other days
 */
export function daysOfAbsence(period: AbsencePeriod, timeZone: string, within: DayRange): ReadonlyMap<string, DayPart> {
  const parts = new Map<string, DayPart>();
  const { absenceStartDateTimeStamp: start } = period;
  const until = lastOf(period, timeZone);
  const first = readDay(within.start);
  if (!first) return parts;
  let from = Math.max(start, startOfDay(first, timeZone));
  while (from <= until) {
    const day = dayOf(from, timeZone);
    if (day > within.end) break;
    const last = lastSecond(from, timeZone);
    parts.set(day, isFirstSecond(from, timeZone) && until > last - MINUTE ? 'whole' : 'part');
    from = last + 1;
  }
  return parts;
}

/**
 * The days on which somebody is absent, and how much: `whole` if one absence has the whole day.
 * @param absences those of one worker
 */
export function absentDays(
  absences: readonly AbsencePeriod[],
  timeZone: string,
  within: DayRange,
): ReadonlyMap<string, DayPart> {
  const days = new Map<string, DayPart>();
  for (const absence of absences)
    for (const [day, part] of daysOfAbsence(absence, timeZone, within))
      if (days.get(day) !== 'whole') days.set(day, part);
  return days;
}
