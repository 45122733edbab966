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
