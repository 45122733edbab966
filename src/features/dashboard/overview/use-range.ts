import { useMemo } from 'react';
import { type AskedRange, askedRange, rangeParams } from '#domain/supervision/range.ts';
import { daysWorked } from '#domain/supervision/quota.ts';
import { type DayRange, daysOf } from '#lib/date-ranges.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useToday } from '#state/today.ts';

export interface ShownRange extends AskedRange {
  /** `YYYY-MM-DD`, as all days. */
  readonly today: string;
  /** The last day of the range that has begun. */
  readonly last: string;
  /** The last day that is worked and over; where there is none in the range, the last one that has begun. */
  readonly lastOver: string;
  /** Days of the range that are worked. */
  readonly worked: number;
  /** Those of them that are not over: today and later. */
  readonly left: number;
  readonly show: (range: DayRange) => void;
}

/** The range of the address. */
export function useRange(): ShownRange {
  const [params, change] = useQueryParams();
  const today = useToday().toString();
  const [range, from, to] = [params.get('range'), params.get('from'), params.get('to')];
  return useMemo(() => {
    const asked = askedRange({ range, from, to }, today);
    const { start, end } = asked.range;
    const days = daysOf({ start, end });
    const worked = daysWorked(days);
    const last = end < today ? end : today;
    return {
      ...asked,
      today,
      last,
      lastOver: worked.findLast((day) => day < today) ?? last,
      worked: worked.length,
      left: worked.filter((day) => day >= today).length,
      show: (next) => change({ ...rangeParams(next, today) }),
    };
  }, [range, from, to, today, change]);
}
