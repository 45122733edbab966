/** What a delegate contributes to a product's sales. */
export interface Share {
  readonly delegueID: string;
  /** Per cent, to two decimals. */
  readonly percentage: number;
}

/** Whole units by delegate; or what the shares make together, where that is not 100 %. */
export type Split =
  | { readonly parts: ReadonlyMap<string, number>; readonly total?: never }
  | { readonly parts?: never; readonly total: number };

/** Shares are counted in hundredths of a per cent: whole numbers add up to what they should. */
const inHundredths = (percentage: number): number => Math.round(percentage * 100);

/** What shares make together, in per cent. */
export function totalOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { percentage }) => sum + inHundredths(percentage), 0) / 100;
}

/**
 * Splits units among the delegates of a product by the shares of all of them (decision 30): each gets the whole part
 * of what is theirs, and those who lost most by it the units that are left. Those who lost as much come in the order
 * of their ids, so that the order of the shares does not matter.
 * @param quantity whole, zero or more
 */
export function split(quantity: number, shares: readonly Share[]): Split {
  return isWhole(shares) ? { parts: apportion(quantity, shares) } : { total: totalOf(shares) };
}

/** Whether shares make 100 %, and nobody's is less than nothing. */
export const isWhole = (shares: readonly Share[]): boolean =>
  totalOf(shares) === 100 && shares.every(({ percentage }) => percentage >= 0);

/**
 * Splits units in the same way whatever the shares make together: among the delegates of one group, say.
 * Nobody gets anything where no one has a share.
 * @param quantity whole, zero or more
 */
export function apportion(quantity: number, shares: readonly Share[]): ReadonlyMap<string, number> {
  const units = apportioner(shares)(quantity);
  return new Map(shares.slice(0, units.length).map(({ delegueID }, at) => [delegueID, units[at] ?? 0]));
}

/**
 * The same for many quantities of one product, in the order of the shares; no units at all where no one has a share.
 * A dispatch splits hundreds of thousands of parts: what is the same for each quantity is worked out once, and no object
 * made for any of them.
 */
export function apportioner(shares: readonly Share[]): (quantity: number) => readonly number[] {
  const weights = shares.map(({ percentage }) => inHundredths(percentage));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return () => [];
  const nameOf = (at: number) => shares[at]?.delegueID ?? '';
  const byName = [...shares.keys()].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

  return (quantity) => {
    // Times a weight the largest quantities are no exact numbers any more; what is left of them by the whole always is.
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

/** Splits units evenly over periods, such as a year's over its months; the first get what is left over. */
export function spread(quantity: number, periods: number): readonly number[] {
  const rest = quantity % periods;
  const units = (quantity - rest) / periods;
  return Array.from({ length: periods }, (_, index) => units + (index < rest ? 1 : 0));
}
