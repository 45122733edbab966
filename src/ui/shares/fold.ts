export interface Part {
  readonly id: string;
  readonly name: string;
  /** What it counts; what is not above zero has no share. */
  readonly value: number;
  /** Beside its share: « +3 pts ». */
  readonly note?: string;
}

/** The parts beyond the first few are one. */
export const REST = 'rest';

/**
 * The largest parts, and one part for all others: a whole is read in a handful of shares.
 * @param most how many parts remain at most, that one included
 * @param restName the name of what is left over
 */
export function fold(parts: readonly Part[], most: number, restName: string): readonly Part[] {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { id: REST, name: restName, value: rest }];
}
