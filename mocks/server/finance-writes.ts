import type { GraphQLError } from 'graphql';
import type { ServerCode } from '#api/codes.ts';
import { isFinanceYear, monthOfPeriod } from '#domain/finance/periods.ts';
import {
  type FinanceKind,
  type FinancePeriod,
  type FinanceRow,
  readRows,
  type RowsProblem,
} from '#domain/finance/rows.ts';
import { apportion, totalOf } from '#domain/finance/split.ts';
import { sheetID } from '#mocks/seed/finance.ts';
import type { FinanceLine, FinancePart } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, refusal } from './errors.ts';
import { today } from './finance-figures.ts';
import { weekFrom } from './finance-reads.ts';
import { delegatesInScope, productsInScope } from './finance-scope.ts';
import { savedFigures, savedGoals } from './finance-saved.ts';
import { linesOf, partsOf, sharesOf, sheetsOf } from './finance-sheets.ts';
import type { DispatchAnswer, MutationResolvers } from './generated/resolvers.ts';

/** What a save or a dispatch may change. */
interface WriteScope {
  readonly products: ReadonlySet<string>;
  /** For a supervisor, the members of the group: only their part of a product changes. Null: everybody's. */
  readonly delegates: ReadonlySet<string> | null;
}

/** Users write the products that they see; a supervisor only those that the group has a share of. */
function writeScopeOf(context: Context): WriteScope {
  const delegates = delegatesInScope(context);
  const products = productsInScope(context).filter(
    ({ ID }) => !delegates || sharesOf(context.store, ID).some(({ delegueID }) => delegates.has(delegueID)),
  );
  return { products: new Set(products.map(({ ID }) => ID)), delegates };
}

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

/** A line made of the parts of delegates; none if there are no parts. */
function lineFrom(pharmaProductID: string, pght: number, parts: readonly FinancePart[]): readonly FinanceLine[] {
  if (parts.length === 0) return [];
  const units = new Map<string | null, number>();
  for (const [, wholesalerID, quantity] of parts) units.set(wholesalerID, (units.get(wholesalerID) ?? 0) + quantity);
  return [{ pharmaProductID, pght, units: [...units], parts }];
}

/** Replaces the lines within the scope and keeps the others. Products keep their order. */
function replaced(
  { products }: WriteScope,
  before: ReadonlyMap<string, FinanceLine>,
  after: ReadonlyMap<string, FinanceLine>,
  within: (ID: string, old: FinanceLine | undefined, next: FinanceLine | undefined) => readonly FinanceLine[],
): readonly FinanceLine[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((ID) => {
    const old = before.get(ID);
    if (products.has(ID)) return within(ID, old, after.get(ID));
    return old ?? [];
  });
}

const splittable = ({ store }: Context, pharmaProductID: string): boolean =>
  totalOf(sharesOf(store, pharmaProductID)) === 100;

/** The error SHARES_NOT_100 with the products whose lines cannot be split; null if all can. */
function unsplit(context: Context, lines: readonly FinanceLine[]): GraphQLError | null {
  const faulty = lines.filter((line) => !line.parts && !splittable(context, line.pharmaProductID));
  if (faulty.length === 0) return null;
  const products = faulty.map(({ pharmaProductID }) => {
    const { ID, name } = found(context.store.pharmaProducts.find(pharmaProductID), 'PharmaProduct', pharmaProductID);
    return { ID, name, total: totalOf(sharesOf(context.store, ID)) };
  });
  const why = products.map(({ name, total }) => `${name} (${total} %)`).join(', ');
  return refusal('SHARES_NOT_100', why, { products });
}

/** @throws YEAR_OUT_OF_RANGE: docs/rules/finance.md#goal-years */
function checkYear(context: Context, kind: FinanceKind, period: FinancePeriod): void {
  const year = Number(kind === 'goals' ? period : monthOfPeriod(kind, period).slice(0, 4));
  if (!isFinanceYear(year, Number(today(context).slice(0, 4)))) throw refusal('YEAR_OUT_OF_RANGE', String(year));
}

