import { parseDate } from '@internationalized/date';
import { aWeekBefore, type DayRange, daysUpTo } from '#lib/date-ranges.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useToday } from '#state/today.ts';
import { readDayParam } from '../shared/use-day-words.ts';

/** The lengths of a range, in days: docs/rules/field-work.md#statistics-range. */
const [DAY, WEEK] = [1, 7] as const;

export interface StatisticsRange {
  /** Its last day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly days: typeof DAY | typeof WEEK;
  readonly range: DayRange;
  /** The same days a week before. */
  readonly before: DayRange;
  /** The address asks for a day that does not exist or is to come, or for another length. */
  readonly isUnknown: boolean;
  readonly isLatest: boolean;
  /** What an address needs to open the same range. */
  readonly query: { readonly day: string | null; readonly length: string | null };
  readonly show: (days: StatisticsRange['days']) => void;
  readonly step: (by: -1 | 1) => void;
  readonly goToToday: () => void;
}

/** The range of the address: seven days that end today, unless it names others. */
export function useRange(): StatisticsRange {
  const [params, change] = useQueryParams();
  const today = useToday().toString();
  const asked = readDayParam(params.get('day'), today);
  const isFuture = asked.day > today;
  const day = isFuture ? today : asked.day;
  const length = params.get('length');
  const days = length === String(DAY) ? DAY : WEEK;
  const moved = (by: number): string => parseDate(day).add({ days: by }).toString();
  const nameOf = (date: string): string | null => (date >= today ? null : date);
  const range = daysUpTo(day, days);
  return {
    day,
    days,
    range,
    before: aWeekBefore(range),
    isUnknown: asked.isUnknown || isFuture || (length !== null && length !== String(days)),
    isLatest: day === today,
    query: { day: nameOf(day), length: days === DAY ? String(DAY) : null },
    show: (next) => change({ length: next === DAY ? String(DAY) : null }),
    step: (by) => change({ day: nameOf(moved(by * days)) }),
    goToToday: () => change({ day: null }),
  };
}
