import { hasNoBoxes } from './candidates.ts';
import {
  isAdjustment,
  isAmount,
  isAttribute,
  isBatchTitle,
  isDiscount,
  isDocument,
  isDocumentTitle,
  isHarmless,
  isNotSold,
  isOtherPrice,
  isOtherUnit,
  isPartyTitle,
  isRemarkTitle,
  isTitleOf,
  isUnitTitle,
  namesBox,
  OF_PRODUCTS,
  wordsOf,
} from './columns.ts';
import type { Catalogue } from './lookup.ts';
import { wholesalerIn } from './lookup.ts';
import { type DecimalSign, isNumber, parseNumber } from './numbers.ts';
import type { Cells } from './records.ts';

/** A value of a column that is not read, or the beginning of several, with the rows that have it. */
export interface DividingValue {
  /** Empty for blank cells, and for those that have numbers alone. */
  readonly text: string;
  /** Whether the cells have numbers alone, beside others that begin with letters. */
  readonly areNumbers: boolean;
  readonly rows: number;
  /** The sum of the quantities. */
  readonly quantity: number;
}

interface UnreadColumn {
  readonly records: readonly Cells[];
  /** Whether a line, from 1, is a row. */
  readonly isRow: (line: number) => boolean;
  readonly column: number;
  readonly title: string;
  readonly quantityAt: (line: number) => number;
}

/** A column with more values than this is a list of names, or of documents. */
const MOST_VALUES = 12;
/** So few values divide the rows even where none is repeated. */
const FEWEST_VALUES = 2;
/** From how many values for each row on they are no longer repeated. */
const REPEATED = 0.75;
/** A column of numbers with more values than this holds measures, not marks. */
const MOST_NUMBERS = 3;
/** A column with fewer cells for each row has something to say about single rows. */
const SPARSE = 2 / 3;
/** More beginnings than this are those of names or codes of the wholesaler, unless the title speaks of documents. */
const MOST_BEGINNINGS = 4;

/** Counts the rows and the boxes of each value. */
function counter() {
  const values = new Map<string, { text: string; areNumbers: boolean; rows: number; quantity: number }>();
  const add = (key: string, text: string, quantity: number, areNumbers = false): void => {
    const value = values.get(key) ?? { text, areNumbers, rows: 0, quantity: 0 };
    value.rows += 1;
    value.quantity += quantity;
    values.set(key, value);
  };
  return { values, add };
}

/**
 * The values of a column that is not read, where they may tell rows apart that must not be added up: another country,
 * sales and returns, invoices and credit notes, remarks. Empty if they do not. Rows whose own cell calls them no sale are
 * issues of their own; they are told with the others, and do not make a question by themselves.
 */
export function dividingValues(told: UnreadColumn): readonly DividingValue[] {
  const { records, isRow, column, title, quantityAt } = told;
  if (isDiscount(title) || isOtherPrice(title) || isAmount(title)) return unpaidValues(told);
  if (isAttribute(title)) return [];
  const [isOfUnits, isRemark] = [isUnitTitle(title), isRemarkTitle(title)];
  const found = counter();
  const beginnings = counter();
  /** The values that are no issues of their rows. */
  const open = new Set<string>();
  let isSaying = false;
  const seen = { rows: 0, filled: 0, codes: 0, saying: 0 };
  for (let line = 1; line <= records.length; line += 1) {
    if (!isRow(line)) continue;
    seen.rows += 1;
    const text = records[line - 1]?.[column]?.trim() ?? '';
    if (isOfUnits && isOtherUnit(text)) continue;
    const quantity = quantityAt(line);
    // The boxes of a column of units are one unit, whatever is in them; « 1 » and « -1 » are two marks.
    const isBoxed = isOfUnits && namesBox(text);
    const key = isBoxed ? '' : isNumber(text) ? text : wordsOf(text).join(' ') || text;
    const isIssue = isNotSold(text);
    if (isRemark || found.values.size <= MOST_VALUES) {
      found.add(key, text, quantity);
      if (!isIssue) open.add(key);
    }
    if (text === '') continue;
    seen.filled += 1;
    if (/\d/u.test(text)) seen.codes += 1;
    if (!isIssue && !isHarmless(text)) {
      seen.saying += 1;
      isSaying ||= isRemark || FREE_WORD.test(text);
    }
    if (beginnings.values.size > MOST_VALUES) {
      if (!isRemark && found.values.size > MOST_VALUES) return [];
      continue;
    }
    const beginning = beginningOf(text);
    beginnings.add(wordsOf(beginning).join(' '), beginning, quantity, beginning === '');
  }
  const values = [...found.values.values()];
  if (isRemark) return isSaying ? values : [];
  const begun = [...beginnings.values.values()];
  const areCodes = seen.codes * 2 >= seen.filled;
  const mayBegin = areCodes && begun.length <= MOST_VALUES && !isOfUnits && !isBatchTitle(title);
  // The numbers of documents tell single rows apart, but only what they begin with says what the rows are.
  const areDocuments = areCodes && (isDocumentTitle(title) || (mayBegin && begun.some(({ text }) => isDocument(text))));
  if (areDocuments) return mayBegin && begun.length > 1 ? begun : [];
  if (values.length <= MOST_VALUES) {
    const numbers = values.filter(({ text }) => isNumber(text)).length;
    const isRepeated = open.size <= FEWEST_VALUES || open.size <= seen.rows * REPEATED;
    const areMeasures = numbers > MOST_NUMBERS || (numbers > 0 && open.size * 2 > seen.rows);
    const isSparse = isSaying && seen.saying <= seen.rows * SPARSE;
    if (open.size > 1 && !areMeasures && (isRepeated || isSparse)) return values;
  }
  const mayBeNames = OF_PRODUCTS.some((role) => isTitleOf(title, role)) || isPartyTitle(title);
  const areFew = begun.length > 1 && begun.length <= MOST_BEGINNINGS && begun.some(({ rows }) => rows > 1);
  return mayBegin && areFew && !mayBeNames ? begun : [];
}

