import type { Api } from '#api/client.ts';
import type { Extension } from '#api/extensions.ts';
import { type FinanceKind, type FinancePeriod, type FinanceRow, writeRows } from '#domain/finance/rows.ts';
import { weekOf } from '#lib/date-ranges.ts';
import {
  DispatchGoalsDocument,
  DispatchSalesDocument,
  DispatchTrendsDocument,
  SavedGoalsDocument,
  SavedSalesDocument,
  SavedTrendsDocument,
  SaveGoalsDocument,
  SaveSalesDocument,
  SaveTrendsDocument,
} from './finance-edit.generated.ts';

/** Both versions that the server has of a period’s rows. */
export interface ServerRows {
  readonly saved: readonly FinanceRow[];
  /** Dispatched among the delegates. */
  readonly dispatched: readonly FinanceRow[];
}

interface DispatchAnswer {
  readonly success: boolean;
  readonly error: string | null;
}

/** The fields that tell which units of each kind are dispatched. */
export const DISPATCHED_UNITS: Readonly<Record<FinanceKind, Extension>> = {
  goals: 'SaleGoalByProduct.dispatchedQuantity',
  trends: 'SoldStockByWholesaler.dispatchedQuantity',
  sales: 'SoldStockByWholesaler.dispatchedQuantity',
};

/** The calls of a kind: all that differs between goals, trends and sales. */
interface Calls {
  readonly read: (api: Api, period: FinancePeriod, signal: AbortSignal) => Promise<ServerRows>;
  readonly save: (
    api: Api,
    period: FinancePeriod,
    rows: readonly FinanceRow[],
    signal: AbortSignal,
  ) => Promise<unknown>;
  readonly dispatch: (api: Api, period: FinancePeriod, force: boolean, signal: AbortSignal) => Promise<DispatchAnswer>;
}

interface SoldProduct {
  readonly PharmaProduct: { readonly ID: string } | null;
  readonly pght: number | null;
  /** The price at the dispatch; it differs from `pght` if the price changed since. */
  readonly dispatchedPght: number | null;
  readonly SoldStockByWholesaler: readonly {
    readonly Wholesaler: { readonly ID: string };
    readonly quantity: number;
    readonly dispatchedQuantity: number | null;
  }[];
}

interface Cell {
  readonly pharmaProductID: string;
  readonly wholesalerID: string | null;
  readonly pght: number;
  readonly quantity: number;
  readonly dispatchedQuantity: number | null;
  readonly dispatchedPght: number | null;
}

/** No row for a quantity of zero. */
const rowOf = ({ pharmaProductID, wholesalerID }: Cell, quantity: number, pght: number): readonly FinanceRow[] =>
  quantity > 0 ? [{ pharmaProductID, wholesalerID, quantity, pght }] : [];

const serverRows = (cells: readonly Cell[]): ServerRows => ({
  saved: cells.flatMap((cell) => rowOf(cell, cell.quantity, cell.pght)),
  dispatched: cells.flatMap((cell) => rowOf(cell, cell.dispatchedQuantity ?? 0, cell.dispatchedPght ?? cell.pght)),
});

const soldCells = (products: readonly SoldProduct[]): readonly Cell[] =>
  products.flatMap(({ PharmaProduct: product, pght, dispatchedPght, SoldStockByWholesaler: stock }) =>
    product
      ? stock.map(({ Wholesaler: { ID }, quantity, dispatchedQuantity }) => ({
          pharmaProductID: product.ID,
          wholesalerID: ID,
          pght: pght ?? 0,
          quantity,
          dispatchedQuantity,
          dispatchedPght,
        }))
      : [],
  );

/** First and last day of the week that begins on a Monday. */
function weekRange(monday: FinancePeriod) {
  const { start, end } = weekOf(monday);
  return { periodStart: start, periodEnd: end };
}

export const CALLS: Readonly<Record<FinanceKind, Calls>> = {
  goals: {
    read: async (api, period, signal) => {
      const { data, errors } = await api.request(SavedGoalsDocument, { year: Number(period) }, { signal });
      const rows = whole(data.readSaleGoalsByProduct, errors);
      return serverRows(
        rows.map(({ PharmaProduct: { ID }, ...row }) => ({ ...row, pharmaProductID: ID, wholesalerID: null })),
      );
    },
    save: (api, period, rows, signal) =>
      api.request(SaveGoalsDocument, { year: Number(period), json: writeRows(rows) }, { signal }),
    dispatch: async (api, period, forceReDispatch, signal) => {
      const { data } = await api.request(DispatchGoalsDocument, { year: Number(period), forceReDispatch }, { signal });
      return data.dispatchPharmaProductSaleGoals;
    },
  },
  trends: {
    read: async (api, period, signal) => {
      const { data, errors } = await api.request(SavedTrendsDocument, weekRange(period), { signal });
      return serverRows(soldCells(whole(data.readWeeklySaleTrendsByProduct, errors)));
    },
    save: (api, period, rows, signal) =>
      api.request(SaveTrendsDocument, { ...weekRange(period), json: writeRows(rows) }, { signal }),
    dispatch: async (api, period, forceReDispatch, signal) => {
      const { data } = await api.request(DispatchTrendsDocument, { ...weekRange(period), forceReDispatch }, { signal });
      return data.dispatchPharmaProductSaleTrends;
    },
  },
  sales: {
    read: async (api, period, signal) => {
      const { data, errors } = await api.request(SavedSalesDocument, { yearMonth: period }, { signal });
      return serverRows(soldCells(whole(data.readRealSaleByPharmaProduct, errors)));
    },
    save: (api, period, rows, signal) =>
      api.request(SaveSalesDocument, { yearMonth: period, json: writeRows(rows) }, { signal }),
    dispatch: async (api, period, forceReDispatch, signal) => {
      const { data } = await api.request(DispatchSalesDocument, { yearMonth: period, forceReDispatch }, { signal });
      return data.dispatchPharmaProductRealSales;
    },
  },
};

/**
 * Saving replaces all rows of a period, so all must have been read: an unread part would be deleted.
 * @throws the first error of the answer
 */
function whole<Row>(rows: readonly Row[] | null, errors: readonly Error[]): readonly Row[] {
  const [error] = errors;
  if (error) throw error;
  return rows ?? [];
}
