import type { GraphQLError } from 'graphql';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { totalOf } from '#domain/finance/split.ts';
import type { FinanceLine, FinancePart } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, refusal } from './errors.ts';
import { delegatesInScope, productsInScope } from './finance-scope.ts';
import { linesOf, partsOf, sharesOf, sheetsOf } from './finance-sheets.ts';

/** What a save or a dispatch may change. */
export interface WriteScope {
  readonly products: ReadonlySet<string>;
  /** For a supervisor, the members of the group: only their part of a product changes. Null: everybody's. */
  readonly delegates: ReadonlySet<string> | null;
}

/** Users write the products that they see; a supervisor only those that the group has a share of. */
export function writeScopeOf(context: Context): WriteScope {
  const delegates = delegatesInScope(context);
  const products = productsInScope(context).filter(
    ({ ID }) => !delegates || sharesOf(context.store, ID).some(({ delegueID }) => delegates.has(delegueID)),
  );
  return { products: new Set(products.map(({ ID }) => ID)), delegates };
}

/** A line made of the parts of delegates; none if there are no parts. */
export function lineFrom(pharmaProductID: string, pght: number, parts: readonly FinancePart[]): readonly FinanceLine[] {
  if (parts.length === 0) return [];
  const units = new Map<string | null, number>();
  for (const [, wholesalerID, quantity] of parts) units.set(wholesalerID, (units.get(wholesalerID) ?? 0) + quantity);
  return [{ pharmaProductID, pght, units: [...units], parts }];
}

/** Replaces the lines within the scope and keeps the others. Products keep their order. */
export function replaced(
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
export function unsplit(context: Context, lines: readonly FinanceLine[]): GraphQLError | null {
  const faulty = lines.filter((line) => !line.parts && !splittable(context, line.pharmaProductID));
  if (faulty.length === 0) return null;
  const products = faulty.map(({ pharmaProductID }) => {
    const { ID, name } = found(context.store.pharmaProducts.find(pharmaProductID), 'PharmaProduct', pharmaProductID);
    return { ID, name, total: totalOf(sharesOf(context.store, ID)) };
  });
  const why = products.map(({ name, total }) => `${name} (${total} %)`).join(', ');
  return refusal('SHARES_NOT_100', why, { products });
}

/**
 * The error PRICE_OF_OTHERS with the products to which other groups have given another price, before anything of theirs is
 * worth something else: docs/rules/finance.md#one-price. Null if there are none.
 */
export function pricedOtherwise(
  { store }: Context,
  { delegates }: WriteScope,
  before: ReadonlyMap<string, FinanceLine>,
  next: Iterable<FinanceLine>,
): GraphQLError | null {
  const faulty = [...next].flatMap(({ pharmaProductID, pght }) => {
    const old = before.get(pharmaProductID);
    const isOthers = old && delegates && partsOf(store, old)?.some(([delegueID]) => !delegates.has(delegueID));
    return isOthers && old.pght !== pght ? [old] : [];
  });
  if (faulty.length === 0) return null;
  const nameOf = (ID: string) => found(store.pharmaProducts.find(ID), 'PharmaProduct', ID).name;
  const why = faulty.map(({ pharmaProductID: ID, pght }) => `${nameOf(ID)} (${pght})`).join(', ');
  return refusal('PRICE_OF_OTHERS', why);
}

/** What a dispatch by the viewer would do. */
export interface DispatchPlan {
  /** The saved lines that it splits. */
  readonly toShare: readonly FinanceLine[];
  /** The dispatched lines that it replaces. */
  readonly shared: readonly FinanceLine[];
  /** The error PRICE_OF_OTHERS, if it would change what other groups have. */
  readonly refused: GraphQLError | null;
  /** All dispatched lines of the period afterwards. */
  readonly lines: readonly FinanceLine[];
}

export function dispatchPlan(context: Context, kind: FinanceKind, period: FinancePeriod): DispatchPlan {
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
  const toShare = within(saved);
  return {
    toShare,
    shared: within(dispatched),
    refused: pricedOtherwise(context, scope, dispatched, toShare),
    lines: replaced(scope, dispatched, saved, (ID, old, line) => {
      if (!delegates) return line ? [line] : [];
      return lineFrom(ID, line?.pght ?? old?.pght ?? 0, [...partsOfOthers(old), ...ownParts(line)]);
    }),
  };
}
