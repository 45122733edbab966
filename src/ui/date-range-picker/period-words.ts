import { DateFormatter } from '@internationalized/date';
import { isWeek, type DayRange, weekNumberOf } from '#lib/date-ranges.ts';
import { toCalendarDate } from '../date-field/date-value.ts';

const DAY = { weekday: 'long', day: 'numeric' } as const;
const MONTH = { ...DAY, month: 'short' } as const;
const YEAR = { ...MONTH, year: 'numeric' } as const;

/**
 * The texts of a range: both dates, each as short as the other allows, and the week number if the range is one week.
 */
export interface PeriodWords {
  readonly start: string;
  readonly end: string;
  readonly isOneDay: boolean;
  readonly week: number | null;
}

/**
 * « lundi 16 » and « dimanche 22 nov. »: a shared month is written once, and the current year is left out.
 * @param today `YYYY-MM-DD`; without it the year is always written
 * @param locale BCP 47
 */
export function periodWords(period: DayRange, locale: string, today?: string): PeriodWords {
  const { start, end } = period;
  const endFormat = today?.slice(0, 4) === end.slice(0, 4) && start.slice(0, 4) === end.slice(0, 4) ? MONTH : YEAR;
  return {
    start: written(start, startFormat(period, endFormat), locale),
    end: written(end, endFormat, locale),
    isOneDay: start === end,
    week: isWeek(period) ? weekNumberOf(start).week : null,
  };
}

function startFormat(
  { start, end }: DayRange,
  endFormat: typeof MONTH | typeof YEAR,
): typeof DAY | typeof MONTH | typeof YEAR {
  if (start.slice(0, 7) === end.slice(0, 7)) return DAY;
  return start.slice(0, 4) === end.slice(0, 4) ? MONTH : endFormat;
}

function written(day: string, format: typeof DAY | typeof MONTH | typeof YEAR, locale: string): string {
  const date = toCalendarDate(day);
  if (!date) return '';
  const text = new DateFormatter(locale, { ...format, timeZone: 'UTC' }).format(date.toDate('UTC'));
  // French writes the first of the month, and no other day, as an ordinal.
  return locale.startsWith('fr') && date.day === 1 ? text.replace(/(?<!\d)1(?!\d)/, '1er') : text;
}
