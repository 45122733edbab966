import { type CalendarDate, endOfMonth, parseDate } from '@internationalized/date';
import { financeYears } from '#domain/finance/periods.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { formatMonth, readMonth } from '#lib/scalars.ts';

/** A range of months (`YYYY-MM`), both ends included. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** The address parameters of a period, which this device remembers. */
export const PERIOD_PARAMS = ['month', 'from', 'to'] as const;

/** The longest period: more than two years do not fit a table. */
const MOST_MONTHS = 24;

/** A month moved by a number of months; text that is not a month stays as it is. */
export function addMonths(month: string, by: number): string {
  const day = readMonth(month);
  return day ? formatMonth(day.add({ months: by })) : month;
}

/** The months of a period in order. */
export function monthsIn({ from, to }: Months): readonly string[] {
  const months: string[] = [];
  for (let month = from; month <= to && months.length < MOST_MONTHS; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The preceding period of the same length. */
export function before(months: Months): Months {
  const count = monthsIn(months).length;
  return { from: addMonths(months.from, -count), to: addMonths(months.from, -1) };
}

/** The last finished month, whose sales are confirmed. */
export const lastMonth = (today: CalendarDate): string => formatMonth(today.subtract({ months: 1 }));

/** From January of the year of `to` until `to`. */
export const sinceJanuary = (to: string): Months => ({ from: `${to.slice(0, 4)}-01`, to });

/** The months that can have figures: those of all years that can have goals. */
export function financeMonths({ year }: CalendarDate): Months {
  const { first, last } = financeYears(year);
  return { from: `${first}-01`, to: `${last}-12` };
}

/** The first month of the longest period that ends with `to`. */
export const earliestOf = (to: string): string => addMonths(to, 1 - MOST_MONTHS);

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The period in an address; the last finished month if it is absent or invalid. */
export function periodOf(params: URLSearchParams, today: CalendarDate): Months {
  const bounds = financeMonths(today);
  const within = (month: string) => later(bounds.from, earlier(bounds.to, month));
  const read = (name: (typeof PERIOD_PARAMS)[number]) => {
    const text = params.get(name);
    return text !== null && readMonth(text) ? text : null;
  };
  const [from, to] = [read('from'), read('to')];
  const single = read('month');
  if (single === null && from !== null && to !== null && from <= to) {
    const last = within(to);
    return { from: later(within(from), earliestOf(last)), to: last };
  }
  const month = single ?? from ?? to;
  const shown = month !== null && within(month) === month ? month : lastMonth(today);
  return { from: shown, to: shown };
}

/** The address parameters of a period. */
export function paramsOf({ from, to }: Months): Readonly<Record<(typeof PERIOD_PARAMS)[number], string | null>> {
  return from === to ? { month: from, from: null, to: null } : { month: null, from, to };
}

/** The years to read for a period, its preceding period and the whole of its last year. */
export function yearsFor(months: Months): readonly number[] {
  const [first, last] = [before(months).from, months.to].map((month) => Number(month.slice(0, 4)));
  const years: number[] = [];
  for (let year = first ?? 0; year <= (last ?? 0); year += 1) years.push(year);
  return years;
}

/** The Mondays of the last `count` weeks up to the end of a period, without future weeks. */
export function mondaysUpTo({ to }: Months, today: CalendarDate, count: number): readonly string[] {
  const month = readMonth(to);
  if (!month) return [];
  const end = endOfMonth(month);
  const monday = parseDate(weekOf((end.compare(today) < 0 ? end : today).toString()).start);
  return Array.from({ length: count }, (_, index) => monday.subtract({ weeks: count - 1 - index }).toString());
}
