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
  const total = totalOf(shares);
  const isWhole = total === 100 && shares.every(({ percentage }) => percentage >= 0);
  return isWhole ? { parts: apportion(quantity, shares) } : { total };
}

/**
 * Splits units in the same way whatever the shares make together: among the delegates of one group, say.
 * Nobody gets anything where no one has a share.
 * @param quantity whole, zero or more
 */
export function apportion(quantity: number, shares: readonly Share[]): ReadonlyMap<string, number> {
  const weights = shares.map(({ delegueID, percentage }) => ({ delegueID, weight: inHundredths(percentage) }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return new Map();

  const dealt = weights.map(({ delegueID, weight }) => {
    const rest = (quantity * weight) % whole;
    return { delegueID, rest, units: (quantity * weight - rest) / whole };
  });
  const left = quantity - dealt.reduce((sum, { units }) => sum + units, 0);
  const first = dealt.toSorted((a, b) => b.rest - a.rest || (a.delegueID < b.delegueID ? -1 : 1)).slice(0, left);
  const parts = new Map(dealt.map(({ delegueID, units }) => [delegueID, units]));
  for (const { delegueID, units } of first) parts.set(delegueID, units + 1);
  return parts;
}

/** Splits units evenly over periods, such as a year's over its months; the first get what is left over. */
export function spread(quantity: number, periods: number): readonly number[] {
  const rest = quantity % periods;
  const units = (quantity - rest) / periods;
  return Array.from({ length: periods }, (_, index) => units + (index < rest ? 1 : 0));
}
