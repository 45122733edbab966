import type { ServerCode } from '#api/codes.ts';
import { isFinancePeriod } from '#domain/finance/periods.ts';
import {
  type FinanceKind,
  type FinancePeriod,
  type FinanceRow,
  readRows,
  type RowsProblem,
} from '#domain/finance/rows.ts';
import { apportion } from '#domain/finance/split.ts';
import { sheetID } from '#mocks/seed/finance.ts';
import type { FinanceLine, FinancePart, FinanceSheetRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { refusal } from './errors.ts';
import {
  dispatchPlan,
  lineFrom,
  pricedOtherwise,
  replaced,
  unsplit,
  type WriteScope,
  writeScopeOf,
} from './finance-dispatch.ts';
import { today } from './local-day.ts';
import { weekFrom } from './finance-reads.ts';
import { savedFigures, savedGoals } from './finance-saved.ts';
import { linesOf, partsOf, sharesOf, sheetsOf } from './finance-sheets.ts';
import type { DispatchAnswer, MutationResolvers } from './generated/resolvers.ts';
import type { Store } from './store.ts';

const PROBLEMS: Readonly<Record<RowsProblem, ServerCode>> = {
  unreadable: 'UNREADABLE_ROWS',
  quantity: 'INVALID_QUANTITY',
  price: 'INVALID_PRICE',
  duplicate: 'DUPLICATE_ROW',
};

/**
 * Parses and checks the rows to save: docs/rules/finance.md#unknown-rows.
 * @throws a code of `PROBLEMS`, ERROR_PRODUCT_NOT_FOUND or ERROR_WHOLESALER_NOT_FOUND; the extensions have the indexes of
 * the wrong rows, from 0
 */
function checkedRows(
  context: Context,
  { products }: WriteScope,
  kind: FinanceKind,
  json: string,
): readonly FinanceRow[] {
  const read = readRows(kind, json);
  if (read.problem) {
    const { problem, at } = read;
    const why = at.length > 0 ? `rows ${at.map((index) => index + 1).join(', ')}` : 'they are no list in JSON';
    throw refusal(PROBLEMS[problem], why, { rows: at });
  }

  const agencyID = context.agencyID();
  const isWholesaler = (ID: string | null) =>
    ID === null ? kind === 'goals' : context.store.wholesalers.find(ID)?.agencyID === agencyID;
  const unknown = (code: ServerCode, nameOf: (row: FinanceRow) => string | null): void => {
    const names = read.rows.map(nameOf);
    const rows = [...names.keys()].filter((index) => names[index] !== null);
    const why = [...new Set(names.filter((name) => name !== null))].join(', ');
    if (rows.length > 0) throw refusal(code, why, { rows });
  };
  unknown('ERROR_PRODUCT_NOT_FOUND', ({ pharmaProductID: ID }) => (products.has(ID) ? null : ID));
  unknown('ERROR_WHOLESALER_NOT_FOUND', ({ wholesalerID: ID }) => (isWholesaler(ID) ? null : (ID ?? '—')));
  return read.rows;
}

/** One line per product, with all its wholesalers. */
function linesFrom(rows: readonly FinanceRow[]): ReadonlyMap<string, FinanceLine> {
  const byProduct = Map.groupBy(rows, ({ pharmaProductID }) => pharmaProductID);
  return new Map(
    Array.from(byProduct, ([pharmaProductID, all]) => {
      const units = all.map(({ wholesalerID, quantity }) => [wholesalerID, quantity] as const);
      return [pharmaProductID, { pharmaProductID, pght: all[0]?.pght ?? 0, units, parts: null }];
    }),
  );
}

/** @throws YEAR_OUT_OF_RANGE: docs/rules/finance.md#periods */
function checkPeriod(context: Context, kind: FinanceKind, period: FinancePeriod): void {
  if (!isFinancePeriod(kind, period, today(context))) throw refusal('YEAR_OUT_OF_RANGE', period);
}

/** The sheet of a period as the caller leaves it now. */
function sheetFrom(
  context: Context,
  state: 'saved' | 'dispatched',
  kind: FinanceKind,
  period: FinancePeriod,
  lines: readonly FinanceLine[],
): FinanceSheetRecord {
  const agencyID = context.agencyID();
  const [at, by] = [context.now, context.viewer().ID];
  return { ID: sheetID(state, kind, agencyID, period), kind, period, lines, at, by, agencyID };
}

/**
 * The line of a writer for the whole agency. Units of a wholesaler that stay as they were stay as a supervisor split them;
 * others follow the shares of the product (docs/rules/finance.md#saved-splits).
 */
function keepingSplit(store: Store, old: FinanceLine | undefined, line: FinanceLine): FinanceLine {
  if (!old?.parts) return line;
  const before = new Map(old.units);
  const kept = new Set(line.units.filter(([ID, units]) => before.get(ID) === units).map(([ID]) => ID));
  const anew = partsOf(store, { ...line, units: line.units.filter(([ID]) => !kept.has(ID)) });
  // What the shares do not split is not dispatched.
  if (kept.size === 0 || !anew) return line;
  return { ...line, parts: [...old.parts.filter(([, ID]) => kept.has(ID)), ...anew] };
}

/** Saves the rows of a period. A supervisor's rows replace only the group's part of each product. */
function save(context: Context, kind: FinanceKind, period: FinancePeriod, json: string): void {
  checkPeriod(context, kind, period);
  const { store } = context;
  const scope = writeScopeOf(context);
  const { delegates } = scope;
  const next = linesFrom(checkedRows(context, scope, kind, json));
  const before = linesOf(sheetsOf(context, kind, period).saved);
  const refused =
    delegates && (unsplit(context, [...next.values()]) ?? pricedOtherwise(context, scope, before, next.values()));
  if (refused) throw refused;

  const lines = replaced(scope, before, next, (ID, old, line) => {
    if (!delegates) return line ? [keepingSplit(store, old, line)] : [];
    const parts = old ? partsOf(store, old) : [];
    // A line that cannot be split has no part of the group.
    if (old && !parts) return [old];
    const shares = sharesOf(store, ID).filter(({ delegueID }) => delegates.has(delegueID));
    // Units that stay as they were keep their author.
    const authorOf = (delegueID: string, wholesalerID: string | null, units: number): string | null => {
      const same = parts?.find(
        ([member, through, some]) => member === delegueID && through === wholesalerID && some === units,
      );
      return same ? same[3] : context.viewer().ID;
    };
    const own = (line?.units ?? []).flatMap(([wholesalerID, quantity]) =>
      Array.from(apportion(quantity, shares), ([delegueID, units]): FinancePart => [
        delegueID,
        wholesalerID,
        units,
        authorOf(delegueID, wholesalerID, units),
      ]),
    );
    const others = (parts ?? []).filter(([delegueID]) => !delegates.has(delegueID));
    const some = own.filter(([, , units]) => units > 0);
    return lineFrom(ID, line?.pght ?? old?.pght ?? 0, [...others, ...some]);
  });
  store.savedSheets.replace(sheetFrom(context, 'saved', kind, period, lines));
}

/**
 * Splits the saved figures of a period among the delegates: docs/rules/finance.md#dispatch-shares and
 * docs/rules/finance.md#dispatch-conflict.
 * @returns `success: false` with the error's message if the dispatch was refused
 */
function dispatch(context: Context, kind: FinanceKind, period: FinancePeriod, force: boolean): DispatchAnswer {
  checkPeriod(context, kind, period);
  const { toShare, shared, lines, refused: otherwise } = dispatchPlan(context, kind, period);
  const refused =
    toShare.length === 0 && shared.length === 0
      ? refusal('NOTHING_TO_DISPATCH', period)
      : (unsplit(context, toShare) ??
        otherwise ??
        (shared.length > 0 && !force
          ? refusal(kind === 'goals' ? 'YEAR_SALE_GOALS_EXIST' : 'SALE_DATA_EXIST', period)
          : null));
  if (refused) return { success: false, error: refused.message };
  context.store.dispatchedSheets.replace(sheetFrom(context, 'dispatched', kind, period, lines));
  return { success: true };
}

export const financeMutations = {
  setSaleGoalsByProductFromJson(_parent, { year, json }, context) {
    save(context, 'goals', String(year), json);
    return savedGoals(context, year);
  },

  setSaleTrendsByProductFromJson(_parent, { periodStart, periodEnd, json }, context) {
    const week = weekFrom(periodStart, periodEnd);
    save(context, 'trends', week, json);
    return savedFigures(context, 'trends', week);
  },

  setRealSalesByProductFromJson(_parent, { yearMonth, json }, context) {
    save(context, 'sales', yearMonth, json);
    return savedFigures(context, 'sales', yearMonth);
  },

  dispatchPharmaProductSaleGoals: (_parent, { year, forceReDispatch }, context) =>
    dispatch(context, 'goals', String(year), forceReDispatch),

  dispatchPharmaProductSaleTrends: (_parent, { periodStart, periodEnd, forceReDispatch }, context) =>
    dispatch(context, 'trends', weekFrom(periodStart, periodEnd), forceReDispatch),

  dispatchPharmaProductRealSales: (_parent, { yearMonth, forceReDispatch }, context) =>
    dispatch(context, 'sales', yearMonth, forceReDispatch),
} satisfies MutationResolvers;
