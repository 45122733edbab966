import type { CalendarDate } from '@internationalized/date';
import { startOfDay } from '#lib/scalars.ts';

/**
 * The two filters of an authorisation's end (decision 42). `expires` is cumulative: each of its values holds the one
 * before, but for `none`. `left` is exclusive: a product is in one of its values.
 */
export const EXPIRES = ['expired', '1', '3', '6', '12', 'none'] as const;
export type Expires = (typeof EXPIRES)[number];

export const LEFTS = ['under1', 'under3', 'over3', 'none'] as const;
export type Left = (typeof LEFTS)[number];

const MONTHS = { '1': 1, '3': 3, '6': 6, '12': 12 } as const satisfies Partial<Record<Expires, number>>;

/** No month is this much longer than another: days by which « in three months » and « three months before » can differ. */
const LENGTHS_OF_MONTHS = 3;

/** Whether so many months before the end have come; the last day itself still counts as valid. */
const isWithin = (end: CalendarDate, today: CalendarDate, months: number) =>
  today.compare(end.subtract({ months })) >= 0;
const isExpired = (end: CalendarDate, today: CalendarDate) => today.compare(end) > 0;

/** Whether an authorisation that ends on this day, or never, is among those a value of `expires` means. */
export function doesExpire(expires: Expires, end: CalendarDate | null, today: CalendarDate): boolean {
  if (!end) return expires === 'none';
  if (expires === 'none') return false;
  return expires === 'expired' ? isExpired(end, today) : isWithin(end, today, MONTHS[expires]);
}

/** The one value of `left` that an authorisation has. What is over has less than a month left. */
export function leftOf(end: CalendarDate | null, today: CalendarDate): Left {
  if (!end) return 'none';
  if (isWithin(end, today, 1)) return 'under1';
  return isWithin(end, today, 3) ? 'under3' : 'over3';
}

/**
 * The instant before which whatever a value of `expires` means has ended, to ask the server with; it may let a few more
 * through. Nothing for `none`: the server tells of ends only.
 */
export function limitOf(expires: Expires, today: CalendarDate, timeZone: string): number | null {
  if (expires === 'none') return null;
  if (expires === 'expired') return startOfDay(today, timeZone);
  return startOfDay(today.add({ months: MONTHS[expires], days: LENGTHS_OF_MONTHS + 1 }), timeZone);
}

/** Days from one day to the last of an authorisation: 0 on that day, less than 0 after it. */
export const daysLeft = (end: CalendarDate | null, today: CalendarDate): number | null => end && end.compare(today);
