import { useMemo } from 'react';
import { weekNumberOf } from '#lib/date-ranges.ts';
import { readMonth } from '#lib/scalars.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { type Months, runsOf } from '#domain/finance/months.ts';
import { dateTimeFormat, listFormat, numberFormat } from '#lib/intl.ts';

/** Formats of the finance screens: whole units, whole francs, months. */
export interface Words {
  /** Units, or amounts in the agency's currency, which has no decimals. */
  readonly amount: (value: number) => string;
  readonly amountOr: (value: number | null) => string;
  /** With a plus sign if positive. */
  readonly signed: (value: number) => string;
  readonly signedOr: (value: number | null) => string;
  readonly short: (value: number) => string;
  readonly percentOr: (value: number | null) => string;
  /** A share in percent, to a tenth. */
  readonly share: (value: number) => string;
  /** A rate in percent, to a hundredth. */
  readonly rate: (value: number) => string;
  /** « octobre 2026 » */
  readonly month: (month: string) => string;
  /** « oct. » */
  readonly shortMonth: (month: string) => string;
  /** « oct. 26 », for months of several years side by side. */
  readonly shortMonthOfYear: (month: string) => string;
  /** « mars 2026 et mai–juin 2026 »: months in order, those that follow each other together. */
  readonly months: (months: readonly string[]) => string;
  /** « 44 et 45 »: the numbers of weeks. @param mondays `YYYY-MM-DD` */
  readonly weeks: (mondays: readonly string[]) => string;
  /** « octobre 2026 », « janvier–octobre 2026 » */
  readonly period: (months: Months) => string;
}

/** In place of a number that there is not. */
export const NONE = '—';
/** Months are formatted as their first day, in UTC so that no time zone shifts them. */
const ZONE = 'UTC';
/** French has a narrow space before %, which not every browser writes. */
const narrow = (text: string) => text.replace('\u00A0%', '\u202F%');

export function useWords(): Words {
  const locale = useWrittenLocale();
  const figures = useFigures();
  return useMemo(() => {
    const long = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: ZONE });
    const short = dateTimeFormat(locale, { month: 'short', timeZone: ZONE });
    const dated = dateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: ZONE });
    const tenths = numberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const hundredths = numberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const write = (format: Intl.DateTimeFormat, month: string) => {
      const day = readMonth(month);
      return day ? format.format(day.toDate(ZONE)) : month;
    };
    const range = (from: string, to: string) => {
      const [first, last] = [readMonth(from), readMonth(to)];
      return first && last ? long.formatRange(first.toDate(ZONE), last.toDate(ZONE)) : from;
    };
    const amount = (value: number) => figures.full(Math.round(value));
    const signed = (value: number) => (Math.round(value) > 0 ? `+${amount(value)}` : amount(value));
    const month = (text: string) => write(long, text);
    const period = ({ from, to }: Months) => (from === to ? month(from) : range(from, to));
    const list = listFormat(locale, { type: 'conjunction' });
    return {
      amount,
      amountOr: (value) => (value === null ? NONE : amount(value)),
      signed,
      signedOr: (value) => (value === null ? NONE : signed(value)),
      short: figures.short,
      percentOr: (value) => (value === null ? NONE : figures.percent(value)),
      rate: (value) => narrow(hundredths.format(value / 100)),
      share: (value) => narrow(tenths.format(value / 100)),
      month,
      shortMonth: (text) => write(short, text),
      shortMonthOfYear: (text) => write(dated, text),
      months: (all) => list.format(runsOf(all).map(period)),
      weeks: (mondays) => list.format(mondays.map((monday) => String(weekNumberOf(monday).week))),
      period,
    };
  }, [locale, figures]);
}

/** With a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
