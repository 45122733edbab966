/** The lower and upper bound of a value in a stack, in the unit of the values. */
export interface Layer {
  readonly from: number;
  readonly to: number;
}

/**
 * Stacks series position by position: positive values upwards, negative values downwards. Unknown values have no
 * height.
 * @param series the values of each series, all of the same length
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
