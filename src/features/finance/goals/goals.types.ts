import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { sharesOf, split } from '#domain/finance/split.ts';
import type { ComparedPart } from '#machines/finance/finance.types.ts';
import { completionOf } from '#lib/completion.ts';
import type { ProductShare } from '#queries/products.queries.ts';
import type { GoalFragment, SalesOfProductQuery } from './goals.generated.ts';

/** The sales goal of a product for a year. */
export type Goal = GoalFragment;

/**
 * The dispatch state of a goal: dispatched as saved, dispatched with another quantity, not dispatched, or `untold` by a
 * server that lacks the field.
 */
export type DispatchState = 'done' | 'changed' | 'missing' | 'untold';

export function dispatchOf({
  quantity,
  dispatchedQuantity,
}: Pick<Goal, 'quantity'> & { readonly dispatchedQuantity?: number | null }): DispatchState {
  if (dispatchedQuantity === undefined) return 'untold';
  if (dispatchedQuantity === null) return 'missing';
  return dispatchedQuantity === quantity ? 'done' : 'changed';
}

/** Sums of goals: units, amount, and dispatched units. */
export interface GoalSum {
  readonly quantity: number;
  readonly amount: number;
  readonly dispatched: number;
}

/** Sums goals; amounts are added up in hundredths, to avoid rounding errors. */
export function sumOf(goals: readonly Goal[]): GoalSum {
  let [quantity, amount, dispatched] = [0, 0, 0];
  for (const goal of goals) {
    quantity += goal.quantity;
    amount += amountOf(goal.quantity, goal.pght);
    dispatched += goal.dispatchedQuantity ?? 0;
  }
  return { quantity, amount: fromHundredths(amount), dispatched };
}

export interface LaboratorySum extends GoalSum {
  readonly id: string;
  readonly name: string;
  readonly products: number;
}

/** The goals of each laboratory, the largest amount first. @param other name for products without a laboratory */
export function byLaboratory(goals: readonly Goal[], other: string): readonly LaboratorySum[] {
  const groups = Map.groupBy(goals, ({ PharmaProduct: { PharmaLaboratory } }) => PharmaLaboratory?.ID ?? '');
  return Array.from(groups, ([id, own]) => ({
    id,
    name: own[0]?.PharmaProduct.PharmaLaboratory?.name ?? other,
    products: own.length,
    ...sumOf(own),
  })).toSorted((one, two) => two.amount - one.amount);
}

type Sale = NonNullable<SalesOfProductQuery['getRealSaleByPharmaProduct']>[number];

/** A year of a product: its goal, and the turnover expected so far and obtained, in francs. */
export interface ProductYear {
  readonly year: number;
  readonly goal: Goal | null;
  readonly expected: number;
  readonly obtained: number;
  /** Percent; `null` when nothing was expected. */
  readonly completion: number | null;
}

/** The years of a product with a goal or with sales, latest first. */
export function yearsOf(goals: readonly Goal[], sales: readonly Sale[]): readonly ProductYear[] {
  const years = new Set([
    ...goals.map(({ year }) => year),
    ...sales.map(({ yearMonth }) => Number(yearMonth.slice(0, 4))),
  ]);
  const add = (values: readonly number[]) => fromHundredths(values.reduce((sum, value) => sum + amountOf(1, value), 0));
  return Array.from(years, (year): ProductYear => {
    const own = sales.filter(({ yearMonth }) => yearMonth.startsWith(`${year}-`));
    const expected = add(own.map(({ expectedTurnOver }) => expectedTurnOver));
    const obtained = add(own.map(({ obtainedTurnOver }) => obtainedTurnOver));
    return {
      year,
      goal: goals.find((goal) => goal.year === year) ?? null,
      expected,
      obtained,
      completion: completionOf(obtained, expected),
    };
  }).toSorted((one, two) => two.year - one.year);
}

/** A delegate's part of a goal: the units that a server tells. */
export interface ToldPart {
  readonly delegate: ComparedPart['delegate'];
  /** Units dispatched; 0 if none. */
  readonly units: number;
  /** Units that a dispatch now would give. */
  readonly next: number;
}

/** A product's parts by delegate, the largest first, and who made a split that differs from the shares. */
export function toldParts(parts: readonly ComparedPart[], productID: string) {
  const own = parts.filter(({ pharmaProductID }) => pharmaProductID === productID);
  const rows = own
    .map(({ delegate, before, after }): ToldPart => ({ delegate, units: before.quantity, next: after.quantity }))
    .filter(({ units, next }) => units > 0 || next > 0)
    .toSorted((one, two) => two.units - one.units || two.next - one.next);
  const authors = new Map(own.flatMap(({ splitBy }) => (splitBy ? [[splitBy.ID, splitBy.name] as const] : [])));
  return { rows, splitBy: [...authors.values()] };
}

/** A delegate's part of a goal. */
export interface Part {
  readonly assigned: ProductShare;
  /** Units before rounding. */
  readonly exact: number;
  readonly units: number;
}

/** Splits a goal by shares, the largest first; null if they do not add up to 100 %. */
export function partsOf(quantity: number, shares: readonly ProductShare[]): readonly Part[] | null {
  const { parts } = split(quantity, sharesOf(shares));
  if (!parts) return null;
  return shares
    .map((assigned): Part => ({
      assigned,
      exact: (quantity * assigned.contributionPercentage) / 100,
      units: parts.get(assigned.Delegue.ID) ?? 0,
    }))
    .toSorted((one, two) => two.assigned.contributionPercentage - one.assigned.contributionPercentage);
}
