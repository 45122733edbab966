import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { sharesOf, split } from '#domain/finance/split.ts';
import { completionOf } from '#lib/completion.ts';
import type { ProductShare } from '#queries/products.queries.ts';
import type { GoalFragment, SalesOfProductQuery } from './goals.generated.ts';

/** What is to be sold of a product in a year. */
export type Goal = GoalFragment;

/** How far a goal is shared among the delegates: as it is, in another quantity, or not at all. */
export const DISPATCH_STATES = ['done', 'changed', 'missing'] as const;
export type DispatchState = (typeof DISPATCH_STATES)[number];

export function dispatchOf({
  quantity,
  dispatchedQuantity,
}: Pick<Goal, 'quantity' | 'dispatchedQuantity'>): DispatchState {
  if (dispatchedQuantity === null) return 'missing';
  return dispatchedQuantity === quantity ? 'done' : 'changed';
}

/** Sums of goals: units, their amount, and the units that the delegates share. */
export interface GoalSum {
  readonly quantity: number;
  readonly amount: number;
  readonly dispatched: number;
}

/** Amounts are added up in whole hundredths. */
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

/** The goals of each laboratory, the largest amount first. @param other the name of products without a laboratory */
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

/** A year of a product: its goal, and what of it was expected so far and obtained, in francs. */
export interface ProductYear {
  readonly year: number;
  readonly goal: Goal | null;
  readonly expected: number;
  readonly obtained: number;
  /** Percent; `null` when nothing was expected. */
  readonly completion: number | null;
}

/** The years of a product that have a goal or were sold in, the last first. */
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

/** What a delegate gets of a goal. */
export interface Part {
  readonly assigned: ProductShare;
  /** The share of the goal before it is rounded to whole units. */
  readonly exact: number;
  readonly units: number;
}

/** A goal as the shares part it, the largest share first; nothing where they do not make 100 %. */
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
