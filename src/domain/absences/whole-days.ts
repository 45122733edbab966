import { parseDate } from '@internationalized/date';
import type { DayRange } from '#lib/date-ranges.ts';
import { dayOf, isInstantIn, startOfDay } from '#lib/scalars.ts';
import type { AbsencePeriod, InstantRange } from './absence.ts';

/** Seconds that may lack at the end of a whole day: an end at 23:59 is that of its day. */
const MINUTE = 60;

/** The days that an absence covers wholly, both included, `YYYY-MM-DD`; `null` if there are none. */
export function wholeDays(
  { absenceStartDateTimeStamp, absenceEndDateTimeStamp }: AbsencePeriod,
  timeZone: string,
): { readonly start: string; readonly end: string } | null {
  if (![absenceStartDateTimeStamp, absenceEndDateTimeStamp].every((instant) => isInstantIn(instant, timeZone)))
    return null;
  const first = parseDate(dayOf(absenceStartDateTimeStamp, timeZone));
  const last = parseDate(dayOf(absenceEndDateTimeStamp, timeZone));
  const isFromMorning = absenceStartDateTimeStamp <= startOfDay(first, timeZone);
  const isUntilNight = absenceEndDateTimeStamp >= startOfDay(last.add({ days: 1 }), timeZone) - MINUTE;
  const start = (isFromMorning ? first : first.add({ days: 1 })).toString();
  const end = (isUntilNight ? last : last.subtract({ days: 1 })).toString();
  return start <= end ? { start, end } : null;
}

/** A range of days as the instants of its first and last seconds. */
export const instantsOf = ({ start, end }: DayRange, timeZone: string): InstantRange => ({
  start: startOfDay(parseDate(start), timeZone),
  end: startOfDay(parseDate(end).add({ days: 1 }), timeZone) - 1,
});
