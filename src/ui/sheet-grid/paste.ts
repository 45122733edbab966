import { titledBy } from '#lib/abbreviation.ts';
import { isBlank } from '#lib/blank.ts';
import { folded } from '#lib/folded.ts';
import {
  type Block,
  entered,
  heightOf,
  type RowOf,
  type Sheet,
  type SheetChange,
  type SheetColumn,
  type ValueOf,
  widthOf,
} from './sheet.ts';

type Cells = readonly (readonly string[])[];
/** Reads a text of the clipboard; the numbers of a column are read alike. */
type ReadIn = (text: string, column: number) => number | null;
type IsNumber = (text: string) => boolean;

/** A cell and what ends it. Within quotes it may hold tabs and line breaks; a doubled quote stands for one. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g;

/** Parses the clipboard format of spreadsheets, which end the last line too. */
export function readCells(text: string): Cells {
  const lines: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.replace(/\r?\n$/, '').matchAll(CELL)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  return lines;
}

/** The texts of each column of the clipboard. */
export function clipboardColumns(cells: Cells): Cells {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => cells.flatMap((row) => row[column] ?? []));
}

/** The content of the clipboard, and what its texts are. */
export interface Clip {
  /** All lines, with a name and its number in two cells. */
  readonly source: Cells;
  /** The first line, if it holds titles. */
  readonly titles: readonly string[] | null;
  /** The lines below the titles. */
  readonly lines: Cells;
  /** Whether the first column names rows. */
  readonly isNamed: boolean;
  /** The given columns of the sheet that were in the clipboard too, and were dropped from `lines`. */
  readonly repeated: readonly SheetColumn[];
  /** Whether `repeated` is all that the clipboard says: nothing of it is a value to enter. */
  readonly isRepeat: boolean;
  /** The number of columns that were dropped because they hold amounts: in every line a quantity times a given value. */
  readonly amounts: number;
  /** The number of columns that were dropped because they number the lines: 1, 2, 3. */
  readonly numbered: number;
  /** The number of columns that were dropped because they repeat the last number of each name: 30 beside « B/30 ». */
  readonly packs: number;
  /** Whether a column is the product of two others in every line: quantities, prices and amounts, of which none is known. */
  readonly isMultiplied: boolean;
  /** Whether lines without names hold several values in one text: « Tensorel;900 », of which a cell would keep the text. */
  readonly isJoined: boolean;
  /** The selected cells. */
  readonly block: Block;
}

/**
 * What a title says: `value`, no more than that its column holds the values to enter; `period`, another period; `column`,
 * that its texts name the column of each line, as in a list of products and wholesalers; `row`, that they name the rows;
 * `attribute`, that it describes the rows, as a text below may by itself; `total`, that beside it are sums.
 */
export type TitleMeaning = 'value' | 'period' | 'column' | 'row' | 'attribute' | 'total';
/** @param beside all titles, which may tell what one of them means */
export type MeaningOf = (title: string, beside?: readonly string[]) => TitleMeaning | null;

/** What the clipboard is compared with. */
export interface ClipContext {
  readonly rowOf: RowOf | undefined;
  readonly meaningOf: MeaningOf;
  readonly valueOf: ValueOf;
  /** The numbers that a text may mean: two if its separator has two readings. */
  readonly numbersOf: (text: string) => readonly number[];
}

