import { amountOf, fromHundredths } from './figures.ts';
import { type FinanceRow, MAX_QUANTITY } from './rows.ts';

/** A row while it is being entered. A quantity that is not a valid number stays text until it is corrected. */
export interface DraftRow extends Omit<FinanceRow, 'quantity'> {
  readonly quantity: number | string;
}

export type DraftRows = readonly DraftRow[];

/** Identifies a row by product and wholesaler. */
export const rowKey = ({
  pharmaProductID,
  wholesalerID,
}: Pick<FinanceRow, 'pharmaProductID' | 'wholesalerID'>): string => JSON.stringify([pharmaProductID, wholesalerID]);

/** Whether two lists have the same rows, in any order. */
export function sameRows(a: DraftRows, b: DraftRows): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  const known = new Map(b.map((row) => [rowKey(row), row]));
  return a.every((row) => {
    const other = known.get(rowKey(row));
    return other !== undefined && other.quantity === row.quantity && other.pght === row.pght;
  });
}

/** Merges two lists. `later` wins for the same row, and its price applies to all rows of the product: a product has one price in a period. */
export function unitedRows(earlier: DraftRows, later: DraftRows): DraftRows {
  const replaced = new Set(later.map(rowKey));
  const prices = new Map(later.map(({ pharmaProductID, pght }) => [pharmaProductID, pght]));
  const others = earlier.filter((row) => !replaced.has(rowKey(row)));
  return [...others.map((row) => ({ ...row, pght: prices.get(row.pharmaProductID) ?? row.pght })), ...later];
}

const isQuantity = (quantity: number | string): quantity is number =>
  typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0;

/** The rows whose quantity is valid. */
export const wholeRows = (rows: DraftRows): readonly FinanceRow[] =>
  rows.flatMap((row) => (isQuantity(row.quantity) ? [{ ...row, quantity: row.quantity }] : []));

/** How many rows must be corrected. A zero is not an error: it means no row. Too large a quantity is. */
export const faultyCount = (rows: DraftRows): number =>
  rows.filter(({ quantity }) => quantity !== 0 && !(isQuantity(quantity) && quantity <= MAX_QUANTITY)).length;

/** Sum of quantity × PGHT (docs/rules/finance.md#turnover). */
export const turnoverOf = (rows: DraftRows): number =>
  fromHundredths(wholeRows(rows).reduce((sum, { quantity, pght }) => sum + amountOf(quantity, pght), 0));

export const unitsOf = (rows: DraftRows): number => wholeRows(rows).reduce((sum, { quantity }) => sum + quantity, 0);
