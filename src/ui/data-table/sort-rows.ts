/** What a row is sorted by; nothing sorts last, whichever way round. */
export type SortKey = string | number | null | undefined;

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/**
 * A sorted copy of rows; rows that compare equal keep their order.
 * @param compareWords orders words as the reader's language does
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: SortDirection,
  compareWords: (a: string, b: string) => number,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  // Keys are read once a row rather than once a comparison: 20,000 rows make 300,000 of those.
  return rows
    .map((row) => ({ row, key: keyOf(row) ?? null }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key);
      return sign * compareWords(String(a.key), String(b.key));
    })
    .map(({ row }) => row);
}
