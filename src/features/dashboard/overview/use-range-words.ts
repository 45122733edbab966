import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DayRange } from '#lib/date-ranges.ts';
import { dayInWords } from '#lib/format.ts';
import { dateTimeFormat, withFirst } from '#lib/intl.ts';
import { useToday } from '#state/today.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { ShownRange } from './use-range.ts';

/** Days are formatted in UTC, so that no time zone shifts them. */
const utc = (day: string): Date => parseDate(day).toDate('UTC');

/** The words of days and of ranges, which are given as `YYYY-MM-DD`. */
export function useRangeWords() {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const { year } = useToday();
  return useMemo(() => {
    const withYear = (day: string) => (day.startsWith(`${year}-`) ? {} : ({ year: 'numeric' } as const));
    const date = (day: string) => dayInWords(locale, day, { day: 'numeric', month: 'long', ...withYear(day) });
    return {
      /** « jeudi 19 novembre » */
      day: (day: string) =>
        dayInWords(locale, day, { weekday: 'long', day: 'numeric', month: 'long', ...withYear(day) }),
      /** « 16–22 novembre » */
      range({ start, end }: DayRange): string {
        const parts = { day: 'numeric', month: 'long', ...withYear(start < end ? start : end) } as const;
        const format = dateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
        return withFirst(locale, format.formatRange(utc(start), utc(end)));
      },
      /** « cette semaine », « du 3 octobre au 12 octobre » */
      when({ preset, range: { start, end } }: Pick<ShownRange, 'preset' | 'range'>): string {
        if (preset === 'day') return t`aujourd’hui`;
        if (preset === 'week') return t`cette semaine`;
        if (preset === 'month') return t`ce mois-ci`;
        const [first, last] = [date(start), date(end)];
        return start === end ? t`le ${first}` : t`du ${first} au ${last}`;
      },
    };
  }, [t, locale, year]);
}
