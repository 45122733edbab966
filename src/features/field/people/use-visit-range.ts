import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { LONGEST } from '#domain/supervision/range.ts';
import { type DayRange, daysUpTo } from '#lib/date-ranges.ts';
import { readDay } from '#lib/scalars.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useToday } from '#state/today.ts';

/** The lengths of a range of visits that the page offers, in days. */
export const SPANS = [7, 30, 91] as const;
export type Span = (typeof SPANS)[number];
const USUAL: Span = 30;

export interface VisitRange {
  readonly range: DayRange;
  /** `null` where the address names the days. */
  readonly span: Span | null;
  readonly show: (span: Span) => void;
  /** The address asks for days that cannot be shown. */
  readonly isUnknown: boolean;
}

/**
 * The days whose visits are counted: as many as `?length=` asks for, up to the day of the page; or those from `?from=` to `?to=`, as the
 * dashboard asks for. None of them is to come.
 * @param day `YYYY-MM-DD`
 */
export function useVisitRange(day: string): VisitRange {
  const today = useToday().toString();
  const [params, change] = useQueryParams();
  const [from, to, length] = [params.get('from'), params.get('to'), params.get('length')];
  return useMemo(() => {
    const show = (span: Span) => change({ length: span === USUAL ? null : String(span), from: null, to: null });
    const last = (end: string) => (end < today ? end : today);
    if (from !== null && to !== null && isRange(from, to, today)) {
      return { range: { start: from, end: last(to) }, span: null, show, isUnknown: false };
    }
    const span = SPANS.find((each) => String(each) === length);
    const isUnknown = from !== null || to !== null || (length !== null && span === undefined);
    return { range: daysUpTo(last(day), span ?? USUAL), span: span ?? USUAL, show, isUnknown };
  }, [day, today, from, to, length, change]);
}

const isRange = (from: string, to: string, today: string): boolean =>
  readDay(from) !== null &&
  readDay(to) !== null &&
  from <= today &&
  from <= to &&
  parseDate(to).compare(parseDate(from)) < LONGEST;