/** Finds out what the texts of the clipboard are, before any number is read. */
export function clipOf(sheet: Sheet, block: Block, cells: Cells, context: ClipContext): Clip {
  const { rowOf, valueOf, numbersOf } = context;
  const isNumber = (text: string) => numbersOf(text).length > 0;
  const found = rowOf ? namedCells(cells, rowOf, isNumber) : { source: cells, cells, ...UNNAMED };
  const { source, cells: all, isNamed, numbered } = found;
  const [first = [], ...below] = all;
  const meaningOf = (title: string) => context.meaningOf(title, first);
  const isTitled = isNamed
    ? rowOf?.(first[0] ?? '') === null && areTitles(first.slice(1), isNumber, meaningOf)
    : areTitles(first, isNumber, meaningOf) && !mayBeQuantities(first, isNumber);
  const hasTitles =
    isTitled &&
    (isNamed
      ? first.slice(1).some((title) => columnTitled(sheet.columns, title)) ||
        below.some(([, ...texts]) => texts.some(isNumber))
      : areMostlyNumbers(below.flat(), isNumber));
  const isJoined =
    rowOf !== undefined && !isNamed && !hasTitles && all.flat().some((text) => isJoinedText(text, { rowOf, isNumber }));
  const shared = { source, isNamed, numbered, isMultiplied: false, isJoined, block };
  if (isJoined) {
    // The import has the lines of a message in two cells, and the others as they are.
    const parted = source.map((row) => messageLine(row, isNumber) ?? spacedLine(row, { rowOf, isNumber }) ?? row);
    return { titles: null, lines: all, ...NOT_REPEATED, ...shared, source: parted };
  }
  if (hasTitles) return { titles: first, lines: below, ...NOT_REPEATED, ...shared };
  const rowAt = (line: number) => (isNamed ? rowOf?.(all[line]?.[0] ?? '') : sheet.rows[block.top + line]?.id);
  const compared = { rowAt, valueOf, numbersOf };
  const columns = clipboardColumns(all).flatMap((_, at) => (isNamed && at === 0 ? [] : [at]));
  const repeats = columns.flatMap((at) => {
    const column = repeatedColumn(sheet, all, at, compared);
    return column ? [{ at, column }] : [];
  });
  const quantities = columns.filter((at) => !repeats.some((repeat) => repeat.at === at));
  const amounts = quantities.filter((at) => isAmount(sheet, all, at, quantities, compared));
  const packs = isNamed ? quantities.filter((at) => !amounts.includes(at) && repeatsNames(all, at, numbersOf)) : [];
  const rest = quantities.filter((at) => !amounts.includes(at) && !packs.includes(at));
  const isMultiplied = rest.some((at) => isProductOfTwo(all, at, rest, numbersOf));
  return { titles: null, ...shared, isMultiplied, ...without(all, { columns, repeats, amounts, packs }, compared) };
}

/**
 * The year that stands above numbers without a name, and may be their title or the first of them; `null` if there is none.
 * Taken for a value, it would move all others one row down.
 */
export function yearAbove({ lines, isNamed }: Clip, { meaningOf, numbersOf }: ClipContext): string | null {
  const isNumber = (text: string) => numbersOf(text).length > 0;
  const [first = [], ...below] = lines;
  const written = first.filter((text) => !isBlank(text));
  const [year = null] = written;
  const areYears = written.every((text) => isNumber(text) && meaningOf(text) !== null);
  return !isNamed && areYears && below.flat().some(isNumber) ? year : null;
}

const NOT_REPEATED = { repeated: [], isRepeat: false, amounts: 0, packs: 0 } as const;

/** With fewer numbers, those of boxes might be those of another column by chance. */
const LEAST_REPEATED = 3;

/** Drops columns from the clipboard, unless nothing would be left of it. */
function without(
  cells: Cells,
  {
    columns,
    repeats,
    amounts,
    packs,
  }: {
    readonly columns: readonly number[];
    readonly repeats: readonly { readonly at: number; readonly column: SheetColumn }[];
    readonly amounts: readonly number[];
    readonly packs: readonly number[];
  },
  { numbersOf }: Pick<ClipContext, 'numbersOf'>,
): Pick<Clip, 'lines' | 'repeated' | 'isRepeat' | 'amounts' | 'packs'> {
  const dropped = new Set([...repeats.map(({ at }) => at), ...amounts, ...packs]);
  const repeated = repeats.map(({ column }) => column);
  if (dropped.size < columns.length) {
    const lines = cells.map((row) => row.filter((_, at) => !dropped.has(at)));
    return { lines, repeated, isRepeat: false, amounts: amounts.length, packs: packs.length };
  }
  const isWritten = (text = '') => numbersOf(text).some((each) => each !== 0);
  const isRepeat = repeats.some(({ at }) => cells.filter((row) => isWritten(row[at])).length >= LEAST_REPEATED);
  return isRepeat ? { lines: cells, repeated, isRepeat, amounts: 0, packs: 0 } : { lines: cells, ...NOT_REPEATED };
}

/** What the numbers of the clipboard are compared with: the values of the rows on which they fall. */
interface Compared extends Pick<ClipContext, 'valueOf' | 'numbersOf'> {
  readonly rowAt: (line: number) => string | null | undefined;
}

/** The texts of a column of the clipboard that fall on a row. */
const textsOnRows = (cells: Cells, at: number, { rowAt }: Compared) =>
  cells.flatMap((row, line) => {
    const [text = '', id] = [row[at], rowAt(line)];
    return isBlank(text) || typeof id !== 'string' ? [] : [{ text, id, row }];
  });

const givenColumns = ({ columns }: Sheet) => columns.filter(({ isGiven = false }) => isGiven);

/** The given column of the sheet that a column of the clipboard repeats, such as the prices of the same rows. */
function repeatedColumn(sheet: Sheet, cells: Cells, at: number, compared: Compared): SheetColumn | undefined {
  const texts = textsOnRows(cells, at, compared);
  if (texts.length === 0) return undefined;
  const { valueOf, numbersOf } = compared;
  return givenColumns(sheet).find((column) =>
    texts.every(({ text, id }) => numbersOf(text).some((each) => each === valueOf(id, column.id))),
  );
}

