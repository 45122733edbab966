import type { ColumnWidth } from '../data-table/columns.ts';
import { folded } from '#lib/folded.ts';
import type { Place } from '../data-table/keys.ts';

/** A number; `null` if empty; or an entered text that the column does not accept, which stays until it is corrected. */
export type SheetValue = number | string | null;

/** The values that a column accepts. */
export interface SheetInput {
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
}

export interface SheetColumn {
  readonly id: string;
  readonly label: string;
  /** Shown below the label: « FCFA ». */
  readonly unit?: string;
  /** Makes the column editable. Without it the column is read-only: a price, or a computed value. */
  readonly input?: SheetInput;
  /** `1fr` by default. */
  readonly width?: ColumnWidth;
  /**
   * The smallest width of a flexible column, in CSS pixels. It only applies if the sheet has a height of its own and so
   * can scroll sideways.
   */
  readonly minWidth?: number;
}

export interface SheetRow {
  readonly id: string;
  /** The name of the row, announced with each of its cells. */
  readonly name: string;
  /** A smaller line below the name. */
  readonly detail?: string;
  /** Why the row as a whole is at fault. */
  readonly warning?: string;
}

export interface SheetChange {
  readonly row: string;
  readonly column: string;
  readonly value: SheetValue;
}

export type ValueOf = (row: string, column: string) => SheetValue;

/** The reasons why a value is not accepted. */
export type Fault = 'unreadable' | 'fraction' | 'tooSmall' | 'tooLarge';

type Read = (text: string) => number | null;
/** Reads a text of the clipboard; the numbers of a column are read alike. */
type ReadIn = (text: string, column: number) => number | null;

export type DecimalSign = '.' | ',';

/** Reads texts that have two readings: « 1.000 » is 1 or 1000. Without it, the locale alone decides. */
export interface SheetNumbers {
  /** The number of a text with each decimal sign; they differ only if the text has two readings. `NaN`: no number. */
  readonly readingsOf: (text: string) => Readonly<Record<DecimalSign, number>>;
  /** How the texts of a column are read: by the texts themselves, else by those of the other columns. */
  readonly columnReading: (texts: readonly string[], others: readonly string[]) => SheetReading;
}

export type SheetReading =
  /** No text has two readings. */
  | { readonly kind: 'plain' }
  /** The text of the clue decides. */
  | { readonly kind: 'decided'; readonly decimal: DecimalSign; readonly clue: { readonly text: string } }
  /** The user must be asked. */
  | { readonly kind: 'open' };

const faultOfNumber = (
  value: number,
  { min = -Infinity, max = Infinity, isWhole = false }: SheetInput,
): Fault | null => {
  if (isWhole && !Number.isInteger(value)) return 'fraction';
  if (value > max) return 'tooLarge';
  return value < min ? 'tooSmall' : null;
};

/**
 * The reason why a value is not accepted; `null` if it is. A text is never accepted: a valid one would have become a
 * number.
 */
export function faultOf(value: SheetValue, input: SheetInput | undefined, read: Read): Fault | null {
  if (value === null || !input) return null;
  if (typeof value === 'number') return faultOfNumber(value, input);
  const number = read(value);
  return (number === null ? null : faultOfNumber(number, input)) ?? 'unreadable';
}

/** Converts an entered text: to a number if the column accepts it, to `null` if empty, otherwise the text itself. */
export function entered(text: string, input: SheetInput, read: Read): SheetValue {
  const written = text.trim();
  if (written === '') return null;
  const number = read(written);
  return number === null || faultOfNumber(number, input) ? written : number;
}

/** A rectangle of cells, with both ends included. Rows and columns are counted from 0, without headers. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

export function blockOf(one: Place, other: Place): Block {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    start: Math.min(one.column, other.column),
    end: Math.max(one.column, other.column),
  };
}

export const heightOf = ({ top, bottom }: Block): number => bottom - top + 1;
export const widthOf = ({ start, end }: Block): number => end - start + 1;

/** The rows and columns of a sheet. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
}

/** The values of a block, row by row. Cells outside the sheet, such as totals, are left out. */
export function valuesIn(
  { rows, columns }: Sheet,
  { top, bottom, start, end }: Block,
  valueOf: ValueOf,
): readonly (readonly SheetValue[])[] {
  const across = columns.slice(Math.max(0, start), end + 1);
  return rows.slice(top, bottom + 1).map(({ id }) => across.map((column) => valueOf(id, column.id)));
}

