import { mondayOfWeek, weekNumberOf, weekOf } from '#lib/date-ranges.ts';
import { readDay } from '#lib/scalars.ts';
import { monthOfWeek } from '../finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import { isTitleOf, wordsOf } from './columns.ts';
import { MONTHS, monthNamed } from './month-names.ts';
import { daysOf, isPartOfPeriod } from './short-dates.ts';
import { plainText, replaceGroups, twoDigits } from './text.ts';

/** A period that a text names, as far as it does: « octobre », « 2026 », « S47 », « 31/10/2026 ». */
export interface Mention {
  readonly year?: number;
  /** From 1. */
  readonly month?: number;
  /** From 1 to 4. */
  readonly quarter?: number;
  /** 1 or 2. */
  readonly half?: number;
  /** ISO 8601. */
  readonly week?: number;
  /** `YYYY-MM-DD`, beside its year and month. */
  readonly day?: string;
}

const FULL_DAY =
  /(?<!\d)(?:(?<y>20\d\d)[-/._](?<m>\d{1,2})[-/._](?<d>\d{1,2})|(?<d2>\d{1,2})[-/.](?<m2>\d{1,2})[-/.](?<y2>(?:20)?\d\d))(?!\d)/gu;
const YEAR_MONTH =
  /(?<!\d)(?:(?<y>20\d\d)[-/._ ]?(?<m>0[1-9]|1[0-2])|(?:(?<m2>0?[1-9]|1[0-2])[-/._]|(?<m3>0[1-9]|1[0-2]))(?<y2>20\d\d))(?!\d)/gu;
/** As file names write a day: « 20261031 ». */
const COMPACT_DAY = /(?<!\d)(?<y>20\d\d)(?<m>0[1-9]|1[0-2])(?<d>[0-3]\d)(?!\d)/gu;
/** As only file names write a month: « 1026 » or « 10-26 ». */
const SHORT_MONTH =
  /(?<!\d)(?<!\d[-/._])(?:(?<m>0[1-9]|1[0-2])|(?<m2>[1-9]|1[0-2])[-._])(?<y>\d\d)(?!\d)(?![-/._]\d)/gu;
const QUARTER =
  /(?<![a-z\d])(?:(?<q>[1-4])\s*(?:er|e|eme|st|nd|rd|th)?[-_ ]*(?:trimestre|trim|quarter)|(?:trimestre|trim|quarter|t|q)[-_ ]?(?<q2>[1-4]))(?![a-z\d])[-_ ]*(?<y>20\d\d)?(?!\d)/gu;
const HALF =
  /(?<![a-z\d])(?:(?<h>[12])\s*(?:er|e|eme|nd|st)?[-_ ]*(?:semestre|half)|(?:semestre|half)[-_ ]?(?<h2>[12])|h(?<h3>[12]))(?![a-z\d])[-_ ]*(?<y>20\d\d)?(?!\d)/gu;
const NAMED_MONTH = new RegExp(
  `(?<![a-z])(?<name>${MONTHS.join('|')})(?![a-z])\\.?(?:[-/._' ]*(?<y>20\\d\\d|[2-4]\\d)(?!\\d))?`,
  'gu',
);
const WEEK =
  /(?<![a-z\d])(?:(?<y>20\d\d)[-_ ]?)?(?:s|sem|semaine|w|wk|week)\.?[-_ ]*(?<w>\d{1,2})(?!\d)(?:[-/_ ]+(?<y2>20\d\d)(?!\d))?/gu;
const YEAR = /(?<!\d)(?<y>20[1-4]\d)(?!\d)/gu;

const yearOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
};

function dayMention(y: string | undefined, m: string | undefined, d: string | undefined): Mention | null {
  const [year = 0, month, date] = [yearOf(y), Number(m), Number(d)];
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  return readDay(day) ? { year, month, day } : null;
}

const withYear = (mention: Mention, year: number | undefined): Mention =>
  year === undefined ? mention : { ...mention, year };

/** All periods that a text names, in no particular order. */
export const mentionsIn = (text: string): readonly Mention[] => mentionsOf(text).found;

/** A text, in plain letters, without the periods that it names. */
export const withoutMentions = (text: string): string => mentionsOf(text).rest;