/**
 * Whether a column of the clipboard holds amounts: in every line a given value of its row, such as the price, times the
 * number of another column, or times the sum of all others.
 */
function isAmount(sheet: Sheet, cells: Cells, at: number, columns: readonly number[], compared: Compared): boolean {
  const { valueOf, numbersOf } = compared;
  const texts = textsOnRows(cells, at, compared);
  const others = columns.filter((each) => each !== at);
  return [...others.map((each) => [each]), others].some((quantities) =>
    givenColumns(sheet).some(({ id: given }) => {
      const lines = texts.map(({ text, id, row }) => {
        const price = valueOf(id, given);
        if (typeof price !== 'number') return null;
        const amounts = numbersOf(text);
        const quantity = sumsOf(quantities.map((each) => numbersOf(row[each] ?? ''))).find((each) =>
          amounts.some((amount) => isProduct(amount, each, price)),
        );
        // At a price of 1 the amount is the quantity, and nothing times a price says nothing.
        return quantity === undefined ? null : quantity !== 0 && !amounts.includes(quantity);
      });
      return lines.every((line) => line !== null) && lines.some(Boolean);
    }),
  );
}

/** Whether the number of a column is the last one in the name of its line, in two lines at least: the size of its pack. */
function repeatsNames(cells: Cells, at: number, numbersOf: ClipContext['numbersOf']): boolean {
  const lines = cells.filter((row) => numbersOf(row[at] ?? '').length > 0);
  const isPack = ([name = '', ...texts]: readonly string[]): boolean => {
    const last = name.match(/\d+(?=\D*$)/u)?.[0];
    return last !== undefined && numbersOf(texts[at - 1] ?? '').includes(Number(last));
  };
  return lines.length > 1 && lines.every(isPack);
}

/** The sums that numbers may have of which each has one or two readings; a cell without a number counts for nothing. */
const sumsOf = (all: readonly (readonly number[])[]): readonly number[] =>
  [0, 1].map((reading) => all.reduce((sum, numbers) => sum + (numbers[reading] ?? numbers[0] ?? 0), 0));

/** Below this, a number may be the product of two others by chance. */
const LEAST_PRODUCT = 1000;

/** Whether a column is the product of two others in every line: then it holds amounts, and one of these prices. */
function isProductOfTwo(
  cells: Cells,
  at: number,
  columns: readonly number[],
  numbersOf: ClipContext['numbersOf'],
): boolean {
  const lines = cells.filter((row) => numbersOf(row[at] ?? '').length > 0);
  const others = columns.filter((each) => each !== at);
  return others.some((one, index) =>
    others.slice(index + 1).some((other) => {
      const isMultiplied = (row: readonly string[]) =>
        numbersOf(row[at] ?? '').some((amount) =>
          numbersOf(row[one] ?? '').some((first) =>
            numbersOf(row[other] ?? '').some((second) => isProduct(amount, first, second)),
          ),
        );
      const isTelling = (row: readonly string[]) => numbersOf(row[at] ?? '').some((amount) => amount >= LEAST_PRODUCT);
      return lines.some(isTelling) && lines.every(isMultiplied);
    }),
  );
}

/** Prices may have decimals, whose products are rounded. */
const isProduct = (amount: number, quantity: number, price: number): boolean =>
  Math.abs(amount - quantity * price) < 1e-6 || amount === Math.round(quantity * price);

/** What stands between a name and its number in a message: a colon, an equals sign, or a dash between spaces. */
const BETWEEN = /\s*[:=]\s*|\s+[-–—]\s+/gu;
/** What stands before a name in a message: a bullet, or the mark of a line that is cited. */
const BULLET = /^[\s•*>–—-]+/u;
const QUOTES = /^["“”«»\s]+|["“”«»\s]+$/gu;

const isName = (text: string, isNumber: IsNumber): boolean => /\p{L}/u.test(text) && !isNumber(text);

/** The two columns of a line such as « - Tensorel = 900 »; `null` for any other line. */
function messageLine(row: readonly string[], isNumber: IsNumber): readonly string[] | null {
  const [text = ''] = row;
  if (row.length > 1) return null;
  if (isBlank(text)) return row;
  const parts = Array.from(text.matchAll(BETWEEN), ({ 0: sign, index }) => [
    text.slice(0, index).replace(BULLET, '').replaceAll(QUOTES, ''),
    text.slice(index + sign.length).replaceAll(QUOTES, ''),
  ]);
  return parts.find(([name = '', number = '']) => !isBlank(name) && !isNumber(name) && isNumber(number)) ?? null;
}

