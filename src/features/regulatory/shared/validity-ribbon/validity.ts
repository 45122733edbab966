import type { CalendarDate } from '@internationalized/date';

/** What is known of a validity, and the day it is looked at. */
export interface ValidityDates {
  readonly start: CalendarDate | null;
  /** The last day that counts. `null` with a start is legitimate: some countries give no end. */
  readonly end: CalendarDate | null;
  readonly today: CalendarDate;
}

/** Months before the end at which one ought to act, longest first. */
export const MARKS = [12, 6, 3, 1] as const;

/** How far along a validity is; the first three have nothing to count down to. */
export const VALIDITY_STAGES = [
  'undated',
  'reversed',
  'unending',
  'future',
  'valid',
  'within12',
  'within6',
  'within3',
  'within1',
  'lastDay',
  'expired',
] as const;
export type ValidityStage = (typeof VALIDITY_STAGES)[number];

/** Months are those of the calendar: what ends on 9 May is within three of them from 9 February on. */
export function stageOf({ start, end, today }: ValidityDates): ValidityStage {
  if (!start && !end) return 'undated';
  if (start && end && end.compare(start) < 0) return 'reversed';
  if (start && today.compare(start) < 0) return 'future';
  if (!end) return 'unending';
  const left = end.compare(today);
  if (left < 0) return 'expired';
  if (left === 0) return 'lastDay';
  const mark = MARKS.findLast((months) => today.compare(end.subtract({ months })) >= 0);
  return mark === undefined ? 'valid' : `within${mark}`;
}

/** A length of time, as days and as whole months of the calendar. */
export interface Span {
  readonly days: number;
  readonly months: number;
}

/** From one day to a later one. */
export function spanOf(from: CalendarDate, to: CalendarDate): Span {
  const apart = (to.year - from.year) * 12 + to.month - from.month;
  const months = from.add({ months: apart }).compare(to) > 0 ? apart - 1 : apart;
  return { days: to.compare(from), months };
}

/** Shares of the track. The first years are squeezed into one of them, whatever their number. */
const SQUEEZED = 0.15;
const BEFORE = 0.12;
const AFTER = 0.08;
const AFTER_EXPIRED = 0.22;
/** Of what has no end: where today stands. */
const TODAY_OF_UNENDING = 0.6;

/** Days after which half of an open side of the track is used up, so that no day ever leaves it. */
const HALF = 60;
const HALF_OF_UNENDING = 180;

/** Where days lie on the track, as shares of it: 0 where it begins, 1 where it ends. */
export interface ValidityScale {
  readonly at: (day: CalendarDate) => number;
  /** What is valid: from here, until there. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  /** The middle of the years that are not to scale. */
  readonly squeezedAt: number | null;
  readonly marks: readonly ValidityMark[];
}

export interface ValidityMark {
  readonly months: (typeof MARKS)[number];
  readonly day: CalendarDate;
  readonly at: number;
}

type Knot = readonly [day: CalendarDate, at: number];

/**
 * The last twelve months at scale, what came before squeezed. Without an end, the twelve months before today.
 * @returns nothing where the dates draw no line: there are none, or they are the wrong way round
 */
export function scaleOf(dates: ValidityDates): ValidityScale | null {
  const { start, end, today } = dates;
  const stage = stageOf(dates);
  if (stage === 'undated' || stage === 'reversed') return null;
  const before = stage === 'future' ? BEFORE : 0;
  const after = stage === 'expired' ? AFTER_EXPIRED : AFTER;
  const last = end ?? (start && stage === 'future' ? start : today);
  const year = last.subtract({ months: MARKS[0] });
  const isSqueezed = !start || start.compare(year) < 0;
  // What began less than a year ago has not come as far.
  const shareOfYear = isSqueezed ? 1 : last.compare(start) / last.compare(year);
  const lastAt = end ? 1 - after : before + (TODAY_OF_UNENDING - before) * shareOfYear;

  const knots: readonly Knot[] = [
    ...(start ? [[start, before] as const] : []),
    ...(isSqueezed ? [[year, before + SQUEEZED] as const] : []),
    [last, lastAt],
  ];
  const at = (day: CalendarDate) => placeOf(day, knots, end ? HALF : HALF_OF_UNENDING);
  const marks = end ? MARKS.map((months) => ({ months, day: end.subtract({ months }) })) : [];
  return {
    at,
    from: start ? before : 0,
    until: end ? lastAt : 1,
    now: at(today),
    squeezedAt: isSqueezed ? before + SQUEEZED / 2 : null,
    marks: marks.filter(({ day }) => !start || day.compare(start) > 0).map((mark) => ({ ...mark, at: at(mark.day) })),
  };
}

/** Straight between two knots; before the first and after the last ever slower, so as never to arrive. */
function placeOf(day: CalendarDate, knots: readonly Knot[], half: number): number {
  let before: Knot | undefined;
  for (const knot of knots) {
    const left = knot[0].compare(day);
    if (left > 0) {
      if (!before) return knot[1] * (half / (half + left));
      return knot[1] - (knot[1] - before[1]) * (left / knot[0].compare(before[0]));
    }
    before = knot;
  }
  if (!before) return 0;
  const since = day.compare(before[0]);
  return before[1] + (1 - before[1]) * (since / (since + half));
}
