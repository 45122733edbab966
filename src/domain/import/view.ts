import { type ImportReport, ROW_STATES } from './check.ts';
import { NONE } from './lookup.ts';
import type { Correction } from './corrections.ts';
import type { ImportTable } from './table.ts';

/** The filters of the row list. */
export type ImportView = 'all' | 'wrong' | 'warning';

/** Rows of context shown on either side of a wrong one. */
const AROUND = 2;

/** 1 for rows that a correction was about: they stay in the filtered list once they are right. */
function correctedRows(table: ImportTable, report: ImportReport, corrections: readonly Correction[]): Uint8Array {
  const { assigned, typed, accepted, added, excluded } = report.corrected;
  const corrected = new Uint8Array(table.lines.length);
  const byIssue = Object.values(accepted);
  for (const rows of [
    assigned.product,
    assigned.wholesaler,
    typed.quantity,
    typed.price,
    ...byIssue,
    added,
    excluded,
  ]) {
    for (const row of rows.keys()) corrected[row] = 1;
  }
  const products = new Set(
    corrections.flatMap((correction) =>
      correction.kind === 'name' && correction.field === 'product' ? correction.name : [],
    ),
  );
  const wholesalers = new Set(
    corrections.flatMap((correction) =>
      correction.kind === 'name' && correction.field === 'wholesaler' ? correction.name : [],
    ),
  );
  const ofProduct = Uint8Array.from(table.names, (name) => Number(products.has(name)));
  const ofWholesaler = Uint8Array.from(table.names, (name) => Number(wholesalers.has(name)));
  for (let row = 0; row < corrected.length; row += 1) {
    // At the place of none there is nothing.
    const [product, wholesaler] = [table.productName[row] ?? NONE, table.wholesalerName[row] ?? NONE];
    if (ofProduct[product] === 1 || ofWholesaler[wholesaler] === 1) corrected[row] = 1;
  }
  return corrected;
}

/**
 * The rows that a filter shows, in file order.
 * @param unusual rows that are to be checked although nothing is wrong with them
 */
export function rowsOf(
  view: ImportView,
  table: ImportTable,
  report: ImportReport,
  corrections: readonly Correction[],
  unusual: Iterable<number> = [],
): Int32Array {
  const count = table.lines.length;
  const rows = new Int32Array(count);
  if (view === 'all') return rows.map((_, row) => row);
  const isMeant = correctedRows(table, report, corrections);
  const code = ROW_STATES.indexOf(view);
  for (let row = 0; row < count; row += 1) if (report.states[row] === code) isMeant[row] = 1;
  if (view === 'warning') for (const row of unusual) isMeant[row] = 1;
  const around = view === 'wrong' ? AROUND : 0;
  let length = 0;
  let next = 0;
  for (let row = 0; row < count; row += 1) {
    if (isMeant[row] !== 1) continue;
    for (let each = Math.max(next, row - around); each <= Math.min(count - 1, row + around); each += 1) {
      rows[length] = each;
      length += 1;
      next = each + 1;
    }
  }
  return rows.subarray(0, length);
}

/** Binary search: the first position in ascending `rows` whose value is not below `row`; the length if there is none. */
export function placeOf(rows: ArrayLike<number>, row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