function mentionsOf(text: string): { readonly found: readonly Mention[]; readonly rest: string } {
  const found: Mention[] = [];
  let rest = plainText(text);
  const take = (
    pattern: RegExp,
    mentionOf: (groups: Readonly<Record<string, string | undefined>>) => Mention | null,
  ) => {
    rest = replaceGroups(rest, pattern, (whole, groups) => {
      const mention = mentionOf(groups);
      if (!mention) return whole;
      found.push(mention);
      return ' ';
    });
  };
  take(FULL_DAY, ({ y, m, d, y2, m2, d2 }) => dayMention(y ?? y2, m ?? m2, d ?? d2));
  take(COMPACT_DAY, ({ y, m, d }) => dayMention(y, m, d));
  // « T3-2026 » is no month.
  take(HALF, ({ h, h2, h3, y }) => withYear({ half: Number(h ?? h2 ?? h3) }, yearOf(y)));
  take(QUARTER, ({ q, q2, y }) => withYear({ quarter: Number(q ?? q2) }, yearOf(y)));
  take(YEAR_MONTH, ({ y, m, y2, m2, m3 }) => withYear({ month: Number(m ?? m2 ?? m3) }, yearOf(y ?? y2)));
  take(NAMED_MONTH, ({ name = '', y }) => withYear({ month: monthNamed(name) }, yearOf(y)));
  take(WEEK, ({ w, y, y2 }) => {
    const week = Number(w);
    return week >= 1 && week <= 53 ? withYear({ week }, yearOf(y ?? y2)) : null;
  });
  take(YEAR, ({ y }) => ({ year: Number(y) }));
  return { found, rest };
}

/** Whether a mention also names a week, or a month of its quarter or half: then these are not its period. */
const isPartOf = ({ month, week }: Mention, which: number, months: number): boolean =>
  month === undefined ? week !== undefined : Math.ceil(month / months) === which;

/** A part of the period of a kind of entry, which a mention names: a month of a year, a week of a month, a day of a week. */
export function partNamed({ month, quarter, half, week, day }: Mention, kind: FinanceKind): string | null {
  const parts = { day, week, month, quarter, half };
  const finer = { goals: ['week', 'month', 'quarter', 'half'], sales: ['day', 'week'], trends: ['day'] } as const;
  if (kind === 'goals' && day !== undefined) return null;
  return finer[kind].find((part) => parts[part] !== undefined) ?? null;
}

/** Whether a mention is of the open period: `null` if it does not say. */
export function isOpen(mention: Mention, kind: FinanceKind, open: FinancePeriod): boolean | null {
  if (kind === 'goals') return mention.year === undefined ? null : mention.year === Number(open);
  if (mention.quarter !== undefined && !isPartOf(mention, mention.quarter, 3)) return false;
  if (mention.half !== undefined && !isPartOf(mention, mention.half, 6)) return false;
  if (kind === 'sales') {
    const [year = 0, month = 0] = open.split('-').map(Number);
    if (mention.year !== undefined && mention.year !== year) return false;
    if (mention.month !== undefined) return mention.month === month;
    const monday = mention.week === undefined ? null : mondayOfWeek(mention.year ?? year, mention.week);
    return monday === null ? null : monthOfWeek(monday) === open;
  }
  const { start, end } = weekOf(open);
  if (mention.day !== undefined) return mention.day >= start && mention.day <= end;
  const { year, week } = weekNumberOf(open);
  if (mention.week !== undefined) return mention.week === week && (mention.year ?? year) === year;
  const isWithin = [start, end].some(
    (day) =>
      (mention.year === undefined || mention.year === Number(day.slice(0, 4))) &&
      (mention.month === undefined || mention.month === Number(day.slice(5, 7))),
  );
  // A month has several weeks: it can only exclude.
  return isWithin ? null : false;
}

/**
 * Whether a text beside the rows names the open period (`true`), another or a part of it (`false`), or none (`null`). A
 * single day is ignored, unless it is in the open week: it is usually the day on which the file was made.
 */
export function openIn(text: string, kind: FinanceKind, open: FinancePeriod): boolean | null {
  const all = mentionsIn(text);
  const days = all.filter(({ day }) => day !== undefined);
  const counted = all.filter(
    (mention) => mention.day === undefined || days.length > 1 || (kind === 'trends' && isOpen(mention, kind, open)),
  );
  const told = counted
    .map((mention) => {
      const part = partNamed(mention, kind);
      return part === null || part === 'day' ? isOpen(mention, kind, open) : false;
    })
    .filter((is) => is !== null);
  if (
    isPartOfPeriod(
      days.map(({ day = '' }) => day),
      plainText(text),
      kind,
      open,
    )
  )
    return false;
  return told.length === 0 ? null : told.every(Boolean);
}