/** The clipboard format of spreadsheets: cells separated by tabs, one line per row. */
export function writeCells(values: readonly (readonly SheetValue[])[], write: (value: number) => string): string {
  const cell = (value: SheetValue) => (typeof value === 'number' ? write(value) : (value ?? '').replaceAll(/\s/g, ' '));
  return values.map((row) => row.map(cell).join('\t')).join('\n');
}

/** Parses the clipboard format of spreadsheets, which end the last line too. */
export function readCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1')));
}

/** A line of the clipboard that was not pasted. */
export interface LeftLine {
  /** From 1, in the clipboard. */
  readonly line: number;
  readonly name: string;
  readonly texts: readonly string[];
  /** `contradicts`: its texts name two rows. */
  readonly reason: 'unknown' | 'repeated' | 'contradicts';
}

/** The changes of a paste, and what was not pasted. */
export interface Pasted {
  readonly changes: readonly SheetChange[];
  /** The number of texts for which there was no editable cell. */
  readonly left: number;
  readonly lines: readonly LeftLine[];
  /** Whether the first line was taken for titles that are those of no column. */
  readonly hasOtherTitles: boolean;
}

/** The texts of each column of the clipboard. */
export function clipboardColumns(cells: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => cells.flatMap((row) => row[column] ?? []));
}

/**
 * Pastes texts into a sheet from the corner of a block. If the block is a multiple of their size, they are repeated to
 * fill it, as in spreadsheets.
 */
export function paste(
  { rows, columns }: Sheet,
  block: Block,
  cells: readonly (readonly string[])[],
  read: ReadIn,
): Pasted {
  const [height, width] = [cells.length, Math.max(0, ...cells.map((row) => row.length))];
  if (width === 0) return { changes: [], left: 0, lines: [], hasOtherTitles: false };
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
  return { changes, left: laid * cells.flat().length - changes.length, lines: [], hasOtherTitles: false };
}

/** Finds the row that a text names; `null` if none or several do. */
export type RowOf = (text: string) => string | null;

/** Whether the first column of the clipboard names rows: most of its texts do, or none of them is a number. */
export function namesRows(cells: readonly (readonly string[])[], rowOf: RowOf, read: Read): boolean {
  const names = cells.map(([name = '']) => name.trim()).filter((name) => name !== '');
  if (names.length === 0 || !cells.some((row) => row.length > 1)) return false;
  const known = names.filter((name) => rowOf(name) !== null).length;
  return known > names.length / 2 || names.every((name) => read(name) === null);
}

/** The columns after the first that hold words, such as a name beside its code: no text of them is a number. */
function wordColumns(cells: readonly (readonly string[])[], read: Read): ReadonlySet<number> {
  return new Set(
    clipboardColumns(cells).flatMap((texts, at) => {
      const written = texts.filter((text) => text.trim() !== '');
      return at > 0 && written.length > 0 && written.every((text) => read(text) === null) ? [at] : [];
    }),
  );
}

/**
 * Pastes each line of the clipboard into the row that its first text names. A line of titles says which column each
 * text is for; without one, they follow each other from a column on, and columns of words are not pasted.
 * @param start the index of the first column without titles
 */
