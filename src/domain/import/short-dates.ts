import { type DayRange, monthOf, weekNumberOf, weekOf } from '#lib/date-ranges.ts';
import { readDay } from '#lib/scalars.ts';
import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import { MONTHS, monthNamed } from './month-names.ts';
import { plainText, replaceGroups, twoDigits } from './text.ts';

const NAME = `(?<name>${MONTHS.join('|')})(?![a-z])\\.?`;
const ORDINAL = '(?:er|e|eme|st|nd|rd|th)?';
/** « du 1er au 15 novembre 2026 » */
const DAYS_OF_MONTH = new RegExp(
  `(?<![\\d/.-])(?<d>\\d{1,2})${ORDINAL}\\s*(?:au|a|to|-|–|—)\\s*(?<d2>\\d{1,2})${ORDINAL}\\s+${NAME}(?:\\s*(?<y>20\\d\\d))?`,
  'gu',
);
/** « 9 novembre » */
const DAY_OF_MONTH = new RegExp(`(?<![\\d/.-])(?<d>\\d{1,2})${ORDINAL}\\s+${NAME}(?:\\s*(?<y>20\\d\\d))?`, 'gu');
/** « 09/11 » as a day, « 10/26 » as a month; neither « page 1/2 » nor « B/30 ». */
const SLASHED =
  /(?<![\d/.\-a-z])(?<!\b(?:page|p|feuille|folio|sheet)\.?\s*)(?<one>\d{1,2})\/(?<two>\d{1,2})(?![\d/]|[.-]\d)/gu;
/** « 31102026 » */
const JOINED = /(?<!\d)(?<d>[0-3]\d)(?<m>0[1-9]|1[0-2])(?<y>20\d\d)(?!\d)/gu;
const WEEK_NUMBER = /(?<![a-z])(?<word>semaine|sem|week|wk)\.?\s*(?:n[°o]?|numero|number|no)\.?\s*(?=\d)/gu;
/** « semaine du lundi 9 », « semaine du 09/11/2026 » */
const WEEK_OF =
  /(?<![a-z])(?:semaine|sem|week|wk)\.?\s+(?:du|of|commencing)\s+(?:lundi|monday)?\s*(?<d>\d{1,2})(?:\/(?<m>\d{1,2})\/(?<y>20\d\d))?(?![\d/])/gu;
/** « mois : 10 », « mois n° 10 » */
const MONTH_NUMBER = /(?<![a-z])(?:mois|month)\s*(?:n[°o]?\.?)?\s*:?\s*(?<m>0?[1-9]|1[0-2])(?![\d/.-])/gu;
const MONTH_LETTER = /(?<![a-z\d])m(?<m>0?[1-9]|1[0-2])(?![\da-z])/gu;
const NTH_MONTH = /(?<!\d)(?<m>\d{1,2})\s*(?:er|e|eme|st|nd|rd|th)\s+(?:mois|month)/gu;
/** « objectifs 27 », « objectifs 26/27 » */
const SHORT_YEARS =
  /(?<=(?:objectifs?|goals?|targets?|budget|annee|year|exercice)\s+)(?<y>[2-4]\d)(?:\s*[/-]\s*(?<y2>[2-4]\d))?(?!\d)/gu;
/** « FY26 », a fiscal year. */
const FISCAL_YEAR = /(?<![a-z\d])fy\s?-?(?:20)?(?<y>[2-4]\d)(?!\d)/gu;
/** « N-1 », « M-1 », « S-1 »: so many years, months or weeks before. */
const BEFORE = /(?<![a-z\d])(?<unit>[nmsw])\s?[-−–]\s?(?<count>[1-9])(?!\d)/gu;

const written = (year: number, month: number, day: number): string => `${twoDigits(day)}/${twoDigits(month)}/${year}`;
const exists = (year: number, month: number, day: number) =>
  readDay(`${year}-${twoDigits(month)}-${twoDigits(day)}`) !== null;

/** The days of a period. */
export function daysOf(kind: FinanceKind, open: FinancePeriod): DayRange {
  if (kind === 'goals') return { start: `${open}-01-01`, end: `${open}-12-31` };
  return kind === 'sales' ? monthOf(`${open}-01`) : weekOf(open);
}

/**
 * A text in plain letters in which the periods that it shortens are written out: « du 09/11 au 15/11 » has the year that
 * brings it nearest to the open period, « M-1 » is the month before, « semaine du 9 » is a week of the year.
 */
