import { amountOf, fromHundredths, isAbsentMonth } from '#domain/finance/figures.ts';
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
  pght,
  dispatchedQuantity,
  dispatchedPght,
}: Pick<Goal, 'quantity' | 'pght'> & DispatchedGoal): DispatchState {
  if (dispatchedQuantity === undefined) return 'untold';
  if (dispatchedQuantity === null) return 'missing';
  return dispatchedQuantity === quantity && (dispatchedPght ?? pght) === pght ? 'done' : 'changed';
}

interface DispatchedGoal {
  readonly dispatchedQuantity?: number | null;
  readonly dispatchedPght?: number | null;
}

/** What the delegates have of a goal, if that is something else than what is saved; null otherwise. */
export function otherDispatch(goal: Goal): { readonly quantity: number; readonly amount: number } | null {
  if (dispatchOf(goal) !== 'changed') return null;
  const quantity = goal.dispatchedQuantity ?? 0;
  return { quantity, amount: fromHundredths(amountOf(quantity, goal.dispatchedPght ?? goal.pght)) };
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

/** In place of the ID of a laboratory, for products without one. */
const NO_LABORATORY = 'none';

export const laboratoryOf = ({ PharmaProduct: { PharmaLaboratory } }: Goal): string =>
  PharmaLaboratory?.ID ?? NO_LABORATORY;

/** The goals of each laboratory, the largest amount first. @param other name for products without a laboratory */
export function byLaboratory(goals: readonly Goal[], other: string): readonly LaboratorySum[] {
  const groups = Map.groupBy(goals, laboratoryOf);
  return Array.from(groups, ([id, own]) => ({
    id,
    name: own[0]?.PharmaProduct.PharmaLaboratory?.name ?? other,
    products: own.length,
    ...sumOf(own),
  })).toSorted((one, two) => two.amount - one.amount);
}

type Sale = NonNullable<SalesOfProductQuery['getRealSaleByPharmaProduct']>[number];

/** A year of a product: its goal, and the turnover expected and obtained in the months that count, in francs. */
export interface ProductYear {
  readonly year: number;
  /** The goal that is saved; what is expected comes from the one that is dispatched. */
  readonly goal: Goal | null;
  /** The months with sales: what is expected of others is not counted. */
  readonly months: readonly string[];
  /** `null`, as `obtained`, where no sales are known: absent is not zero. */
  readonly expected: number | null;
  readonly obtained: number | null;
  /** Percent; `null` when nothing was expected, or nothing is known. */
  readonly completion: number | null;
}

/**
 * The years of a product with a goal or with sales, latest first.
 * @param isDispatched whether the server tells that the sales of a month are dispatched
 */
export function yearsOf(
  goals: readonly Goal[],
  sales: readonly Sale[],
  isDispatched: (month: string) => boolean,
): readonly ProductYear[] {
  const years = new Set([
    ...goals.map(({ year }) => year),
    ...sales.map(({ yearMonth }) => Number(yearMonth.slice(0, 4))),
  ]);
  const add = (values: readonly number[]) =>
    values.length === 0 ? null : fromHundredths(values.reduce((sum, value) => sum + amountOf(1, value), 0));
  return Array.from(years, (year): ProductYear => {
    const counted = sales.filter(
      ({ yearMonth, quantity, obtainedTurnOver: obtained }) =>
        yearMonth.startsWith(`${year}-`) && !isAbsentMonth({ quantity, obtained }, isDispatched(yearMonth)),
    );
    const expected = add(counted.map(({ expectedTurnOver }) => expectedTurnOver));
    const obtained = add(counted.map(({ obtainedTurnOver }) => obtainedTurnOver));
    return {
      year,
      goal: goals.find((goal) => goal.year === year) ?? null,
      months: counted.map(({ yearMonth }) => yearMonth),
      expected,
      obtained,
      completion: obtained === null ? null : completionOf(obtained, expected ?? 0),
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
