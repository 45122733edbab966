import type { CalendarDate } from '@internationalized/date';
import { derivedOnce } from '#lib/derived-once.ts';
import { readDay } from '#lib/scalars.ts';
import { isWithinMonths } from '#lib/within-months.ts';

/** The dates of a validity, and today. */
export interface ValidityDates {
  readonly start: CalendarDate | null;
  /** The last valid day. `null` with a start is legitimate: some countries set no end. */
  readonly end: CalendarDate | null;
  readonly today: CalendarDate;
}

/** The dates of an authorisation, as the API writes them. */
export interface Authorised {
  readonly aMMDate: string | null;
  readonly aMMEndDate: string | null;
}

/**
 * The first and the last day of an authorisation; null when unknown or unlimited. If one of them cannot be read, both are
 * unknown: an end that is wrong must not look like none.
 */
export const validityOf = derivedOnce(({ aMMDate, aMMEndDate }: Authorised): Pick<ValidityDates, 'start' | 'end'> => {
  const [start, end] = [aMMDate, aMMEndDate].map((text) => (text === null ? null : (readDay(text) ?? undefined)));
  return start === undefined || end === undefined ? { start: null, end: null } : { start, end };
});

/** Months before the end at which someone should act, largest first. */
export const MARKS = [12, 6, 3, 1] as const;

/** The stages of a validity. The first three have no countdown. */
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

/** Counts in calendar months: a validity that ends on 9 May is within three months of its end from 9 February on. */
export function stageOf({ start, end, today }: ValidityDates): ValidityStage {
  if (!start && !end) return 'undated';
  if (start && end && end.compare(start) < 0) return 'reversed';
  if (start && today.compare(start) < 0) return 'future';
  if (!end) return 'unending';
  const left = end.compare(today);
  if (left < 0) return 'expired';
  if (left === 0) return 'lastDay';
  const mark = MARKS.findLast((months) => isWithinMonths(today, end, months));
  return mark === undefined ? 'valid' : `within${mark}`;
}

/** A duration, in days and in whole calendar months. */
export interface Span {
  readonly days: number;
  readonly months: number;
}

/** The duration from one day to a later one. */
export function spanOf(from: CalendarDate, to: CalendarDate): Span {
  const apart = (to.year - from.year) * 12 + to.month - from.month;
  const months = from.add({ months: apart }).compare(to) > 0 ? apart - 1 : apart;
  return { days: to.compare(from), months };
}

/** Fractions of the track. All the early years together take `SQUEEZED`, however many they are. */
const SQUEEZED = 0.15;
const BEFORE = 0.12;
const AFTER = 0.08;
const AFTER_EXPIRED = 0.22;
/** Position of today if the validity has no end. */
const TODAY_OF_UNENDING = 0.6;

/**
 * Days after which half of an open-ended side of the track is used. Later days come ever closer to the edge without
 * reaching it.
 */
const HALF = 60;
const HALF_OF_UNENDING = 180;

/** Maps days to positions on the track: 0 is its start, 1 its end. */
export interface ValidityScale {
  readonly at: (day: CalendarDate) => number;
  /** The start and the end of the valid part. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  /** The centre of the compressed years; `null` if there are none. */
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
 * The last twelve months are drawn to scale, earlier years are compressed. Without an end date, the twelve months
 * before today are drawn to scale.
 * @returns nothing if a date is missing or the end precedes the start
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
  // A validity of less than a year takes a proportionally shorter part of the track.
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

/**
 * Interpolates linearly between two knots. Before the first and after the last, positions approach the edge
 * asymptotically.
 */
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