export function withFullDates(text: string, kind: FinanceKind, open: FinancePeriod): string {
  const start = readDay(daysOf(kind, open).start);
  if (!start) return text;
  const nearest = (month: number, day: number): number => {
    const years = [start.year - 1, start.year, start.year + 1].filter((year) => exists(year, month, day));
    const away = (year: number) =>
      Math.abs(readDay(`${year}-${twoDigits(month)}-${twoDigits(day)}`)?.compare(start) ?? Infinity);
    return years.toSorted((one, other) => away(one) - away(other))[0] ?? start.year;
  };
  const dated = (whole: string, day: number, month: number, year?: string): string => {
    const full = year === undefined ? nearest(month, day) : Number(year);
    return exists(full, month, day) ? ` ${written(full, month, day)} ` : whole;
  };
  const weekWritten = (day: string): string => {
    const { year, week } = weekNumberOf(day);
    return ` semaine ${week}-${year} `;
  };

  let full = plainText(text);
  const write = (pattern: RegExp, replace: Parameters<typeof replaceGroups>[2]) => {
    full = replaceGroups(full, pattern, replace);
  };

  write(BEFORE, (_whole, { unit, count }) => {
    const ago = Number(count);
    if (unit === 'n') return ` ${start.year - ago} `;
    if (unit === 'm') return ` ${start.subtract({ months: ago }).toString().slice(0, 7)} `;
    return kind === 'trends' ? weekWritten(start.subtract({ weeks: ago }).toString()) : ` semaine ${ago} `;
  });
  if (kind === 'goals') {
    write(FISCAL_YEAR, (_whole, { y }) => ` 20${y} `);
    write(SHORT_YEARS, (_whole, { y, y2 }) => ` 20${y} ${y2 === undefined ? '' : `20${y2}`} `);
    return full;
  }
  write(JOINED, (whole, { d, m, y }) => dated(whole, Number(d), Number(m), y));
  write(DAYS_OF_MONTH, (whole, { d, d2, name = '', y }) => {
    const month = monthNamed(name);
    return `${dated(whole, Number(d), month, y)} au ${dated(whole, Number(d2), month, y)}`;
  });
  // Of a month a single day with its name is the whole month: « Ventes au 31 octobre ».
  if (kind === 'trends' || (full.match(DAY_OF_MONTH)?.length ?? 0) > 1)
    write(DAY_OF_MONTH, (whole, { d, name = '', y }) => dated(whole, Number(d), monthNamed(name), y));
  write(SLASHED, (whole, { one = '', two: other = '' }) => {
    const [first, second] = [Number(one), Number(other)];
    if (one.length + other.length < 3) return whole;
    if (first >= 1 && second >= 1 && second <= 12 && exists(nearest(second, first), second, first))
      return dated(whole, first, second);
    const isYear = first >= 1 && first <= 12 && Math.abs(2000 + second - start.year) <= 5;
    return isYear ? ` ${twoDigits(first)}/${2000 + second} ` : whole;
  });
  write(WEEK_NUMBER, (_whole, { word }) => `${word} `);
  write(WEEK_OF, (whole, { d, m, y }) => {
    if (m !== undefined) {
      const day = `${y}-${twoDigits(Number(m))}-${twoDigits(Number(d))}`;
      return readDay(day) ? weekWritten(day) : whole;
    }
    const months = [-1, 0, 1].map((by) => start.add({ months: by }));
    const days = months.flatMap(
      ({ year, month }) => readDay(`${year}-${twoDigits(month)}-${twoDigits(Number(d))}`) ?? [],
    );
    const [day] = days.toSorted((one, other) => Math.abs(one.compare(start)) - Math.abs(other.compare(start)));
    return day ? weekWritten(day.toString()) : whole;
  });
  const named = (m: string | undefined, whole: string): string => {
    const names = MONTHS[Number(m) - 1];
    return names === undefined ? whole : ` ${names.split('|')[0]} `;
  };
  write(MONTH_NUMBER, (whole, { m }) => named(m, whole));
  write(NTH_MONTH, (whole, { m }) => named(m, whole));
  if (kind === 'sales') write(MONTH_LETTER, (whole, { m }) => named(m, whole));
  return full;
}

/** « 1re quinzaine d’octobre » */
const HALF_MONTH = /(?<![a-z])(?:quinzaine|fortnight|decade)s?(?![a-z])/u;

/** The days that a text names as those of its rows cover less than the open period: « du 1er au 15 », « au 10/11 ». */
export function isPartOfPeriod(days: readonly string[], text: string, kind: FinanceKind, open: FinancePeriod): boolean {
  if (kind === 'sales' && HALF_MONTH.test(text)) return true;
  if (kind === 'goals' || days.length === 0) return false;
  const { start, end } = daysOf(kind, open);
  // A week of work ends on Friday.
  const last = kind === 'sales' ? end : (readDay(start)?.add({ days: 4 }).toString() ?? end);
  const sorted = days.toSorted();
  const [from = '', to = ''] = [sorted[0], sorted.at(-1)];
  if (from < start || to > end) return false;
  if (days.length > 1) return from > start || to < last;
  return /(?<![a-z])(?:au|until|up to)\s+\d/u.test(text) && to < last;
}
