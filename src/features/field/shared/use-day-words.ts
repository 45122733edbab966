import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { dayInWords } from '#lib/format.ts';
import { readDay } from '#lib/scalars.ts';
import { useToday } from '#state/today.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';

/** The words of days, which are given as `YYYY-MM-DD`. */
export function useDayWords() {
  const locale = useWrittenLocale();
  const { year } = useToday();
  return useMemo(() => {
    const written = (day: string, parts: Intl.DateTimeFormatOptions) => dayInWords(locale, day, parts);
    const withYear = (day: string) => (day.startsWith(`${year}-`) ? {} : ({ year: 'numeric' } as const));
    return {
      /** « Jeudi 19 novembre », with the year unless it is the current one. */
      title(day: string) {
        const words = written(day, { weekday: 'long', day: 'numeric', month: 'long', ...withYear(day) });
        return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
      },
      /** « jeudi 19 novembre » */
      long: (day: string) => written(day, { weekday: 'long', day: 'numeric', month: 'long', ...withYear(day) }),
      /** « jeudi 19 novembre 2026 » */
      whole: (day: string) => written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      /** « jeudi » */
      weekdayName: (day: string) => written(day, { weekday: 'long' }),
      /** « jeu. » */
      weekday: (day: string) => written(day, { weekday: 'short' }),
      /** « 19 » */
      number: (day: string) => String(parseDate(day).day),
    };
  }, [locale, year]);
}

/** The day of the address, or today; what is no day is told apart. */
export function readDayParam(
  text: string | null,
  today: string,
): { readonly day: string; readonly isUnknown: boolean } {
  if (text === null) return { day: today, isUnknown: false };
  return readDay(text) ? { day: text, isUnknown: false } : { day: today, isUnknown: true };
}
