/** From where to where a value reaches in a stack, in the unit of the values. */
export interface Layer {
  readonly from: number;
  readonly to: number;
}

/**
 * Piles series up, abscissa by abscissa: what is above zero upwards, what is below downwards.
 * An unknown value has no height.
 * @param series values of each series, all of one length
 * @returns a layer for each value, in the same order
 */
export function stack(series: readonly (readonly (number | null)[])[]): Layer[][] {
  const up: number[] = [];
  const down: number[] = [];
  return series.map((values) =>
    values.map((value, index) => {
      const pile = value !== null && value < 0 ? down : up;
      const from = pile[index] ?? 0;
      const to = from + (value ?? 0);
      pile[index] = to;
      return { from, to };
    }),
  );
}