/** « w1 », « s2 »: a version, or a number of the file or sheet, rather than a week. */
const LETTER_AND_DIGIT = /(?<![\p{L}\d])[sw]\.?[-_ ]?\d(?!\d)/giu;

/** The name of a file or a sheet without what names no week, where weeks are not entered. */
export const withoutVersions = (name: string, kind: FinanceKind): string =>
  kind === 'trends' ? name : name.replaceAll(LETTER_AND_DIGIT, ' ');

/** « BP 2025 », « RC/DLA/2024/B/1234 », « Tél. 233 42 10 25 » */
const LETTERHEAD_NUMBER =
  /(?<!\p{L})(?:b\.?\s?p|boîte postale|r\.?c(?:\.?c\.?m)?|n\.?i\.?[uf]|t[ée]l(?:[ée]phone)?|fax|cel|whatsapp|siret?n?|contribuable|patente)\.?(?:\s?(?:n[°o]\.?|:))*[\s/]*[\p{L}\d/+.-]*\d[\p{L}\d/+.-]*(?:\s\d{2,3}(?!\d))*/giu;
/** « Agrément n° 1025/MINSANTE du 12/03/2019 » */
const LETTERHEAD_ACT =
  /(?<!\p{L})(?:agr[ée]ment|d[ée]cret|licence|autorisation|arr[êe]t[ée](?=\s+n)|d[ée]cision)(?:\s?(?:n[°o]\.?|:))*\s*[\p{L}\d/.-]*(?:\s+(?:du|of)\s+\d{1,2}(?:[/.-]\d{1,2}[/.-]\d{2,4}|(?:er)?\s+\p{L}+\.?\s+\d{4}))?/giu;

/** A line beside the rows without the numbers and dates of a letterhead, which name no period. */
export const withoutLetterhead = (text: string): string =>
  text.replaceAll(LETTERHEAD_ACT, ' ').replaceAll(LETTERHEAD_NUMBER, ' ');

/** « depuis 2012 », « fondée en 2015 », « since 2012 » */
const SINCE =
  /(?<!\p{L})(?:depuis|since|(?:fond|cré)ée?s?\s+en|(?:founded|established)\s+in)\s+(?<year>20\d\d)(?![\d/.-])/giu;
/** A line with such a word speaks of figures, which may be those since that year. */
const OF_FIGURES =
  /^(?:chiffres?|donnees|data|etats?|releves?|stat(?:istique)?s?|cumule?e?s?|figures|report|rapport)$/u;

/** A line beside the rows without the year since which a company exists, which is long before the open period. */
export function withoutBeginning(text: string, open: FinancePeriod): string {
  const speaksOfFigures = wordsOf(text).some((word) => OF_FIGURES.test(word) || isTitleOf(word, 'quantity'));
  if (speaksOfFigures) return text;
  return text.replaceAll(SINCE, (whole, year: string) =>
    Number(open.slice(0, 4)) - Number(year) >= LEAST_YEARS ? ' ' : whole,
  );
}

/** With fewer years, they may be those of the figures. */
const LEAST_YEARS = 3;

/**
 * As {@link openIn}, for the name of a file or a line beside its rows, with a single day before the open period: what was
 * made before a period began has nothing of it.
 */
export function openBeside(text: string, kind: FinanceKind, open: FinancePeriod): boolean | null {
  const told = openIn(text, kind, open);
  if (told !== null || kind === 'goals') return told;
  const { start } = daysOf(kind, open);
  return mentionsIn(text).some(({ day }) => day !== undefined && day < start) ? false : null;
}

/** As {@link openBeside}, for the name of a file, which may have a short month: « 1026 ». */
export function openInName(name: string, kind: FinanceKind, open: FinancePeriod): boolean | null {
  const told = openBeside(name, kind, open);
  if (told !== null || kind === 'goals' || mentionsIn(name).length > 0) return told;
  const is = shortMonths(name, open)
    .map((mention) => isOpen(mention, kind, open))
    .filter((each) => each !== null);
  return is.length === 0 ? null : is.every(Boolean);
}

/** Other numbers of four digits are no months. */
const shortMonths = (name: string, open: FinancePeriod): readonly Mention[] =>
  Array.from(name.matchAll(SHORT_MONTH), ({ groups = {} }) => ({
    year: 2000 + Number(groups['y']),
    month: Number(groups['m'] ?? groups['m2']),
  })).filter(({ year }) => Math.abs(year - Number(open.slice(0, 4))) <= 1);

