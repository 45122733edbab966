/** An amount in hundredths. These are integers, so a total does not depend on the order of the sum. */
export const amountOf = (quantity: number, pght: number): number => quantity * Math.round(pght * 100);

/** Converts hundredths to the amount to show. */
export const fromHundredths = (hundredths: number): number => hundredths / 100;

/**
 * The deficit after each month of a year (docs/rules/finance.md#deficit): the deficit of one month is added to what the
 * next one is expected to sell; a surplus is not carried over.
 * @param expected units, or an amount, of each month; `obtained` in the same
 */
export function deficitsOf(expected: readonly number[], obtained: (month: number) => number): readonly number[] {
  let carried = 0;
  return expected.map((some, month) => {
    carried = Math.max(0, carried + some - obtained(month));
    return carried;
  });
}

/**
 * Whether figures of a month tell of nothing, since nothing of it is dispatched: absent is not zero, and such a month is
 * expected to sell nothing (docs/rules/finance.md#absent-figures).
 * @param isDispatched whether the server tells that the month is dispatched, so that nothing in it is zero
 */
export const isAbsentMonth = (
  { quantity, obtained }: { readonly quantity: number | null; readonly obtained: number | null },
  isDispatched: boolean,
): boolean => !quantity && !obtained && !isDispatched;
