import type { HTMLAttributes, ReactNode } from 'react';
import type { CsvValue } from '#lib/csv.ts';
import { rem } from '../theme/scale.ts';
import type { SortDirection, SortKey } from './sort-rows.ts';

const CELL_ALIGNMENTS = ['start', 'end'] as const;

/** A share of the room that is left, or CSS pixels at the default text size. */
export type ColumnWidth = `${number}fr` | number;

/** A cell that is written in where it stands. */
export interface CellEdit<Item> {
  /** What the editor opens with. */
  readonly value: (item: Item) => string;
  /** A sentence that says what is wrong and how to mend it; nothing where nothing is. */
  readonly validate?: (value: string, item: Item) => string | undefined;
  /** Receives a valid value that differs from the one before. */
  readonly onCommit: (item: Item, value: string) => void;
  /** The keyboard a phone shows. */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

export interface DataColumn<Item> {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** What the column sorts by; it cannot be sorted without. */
  readonly sort?: (item: Item) => SortKey;
  /** What an export writes, where it is not what the column sorts by. */
  readonly text?: (item: Item) => CsvValue;
  /** `end` for numbers, which then have digits of one width. */
  readonly align?: (typeof CELL_ALIGNMENTS)[number];
  /** `1fr` by default. */
  readonly width?: ColumnWidth;
  /** CSS pixels below which a share does not shrink, where the table scrolls within a height of its own. */
  readonly minWidth?: number;
  /** The name of the row, read with each of its cells, and never hidden. One column has it. */
  readonly isRowHeader?: boolean;
  readonly edit?: CellEdit<Item>;
}

export interface TableSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The columns that the reader has not hidden. The one that names the rows always stays. */
export function visibleColumns<Column extends Pick<DataColumn<never>, 'id' | 'isRowHeader'>>(
  columns: readonly Column[],
  hidden: ReadonlySet<string> = new Set(),
): readonly Column[] {
  return columns.filter(({ id, isRowHeader }) => isRowHeader || !hidden.has(id));
}

const LEAST = 96;

/**
 * The tracks of a row. Each is definite, so that every row has the same without knowing the others.
 * @param canScroll whether a share may keep its least width, as the table then scrolls sideways
 */
export function tracksOf(
  columns: readonly Pick<DataColumn<never>, 'width' | 'minWidth'>[],
  canScroll: boolean,
): readonly string[] {
  return columns.map(({ width = '1fr', minWidth = LEAST }) =>
    typeof width === 'number' ? rem(width) : `minmax(${canScroll ? rem(minWidth) : 0}, ${width})`,
  );
}

/** CSS pixels below which the columns of a table that scrolls sideways do not shrink. */
export function leastWidth(columns: readonly Pick<DataColumn<never>, 'width' | 'minWidth'>[]): number {
  return columns.reduce((sum, { width, minWidth = LEAST }) => sum + (typeof width === 'number' ? width : minWidth), 0);
}

/** What an export of a table writes: a head, then what each column writes of each row, once it is asked for. */
export function* tableCells<Item>(
  columns: readonly DataColumn<Item>[],
  rows: readonly Item[],
): Generator<readonly CsvValue[], undefined> {
  yield columns.map(({ header }) => header);
  for (const row of rows) yield columns.map(({ text, sort }) => (text ?? sort)?.(row));
}
