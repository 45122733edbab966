import { type CalendarDate, startOfMonth } from '@internationalized/date';

/** How many months a time axis shows. */
export const ZOOMS = [1, 3, 6, 12, 24, 60] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The days an axis shows: from the first one up to, and without, the last. */
export interface TimeWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Of what is shown, the part that is past when the axis begins where it likes to. */
const PAST = 1 / 8;

const daysOf = (from: CalendarDate, zoom: Zoom) => from.add({ months: zoom }).compare(from);

export const windowOf = (from: CalendarDate, zoom: Zoom): TimeWindow => ({ from, to: from.add({ months: zoom }) });

/** Where an axis begins on a day: some of what has been, and most of what is to come. */
export const beginningOn = (today: CalendarDate, zoom: Zoom): CalendarDate =>
  today.subtract({ days: Math.round(daysOf(today, zoom) * PAST) });

/** Half of what is shown earlier, or later. */
export const moved = (from: CalendarDate, zoom: Zoom, direction: -1 | 1): CalendarDate =>
  from.add({ days: direction * Math.round(daysOf(from, zoom) / 2) });

/** Where a day begins on the axis: 0 at its start, 1 at its end, outside of both for a day that is not shown. */
export const shareOf = (day: CalendarDate, { from, to }: TimeWindow): number => day.compare(from) / to.compare(from);

/** The part of the axis between two days, each open where there is none; nothing where it shows no part of it. */
export function spanIn(
  start: CalendarDate | null,
  end: CalendarDate | null,
  window: TimeWindow,
): { readonly at: number; readonly size: number } | null {
  const at = start ? Math.max(0, shareOf(start, window)) : 0;
  const until = end ? Math.min(1, shareOf(end, window)) : 1;
  return until > at ? { at, size: until - at } : null;
}

/** Months between two ticks; none of them: weeks. */
const STEPS: Readonly<Record<Zoom, number | null>> = { 1: null, 3: 1, 6: 1, 12: 1, 24: 3, 60: 12 };
const DAYS_OF_WEEK = 7;

/** The days an axis is marked at: Mondays, or firsts of months that are the same ones wherever the axis begins. */
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