/** Makes two columns of the lines of a message, if all are so. */
function inTwoColumns(cells: Cells, isNumber: IsNumber): Cells {
  const parted = cells.map((row) => messageLine(row, isNumber)).filter((line) => line !== null);
  return parted.length === cells.length ? parted : cells;
}

interface SpacedContext {
  readonly rowOf: RowOf;
  readonly isNumber: IsNumber;
}

/** Where a text may end with a number after a space alone: « Tensorel 1 200 » is Tensorel with 1 200, or « Tensorel 1 » with 200. */
function spacedParts(text: string, { rowOf, isNumber }: SpacedContext): readonly (readonly [string, string])[] {
  if (isBlank(text) || rowOf(text) !== null) return [];
  return Array.from(
    text.matchAll(/\s+/gu),
    ({ 0: space, index }) =>
      [text.slice(0, index).replace(BULLET, ''), text.slice(index + space.length).trim()] as const,
  ).filter(([name, number]) => isName(name, isNumber) && isNumber(number));
}

/** The two columns of a line such as « Tensorel 900 »; `null` for any other line, and where the name may end in two places. */
function spacedLine(row: readonly string[], context: SpacedContext): readonly string[] | null {
  const [text = ''] = row;
  const parts = row.length > 1 ? [] : spacedParts(text, context);
  const named = parts.filter(([name]) => context.rowOf(name) !== null);
  const [only, second] = named.length > 0 ? named : parts;
  return only && !second ? only : null;
}

/** A line whose name and number are parted by a space alone. */
export interface SpacedLine {
  readonly name: string;
  readonly number: string;
}

/**
 * The lines of a clipboard that name a row and its number in one text, some of them with a space alone between them, if
 * all do: whether « Éloxane 40 » is a name or says 40 is for the user to say.
 */
export function spacedLines(cells: Cells, rowOf: RowOf, isNumber: IsNumber): readonly SpacedLine[] | null {
  const written = cells.filter((row) => !row.every(isBlank));
  const lines = written.map((row) => messageLine(row, isNumber) ?? spacedLine(row, { rowOf, isNumber }));
  const isSpaced = written.some((row) => messageLine(row, isNumber) === null);
  const parted = lines.flatMap((line) => {
    const [name = '', number = ''] = line ?? [];
    return line && rowOf(name) !== null ? [{ name, number }] : [];
  });
  return isSpaced && parted.length === written.length ? parted : null;
}