/** Saves the rows of a period. A supervisor's rows replace only the group's part of each product. */
function save(context: Context, kind: FinanceKind, period: FinancePeriod, json: string): void {
  checkYear(context, kind, period);
  const { store } = context;
  const scope = writeScopeOf(context);
  const { delegates } = scope;
  const next = linesFrom(checkedRows(context, scope, kind, json));
  const refused = delegates && unsplit(context, [...next.values()]);
  if (refused) throw refused;

  const lines = replaced(scope, linesOf(sheetsOf(context, kind, period).saved), next, (ID, old, line) => {
    if (!delegates) return line ? [line] : [];
    const parts = old ? partsOf(store, old) : [];
    // A line that cannot be split has no part of the group.
    if (old && !parts) return [old];
    const shares = sharesOf(store, ID).filter(({ delegueID }) => delegates.has(delegueID));
    const own = (line?.units ?? []).flatMap(([wholesalerID, quantity]) =>
      Array.from(apportion(quantity, shares), ([delegueID, units]): FinancePart => [delegueID, wholesalerID, units]),
    );
    const others = (parts ?? []).filter(([delegueID]) => !delegates.has(delegueID));
    const some = own.filter(([, , units]) => units > 0);
    return lineFrom(ID, line?.pght ?? old?.pght ?? 0, [...others, ...some]);
  });
  const agencyID = context.agencyID();
  store.savedSheets.replace({ ID: sheetID('saved', kind, agencyID, period), kind, period, lines, agencyID });
}

/**
 * Splits the saved figures of a period among the delegates: docs/rules/finance.md#dispatch-shares and
 * docs/rules/finance.md#dispatch-conflict.
 * @returns `success: false` with the error's message if the dispatch was refused
 */
function dispatch(context: Context, kind: FinanceKind, period: FinancePeriod, force: boolean): DispatchAnswer {
  checkYear(context, kind, period);
  const { store } = context;
  const scope = writeScopeOf(context);
  const { products, delegates } = scope;
  const sheets = sheetsOf(context, kind, period);
  const [saved, dispatched] = [linesOf(sheets.saved), linesOf(sheets.dispatched)];

  const partsOfOthers = (line: FinanceLine | undefined): readonly FinancePart[] =>
    (line && partsOf(store, line)?.filter(([delegueID]) => !delegates?.has(delegueID))) ?? [];
  const ownParts = (line: FinanceLine | undefined): readonly FinancePart[] =>
    (line && partsOf(store, line)?.filter(([delegueID]) => delegates?.has(delegueID))) ?? [];
  const within = (lines: ReadonlyMap<string, FinanceLine>): readonly FinanceLine[] =>
    [...lines.values()].filter(
      (line) => products.has(line.pharmaProductID) && (!delegates || ownParts(line).length > 0),
    );

  const [toShare, shared] = [within(saved), within(dispatched)];
  const refused =
    toShare.length === 0 && shared.length === 0
      ? refusal('NOTHING_TO_DISPATCH', period)
      : (unsplit(context, toShare) ??
        (shared.length > 0 && !force
          ? refusal(kind === 'goals' ? 'YEAR_SALE_GOALS_EXIST' : 'SALE_DATA_EXIST', period)
          : null));
  if (refused) return { success: false, error: refused.message };

  const lines = replaced(scope, dispatched, saved, (ID, old, line) => {
    if (!delegates) return line ? [line] : [];
    return lineFrom(ID, line?.pght ?? old?.pght ?? 0, [...partsOfOthers(old), ...ownParts(line)]);
  });
  const agencyID = context.agencyID();
  store.dispatchedSheets.replace({ ID: sheetID('dispatched', kind, agencyID, period), kind, period, lines, agencyID });
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
