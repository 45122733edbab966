export interface Part {
  readonly id: string;
  readonly name: string;
  /** The amount. Zero and negative amounts have no share. */
  readonly value: number;
  /** Shown beside the share: « +3 pts ». */
  readonly note?: string;
}

/** The id of the part that combines the smallest ones. */
export const REST = 'rest';

/**
 * Keeps the largest parts and combines the rest into one.
 * @param most the greatest number of parts, including the combined one
 * @param restName the name of the combined part
 */
export function fold(parts: readonly Part[], most: number, restName: string): readonly Part[] {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { id: REST, name: restName, value: rest }];
}
