/** Amounts add up in hundredths, which are whole: totals are the same whichever way they are reached. */
export const amountOf = (quantity: number, pght: number): number => quantity * Math.round(pght * 100);

/** An amount as it is shown. */
export const shown = (hundredths: number): number => hundredths / 100;

/**
 * What each month of a year leaves to the next of what it was to sell: what is carried counts as expected, and what is
 * sold beyond that is not kept (decision 37).
 */
export function deficitsOf(expected: readonly number[], obtained: (month: number) => number): readonly number[] {
  let carried = 0;
  return expected.map((units, month) => {
    carried = Math.max(0, carried + units - obtained(month));
    return carried;
  });
}
