import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DayRange } from '#lib/date-ranges.ts';
import { dateTimeFormat } from '#lib/intl.ts';
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
    const format = (day: string, parts: Intl.DateTimeFormatOptions) =>
      dateTimeFormat(locale, {
        ...parts,
        ...(day.startsWith(`${year}-`) ? {} : { year: 'numeric' }),
        timeZone: 'UTC',
      });
    return {
      /** « jeudi 19 novembre » */
      day: (day: string) => format(day, { weekday: 'long', day: 'numeric', month: 'long' }).format(utc(day)),
      /** « 16–22 novembre » */
      range: ({ start, end }: DayRange) =>
        format(start < end ? start : end, { day: 'numeric', month: 'long' }).formatRange(utc(start), utc(end)),
      /** « cette semaine », « du 3 au 12 octobre » */
      when({ preset, range: { start, end } }: Pick<ShownRange, 'preset' | 'range'>): string {
        if (preset === 'day') return t`aujourd’hui`;
        if (preset === 'week') return t`cette semaine`;
        if (preset === 'month') return t`ce mois-ci`;
        const [first, last] = [start, end].map((day) =>
          format(day, { day: 'numeric', month: 'long' }).format(utc(day)),
        );
        return start === end ? t`le ${first}` : t`du ${first} au ${last}`;
      },
    };
  }, [t, locale, year]);
}
