import { type DayRange, daysUpTo, monthOf, weekOf } from '#lib/date-ranges.ts';
import { readDay } from '#lib/scalars.ts';

/** The ranges that an address names and that move with today. */
export const PRESETS = ['day', 'week', 'month'] as const;
export type Preset = (typeof PRESETS)[number];

/** What an address says of a range; a range without a name has two days. */
export interface RangeParams {
  readonly range: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface AskedRange {
  readonly range: DayRange;
  /** `null` if it is none that moves with today. */
  readonly preset: Preset | null;
  /** The address asks for what cannot be shown; the range is the current week. */
  readonly isUnknown: boolean;
}

/** The longest range, in days: a quarter. */
export const LONGEST = 92;

const rangeOf = (preset: Preset, today: string): DayRange =>
  ({ day: daysUpTo(today, 1), week: weekOf(today), month: monthOf(today) })[preset];

const presetOf = ({ start, end }: DayRange, today: string): Preset | null =>
  PRESETS.find((preset) => {
    const known = rangeOf(preset, today);
    return known.start === start && known.end === end;
  }) ?? null;

/** The range of an address: the week of `today` if it names none. A range begins today at the latest. */
export function askedRange({ range, from, to }: RangeParams, today: string): AskedRange {
  const week: AskedRange = { range: rangeOf('week', today), preset: 'week', isUnknown: false };
  if (range !== null) {
    const preset = PRESETS.find((known) => known === range);
    return preset ? { range: rangeOf(preset, today), preset, isUnknown: false } : { ...week, isUnknown: true };
  }
  if (from === null && to === null) return week;
  const [first, last] = [readDay(from), readDay(to)];
  if (!first || !last) return { ...week, isUnknown: true };
  const length = last.compare(first) + 1;
  if (length < 1 || length > LONGEST || first.toString() > today) return { ...week, isUnknown: true };
  const own = { start: first.toString(), end: last.toString() };
  return { range: own, preset: presetOf(own, today), isUnknown: false };
}

/** What an address needs to open a range again; one that moves with today is named. */
export function rangeParams(range: DayRange, today: string): RangeParams {
  const preset = presetOf(range, today);
  if (preset === 'week') return { range: null, from: null, to: null };
  if (preset !== null) return { range: preset, from: null, to: null };
  return { range: null, from: range.start, to: range.end };
}

/** The last `count` weeks, from Monday to Sunday, up to that of a day; in order of time. */
export function weeksUpTo(day: string, count: number): readonly DayRange[] {
  const { end } = weekOf(day);
  return Array.from({ length: count }, (_, index) => weekOf(daysUpTo(end, 7 * (count - index)).start));
}
