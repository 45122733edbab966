import { type CalendarDate, parseDate } from '@internationalized/date';

const WEEK = 7;

/** All days of a range, including both ends, as `YYYY-MM-DD`; empty if `to` precedes `from`. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  const end = parseDate(to);
  for (let day = parseDate(from); day.compare(end) <= 0; day = day.add({ days: 1 })) days.push(day.toString());
  return days;
}

/** The weekday, from 0 for Monday, in every locale. */
export function weekdayOf(day: CalendarDate): number {
  return (day.toDate('UTC').getUTCDay() + WEEK - 1) % WEEK;
}

/** The number of grades above zero. */
export const GRADES = 4;

/** The grade of a value: 0 for zero, then equal steps up to the highest value. */
export function gradeOf(value: number, highest: number): number {
  if (value <= 0 || highest <= 0) return 0;
  return Math.min(GRADES, Math.ceil((value / highest) * GRADES));
}

/** The dimensions of a calendar, in CSS pixels. */
export interface CalendarSizes {
  /** The distance from one day to the next. */
  readonly step: number;
  /** The width before the first column, for the weekday names. */
  readonly start: number;
  /** The height above each block of weeks, for the month names. */
  readonly head: number;
  readonly apart: number;
}

export interface CalendarLayout {
  readonly weeksInBlock: number;
  readonly blocks: number;
  readonly height: number;
  /** The top left corner of a day. */
  readonly cornerOf: (index: number) => { readonly x: number; readonly y: number };
  /** The day at a point; `null` between days and outside the calendar. */
  readonly dayAt: (x: number, y: number) => number | null;
}

/**
 * Lays out weeks as columns from Monday to Sunday, in as many rows of blocks as the width requires.
 * @param count the number of days
 * @param firstWeekday the weekday of the first day, from 0 for Monday
 * @param isRtl whether time runs from right to left
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
  // Makes all blocks equally long, rather than having a short last one.
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
