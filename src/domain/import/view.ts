import { type ImportReport, ROW_STATES } from './check.ts';
import { NONE } from './lookup.ts';
import type { Mend } from './mends.ts';
import type { ImportTable } from './table.ts';

/** Which rows are looked at. */
export const IMPORT_VIEWS = ['all', 'wrong', 'warning'] as const;
export type ImportView = (typeof IMPORT_VIEWS)[number];

/** Rows shown on either side of a wrong one: what is wrong is seen by what is right around it. */
const AROUND = 2;

/** 1 for the rows that somebody's mending was about: they stay where they were once nothing is wrong with them any more. */
function mendedRows(table: ImportTable, report: ImportReport, mends: readonly Mend[]): Uint8Array {
  const { assigned, typed, kept, added, excluded } = report.settled;
  const mended = new Uint8Array(table.lines.length);
  for (const rows of [assigned.product, assigned.wholesaler, typed.quantity, typed.price, kept, added, excluded]) {
    for (const row of rows.keys()) mended[row] = 1;
  }
  const products = new Set(
    mends.flatMap((mend) => (mend.kind === 'name' && mend.field === 'product' ? mend.name : [])),
  );
  const wholesalers = new Set(
    mends.flatMap((mend) => (mend.kind === 'name' && mend.field === 'wholesaler' ? mend.name : [])),
  );
  const ofProduct = Uint8Array.from(table.names, (name) => Number(products.has(name)));
  const ofWholesaler = Uint8Array.from(table.names, (name) => Number(wholesalers.has(name)));
  for (let row = 0; row < mended.length; row += 1) {
    const [product, wholesaler] = [table.productName[row] ?? NONE, table.wholesalerName[row] ?? NONE];
    if ((product !== NONE && ofProduct[product] === 1) || (wholesaler !== NONE && ofWholesaler[wholesaler] === 1))
      mended[row] = 1;
  }
  return mended;
}

/** The rows of a view, in the order of the file. */
export function rowsOf(view: ImportView, table: ImportTable, report: ImportReport, mends: readonly Mend[]): Int32Array {
  const count = table.lines.length;
  const rows = new Int32Array(count);
  if (view === 'all') {
    for (let row = 0; row < count; row += 1) rows[row] = row;
    return rows;
  }
  const isMeant = mendedRows(table, report, mends);
  const code = ROW_STATES.indexOf(view);
  for (let row = 0; row < count; row += 1) if (report.states[row] === code) isMeant[row] = 1;
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

/** The first place in ascending rows that is not before a row; as many as there are where all are. */
export function placeOf(rows: ArrayLike<number>, row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
