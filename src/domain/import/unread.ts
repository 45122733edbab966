import {
  isAmount,
  isAttribute,
  isNotSold,
  isOtherPrice,
  isOtherUnit,
  isUnitTitle,
  likeness,
  namesBox,
  wordsOf,
} from './columns.ts';
import type { Catalogue } from './lookup.ts';
import { wholesalerIn } from './lookup.ts';
import { datePart } from './mentions.ts';
import { type DecimalSign, isNumber, parseNumber } from './numbers.ts';
import type { Cells } from './records.ts';

/** A value of a column that is not read, with the rows that have it. */
export interface DividingValue {
  /** Empty for blank cells. */
  readonly text: string;
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

/** A column with more values than this is a list of names or remarks. */
const MOST_VALUES = 12;
/** So few values divide the rows even where none is repeated. */
const FEWEST_VALUES = 2;
/** From how many values for each row on they are no longer repeated. */
const REPEATED = 0.75;
/** A column of numbers with more values than this holds measures, not marks. */
const MOST_NUMBERS = 3;

/**
 * The values of a column that is not read, where they may tell rows apart that must not be added up: another country,
 * sales and returns. Empty if they do not. Rows whose own cell calls them no sale are issues of their own.
 */
export function dividingValues({ records, isRow, column, title, quantityAt }: UnreadColumn): readonly DividingValue[] {
  if (isAttribute(title) || isOtherPrice(title) || isAmount(title)) return [];
  const isOfUnits = isUnitTitle(title);
  const values = new Map<string, { text: string; rows: number; quantity: number }>();
  let rows = 0;
  for (let line = 1; line <= records.length; line += 1) {
    if (!isRow(line)) continue;
    rows += 1;
    const text = records[line - 1]?.[column]?.trim() ?? '';
    if (isNotSold(text) || isOtherUnit(text)) continue;
    // The boxes of a column of units are one unit, whatever is in them; « 1 » and « -1 » are two marks.
    const isBoxed = isOfUnits && (text === '' || namesBox(text));
    const key = isBoxed ? '' : isNumber(text) ? text : wordsOf(text).join(' ') || text;
    const value = values.get(key) ?? { text, rows: 0, quantity: 0 };
    value.rows += 1;
    value.quantity += quantityAt(line);
    values.set(key, value);
    if (values.size > MOST_VALUES) return [];
  }
  const found = [...values.values()];
  const numbers = found.filter(({ text }) => isNumber(text)).length;
  const isRepeated = found.length <= FEWEST_VALUES || found.length <= rows * REPEATED;
  const areMeasures = numbers > MOST_NUMBERS || (numbers > 0 && found.length * 2 > rows);
  return found.length > 1 && isRepeated && !areMeasures ? found : [];
}

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
  isNotSold(told.title) && !isAmount(told.title) ? sumIn(told, sign) || null : null;

/** The sum of a column of numbers that is not read and whose title names a wholesaler; `null` for another column. */
export function soldElsewhere(told: UnreadColumn, { wholesalers }: Catalogue, sign: DecimalSign = ','): number | null {
  const { title } = told;
  const isOther = isAmount(title) || isOtherPrice(title) || likeness(title, 'price') > 0 || datePart(title) !== null;
  const words = new Set(wordsOf(title).filter(({ length }) => length >= LEAST_LETTERS));
  const named = wholesalers.filter(({ name }) => wordsOf(name).some((word) => words.has(word)));
  const isNamed = wholesalerIn(title, wholesalers) !== null || named.length === 1;
  return isOther || !isNamed ? null : sumIn(told, sign);
}

/** Shorter words are in many names. */
const LEAST_LETTERS = 4;
