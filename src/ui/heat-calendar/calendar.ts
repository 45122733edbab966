import { type CalendarDate, parseDate } from '@internationalized/date';

const WEEK = 7;

/** The days from one to another, both included, as `YYYY-MM-DD`; none when they come the wrong way round. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  const end = parseDate(to);
  for (let day = parseDate(from); day.compare(end) <= 0; day = day.add({ days: 1 })) days.push(day.toString());
  return days;
}

/** The day of the week, from 0 for Monday, whatever the locale. */
export function weekdayOf(day: CalendarDate): number {
  return (day.toDate('UTC').getUTCDay() + WEEK - 1) % WEEK;
}

/** How many grades a value may have, above none. */
export const GRADES = 4;

/** The grade of a value among those up to the highest: 0 for nothing, then equal steps. */
export function gradeOf(value: number, highest: number): number {
  if (value <= 0 || highest <= 0) return 0;
  return Math.min(GRADES, Math.ceil((value / highest) * GRADES));
}

/** The sizes of a calendar, in CSS pixels. */
export interface CalendarSizes {
  /** From one day to the next. */
  readonly step: number;
  /** Before the first column, for the names of days. */
  readonly start: number;
  /** Above each block of weeks, for the names of months, and between two blocks. */
  readonly head: number;
  readonly apart: number;
}

export interface CalendarLayout {
  readonly weeksInBlock: number;
  readonly blocks: number;
  readonly height: number;
  /** The top left corner of a day. */
  readonly cornerOf: (index: number) => { readonly x: number; readonly y: number };
  /** The day at a place; nothing between days or beyond them. */
  readonly dayAt: (x: number, y: number) => number | null;
}

/**
 * Weeks as columns from Monday to Sunday, in as many blocks below each other as the width asks for.
 * @param count how many days
 * @param firstWeekday of the first day, from 0 for Monday
 * @param isRtl time runs from right to left
 */
export function layOutCalendar(
  count: number,
  firstWeekday: number,
  width: number,
  sizes: CalendarSizes,
  isRtl: boolean,
): CalendarLayout {
  const { step, start, head, apart } = sizes;
  const weeks = Math.ceil((count + firstWeekday) / WEEK);
  const fitting = Math.max(1, Math.floor((width - start) / step));
  const blocks = Math.max(1, Math.ceil(weeks / fitting));
  // Blocks of one length, rather than a short last one.
  const weeksInBlock = Math.max(1, Math.ceil(weeks / blocks));
  const blockHeight = head + WEEK * step;
  const mirror = (x: number) => (isRtl ? width - x : x);
  return {
    weeksInBlock,
    blocks,
    height: blocks * blockHeight + (blocks - 1) * apart,
    cornerOf: (index) => {
      const week = Math.floor((index + firstWeekday) / WEEK);
      const x = start + (week % weeksInBlock) * step;
      return {
        x: isRtl ? mirror(x) - step : x,
        y: Math.floor(week / weeksInBlock) * (blockHeight + apart) + head + ((index + firstWeekday) % WEEK) * step,
      };
    },
    dayAt: (x, y) => {
      const block = Math.floor(y / (blockHeight + apart));
      const day = Math.floor((y - block * (blockHeight + apart) - head) / step);
      const column = Math.floor((mirror(x) - start) / step);
      const index = (block * weeksInBlock + column) * WEEK + day - firstWeekday;
      const isInside = day >= 0 && day < WEEK && column >= 0 && column < weeksInBlock && block >= 0;
      return isInside && index >= 0 && index < count ? index : null;
    },
  };
}
