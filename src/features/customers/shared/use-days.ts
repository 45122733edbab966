import { useLingui } from '@lingui/react/macro';
import { dateTimeFormat, withFirst } from '#lib/intl.ts';
import { readDay } from '#lib/scalars.ts';
import { useToday } from '#state/today.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';

/** The words of days and of periods; a day that cannot be read is said to be so. */
export function useDays() {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const today = useToday();
  const long = dateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const short = dateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const weekday = dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const written = (format: Intl.DateTimeFormat, text: string) => {
    const day = readDay(text);
    return day ? format.format(day.toDate('UTC')) : t`date illisible`;
  };
  return {
    /** « 14 avril 1978 » */
    day: (text: string) => withFirst(locale, written(long, text)),
    /** « 31 déc. 2026 » */
    shortDay: (text: string) => written(short, text),
    /** « Mardi 24 novembre » */
    title(text: string) {
      const words = withFirst(locale, written(weekday, text));
      return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
    },
    /** « 1 oct. 2026 – 31 déc. 2026 » */
    period: (start: string | null, end: string | null) =>
      [start, end].map((text) => (text === null ? '…' : written(short, text))).join(' – '),
    isCurrent: (start: string | null, end: string | null) =>
      (start === null || start <= today.toString()) && (end === null || end >= today.toString()),
    /** Completed years; `null` if the day cannot be read or is to come. */
    age(text: string): number | null {
      const born = readDay(text);
      if (!born || born.compare(today) > 0) return null;
      const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
      return today.year - born.year - (hadBirthday ? 0 : 1);
    },
  };
}
