/** What is entered by period, saved, and dispatched among delegates (decision 30). */
export const FINANCE_KINDS = ['goals', 'trends', 'sales'] as const;
export type FinanceKind = (typeof FINANCE_KINDS)[number];

/**
 * The period that rows are saved and dispatched by, as an address and the key of a draft write it: the year of goals
 * (`2026`), the Monday of a week of trends (`2026-11-16`), the month of sales (`2026-10`).
 */
export type FinancePeriod = string;

/** Units of a product in a period, and of one wholesaler where the kind tells them apart: trends and sales do, goals do not. */
export interface FinanceRow {
  readonly pharmaProductID: string;
  readonly wholesalerID: string | null;
  /** Whole units, one or more: nothing sold is no row. */
  readonly quantity: number;
  /** Price of one of them, before tax, to the wholesaler. */
  readonly pght: number;
}

/** The `json` of `set…FromJson` (decision 18): the one place that knows how rows are written in it. */
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

/** The most units a row may tell: above it somebody has typed a price, or a number twice. */
export const MAX_QUANTITY = 1_000_000;

/** What can be wrong with rows before anything is looked up. */
export type RowsProblem = 'unreadable' | 'quantity' | 'price' | 'duplicate';

export type ReadRows =
  | { readonly rows: readonly FinanceRow[]; readonly problem?: never }
  | { readonly rows?: never; readonly problem: RowsProblem; readonly at: readonly number[] };

/**
 * Reads what {@link writeRows} writes, and nothing else: a field too many is a mistake too (decision 18). Goals name no
 * wholesaler; whether one that must be there is known is for who knows them to say. A product has one price in a period.
 * @returns the rows; or what is wrong with which of them, counted from 0
 */
export function readRows(kind: FinanceKind, json: string): ReadRows {
  const items = parseList(json);
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

function parseList(json: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
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

/** In whole hundredths: what adds up exactly. */
/** A price of whole cents. */
export const isPrice = (pght = Number.NaN): boolean =>
  pght >= 0 && Number.isFinite(pght) && Math.round(pght * 100) / 100 === pght;

/** Whether a row says again what one before it said. */
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

/** Whether a row has another price than the first of its product. */
function disagrees(rows: readonly FinanceRow[]): (index: number) => boolean {
  const prices = new Map<string, number>();
  for (const { pharmaProductID, pght } of rows) if (!prices.has(pharmaProductID)) prices.set(pharmaProductID, pght);
  return (index) => {
    const row = rows[index];
    return row !== undefined && prices.get(row.pharmaProductID) !== row.pght;
  };
}
