import type { CalendarDate } from '@internationalized/date';
import { startOfDay } from '#lib/scalars.ts';
import { isWithinMonths } from '#lib/within-months.ts';

/**
 * The two filters on the end of an authorisation (docs/rules/regulatory.md#authorisation-filters). `expires` is
 * cumulative: each value includes the one before, except `none`. `left` is exclusive: a product has exactly one value.
 */
export const EXPIRES = ['expired', '1', '3', '6', '12', 'none'] as const;
export type Expires = (typeof EXPIRES)[number];

export const LEFTS = ['under1', 'under3', 'over3', 'none'] as const;
export type Left = (typeof LEFTS)[number];

const MONTHS = { '1': 1, '3': 3, '6': 6, '12': 12 } as const satisfies Partial<Record<Expires, number>>;

/** Days by which adding months to today and subtracting them from the end can differ, because months differ in length. */
const LENGTHS_OF_MONTHS = 3;

/** The last day itself still counts as valid. */
const isExpired = (end: CalendarDate, today: CalendarDate) => today.compare(end) > 0;

/** Whether an authorisation matches a value of `expires`. @param end last day; `null` for one without an end */
export function doesExpire(expires: Expires, end: CalendarDate | null, today: CalendarDate): boolean {
  if (!end) return expires === 'none';
  if (expires === 'none') return false;
  return expires === 'expired' ? isExpired(end, today) : isWithinMonths(today, end, MONTHS[expires]);
}

/** The value of `left` of an authorisation. One that is over counts as less than a month. */
export function leftOf(end: CalendarDate | null, today: CalendarDate): Left {
  if (!end) return 'none';
  if (isWithinMonths(today, end, 1)) return 'under1';
  return isWithinMonths(today, end, 3) ? 'under3' : 'over3';
}

/**
 * An instant to ask the server with: all authorisations that match a value of `expires` end before it, and perhaps a few
 * more. `null` for `none`, because the server can only filter by end.
 */
export function limitOf(expires: Expires, today: CalendarDate, timeZone: string): number | null {
  if (expires === 'none') return null;
  if (expires === 'expired') return startOfDay(today, timeZone);
  return startOfDay(today.add({ months: MONTHS[expires], days: LENGTHS_OF_MONTHS + 1 }), timeZone);
}

/** Days from `today` to the last day: 0 on that day, negative after it; `null` without an end. */
export const daysLeft = (end: CalendarDate | null, today: CalendarDate): number | null => end && end.compare(today);
