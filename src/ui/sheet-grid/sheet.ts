import type { ColumnWidth } from '../data-table/columns.ts';
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
  /** The values are given, not computed: a price. A pasted column that only repeats them is left out. */
  readonly isGiven?: boolean;
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

/**
 * Converts an entered text: to a number if the column accepts it, to `null` if empty, otherwise the text itself, on one
 * line, since an editor would join the digits of two.
 */
export function entered(text: string, input: SheetInput, read: Read): SheetValue {
  const written = text.trim();
  if (written === '') return null;
  const number = read(written);
  return number === null || faultOfNumber(number, input) ? written.replaceAll(/\s*[\r\n]+\s*/g, ' / ') : number;
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

/** Finds the row that a text names; `null` if none or several do. */
export type RowOf = (text: string) => string | null;
