import { type ImportReport, stateOf } from './check.ts';
import type { ImportTable, LeftOutReason } from './table.ts';

export interface RowTotal {
  readonly rows: number;
  /** The sum of the quantities. */
  readonly quantity: number;
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

/** Adds up the rows of a table and of its report, and what was left out. An unreadable quantity counts as 0. */
export function controlOf(table: ImportTable, report: ImportReport): ImportControl {
  const add = (total: RowTotal, quantity: number): RowTotal => ({
    rows: total.rows + 1,
    quantity: total.quantity + (Number.isNaN(quantity) ? 0 : quantity),
  });
  const none: RowTotal = { rows: 0, quantity: 0 };
  let [read, taken, wrong, excluded] = [none, none, none, none];
  for (let row = 0; row < table.lines.length; row += 1) {
    const quantity = report.quantity[row] ?? 0;
    read = add(read, table.quantity[row] ?? 0);
    const state = stateOf(report, row);
    if (state === 'wrong') wrong = add(wrong, quantity);
    else if (state === 'excluded') excluded = add(excluded, quantity);
    else taken = add(taken, quantity);
  }
  const left = [
    { reason: 'wrong' as const, ...wrong },
    { reason: 'excluded' as const, ...excluded },
    ...table.leftOut.map(({ reason, lines, quantity }) => ({ reason, rows: lines.length, quantity })),
  ].filter(({ rows }) => rows > 0);
  const outside = table.leftOut.reduce((sum, { quantity }) => sum + quantity, 0);
  const lost = table.leftOut.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    file: { rows: read.rows + lost, quantity: read.quantity + outside },
    taken,
    left,
    corrected: taken.quantity + wrong.quantity + excluded.quantity - read.quantity,
  };
}