/**
 * Rows with boxes that nobody pays, or that are paid back, beside those that are paid: an amount or a price of nothing or
 * below, a discount of 100 %. Empty if there are none.
 */
function unpaidValues({ records, isRow, column, title, quantityAt }: UnreadColumn): readonly DividingValue[] {
  const { values, add } = counter();
  let isUnpaid = false;
  for (let line = 1; line <= records.length; line += 1) {
    const quantity = isRow(line) ? quantityAt(line) : 0;
    if (quantity <= 0) continue;
    const text = records[line - 1]?.[column]?.trim() ?? '';
    const value = parseNumber(text.replace(/\s*%$/u, ''), ',');
    const isFree = isDiscount(title) ? value >= 100 || value === 1 : value <= 0;
    isUnpaid ||= isFree;
    if (isFree) add(value < 0 ? '<' : text, value < 0 ? '< 0' : text, quantity);
    else if (text === '') add('', '', quantity);
    else add('paid', isDiscount(title) ? '< 100 %' : '> 0', quantity);
  }
  return isUnpaid ? [...values.values()] : [];
}

/** A word, which is no part of a code. */
const FREE_WORD = /(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/u;

/** What stands before the number of a document: « FA » of FA2611001, « AVOIR » of « AVOIR 88 ». Empty for a number. */
const beginningOf = (text: string): string => /\p{L}[^\d]*/u.exec(text)?.[0].replace(/[^\p{L}]+$/u, '') ?? '';

/** How many numbers of a column of packs are shown. */
const SHOWN_PACKS = 3;

/**
 * The first distinct numbers of a column that is not read and whose title is of a unit: « Colisage » with 24 says that there
 * are cartons of 24 boxes, which the quantities may count. Empty for words, and where all are 1.
 */
export function packsBeside({ records, isRow, column, title }: UnreadColumn): readonly string[] {
  if (!isUnitTitle(title)) return [];
  const texts = new Set<string>();
  for (let line = 1; line <= records.length; line += 1) {
    const text = isRow(line) ? (records[line - 1]?.[column]?.trim() ?? '') : '';
    if (text === '' || texts.has(text)) continue;
    if (!isNumber(text)) return [];
    texts.add(text);
  }
  const packs = [...texts].filter((text) => parseNumber(text) > 1);
  return packs.slice(0, SHOWN_PACKS);
}

/** The text that each row has in a column that is not read; `null` if they differ, or one has none. */
export function onlyValue({ records, isRow, column }: UnreadColumn): string | null {
  const texts = new Set<string>();
  for (let line = 1; line <= records.length; line += 1) {
    if (isRow(line)) texts.add(records[line - 1]?.[column]?.trim() ?? '');
    if (texts.size > 1) return null;
  }
  const [only = ''] = texts;
  return only === '' ? null : only;
}

/** The sum of the numbers of some rows in a column that is not read; `null` if it has none. */
function sumIn({ records, isRow, column }: UnreadColumn, sign: DecimalSign): number | null {
  const numbers = records.flatMap((record, index) => {
    const value = isRow(index + 1) ? parseNumber(record[column] ?? '', sign) : Number.NaN;
    return Number.isNaN(value) ? [] : [value];
  });
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : null;
}

/**
 * The sum of a column of numbers that is not read and that may be part of the quantities beside it, or to be deducted from
 * them: returns, free units; `null` for another column.
 */
export const notSoldBeside = (told: UnreadColumn, sign: DecimalSign = ','): number | null =>
  isAdjustment(told.title) ? sumIn(told, sign) || null : null;

/** Whether the title of a column names a wholesaler, be it by one of the words of its name. */
export function isOfWholesaler(title: string, { wholesalers }: Catalogue): boolean {
  const words = new Set(wordsOf(title).filter(({ length }) => length >= LEAST_LETTERS));
  const named = wholesalers.filter(({ name }) => wordsOf(name).some((word) => words.has(word)));
  return wholesalerIn(title, wholesalers) !== null || named.length === 1;
}

/** The sum of a column of numbers that is not read and whose title names a wholesaler; `null` for another column. */
export function soldElsewhere(told: UnreadColumn, catalogue: Catalogue, sign: DecimalSign = ','): number | null {
  const { title } = told;
  return hasNoBoxes(title) || !isOfWholesaler(title, catalogue) ? null : sumIn(told, sign);
}

/** Shorter words are in many names. */
const LEAST_LETTERS = 4;
