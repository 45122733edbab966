import type { HTMLAttributes, ReactNode } from 'react';
import type { CsvValue } from '#lib/csv.ts';
import { rem } from '../theme/scale.ts';
import type { SortDirection, SortKey } from './sort-rows.ts';

const CELL_ALIGNMENTS = ['start', 'end'] as const;

/** A share of the remaining width, or CSS pixels at the default text size. */
export type ColumnWidth = `${number}fr` | number;

/** Makes the cells of a column editable in place. */
export interface CellEdit<Item> {
  /** The initial text of the editor. */
  readonly value: (item: Item) => string;
  /** Returns an error message, or nothing if the value is valid. */
  readonly validate?: (value: string, item: Item) => string | undefined;
  /** Receives a valid value that differs from the previous one. */
  readonly onCommit: (item: Item, value: string) => void;
  /** The on-screen keyboard. */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

export interface DataColumn<Item> {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** The sort key. A column without one cannot be sorted. */
  readonly sort?: (item: Item) => SortKey;
  /** The exported value, if it is not the sort key. */
  readonly text?: (item: Item) => CsvValue;
  /** `end` for numbers, which then use tabular digits. */
  readonly align?: (typeof CELL_ALIGNMENTS)[number];
  /** `1fr` by default. */
  readonly width?: ColumnWidth;
  /**
   * The smallest width of a flexible column, in CSS pixels. It only applies if the table has a height of its own and so
   * can scroll sideways.
   */
  readonly minWidth?: number;
  /** Most of its cells have two lines (`TwoLines`). Rows are taken to be as high, until one is measured. */
  readonly isTwoLine?: boolean;
  /** The column that names the row: announced with each of its cells, and never hidden. Exactly one column has it. */
  readonly isRowHeader?: boolean;
  readonly edit?: CellEdit<Item>;
}

export interface TableSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The columns that the user has not hidden. The one that names the rows always stays. */
export function visibleColumns<Column extends Pick<DataColumn<never>, 'id' | 'isRowHeader'>>(
  columns: readonly Column[],
  hidden: ReadonlySet<string> = new Set(),
): readonly Column[] {
  return columns.filter(({ id, isRowHeader }) => isRowHeader || !hidden.has(id));
}

const LEAST = 96;
/** The least width of the names where a table cannot scroll, in CSS pixels. */
export const LEAST_OF_NAMES = 120;
/** There: the least width of another flexible column, and the part that any other one keeps. */
const [LEAST_OF_WORDS, LEAST_SHARE] = [72, 0.8];

/**
 * The CSS grid tracks of a row. Each has a definite size, so that rows align without knowing each other.
 * @param canScroll whether columns keep their width, because the table can scroll sideways; otherwise they give way a little, so that
 *   the words of a flexible one stay in their lines
 */
export function tracksOf(
  columns: readonly Pick<DataColumn<never>, 'width' | 'minWidth' | 'isRowHeader'>[],
  canScroll: boolean,
): readonly string[] {
  return columns.map(({ width = '1fr', minWidth, isRowHeader = false }) => {
    if (canScroll) return typeof width === 'number' ? rem(width) : `minmax(${rem(minWidth ?? LEAST)}, ${width})`;
    if (typeof width === 'number') return `minmax(${rem(Math.round(width * LEAST_SHARE))}, ${rem(width)})`;
    const least = isRowHeader ? LEAST_OF_NAMES : LEAST_OF_WORDS;
    return `minmax(${rem(Math.min(minWidth ?? least, least))}, ${width})`;
  });
}

/** The least width of all columns together, in CSS pixels; below it the table scrolls sideways. */
export function leastWidth(columns: readonly Pick<DataColumn<never>, 'width' | 'minWidth'>[]): number {
  return columns.reduce((sum, { width, minWidth = LEAST }) => sum + (typeof width === 'number' ? width : minWidth), 0);
}

/** The cells of a CSV or spreadsheet export: the headers, then each row. Rows are produced on demand. */
export function* tableCells<Item>(
  columns: readonly DataColumn<Item>[],
  rows: readonly Item[],
): Generator<readonly CsvValue[], undefined> {
  yield columns.map(({ header }) => header);
  for (const row of rows) yield columns.map(({ text, sort }) => (text ?? sort)?.(row));
}