export function pasteByName(
  { rows, columns }: Sheet,
  start: number,
  cells: readonly (readonly string[])[],
  rowOf: RowOf,
  read: ReadIn,
): Pasted {
  const [titles = []] = cells;
  const hasTitles =
    rowOf(titles[0] ?? '') === null && titles.slice(1).every((text) => read(text, 0) === null) && titles.length > 1;
  const byTitle = hasTitles
    ? titles.map((text) => columns.findIndex(({ label }) => folded(label) === folded(text)))
    : [];
  const isTitled = byTitle.slice(1).some((at) => at !== -1);
  // Words above numbers are titles, even if they are those of no column.
  const isNumber = (text: string) => read(text, 0) !== null;
  const hasOtherTitles = hasTitles && !isTitled && cells.slice(1).some(([, ...texts]) => texts.some(isNumber));
  const first = Math.max(
    start,
    columns.findIndex(({ input }) => input),
  );
  const body = hasTitles ? cells.slice(1) : cells;
  const words = isTitled ? new Set<number>() : wordColumns(body, (text) => read(text, 0));
  const columnAt = (at: number) => {
    if (isTitled) return columns[byTitle[at] ?? -1];
    return words.has(at) ? undefined : columns[first + at - 1 - [...words].filter((each) => each < at).length];
  };

  const known = new Set(rows.map(({ id }) => id));
  const changes = new Map<string, readonly SheetChange[]>();
  const lines: LeftLine[] = [];
  let left = 0;
  for (const [index, [name = '', ...texts]] of cells.entries()) {
    if ((isTitled || hasOtherTitles) && index === 0) continue;
    const row = rowOf(name);
    if (texts.every((text) => text.trim() === '') && (row === null || changes.has(row))) continue;
    if (row === null || !known.has(row) || changes.has(row)) {
      lines.push({ line: index + 1, name, texts, reason: row === null || !known.has(row) ? 'unknown' : 'repeated' });
      continue;
    }
    const isOther = [...words].some((at) => (rowOf(texts[at - 1] ?? '') ?? row) !== row);
    if (isOther) {
      lines.push({ line: index + 1, name, texts, reason: 'contradicts' });
      continue;
    }
    const own = texts.flatMap((text, at): readonly SheetChange[] => {
      const column = columnAt(at + 1);
      if (!column?.input) return [];
      return [{ row, column: column.id, value: entered(text, column.input, (each) => read(each, at + 1)) }];
    });
    changes.set(row, own);
    left += texts.filter((text, at) => text.trim() !== '' && !words.has(at + 1) && !columnAt(at + 1)?.input).length;
  }
  return { changes: [...changes.values()].flat(), left, lines, hasOtherTitles };
}

/** Repeats the rows of a block over the rows of a taller one, in editable columns. Both have the same columns. */
export function filled(
  { rows, columns }: Sheet,
  source: Block,
  target: Pick<Block, 'top' | 'bottom'>,
  valueOf: ValueOf,
): readonly SheetChange[] {
  const across = columns.slice(Math.max(0, source.start), source.end + 1).filter(({ input }) => input);
  const height = heightOf(source);
  return rows.slice(Math.max(0, target.top), target.bottom + 1).flatMap(({ id }, index) => {
    const at = Math.max(0, target.top) + index;
    if (at >= source.top && at <= source.bottom) return [];
    const from = rows[source.top + ((((at - source.top) % height) + height) % height)];
    return from ? across.map((column) => ({ row: id, column: column.id, value: valueOf(from.id, column.id) })) : [];
  });
}

/** The changes that clear the editable cells of a block. */
export function cleared({ rows, columns }: Sheet, { top, bottom, start, end }: Block): readonly SheetChange[] {
  const across = columns.slice(Math.max(0, start), end + 1).filter(({ input }) => input);
  return rows
    .slice(top, bottom + 1)
    .flatMap(({ id }) => across.map((column) => ({ row: id, column: column.id, value: null })));
}

/** Drops changes that leave the value as it is. */
export function effective(changes: readonly SheetChange[], valueOf: ValueOf): readonly SheetChange[] {
  return changes.filter(({ row, column, value }) => valueOf(row, column) !== value);
}

/** All cells with an unaccepted value, row by row. */
export function faultsOf({ rows, columns }: Sheet, valueOf: ValueOf, read: Read): readonly Place[] {
  const written = columns.flatMap((column, at) => (column.input ? [{ ...column, at }] : []));
  return rows.flatMap(({ id }, row) =>
    written.flatMap(({ id: column, input, at }) =>
      faultOf(valueOf(id, column), input, read) ? [{ row, column: at }] : [],
    ),
  );
}

/** The first position after another, wrapping around. */
export function placeAfter(places: readonly Place[], { row, column }: Place): Place | undefined {
  return places.find((each) => each.row > row || (each.row === row && each.column > column)) ?? places[0];
}
