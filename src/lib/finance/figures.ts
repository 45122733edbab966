/** Amounts add up in hundredths, which are whole: totals are the same whichever way they are reached. */
export const amountOf = (quantity: number, pght: number): number => quantity * Math.round(pght * 100);

/** An amount as it is shown. */
export const shown = (hundredths: number): number => hundredths / 100;

/** What was obtained of what was expected, in per cent; null where nothing was expected (decision 36). */
export function completionOf(obtained: number, expected: number): number | null {
  return expected > 0 ? (obtained / expected) * 100 : null;
}

/** What a month is short of its goal. */
export interface Deficit {
  /** What the months before it in the year left to it. */
  readonly carried: number;
  /** What it leaves to the next: what is carried counts as expected, and more than that is not kept (decision 37). */
  readonly left: number;
}

/** The deficits of the months of a year, from what each was to sell and sold. */
export function deficitsOf(expected: readonly number[], obtained: readonly number[]): readonly Deficit[] {
  let left = 0;
  return expected.map((units, month) => {
    const carried = left;
    left = Math.max(0, carried + units - (obtained[month] ?? 0));
    return { carried, left };
  });
}
