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
  // Numbers side by side: a dispatch splits hundreds of thousands of parts, and objects for each would cost it most of its time.
  const weights = shares.map(({ percentage }) => inHundredths(percentage));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return new Map();

  const rests = weights.map((weight) => (quantity * weight) % whole);
  const units = weights.map((weight, at) => (quantity * weight - (rests[at] ?? 0)) / whole);
  const left = quantity - units.reduce((sum, part) => sum + part, 0);
  const nameOf = (at: number) => shares[at]?.delegueID ?? '';
  const byLoss = (a: number, b: number) => (rests[b] ?? 0) - (rests[a] ?? 0) || (nameOf(a) < nameOf(b) ? -1 : 1);
  if (left > 0) for (const at of [...rests.keys()].toSorted(byLoss).slice(0, left)) units[at] = (units[at] ?? 0) + 1;
  const parts = new Map<string, number>();
  for (const [at, { delegueID }] of shares.entries()) parts.set(delegueID, units[at] ?? 0);
  return parts;
}

/** Splits units evenly over periods, such as a year's over its months; the first get what is left over. */
export function spread(quantity: number, periods: number): readonly number[] {
  const rest = quantity % periods;
  const units = (quantity - rest) / periods;
  return Array.from({ length: periods }, (_, index) => units + (index < rest ? 1 : 0));
}
