import type { ColumnWidth } from '../data-table/columns.ts';
import type { Place } from '../data-table/keys.ts';

/** A number, nothing, or what was written and is no number that the column takes: it stays until it is mended. */
export type SheetValue = number | string | null;

/** What may be written in a column. */
export interface SheetInput {
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
}

export interface SheetColumn {
  readonly id: string;
  readonly label: string;
  /** « FCFA », under the label. */
  readonly unit?: string;
  /** A column without is only read: a price, or what the caller computes. */
  readonly input?: SheetInput;
  /** `1fr` by default. */
  readonly width?: ColumnWidth;
  /** CSS pixels below which a share does not shrink, where the sheet scrolls within a height of its own. */
  readonly minWidth?: number;
}

export interface SheetRow {
  readonly id: string;
  /** What the row is about, read with each of its cells. */
  readonly name: string;
  /** Said smaller, under the name. */
  readonly detail?: string;
}

export interface SheetChange {
  readonly row: string;
  readonly column: string;
  readonly value: SheetValue;
}

export type ValueOf = (row: string, column: string) => SheetValue;

/** Why a value is not taken. */
export type Fault = 'unreadable' | 'fraction' | 'tooSmall' | 'tooLarge';

type Read = (text: string) => number | null;

const faultOfNumber = (
  value: number,
  { min = -Infinity, max = Infinity, isWhole = false }: SheetInput,
): Fault | null => {
  if (isWhole && !Number.isInteger(value)) return 'fraction';
  if (value > max) return 'tooLarge';
  return value < min ? 'tooSmall' : null;
};

/** What is wrong with a value; `null` where nothing is. A text is never right: had it been, it would be a number. */
export function faultOf(value: SheetValue, input: SheetInput | undefined, read: Read): Fault | null {
  if (value === null || !input) return null;
  if (typeof value === 'number') return faultOfNumber(value, input);
  const number = read(value);
  return (number === null ? null : faultOfNumber(number, input)) ?? 'unreadable';
}

/** What a text becomes in a column: a number that it takes, nothing, or the text as it was written. */
export function entered(text: string, input: SheetInput, read: Read): SheetValue {
  const written = text.trim();
  if (written === '') return null;
  const number = read(written);
  return number === null || faultOfNumber(number, input) ? written : number;
}

/** Cells side by side, both ends included. Rows and columns are counted from 0, without heads. */
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

/** What is laid out: rows down, columns across. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
}

/** The values of a block, row after row. What lies beyond the sheet (a total) is left out. */
export function valuesIn(
  { rows, columns }: Sheet,
  { top, bottom, start, end }: Block,
  valueOf: ValueOf,
): readonly (readonly SheetValue[])[] {
  const across = columns.slice(Math.max(0, start), end + 1);
  return rows.slice(top, bottom + 1).map(({ id }) => across.map((column) => valueOf(id, column.id)));
}

/** Cells as spreadsheets exchange them: a tab between two, a line for each row. */
export function writeCells(values: readonly (readonly SheetValue[])[], write: (value: number) => string): string {
  const cell = (value: SheetValue) => (typeof value === 'number' ? write(value) : (value ?? '').replaceAll(/\s/g, ' '));
  return values.map((row) => row.map(cell).join('\t')).join('\n');
}

/** The texts of cells as spreadsheets exchange them; their last line ends like the others. */
export function readCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1')));
}

/** What a paste changes, and how many of its cells found no cell that is written in. */
export interface Pasted {
  readonly changes: readonly SheetChange[];
  readonly left: number;
}

/**
 * Lays texts over a sheet from the corner of a block on. Where the block is a whole number of times as large, they are
 * repeated over it, as spreadsheets do.
 */
export function paste(
  { rows, columns }: Sheet,
  block: Block,
  cells: readonly (readonly string[])[],
  read: Read,
): Pasted {
  const [height, width] = [cells.length, Math.max(0, ...cells.map((row) => row.length))];
  if (width === 0) return { changes: [], left: 0 };
  const fits = heightOf(block) % height === 0 && widthOf(block) % width === 0;
  const [down, across] = fits ? [heightOf(block), widthOf(block)] : [height, width];
  const changes: SheetChange[] = [];
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const [row, column] = [rows[block.top + y], columns[block.start + x]];
      const text = cells[y % height]?.[x % width];
      if (row && column?.input && text !== undefined) {
        changes.push({ row: row.id, column: column.id, value: entered(text, column.input, read) });
      }
    }
  }
  const laid = fits ? (down / height) * (across / width) : 1;
  return { changes, left: laid * cells.flat().length - changes.length };
}

/** What empties the cells of a block that are written in. */
export function cleared({ rows, columns }: Sheet, { top, bottom, start, end }: Block): readonly SheetChange[] {
  const across = columns.slice(Math.max(0, start), end + 1).filter(({ input }) => input);
  return rows
    .slice(top, bottom + 1)
    .flatMap(({ id }) => across.map((column) => ({ row: id, column: column.id, value: null })));
}

/** The changes that change something. */
export function effective(changes: readonly SheetChange[], valueOf: ValueOf): readonly SheetChange[] {
  return changes.filter(({ row, column, value }) => valueOf(row, column) !== value);
}

/** Every cell whose value is not taken, row after row. */
export function faultsOf({ rows, columns }: Sheet, valueOf: ValueOf, read: Read): readonly Place[] {
  const written = columns.flatMap((column, at) => (column.input ? [{ ...column, at }] : []));
  return rows.flatMap(({ id }, row) =>
    written.flatMap(({ id: column, input, at }) =>
      faultOf(valueOf(id, column), input, read) ? [{ row, column: at }] : [],
    ),
  );
}

/** The first of some places after another, round to the first again. */
export function placeAfter(places: readonly Place[], { row, column }: Place): Place | undefined {
  return places.find((each) => each.row > row || (each.row === row && each.column > column)) ?? places[0];
}
