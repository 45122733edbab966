import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { FIRST_YEAR, isFinanceYear, monthOfWeek } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { weekNumberOf, weekOf } from '#lib/date-ranges.ts';
import { formatMonth, readDay, readMonth } from '#lib/scalars.ts';
import { STORAGE_KEYS, type StorageKey } from '#lib/storage.ts';
import { useFormat } from '#state/format.ts';
import { startOfDay } from '#lib/scalars.ts';
import { useZone } from '#state/agencies.ts';

interface PeriodSetup {
  /** Its name in the address. */
  readonly param: 'year' | 'week' | 'month';
  /** The key under which this device remembers it; see docs/rules/limits.md#remembered-choices. */
  readonly storage: StorageKey;
  /** Reads a period from the address; `null` if it is none, or cannot be entered. */
  readonly read: (text: string, today: CalendarDate) => FinancePeriod | null;
  readonly usual: (today: CalendarDate) => FinancePeriod;
}

export const PERIODS: Readonly<Record<FinanceKind, PeriodSetup>> = {
  goals: {
    param: 'year',
    storage: STORAGE_KEYS.goalsEntry,
    read: (text, today) => (/^\d{4}$/.test(text) && isFinanceYear(Number(text), today.year) ? text : null),
    usual: (today) => String(today.year),
  },
  trends: {
    param: 'week',
    storage: STORAGE_KEYS.trendsEntry,
    read: (text, today) => {
      const monday = readDay(text) && weekOf(text).start;
      // The first week of a year may begin in the year before.
      return monday !== null && monthOfWeek(monday) >= `${FIRST_YEAR}` && monday <= today.toString() ? monday : null;
    },
    usual: (today) => weekOf(today.toString()).start,
  },
  // The month before: wholesalers confirm a month once it is over.
  sales: {
    param: 'month',
    storage: STORAGE_KEYS.salesEntry,
    read: (text, today) => (readMonth(text) && text >= `${FIRST_YEAR}` && text <= formatMonth(today) ? text : null),
    usual: (today) => formatMonth(today.subtract({ months: 1 })),
  },
};

/** « 2027 », « semaine 47, du 16 au 22 nov. 2026 », « octobre 2026 » */
export function usePeriodWords(kind: FinanceKind, period: FinancePeriod): string {
  const { t, i18n } = useLingui();
  const zone = useZone();
  const format = useFormat();
  if (kind === 'goals') return period;
  if (kind === 'sales') {
    const month = readMonth(period);
    const words = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
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
