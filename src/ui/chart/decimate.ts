/**
 * Reduces a line to the points that can be seen: of each pixel column the first, lowest, highest and last, and any gap.
 * The points left out would be drawn over by these.
 * @param xs the position of each point, in CSS pixels, ascending or descending
 * @param values `null` interrupts the line
 * @returns indices in order, at most five per column
 */
export function decimate(xs: readonly number[], values: readonly (number | null)[]): number[] {
  const kept: number[] = [];
  let column = emptyColumn(Number.NaN);
  for (const [index, x] of xs.entries()) {
    const value = values[index] ?? null;
    const pixel = Math.floor(x);
    if (column.pixel !== pixel) {
      kept.push(...indicesOf(column));
      column = emptyColumn(pixel);
    }
    if (value === null) column.gap ??= index;
    else {
      const point: Point = { index, value };
      column.first ??= point;
      column.last = point;
      if (column.low === null || value < column.low.value) column.low = point;
      if (column.high === null || value > column.high.value) column.high = point;
    }
  }
  kept.push(...indicesOf(column));
  return kept;
}

interface Point {
  readonly index: number;
  readonly value: number;
}

interface Column {
  readonly pixel: number;
  gap: number | null;
  first: Point | null;
  last: Point | null;
  low: Point | null;
  high: Point | null;
}

function emptyColumn(pixel: number): Column {
  return { pixel, gap: null, first: null, last: null, low: null, high: null };
}

function indicesOf({ gap, first, low, high, last }: Column): number[] {
  const indices = [first, low, high, last].flatMap((point) => (point ? [point.index] : []));
  if (gap !== null) indices.push(gap);
  return [...new Set(indices)].toSorted((a, b) => a - b);
}
