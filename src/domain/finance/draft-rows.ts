import { amountOf, shown } from './figures.ts';
import { type FinanceRow, MAX_QUANTITY } from './rows.ts';

/** A row as it is being entered: what was written and is no quantity stays as it was written, until it is mended. */
export interface DraftRow extends Omit<FinanceRow, 'quantity'> {
  readonly quantity: number | string;
}

export type DraftRows = readonly DraftRow[];

/** What makes a row the same in two lists. */
export const rowKey = ({
  pharmaProductID,
  wholesalerID,
}: Pick<FinanceRow, 'pharmaProductID' | 'wholesalerID'>): string => JSON.stringify([pharmaProductID, wholesalerID]);

/** Whether two lists say the same, in whatever order. */
export function sameRows(a: DraftRows, b: DraftRows): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  const known = new Map(b.map((row) => [rowKey(row), row]));
  return a.every((row) => {
    const other = known.get(rowKey(row));
    return other !== undefined && other.quantity === row.quantity && other.pght === row.pght;
  });
}

/** The rows of two lists: of those about the same the later, at the price the later tells, for a product has one in a period. */
export function unitedRows(earlier: DraftRows, later: DraftRows): DraftRows {
  const told = new Set(later.map(rowKey));
  const prices = new Map(later.map(({ pharmaProductID, pght }) => [pharmaProductID, pght]));
  const kept = earlier.filter((row) => !told.has(rowKey(row)));
  return [...kept.map((row) => ({ ...row, pght: prices.get(row.pharmaProductID) ?? row.pght })), ...later];
}

const isQuantity = (quantity: number | string): quantity is number =>
  typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0;

/** The rows whose quantity can be sent. */
export const wholeRows = (rows: DraftRows): readonly FinanceRow[] =>
  rows.flatMap((row) => (isQuantity(row.quantity) ? [{ ...row, quantity: row.quantity }] : []));

/** How many rows have something to be mended. A zero is none: nothing sold is no row. More than a row may tell is one. */
export const faultyCount = (rows: DraftRows): number =>
  rows.filter(({ quantity }) => quantity !== 0 && !(isQuantity(quantity) && quantity <= MAX_QUANTITY)).length;

/** Turnover: quantity × PGHT (decision 36). */
export const turnoverOf = (rows: DraftRows): number =>
  shown(wholeRows(rows).reduce((sum, { quantity, pght }) => sum + amountOf(quantity, pght), 0));

export const unitsOf = (rows: DraftRows): number => wholeRows(rows).reduce((sum, { quantity }) => sum + quantity, 0);
