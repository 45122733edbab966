/** The lowest and the highest value, in the unit of the values. */
export type Extent = readonly [low: number, high: number];

/** @returns the lowest and the highest known value; nothing if none is known */
export function extentOf(values: Iterable<number | null>): Extent | null {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : null;
}

/**
 * Ensures that an extent has a height: adds space around a single value, and includes zero if the chart compares
 * lengths.
 */
export function roomFor(extent: Extent | null, hasZero: boolean): Extent {
  if (!extent) return [0, 1];
  const low = hasZero ? Math.min(0, extent[0]) : extent[0];
  const high = hasZero ? Math.max(0, extent[1]) : extent[1];
  if (low < high) return [low, high];
  if (low === 0) return [0, 1];
  const room = Math.abs(low) / 10 || 1;
  return [low - room, high + room];
}

/**
 * Selects the marks along an axis whose labels fit: each at least `apart` from the one before.
 * @param xs the positions of the marks, in CSS pixels, ascending or descending
 * @param apart the smallest distance, in CSS pixels
 * @returns indices
 */
export function thin(xs: readonly number[], apart: number): number[] {
  const kept: number[] = [];
  let before = -Infinity;
  for (const [index, x] of xs.entries()) {
    if (Math.abs(x - before) < apart) continue;
    kept.push(index);
    before = x;
  }
  return kept;
}

/**
 * The mark nearest to a position.
 * @param xs the positions of the marks, ascending or descending; not empty
 */
export function nearest(xs: readonly number[], x: number): number {
  const isFalling = (xs.at(-1) ?? 0) < (xs[0] ?? 0);
  let low = 0;
  let high = xs.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const here = xs[middle] ?? 0;
    const next = xs[middle + 1] ?? here;
    const isBeyond = isFalling ? x < (here + next) / 2 : x > (here + next) / 2;
    if (isBeyond) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Moves labels apart along one axis, as little as possible, keeping their order.
 * @param wanted the ideal position of each, in any order
 * @param apart the smallest distance between two
 * @returns the position of each, in the same order
 */
export function spread(wanted: readonly number[], apart: number): number[] {
  const placed = [...wanted];
  let before = -Infinity;
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  for (const { at, index } of order) {
    before = Math.max(at, before + apart);
    placed[index] = before;
  }
  return placed;
}

/** Estimated widths of wide and narrow characters of Inter, as fractions of the font size. */
const WIDE = 0.62;
const NARROW = 0.32;

/**
 * Estimates the width of a text, in CSS pixels. Measuring it would force a layout.
 * @param size the font size, in CSS pixels
 */
export function widthOf(words: string, size: number): number {
  let width = 0;
  for (const letter of words) width += /[\s.,:;'’!|ijlft()-]/u.test(letter) ? NARROW : WIDE;
  return width * size;
}

/**
 * Breaks a name into at most two lines and truncates the rest. The full name is in the tooltip and in the table.
 * @param room in CSS pixels
 * @param size the font size, in CSS pixels
 */
export function wrap(name: string, room: number, size: number): string[] {
  if (widthOf(name, size) <= room) return [name];
  const words = name.split(/\s+/u);
  let first = words[0] ?? '';
  let taken = 1;
  while (taken < words.length && widthOf(`${first} ${words[taken]}`, size) <= room) {
    first += ` ${words[taken]}`;
    taken += 1;
  }
  const rest = words.slice(taken).join(' ');
  return (rest === '' ? [first] : [first, rest]).map((line) => cut(line, room, size));
}

function cut(line: string, room: number, size: number): string {
  if (widthOf(line, size) <= room) return line;
  let kept = line;
  while (kept.length > 1 && widthOf(`${kept}…`, size) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
