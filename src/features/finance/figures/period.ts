import { type CalendarDate, endOfMonth, parseDate } from '@internationalized/date';
import { addMonths, type Months } from '#domain/finance/months.ts';
import { financeYears } from '#domain/finance/periods.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { formatMonth, readMonth } from '#lib/scalars.ts';
import { askedIn, periodFault, periodRead, type PeriodRead, readBeside } from '../shared/period-notice/period-fault.ts';

/** The address parameters of a period of these pages. */
const MONTH_PARAMS = ['month', 'from', 'to'] as const;
/** All that these pages read of an address. */
export const OWN_PARAMS = [...MONTH_PARAMS, 'explain'] as const;

/** The longest period: more than two years do not fit a table. */
const MOST_MONTHS = 24;

/** The months of a period in order. */
export function monthsIn({ from, to }: Months): readonly string[] {
  const months: string[] = [];
  for (let month = from; month <= to && months.length < MOST_MONTHS; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The period to compare with: the preceding one of the same length; for a year so far, the same months of the year before. */
export function before(months: Months): Months {
  if (isYearSoFar(months)) return { from: addMonths(months.from, -12), to: addMonths(months.to, -12) };
  const count = monthsIn(months).length;
  return { from: addMonths(months.from, -count), to: addMonths(months.from, -1) };
}

/** The last finished month, whose sales are confirmed. */
export const lastMonth = (today: CalendarDate): string => formatMonth(today.subtract({ months: 1 }));

/** From January of the year of `to` until `to`. */
export const sinceJanuary = (to: string): Months => ({ from: `${to.slice(0, 4)}-01`, to });

/** Whether a period runs from January to a later month of the same year. */
export const isYearSoFar = ({ from, to }: Months): boolean => from !== to && from === sinceJanuary(to).from;

/** The months that can have figures: those of all years that can have goals. */
export function financeMonths({ year }: CalendarDate): Months {
  const { first, last } = financeYears(year);
  return { from: `${first}-01`, to: `${last}-12` };
}

/** The first month of the longest period that ends with `to`. */
export const earliestOf = (to: string): string => addMonths(to, 1 - MOST_MONTHS);

const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** A period within the months that can have figures and no longer than {@link MOST_MONTHS}: its end, as far as possible. */
export function fitted({ from, to }: Months, today: CalendarDate): Months {
  const bounds = financeMonths(today);
  const within = (month: string) => later(bounds.from, earlier(bounds.to, month));
  const last = within(to);
  return { from: later(within(from), earliestOf(last)), to: last };
}

/** The period in an address; the last finished month if it names none. */
export const periodOf = (params: URLSearchParams, today: CalendarDate): PeriodRead<Months> =>
  readBeside(ownPeriod(params, today), params, OWN_PARAMS);

function ownPeriod(params: URLSearchParams, today: CalendarDate): PeriodRead<Months> {
  const [single = null, first = null, last = null] = MONTH_PARAMS.map((name) => askedIn(params, name));
  const usual = { from: lastMonth(today), to: lastMonth(today) };
  const from = single ?? first ?? last;
  const to = single ?? last ?? first;
  const range = first === null && last === null ? null : `${first ?? '…'} – ${last ?? '…'}`;
  const all = [single, range].filter((text) => text !== null);
  const asked = all.join(' / ');
  if (all.length > 1) return periodFault(asked, 'unreadable', usual);
  if (from === null || to === null) return periodRead(usual);
  if (!readMonth(from) || !readMonth(to)) return periodFault(asked, 'unreadable', usual);
  if (from > to) return periodFault(asked, 'reversed', fitted({ from: to, to: from }, today));
  const offered = fitted({ from, to }, today);
  if (single === null && (first === null || last === null)) return periodFault(asked, 'half', offered);
  if (offered.from === from && offered.to === to) return periodRead(offered);
  const bounds = financeMonths(today);
  return periodFault(asked, from < bounds.from || to > bounds.to ? 'outside' : 'long', offered);
}

/** The year of a month. */
export const yearOf = (month: string): string => month.slice(0, 4);

/** The address parameters of a period. */
export function paramsOf({ from, to }: Months): Readonly<Record<(typeof MONTH_PARAMS)[number], string | null>> {
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