/** The first other period than the open one that a text names, else the first, as {@link mentionKey} writes it. */
export function otherIn(text: string, kind: FinanceKind, open: FinancePeriod): string {
  const all = mentionsIn(text);
  const named = all.length > 0 ? all : shortMonths(text, open);
  const other = named.find((mention) => isOpen(mention, kind, open) === false);
  return mentionKey(other ?? named[0] ?? {});
}

export type DatePart = 'year' | 'quarter' | 'month' | 'week' | 'any';

const PARTS: readonly (readonly [DatePart, readonly string[]])[] = [
  ['year', ['annee', 'year', 'exercice', 'an', 'ano']],
  ['quarter', ['trimestre', 'trim', 'quarter']],
  // The number of a period is that of its month.
  ['month', ['mois', 'month', 'periode', 'period', 'mes', 'periodo']],
  ['week', ['semaine', 'week', 'semana']],
  ['any', ['date', 'jour', 'day', 'fecha', 'dia']],
];

/** The part of a date that a column holds, by its title; `null` if it is not a column of dates. */
export function datePart(title: string): DatePart | null {
  const words = wordsOf(title);
  if (words.length === 0 || words.length > 3 || mentionsIn(title).length > 0) return null;
  return PARTS.find(([, names]) => words.some((word) => names.includes(word)))?.[0] ?? null;
}

/** The period in a cell of a column of dates. A quarter may have its year beside it: « T3 2026 ». */
export function cellMention(text: string, part: DatePart): Mention | null {
  const number = /^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN;
  // « 2610 »: the year and the month.
  const [year, month] = [Math.floor(number / 100), number % 100];
  if (part === 'month' && year >= 20 && year < 50 && month >= 1 && month <= 12) return { year: 2000 + year, month };
  if (part === 'year' && number >= 2000 && number < 2100) return { year: number };
  if (part === 'quarter' && number >= 1 && number <= 4) return { quarter: number };
  if (part === 'month' && number >= 1 && number <= 12) return { month: number };
  if (part === 'week' && number >= 1 && number <= 53) return { week: number };
  const [first] = mentionsIn(text);
  return first ?? null;
}

const DAY = /^(?<first>\d{1,2})(?<sign>[-/.])(?<second>\d{1,2})(?=[-/.](?:20)?\d\d(?!\d))/u;
const partsOf = (text: string): readonly [number, number] | null => {
  const groups = DAY.exec(text)?.groups;
  return groups ? [Number(groups['first']), Number(groups['second'])] : null;
};

/** Whether the dates of a column have the month before the day, which only a day after the 12th proves: « 11/25/2026 ». */
export function isMonthFirst(texts: Iterable<string>): boolean {
  let isProved = false;
  for (const text of texts) {
    const [first = 0, second = 0] = partsOf(text) ?? [];
    if (first > 12) return false;
    if (second > 12) isProved = true;
  }
  return isProved;
}

/** A date with the month first, with the day first instead. */
export const dayFirst = (text: string): string => text.replace(DAY, '$<second>$<sign>$<first>');

/** The days of spreadsheets are counted from here; from 2000 to 2099 they have five digits. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const [FIRST_DAY, LAST_DAY] = [36_526, 73_050];
const DAY_MS = 86_400_000;
const numberOfDay = (text: string): number =>
  /^\d{5}(?:[.,]\d+)?$/u.test(text) ? Math.floor(Number(text.replace(',', '.'))) : Number.NaN;

/** Whether the dates of a column are numbers of days without a format: « 46310 ». A blank text says nothing. */
export function areDayNumbers(texts: Iterable<string>): boolean {
  const written = [...texts].filter((text) => text !== '');
  return written.length > 0 && written.every((text) => numberOfDay(text) >= FIRST_DAY && numberOfDay(text) <= LAST_DAY);
}

/** A number of a day as `YYYY-MM-DD`; a blank text as itself. */
export const dayOfNumber = (text: string): string =>
  text === '' ? text : new Date(DAY_ZERO + numberOfDay(text) * DAY_MS).toISOString().slice(0, 10);

/** As `2026`, `2026-10`, `2026-10-31`; the year of a lone month is left out: `10`. */
export const mentionKey = ({ year, month, week, day, quarter, half }: Mention): string =>
  day ??
  [
    year,
    half === undefined ? undefined : `H${half}`,
    quarter === undefined ? undefined : `T${quarter}`,
    month === undefined ? undefined : twoDigits(month),
    week === undefined ? undefined : `S${twoDigits(week)}`,
  ]
    .filter((part) => part !== undefined)
    .join('-');