/** « Tensorel;900 », « 900|5 » */
const SEPARATED = /\S[^\S\n]*[;|][^\S\n]*\S/u;
/** « Tensorel = 900 », « Tensorel, 900 » */
const AFTER_NAME = /\p{L}.*(?:\s*[:=,]\s*|\s+[-–—]\s+)["“«\s]*\d/u;

/** Whether a text has several values, or a name and its value, that are not in cells of their own. */
const isJoinedText = (text: string, context: SpacedContext): boolean =>
  !isBlank(text) &&
  !context.isNumber(text) &&
  (SEPARATED.test(text) || AFTER_NAME.test(text) || spacedParts(text, context).length > 0);

const UNNAMED = { isNamed: false, numbered: 0 } as const;

/**
 * The texts of a clipboard with the column that names rows first, without those that number the lines. Where something
 * else stands before the names, every line is one that no row has.
 */
function namedCells(
  texts: Cells,
  rowOf: RowOf,
  isNumber: IsNumber,
): Pick<Clip, 'source' | 'isNamed' | 'numbered'> & { readonly cells: Cells } {
  const source = inTwoColumns(texts, isNumber);
  const columns = columnsOf(source);
  const isNaming = (column: readonly string[]) => {
    const written = column.filter((text) => !isBlank(text));
    return written.filter((text) => rowOf(text) !== null).length > written.length / 2;
  };
  const naming = columns.findIndex(
    (column) => isNaming(column) && column.some((text) => !isBlank(text) && !isNumber(text)),
  );
  const isNamed = naming > 0 || namesRows(source, rowOf, isNumber);
  const leading = columns.slice(0, Math.max(0, naming));
  const filled = leading.filter((column) => !column.every(isBlank));
  const isCounted = leading.length > 0 && filled.every((column) => numbersLines(column, isNumber));
  if (isCounted) return { source, cells: source.map((row) => row.slice(naming)), isNamed, numbered: filled.length };
  const [, second = [], third] = columns;
  const areTold = second.length >= LEAST_NUMBERED && second[0]?.trim() === '1' && numbersLines(second, isNumber);
  return isNamed && naming === 0 && areTold && third?.some(isNumber) === true
    ? { source, cells: source.map((row) => row.toSpliced(1, 1)), isNamed, numbered: 1 }
    : { source, cells: source, isNamed, numbered: 0 };
}

/** With fewer lines, 1 and 2 may be quantities. */
const LEAST_NUMBERED = 3;

/** The texts of each column of the clipboard, line by line. */
const columnsOf = (cells: Cells): Cells => clipboardColumns(cells).map((_, at) => cells.map((row) => row[at] ?? ''));

/** Whether the numbers of a column, which may have a title, are those of lines: each is one more than the one before. */
function numbersLines([title = '', ...below]: readonly string[], isNumber: IsNumber): boolean {
  const numbers = (isNumber(title) ? [title, ...below] : below).filter((text) => !isBlank(text));
  const isNext = (text: string, at: number) => at === 0 || Number(text) === Number(numbers[at - 1]) + 1;
  return numbers.length > 1 && numbers.every((text, at) => isNumber(text) && isNext(text, at));
}

/** Whether the first column of the clipboard names rows: most of its texts do, or none of them is a number. */
function namesRows(cells: Cells, rowOf: RowOf, isNumber: IsNumber): boolean {
  const names = cells.map(([name = '']) => name.trim()).filter((name) => name !== '');
  if (names.length === 0 || !cells.some((row) => row.length > 1)) return false;
  const known = names.filter((name) => rowOf(name) !== null).length;
  return known > names.length / 2 || !names.some(isNumber);
}

/** Whether all texts may be titles: « 9OO » is a slip of the hand, and « - » stands for nothing; « 2025 » is a year. */
const areTitles = (texts: readonly string[], isNumber: IsNumber, meaningOf: MeaningOf): boolean =>
  texts.some((text) => !isBlank(text)) &&
  texts.every((text) => isBlank(text) || meaningOf(text) !== null || (/^[^\d]*\p{L}/u.test(text) && !isNumber(text)));

/** Whether texts are quantities as well as years: without names below, only years that follow each other are titles. */
function mayBeQuantities(texts: readonly string[], isNumber: IsNumber): boolean {
  const written = texts.filter((text) => !isBlank(text));
  const isYearAfter = (text: string, at: number) => at > 0 && Math.abs(Number(text) - Number(written[at - 1])) === 1;
  return written.every(isNumber) && !written.some(isYearAfter);
}

function areMostlyNumbers(texts: readonly string[], isNumber: IsNumber): boolean {
  const written = texts.filter((text) => !isBlank(text));
  return written.filter(isNumber).length > written.length / 2;
}

/** The column that a title names, or abbreviates alone. */
const columnTitled = (columns: readonly SheetColumn[], title: string): SheetColumn | undefined =>
  titledBy(columns, title, ({ label }) => label);

/** The changes of a paste, and what was not pasted. */
export interface Pasted {
  readonly changes: readonly SheetChange[];
  /** The number of texts for which there was no editable cell. */
  readonly left: number;
  /** The titles of the columns that were not pasted. */
  readonly leftTitles: readonly string[];
  readonly lines: readonly LeftLine[];
  /** The number of selected cells that were not filled, as the selection is no multiple of what was pasted. */
  readonly unfilled: number;
  /**
   * The values of the rows and columns that several lines name, with these lines added up; none if one of them is no
   * number.
   */
  readonly added: readonly SheetChange[];
}

/** With fewer prices, numbers may follow them by chance. */
const LEAST_PRICES = 3;
/** Other prices of the same products are so many times the given ones, in much the same proportion. */
const OF_PRICES = { least: 0.2, most: 5, spread: 1.25 } as const;

/**
 * The columns whose new values follow the given ones of their rows, such as prices: all are multiples of them, as amounts
 * are, or all are in the same proportion to them, as other prices are.
 */
export function followingColumns(
  sheet: Sheet,
  changes: readonly SheetChange[],
  valueOf: ValueOf,
): readonly SheetColumn[] {
  return sheet.columns.filter(({ id }) => {
    const values = changes.filter(({ column, value }) => column === id && typeof value === 'number' && value !== 0);
    return givenColumns(sheet).some(({ id: given }) => {
      const pairs = values.map(({ row, value }) => ({ value: Number(value), price: Number(valueOf(row, given)) }));
      if (pairs.length < 2 || !pairs.every(({ price }) => price > 1)) return false;
      const ratios = pairs.map(({ value, price }) => value / price);
      if (ratios.every((ratio) => Math.abs(ratio - Math.round(ratio)) < 1e-9)) return true;
      const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
      const arePrices = low >= OF_PRICES.least && high <= OF_PRICES.most && high <= low * OF_PRICES.spread;
      return arePrices && new Set(pairs.map(({ price }) => price)).size >= LEAST_PRICES;
    });
  });
}

const MORE: ReadonlySet<LeftLine['reason']> = new Set(['unknown', 'unread', 'nowhere']);

/**
 * Whether a block says more than rows, columns and values, so that pasting what is understood would take half of it: a line
 * that no row has may say what the others are, such as « Retours ».
 */
export const saysMore = ({ lines, leftTitles }: Pasted, clip: Clip, meaningOf: MeaningOf): boolean =>
  lines.some(({ reason }) => MORE.has(reason)) ||
  clip.isMultiplied ||
  clip.isJoined ||
  (clip.isNamed && leftTitles.some((title) => meaningOf(title) !== 'attribute'));

/** A line of the clipboard that was not pasted. */
export interface LeftLine {
  /** From 1, in the clipboard. */
  readonly line: number;
  readonly name: string;
  readonly texts: readonly string[];
  /**
   * `unknown`: it names no row; `contradicts`: its texts name two rows; `nowhere`: they name no column to fill, or have
   * several values for it; `unread`: a word of it says what nobody knows, such as « Retour »; `sum`: it is the sum of the
   * others.
   */
  readonly reason: 'unknown' | 'repeated' | 'contradicts' | 'nowhere' | 'unread' | 'sum';
}

/** What says where the texts of the clipboard go. */
export interface PasteContext {
  readonly rowOf: RowOf | undefined;
  readonly meaningOf: MeaningOf;
}

/** Pastes the clipboard: into the rows and columns that it names, else from the corner of the selected block. */
export function pasteClip(sheet: Sheet, clip: Clip, context: PasteContext, read: ReadIn): Pasted {
  const { rowOf } = context;
  const { titles, lines, isNamed, block } = clip;
  const meaningOf = (title: string) => context.meaningOf(title, titles ?? undefined);
  if (!titles && !(isNamed && rowOf)) return paste(sheet, block, lines, read);
  const words = isNamed ? wordColumns(lines, read) : new Set<number>();
  // Words beside a code may name its row too; what else they say is counted, as is a text of a read-only column.
  const namesRow = new Set([...words].filter((at) => lines.some((row) => (rowOf?.(row[at] ?? '') ?? null) !== null)));
  const others = new Set([...words].filter((at) => !namesRow.has(at)));
  const perLine = isNamed ? columnsPerLine(sheet.columns, clip, others, meaningOf) : null;
  const columns = titles
    ? columnsByTitle(sheet.columns, titles, clip, meaningOf)
    : columnsByPlace(sheet.columns, clip, words);
  const columnAt = (at: number, texts: readonly string[]): SheetColumn | undefined =>
    perLine ? perLine.columnAt(at, texts) : columns[at];
  const changesOf = (row: string, texts: readonly string[]): readonly SheetChange[] =>
    texts.flatMap((text, at) => {
      const column = columnAt(at, texts);
      return column?.input
        ? [{ row, column: column.id, value: entered(text, column.input, (each) => read(each, at)) }]
        : [];
    });
  const isLeft = (text: string, at: number, texts: readonly string[]) =>
    !isBlank(text) && !namesRow.has(at) && at !== perLine?.naming && !columnAt(at, texts)?.input;
  const describes = (text = '') => meaningOf(text) === 'attribute';
  const isUnread = (text: string, at: number, texts: readonly string[]) =>
    isLeft(text, at, texts) && others.has(at) && !columns[at] && !describes(text) && !describes(titles?.[at]);
  const isOfRows = (title: string) => ['row', 'attribute'].includes(meaningOf(title) ?? '');
  /** Whether a column called a total is the sum of what is pasted of each line. */
  const isSumAt = (at: number) =>
    lines.every((texts) => {
      const parts = texts.flatMap((text, each) => (columnAt(each, texts)?.input ? (read(text, each) ?? []) : []));
      return isBlank(texts[at] ?? '') || read(texts[at] ?? '', at) === parts.reduce((sum, part) => sum + part, 0);
    });
  const isTotal = (title: string, at: number) => at > 0 && meaningOf(title) === 'total' && isSumAt(at);
  const leftTitles = (titles ?? []).filter(
    (title, at) =>
      !isBlank(title) &&
      !isTotal(title, at) &&
      (isNamed && at === 0 ? !isOfRows(title) : lines.some((row) => isLeft(row[at] ?? '', at, row))),
  );
  const sums = isNamed && rowOf ? sumLines(clip, { rowOf, meaningOf }, read) : new Set<number>();
  const laid =
    isNamed && rowOf
      ? byName(sheet, clip, { rowOf, words: namesRow, naming: perLine?.naming, sums, changesOf, isLeft, isUnread })
      : byPlace(sheet, clip, { changesOf, isLeft });
  return { ...laid, leftTitles };
}

interface PerLine {
  /** The column of the clipboard whose texts name columns of the sheet. */
  readonly naming: number;
  readonly columnAt: (at: number, texts: readonly string[]) => SheetColumn | undefined;
}

/** In a list with a line for each row and column, one text of a line says the column, and one is its value. */
function columnsPerLine(
  columns: readonly SheetColumn[],
  { titles, lines }: Clip,
  words: ReadonlySet<number>,
  meaningOf: MeaningOf,
): PerLine | null {
  const editable = columns.filter(({ input }) => input);
  const named = (text = '') => columnTitled(editable, text);
  const means = (at: number, meaning: TitleMeaning) => meaningOf(titles?.[at] ?? '') === meaning;
  const naming = [...words].find((at) => means(at, 'column') || lines.some((row) => named(row[at])));
  if (naming === undefined) return null;
  const others = clipboardColumns(lines).flatMap((_, at) => (at > 0 && !words.has(at) ? [at] : []));
  const values = titles ? others.filter((at) => means(at, 'value')) : others;
  const [value] = values.length === 1 ? values : [];
  return { naming, columnAt: (at, texts) => (at === value ? named(texts[naming]) : undefined) };
}

/** The lines without a name, or with that of a total, whose numbers are the sums of those of two rows or more. */
function sumLines(
  { lines }: Clip,
  { rowOf, meaningOf }: PasteContext & { readonly rowOf: RowOf },
  read: ReadIn,
): ReadonlySet<number> {
  const named = lines.filter(([name = '']) => rowOf(name) !== null);
  const sumAt = (at: number) => named.reduce((sum, line) => sum + (read(line[at] ?? '', at) ?? 0), 0);
  return new Set(
    lines.flatMap(([name = '', ...texts], line) => {
      const isTotal = rowOf(name) === null && (isBlank(name) || meaningOf(name) === 'total');
      const isSum = texts.every((text, at) => isBlank(text) || read(text, at + 1) === sumAt(at + 1));
      return isTotal && isSum && !texts.every(isBlank) && named.length > 1 ? [line] : [];
    }),
  );
}

interface Laying {
  readonly changesOf: (row: string, texts: readonly string[]) => readonly SheetChange[];
  readonly isLeft: (text: string, at: number, texts: readonly string[]) => boolean;
}

const NOTHING: Omit<Pasted, 'leftTitles'> = { changes: [], left: 0, lines: [], unfilled: 0, added: [] };

function byPlace({ rows }: Sheet, { lines, block }: Clip, { changesOf, isLeft }: Laying): Omit<Pasted, 'leftTitles'> {
  const laid = lines.map((texts, line) => {
    const row = rows[block.top + line];
    return row
      ? { changes: changesOf(row.id, texts), left: texts.filter((text, at) => isLeft(text, at, texts)) }
      : { changes: [], left: texts.filter((text) => !isBlank(text)) };
  });
  return { ...NOTHING, changes: laid.flatMap(({ changes }) => changes), left: laid.flatMap(({ left }) => left).length };
}

function byName(
  { rows }: Sheet,
  { lines: all, titles }: Clip,
  {
    rowOf,
    words,
    naming,
    sums,
    changesOf,
    isLeft,
    isUnread,
  }: Laying & {
    readonly rowOf: RowOf;
    /** The columns of words that name rows. */
    readonly words: ReadonlySet<number>;
    /** The column that names the column of each line. */
    readonly naming: number | undefined;
    /** The lines that are sums of the others. */
    readonly sums: ReadonlySet<number>;
    /** Whether a text of a line is a word of which nobody knows what it says. */
    readonly isUnread: Laying['isLeft'];
  },
): Omit<Pasted, 'leftTitles'> {
  const known = new Set(rows.map(({ id }) => id));
  const changes = new Map<string, readonly SheetChange[]>();
  const repeated = new Map<string, (readonly SheetChange[])[]>();
  const lines: LeftLine[] = [];
  let left = 0;
  for (const [index, cells] of all.entries()) {
    const [name = '', ...texts] = cells;
    const row = rowOf(name);
    const written = row === null ? [] : changesOf(row, cells);
    const place = naming === undefined ? String(row) : `${row} ${written[0]?.column}`;
    if (cells.every(isBlank)) continue;
    const leave = (reason: LeftLine['reason']) => lines.push({ line: index + (titles ? 2 : 1), name, texts, reason });
    if (sums.has(index)) leave('sum');
    else if (row === null || !known.has(row)) leave('unknown');
    else if (cells.some((text, at) => at > 0 && isUnread(text, at, cells))) leave('unread');
    else if (naming !== undefined && written.length === 0) leave('nowhere');
    else if ([...words].some((at) => (rowOf(cells[at] ?? '') ?? row) !== row)) leave('contradicts');
    else if (changes.has(place)) {
      leave('repeated');
      repeated.set(place, [...(repeated.get(place) ?? []), written]);
    } else {
      changes.set(place, written);
      left += cells.filter((text, at) => at > 0 && isLeft(text, at, cells)).length;
    }
  }
  const added = [...repeated].flatMap(([place, others]) => addedUp([changes.get(place) ?? [], ...others]));
  const isNumeric = added.every(({ value }) => typeof value !== 'string');
  return { ...NOTHING, changes: [...changes.values()].flat(), left, lines, added: isNumeric ? added : [] };
}

/** The values of a row that several lines have, added up; a text is no number, and stays. */
function addedUp(lines: readonly (readonly SheetChange[])[]): readonly SheetChange[] {
  const sums = new Map<string, SheetChange>();
  for (const each of lines.flat()) {
    const { value } = sums.get(each.column) ?? { value: null };
    const text = [value, each.value].find((one) => typeof one === 'string');
    const sum = value === null ? each.value : Number(value) + Number(each.value ?? 0);
    sums.set(each.column, { ...each, value: text ?? sum });
  }
  return [...sums.values()];
}

/** The columns after the first that hold words, such as a name beside its code: no text of them is a number. */
function wordColumns(cells: Cells, read: ReadIn): ReadonlySet<number> {
  return new Set(
    clipboardColumns(cells).flatMap((texts, at) => {
      const written = texts.filter((text) => !isBlank(text));
      return at > 0 && written.length > 0 && written.every((text) => read(text, at) === null) ? [at] : [];
    }),
  );
}

type Columns = readonly (SheetColumn | undefined)[];

/** The column of the first value. */
const firstColumn = (columns: readonly SheetColumn[], { isNamed, block }: Clip): number =>
  Math.max(0, block.start, isNamed ? columns.findIndex(({ input }) => input) : 0);

/** Without titles, columns of values follow each other from the selected one on. */
function columnsByPlace(columns: readonly SheetColumn[], clip: Clip, words: ReadonlySet<number>): Columns {
  const first = firstColumn(columns, clip);
  return clipboardColumns(clip.lines).map((_, at) =>
    at === 0 || words.has(at) ? undefined : columns[first + at - 1 - [...words].filter((each) => each < at).length],
  );
}

/**
 * Each column goes where its title says, and nowhere else: one of stock, or of another month, is not pasted. Where no
 * title names an editable column, « Quantité » stands for the selected one.
 */
function columnsByTitle(
  columns: readonly SheetColumn[],
  titles: readonly string[],
  clip: Clip,
  meaningOf: MeaningOf,
): Columns {
  // « Oct » is October rather than the beginning of a name.
  const isPeriod = (title: string) => ['value', 'period'].includes(meaningOf(title) ?? '');
  const named = titles.map((title, at) => {
    const column = clip.isNamed && at === 0 ? undefined : columnTitled(columns, title);
    return column && isPeriod(title) && folded(column.label) !== folded(title.trim()) ? undefined : column;
  });
  const once = named.map((column) => (named.filter((each) => each === column).length === 1 ? column : undefined));
  if (named.some((column) => column?.input)) return once;
  const [value, second] = titles.flatMap((title, at) =>
    !(clip.isNamed && at === 0) && meaningOf(title) === 'value' ? [at] : [],
  );
  return value === undefined || second !== undefined ? once : once.with(value, columns[firstColumn(columns, clip)]);
}

/**
 * Pastes texts into a sheet from the corner of a block. If the block is a multiple of their size, they are repeated to
 * fill it, as in spreadsheets; else its other cells stay as they are, and are counted.
 */
function paste({ rows, columns }: Sheet, selected: Block, cells: Cells, read: ReadIn): Pasted {
  // The name of a row takes no text.
  const block = { ...selected, start: Math.max(0, selected.start), end: Math.max(0, selected.end) };
  const [height, width] = [cells.length, Math.max(0, ...cells.map((row) => row.length))];
  if (width === 0) return { ...NOTHING, leftTitles: [] };
  const fits = heightOf(block) % height === 0 && widthOf(block) % width === 0;
  const [down, across] = fits ? [heightOf(block), widthOf(block)] : [height, width];
  const changes: SheetChange[] = [];
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const [row, column] = [rows[block.top + y], columns[block.start + x]];
      const at = x % width;
      const text = cells[y % height]?.[at];
      if (row && column?.input && text !== undefined) {
        const value = entered(text, column.input, (each) => read(each, at));
        changes.push({ row: row.id, column: column.id, value });
      }
    }
  }
  const laid = fits ? (down / height) * (across / width) : 1;
  const kept = columns
    .slice(block.start, block.end + 1)
    .flatMap(({ input }, x) =>
      input ? rows.slice(block.top, block.bottom + 1).filter((_, y) => y >= down || x >= across) : [],
    );
  return {
    ...NOTHING,
    changes,
    left: laid * cells.flat().length - changes.length,
    leftTitles: [],
    unfilled: kept.length,
  };
}
