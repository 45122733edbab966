import { type CalendarDate, startOfMonth } from '@internationalized/date';

/** The zoom levels of a time axis, in months. */
export const ZOOMS = [1, 3, 6, 12, 24, 60] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The visible days: `from` included, `to` excluded. */
export interface TimeWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The share of the axis before today in the default window. */
const PAST = 1 / 8;

const daysOf = (from: CalendarDate, zoom: Zoom) => from.add({ months: zoom }).compare(from);

export const windowOf = (from: CalendarDate, zoom: Zoom): TimeWindow => ({ from, to: from.add({ months: zoom }) });

/** The first day of the default window: mostly future, with some past. */
export const defaultStart = (today: CalendarDate, zoom: Zoom): CalendarDate =>
  today.subtract({ days: Math.round(daysOf(today, zoom) * PAST) });

/** The first day of the window moved by half its length. */
export const shifted = (from: CalendarDate, zoom: Zoom, direction: -1 | 1): CalendarDate =>
  from.add({ days: direction * Math.round(daysOf(from, zoom) / 2) });

/** The position of a day on the axis: 0 at the start, 1 at the end, outside that range for a day not shown. */
export const positionOf = (day: CalendarDate, { from, to }: TimeWindow): number => day.compare(from) / to.compare(from);

/** The part of the axis between two days, clipped to the window. A null day is unbounded; null if nothing is visible. */
export function spanIn(
  start: CalendarDate | null,
  end: CalendarDate | null,
  window: TimeWindow,
): { readonly at: number; readonly size: number } | null {
  const at = start ? Math.max(0, positionOf(start, window)) : 0;
  const until = end ? Math.min(1, positionOf(end, window)) : 1;
  return until > at ? { at, size: until - at } : null;
}

/** Months between two ticks; `null` for weeks. */
const STEPS: Readonly<Record<Zoom, number | null>> = { 1: null, 3: 1, 6: 1, 12: 1, 24: 3, 60: 12 };
const DAYS_OF_WEEK = 7;

/** The days with a tick: Mondays, or first days of months. They do not depend on where the axis begins. */
export function ticksOf({ from, to }: TimeWindow, zoom: Zoom): readonly CalendarDate[] {
  const step = STEPS[zoom];
  const ticks: CalendarDate[] = [];
  let tick = step === null ? mondayFrom(from) : firstFrom(from, step);
  while (tick.compare(to) < 0) {
    ticks.push(tick);
    tick = step === null ? tick.add({ days: DAYS_OF_WEEK }) : tick.add({ months: step });
  }
  return ticks;
}

function mondayFrom(day: CalendarDate): CalendarDate {
  const since = (day.toDate('UTC').getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return since === 0 ? day : day.add({ days: DAYS_OF_WEEK - since });
}

function firstFrom(day: CalendarDate, step: number): CalendarDate {
  const first = startOfMonth(day);
  const months = (first.month - 1) % step;
  const before = first.subtract({ months });
  return before.compare(day) < 0 ? before.add({ months: step }) : before;
}
