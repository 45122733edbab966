import { parseJsonList } from '#lib/json-list.ts';

/** The kinds of figures that are entered by period, saved and dispatched. */
export const FINANCE_KINDS = ['goals', 'trends', 'sales'] as const;
export type FinanceKind = (typeof FINANCE_KINDS)[number];

/**
 * The period that rows belong to, as in addresses and draft keys: the year of goals (`2026`), the Monday of a week of
 * trends (`2026-11-16`), the month of sales (`2026-10`).
 */
export type FinancePeriod = string;

/** The units of a product in a period; for trends and sales by wholesaler, for goals with `wholesalerID` null. */
export interface FinanceRow {
  readonly pharmaProductID: string;
  readonly wholesalerID: string | null;
  /** A whole number, at least 1: no sales means no row. */
  readonly quantity: number;
  /** Ex-manufacturer price of one unit, before tax. */
  readonly pght: number;
}

/** Serialises rows for the `json` argument of `set…FromJson` (docs/rules/api.md#json-arguments). */
export function writeRows(rows: readonly FinanceRow[]): string {
  return JSON.stringify(
    rows.map(({ pharmaProductID, wholesalerID, quantity, pght }) => ({
      pharmaProductID,
      ...(wholesalerID !== null && { wholesalerID }),
      quantity,
      pght,
    })),
  );
}

/** Largest quantity of a row. A larger one is probably a price, or a number typed twice. */
export const MAX_QUANTITY = 1_000_000;

/** What can be wrong with rows, without any look-up. */
export type RowsProblem = 'unreadable' | 'quantity' | 'price' | 'duplicate';

export type ReadRows =
  | { readonly rows: readonly FinanceRow[]; readonly problem?: never }
  | { readonly rows?: never; readonly problem: RowsProblem; readonly at: readonly number[] };

/**
 * Parses the output of {@link writeRows}; an extra field is an error. Goals must have no wholesaler. Whether products and
 * wholesalers exist is not checked here. A product has one price in a period.
 * @returns the rows, or the first problem with the indices of its rows
 */
export function readRows(kind: FinanceKind, json: string): ReadRows {
  const items = parseJsonList(json);
  if (!items) return { problem: 'unreadable', at: [] };
  const read = items.map((item) => readRow(kind, item));
  const rows = read.filter((row) => row !== null);

  const faults: readonly (readonly [RowsProblem, (index: number) => boolean])[] = [
    ['unreadable', (index) => read[index] === null],
    ['quantity', (index) => !isQuantity(rows[index]?.quantity)],
    ['price', (index) => !isPrice(rows[index]?.pght)],
    [
      'duplicate',
      repeats(rows, ({ pharmaProductID, wholesalerID }) => JSON.stringify([pharmaProductID, wholesalerID])),
    ],
    ['price', disagrees(rows)],
  ];
  for (const [problem, isAtFault] of faults) {
    const at = [...items.keys()].filter(isAtFault);
    if (at.length > 0) return { problem, at };
  }
  return { rows };
}

function readRow(kind: FinanceKind, item: unknown): FinanceRow | null {
  if (typeof item !== 'object' || item === null) return null;
  const {
    pharmaProductID,
    wholesalerID = null,
    quantity,
    pght,
    ...more
  }: Readonly<Record<string, unknown>> = { ...item };
  const isReadable =
    typeof pharmaProductID === 'string' &&
    (wholesalerID === null || (typeof wholesalerID === 'string' && kind !== 'goals')) &&
    typeof quantity === 'number' &&
    typeof pght === 'number' &&
    Object.keys(more).length === 0;
  return isReadable ? { pharmaProductID, wholesalerID, quantity, pght } : null;
}

const isQuantity = (quantity = Number.NaN): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

/** Whether a price is not negative and has at most two decimals. */
export const isPrice = (pght = Number.NaN): boolean =>
  pght >= 0 && Number.isFinite(pght) && Math.round(pght * 100) / 100 === pght;

/** Finds the rows whose key occurred before. */
function repeats(rows: readonly FinanceRow[], keyOf: (row: FinanceRow) => string): (index: number) => boolean {
  const seen = new Set<string>();
  const again = rows.map((row) => {
    const key = keyOf(row);
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
  return (index) => again[index] === true;
}

/** Finds the rows whose price differs from that of the product's first row. */
function disagrees(rows: readonly FinanceRow[]): (index: number) => boolean {
  const prices = new Map<string, number>();
  for (const { pharmaProductID, pght } of rows) if (!prices.has(pharmaProductID)) prices.set(pharmaProductID, pght);
  return (index) => {
    const row = rows[index];
    return row !== undefined && prices.get(row.pharmaProductID) !== row.pght;
  };
}
