import { compareTexts } from '#lib/compare-texts.ts';

/** A delegate's share of a product's sales. */
export interface Share {
  readonly delegueID: string;
  /** Per cent, to two decimals. */
  readonly percentage: number;
}

/** The shares of a product, of the server’s assignments of delegates. */
export const sharesOf = (
  assigned: readonly { readonly contributionPercentage: number; readonly Delegue: { readonly ID: string } }[],
): readonly Share[] =>
  assigned.map(({ contributionPercentage, Delegue }) => ({
    delegueID: Delegue.ID,
    percentage: contributionPercentage,
  }));

/** Whole units by delegate, or the sum of the shares if that is not 100 %. */
export type Split =
  | { readonly parts: ReadonlyMap<string, number>; readonly total?: never }
  | { readonly parts?: never; readonly total: number };

/** Shares are added in hundredths of a per cent, as integers, so that the sum is exact. */
const inHundredths = (percentage: number): number => Math.round(percentage * 100);

/** The sum of shares, in per cent. */
export function totalOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { percentage }) => sum + inHundredths(percentage), 0) / 100;
}

/**
 * Splits units among the delegates of a product (docs/rules/finance.md#dispatch-shares) by the largest remainder: each
 * gets the integer part of their share, and the units left go to the largest fractions. Ties are broken by id, so that the
 * order of the shares does not matter.
 * @param quantity whole, zero or more
 */
export function split(quantity: number, shares: readonly Share[]): Split {
  return isWhole(shares) ? { parts: apportion(quantity, shares) } : { total: totalOf(shares) };
}

/** Whether shares add up to 100 % and none is negative. */
export const isWhole = (shares: readonly Share[]): boolean =>
  totalOf(shares) === 100 && shares.every(({ percentage }) => percentage >= 0);

/**
 * Splits units like {@link split}, in proportion to shares with any sum, for example those of one group of delegates.
 * The result is empty if all shares are zero.
 * @param quantity whole, zero or more
 */
export function apportion(quantity: number, shares: readonly Share[]): ReadonlyMap<string, number> {
  const units = apportioner(shares)(quantity);
  return new Map(shares.slice(0, units.length).map(({ delegueID }, at) => [delegueID, units[at] ?? 0]));
}

/**
 * Like {@link apportion}, for many quantities of one product: returns units in the order of the shares, or an empty array
 * if all shares are zero. A dispatch computes hundreds of thousands of parts, so everything that does not depend on the
 * quantity is computed once.
 */
export function apportioner(shares: readonly Share[]): (quantity: number) => readonly number[] {
  const weights = shares.map(({ percentage }) => inHundredths(percentage));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return () => [];
  const nameOf = (at: number) => shares[at]?.delegueID ?? '';
  const byName = [...shares.keys()].toSorted((a, b) => compareTexts(nameOf(a), nameOf(b)));

  return (quantity) => {
    // quantity × weight could exceed the exact integers; rest × weight cannot, because rest is below the sum of weights.
    const rest = quantity % whole;
    const times = (quantity - rest) / whole;
    const losses = weights.map((weight) => (rest * weight) % whole);
    const units = weights.map((weight, at) => times * weight + (rest * weight - (losses[at] ?? 0)) / whole);
    const left = quantity - units.reduce((sum, part) => sum + part, 0);
    if (left === 0) return units;
    const byLoss = byName.toSorted((a, b) => (losses[b] ?? 0) - (losses[a] ?? 0));
    for (const at of byLoss.slice(0, left)) units[at] = (units[at] ?? 0) + 1;
    return units;
  };
}

/** Splits units evenly over periods, such as a year's over its months; the first periods get the remainder. */
export function spread(quantity: number, periods: number): readonly number[] {
  const rest = quantity % periods;
  const units = (quantity - rest) / periods;
  return Array.from({ length: periods }, (_, index) => units + (index < rest ? 1 : 0));
}
