import { type ImportReport, stateOf } from './check.ts';
import type { ImportTable, LeftOut, LeftOutReason } from './table.ts';

export interface RowTotal {
  readonly rows: number;
  /** The sum of the quantities. */
  readonly quantity: number;
  /** How many quantities are no numbers, and so are in no sum. */
  readonly unreadable: number;
}

/** Totals that prove that nothing was lost: `file` is `taken` and all of `left`. */
export interface ImportControl {
  /** All rows, with their quantities as read; rows of totals do not count. */
  readonly file: RowTotal;
  /** The rows to import, with their quantities as corrected. */
  readonly taken: RowTotal;
  readonly left: readonly (RowTotal & { readonly reason: LeftOutReason | 'wrong' | 'excluded' })[];
  /** What corrections changed: `taken` and `left` minus `file`. */
  readonly corrected: number;
}

/** Adds up the rows of a table and of its report, and what was left out. */
export function controlOf(table: ImportTable, report: ImportReport): ImportControl {
  const add = ({ rows, quantity, unreadable }: RowTotal, own: number, isBlank: boolean): RowTotal => ({
    rows: rows + 1,
    quantity: quantity + (Number.isNaN(own) ? 0 : own),
    unreadable: unreadable + (Number.isNaN(own) && !isBlank ? 1 : 0),
  });
  const none: RowTotal = { rows: 0, quantity: 0, unreadable: 0 };
  let [read, taken, wrong, excluded] = [none, none, none, none];
  for (let row = 0; row < table.lines.length; row += 1) {
    const quantity = report.quantity[row] ?? Number.NaN;
    const isBlank = table.cells.quantity[row] === 0;
    read = add(read, table.quantity[row] ?? Number.NaN, isBlank);
    const state = stateOf(report, row);
    if (state === 'wrong') wrong = add(wrong, quantity, isBlank);
    else if (state === 'excluded') excluded = add(excluded, quantity, isBlank);
    else taken = add(taken, quantity, isBlank);
  }
  const left = [
    { reason: 'wrong' as const, ...wrong },
    { reason: 'excluded' as const, ...excluded },
    ...table.leftOut.map(({ lines, ...rest }) => ({ ...rest, rows: lines.length })),
  ].filter(({ rows, quantity, unreadable }) => rows > 0 || quantity !== 0 || unreadable > 0);
  const outside = (of: (each: LeftOut) => number): number => table.leftOut.reduce((sum, each) => sum + of(each), 0);
  return {
    file: {
      rows: read.rows + outside(({ lines }) => lines.length),
      quantity: read.quantity + outside(({ quantity }) => quantity),
      unreadable: read.unreadable + outside(({ unreadable }) => unreadable),
    },
    taken,
    left,
    corrected: taken.quantity + wrong.quantity + excluded.quantity - read.quantity,
  };
}
