/** The value by which a row is sorted. Missing values come last in both directions. */
export type SortKey = string | number | null | undefined;

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/**
 * A sorted copy of the rows. The sort is stable.
 * @param compareWords compares text in the active language
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: SortDirection,
  compareWords: (a: string, b: string) => number,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  // Reads each key once: sorting 20,000 rows makes 300,000 comparisons.
  return rows
    .map((row) => ({ row, key: keyOf(row) ?? null }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key);
      return sign * compareWords(String(a.key), String(b.key));
    })
    .map(({ row }) => row);
}
