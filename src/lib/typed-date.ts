import { mondayOfWeek, weekNumberOf, weekOf } from './date-ranges.ts';
import { readDay, readMonth } from './scalars.ts';
import { dateTimeFormat } from './intl.ts';

/** `2026-11-19` or `2026/11/19`, in every language. */
const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/;
/** `19/11/2026`, `19.11.2026`; the locale decides whether day or month comes first. */
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

const MONTH_YEAR_FIRST = /^(\d{4})[-/](\d{1,2})$/;
const MONTH_YEAR_LAST = /^(\d{1,2})[-/. ](\d{4})$/;
/** A week number, after an optional short word such as « sem. », with an optional year. */
const WEEK = /^[^\d-]{0,12}(\d{1,2})(?:[^\d-]{1,3}(\d{4}))?$/;
const WEEK_YEAR_FIRST = /^(\d{4})-W(\d{1,2})$/i;

const ORDERS = new Map<string, 'day' | 'month'>();

/** Whether a locale writes day or month first. Cached, because creating a format is slow. */
function firstPart(locale: string): 'day' | 'month' {
  const known = ORDERS.get(locale);
  if (known) return known;
  const parts = dateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).formatToParts(0);
  const order = parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month' ? 'month' : 'day';
  ORDERS.set(locale, order);
  return order;
}

/**
 * Parses a typed date (docs/rules/interface.md#typed-dates): as the locale writes it, `YYYY-MM-DD` or `YYYY/MM/DD`.
 * @param locale BCP 47; decides whether 05/06 is in May or in June
 * @returns `YYYY-MM-DD`, or `null` if the text is not an existing date
 */
export function readTypedDate(text: string, locale: string): string | null {
  const trimmed = text.trim();
  const yearFirst = YEAR_FIRST.exec(trimmed);
  if (yearFirst) return existing(yearFirst[1], yearFirst[3], yearFirst[4]);
  const yearLast = YEAR_LAST.exec(trimmed);
  if (!yearLast) return null;
  const [, one, , other, year] = yearLast;
  return firstPart(locale) === 'day' ? existing(year, other, one) : existing(year, one, other);
}

/**
 * Parses a typed month: `11/2026`, `2026-11`, `2026/11`, or any full date in it.
 * @returns `YYYY-MM`, or `null`
 */
export function readTypedMonth(text: string, locale: string): string | null {
  const trimmed = text.trim();
  const [, firstYear, secondMonth] = MONTH_YEAR_FIRST.exec(trimmed) ?? [];
  const [, firstMonth, secondYear] = MONTH_YEAR_LAST.exec(trimmed) ?? [];
  const year = firstYear ?? secondYear;
  const month = secondMonth ?? firstMonth;
  if (year === undefined || month === undefined) return readTypedDate(trimmed, locale)?.slice(0, 7) ?? null;
  const typed = `${year}-${month.padStart(2, '0')}`;
  return readMonth(typed) && typed;
}

/**
 * Parses a typed week: any full date in it, or its number, « sem. 47 », `47/2026`, `2026-W47`.
 * @param today `YYYY-MM-DD`; gives the ISO week year for a number without one
 * @returns the Monday, `YYYY-MM-DD`, or `null`
 */
export function readTypedWeek(text: string, locale: string, today: string): string | null {
  const trimmed = text.trim();
  const day = readTypedDate(trimmed, locale);
  if (day !== null) return weekOf(day).start;
  const [, week, year] = WEEK.exec(trimmed) ?? [];
  const [, isoYear, isoWeek] = WEEK_YEAR_FIRST.exec(trimmed) ?? [];
  const number = week ?? isoWeek;
  if (number === undefined) return null;
  return mondayOfWeek(Number(year ?? isoYear ?? weekNumberOf(today).year), Number(number));
}

/**
 * The last day of the month in which a day is missing: 28 February 2026 for 31 February 2026.
 * @returns `YYYY-MM-DD`; `null` for a day that exists, or a month that does not
 */
export function lastDayInstead(year: number, month: number, day: number): string | null {
  const [years, months] = [String(year).padStart(4, '0'), String(month).padStart(2, '0')];
  const last = readMonth(`${years}-${months}`)?.add({ months: 1 }).subtract({ days: 1 });
  return last && day > last.day ? last.toString() : null;
}

function existing(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return readDay(date) && date;
}
