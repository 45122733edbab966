import type { Cells } from './records.ts';
import type { WorkbookSheet } from './workbook.ts';

/** What the spreadsheet hid or struck through of a block that was copied from it. Lines from 1, columns by index. */
export interface PastedMarks {
  readonly hiddenLines: readonly number[];
  readonly hiddenColumns: readonly number[];
  readonly struck: readonly { readonly line: number; readonly column: number }[];
}

/** A mark in a copied block, counted from 0. */
interface Mark {
  readonly kind: 'row' | 'column' | 'cell' | 'words';
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/**
 * The marks of a block as those of a sheet. If they are not certainly placed, as where the block has other lines than the
 * table that was copied, each counts for the lines that have its text.
 */
export function pastedMarks(cells: readonly Cells[], marks: readonly Mark[], height: number): PastedMarks {
  const isPlaced = height === cells.length;
  const places = marks.flatMap((mark): readonly Omit<Mark, 'text'>[] => {
    if (isPlaced && mark.kind !== 'words') return [mark];
    const [first = ''] = mark.text.split(' · ');
    return cells.flatMap((record, row) =>
      record.join(' ').includes(first) ? record.map((_, column) => ({ kind: 'cell' as const, row, column })) : [],
    );
  });
  const of = (kind: Mark['kind']) => places.filter((each) => each.kind === kind);
  return {
    hiddenLines: of('row').map(({ row }) => row + 1),
    hiddenColumns: of('column').map(({ column }) => column),
    struck: of('cell').map(({ row, column }) => ({ line: row + 1, column })),
  };
}

/** A sheet with what the spreadsheet of its block hid or struck through. */
export function withMarks(sheet: WorkbookSheet, { hiddenLines, hiddenColumns, struck }: PastedMarks): WorkbookSheet {
  const columns = Map.groupBy(struck, ({ column }) => column);
  return {
    ...sheet,
    hiddenLines: new Set(hiddenLines),
    hiddenColumns: new Set(hiddenColumns),
    struck: new Map(
      Array.from(columns, ([column, cells]) => [column, new Map(cells.map(({ line }) => [line, true as const]))]),
    ),
  };
}
