import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { FIRST_YEAR, financeYears } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { mondayOfWeek, weekNumberOf, weekOf } from '#lib/date-ranges.ts';
import { formatMonth, readDay, readMonth } from '#lib/scalars.ts';
import { STORAGE_KEYS, type StorageKey } from '#lib/device/texts.ts';
import { useFormat } from '#state/format.ts';
import { startOfDay } from '#lib/scalars.ts';
import { useZone } from '#state/agencies.tsx';
import { askedIn, periodFault, periodRead, type PeriodRead, readBeside } from '../shared/period-notice/period-fault.ts';
import { dateTimeFormat } from '#lib/intl.ts';

interface PeriodSetup {
  /** Its name in the address. */
  readonly param: 'year' | 'week' | 'month';
  /** The key under which this device remembers it; see docs/rules/limits.md#remembered-choices. */
  readonly storage: StorageKey;
  /** The period that a text names; `null` if it names none. Whether it can be entered is another question. */
  readonly parse: (text: string) => FinancePeriod | null;
  /** The first and the last period that can be entered. */
  readonly bounds: (today: CalendarDate) => { readonly first: FinancePeriod; readonly last: FinancePeriod };
  readonly usual: (today: CalendarDate) => FinancePeriod;
}

const mondayOf = (day: string): string => weekOf(day).start;

/** The Monday of `2026-W46`. */
function mondayOfISOWeek(text: string): string | null {
  const [, year, week] = /^(\d{4})-W(\d{2})$/u.exec(text) ?? [];
  return year !== undefined && week !== undefined ? mondayOfWeek(Number(year), Number(week)) : null;
}

export const PERIODS: Readonly<Record<FinanceKind, PeriodSetup>> = {
  goals: {
    param: 'year',
    storage: STORAGE_KEYS.goalsEntry,
    parse: (text) => (/^\d{4}$/.test(text) ? text : null),
    bounds: ({ year }) => ({ first: String(financeYears(year).first), last: String(financeYears(year).last) }),
    usual: (today) => String(today.year),
  },
  trends: {
    param: 'week',
    storage: STORAGE_KEYS.trendsEntry,
    parse: (text) => (readDay(text) ? mondayOf(text) : mondayOfISOWeek(text)),
    // The first week of a year may begin in the year before.
    bounds: (today) => ({ first: mondayOf(`${FIRST_YEAR}-01-04`), last: mondayOf(today.toString()) }),
    usual: (today) => mondayOf(today.toString()),
  },
  // The month before: wholesalers confirm a month once it is over.
  sales: {
    param: 'month',
    storage: STORAGE_KEYS.salesEntry,
    parse: (text) => (readMonth(text) ? text : null),
    bounds: (today) => ({ first: `${FIRST_YEAR}-01`, last: formatMonth(today) }),
    usual: (today) => formatMonth(today.subtract({ months: 1 })),
  },
};

/** The period of an entry page in an address; the usual one if the address names none. */
export function entryPeriod(
  kind: FinanceKind,
  params: URLSearchParams,
  today: CalendarDate,
): PeriodRead<FinancePeriod> {
  return readBeside(ownPeriod(kind, params, today), params, [PERIODS[kind].param]);
}

function ownPeriod(kind: FinanceKind, params: URLSearchParams, today: CalendarDate): PeriodRead<FinancePeriod> {
  const { param, parse, bounds, usual } = PERIODS[kind];
  const asked = askedIn(params, param);
  if (asked === null) return periodRead(usual(today));
  const period = parse(asked);
  if (period === null) return periodFault(asked, 'unreadable', usual(today));
  const { first, last } = bounds(today);
  if (period < first) return periodFault(asked, 'outside', first);
  return period > last ? periodFault(asked, 'outside', last) : periodRead(period);
}

/** « 2027 », « semaine 47, du 16 au 22 nov. 2026 », « octobre 2026 » */
export function usePeriodWords(kind: FinanceKind, period: FinancePeriod): string {
  const { t, i18n } = useLingui();
  const zone = useZone();
  const format = useFormat();
  if (kind === 'goals') return period;
  if (kind === 'sales') {
    const month = readMonth(period);
    const words = dateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return month ? words.format(month.toDate('UTC')) : period;
  }
  const { end } = weekOf(period);
  const [from, to] = [readDay(period), readDay(end)];
  if (!from || !to) return period;
  const { week } = weekNumberOf(period);
  const start = startOfDay(from, zone);
  const last = startOfDay(to, zone);
  const [first, until] = [format.shortDate(start, last), format.date(last)];
  return t`semaine ${week}, du ${first} au ${until}`;
}
