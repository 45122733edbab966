/** Lowest and highest value, in the unit of the values. */
export type Extent = readonly [low: number, high: number];

/**
 * The lowest and the highest of what is known.
 * @returns nothing when nothing is
 */
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

/** An extent that has a height: around a single value some room, from zero where the picture compares lengths. */
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
 * Which of many marks along an axis have room for their words: each at least `apart` from the one before.
 * @param xs where the marks lie, in CSS pixels, in one direction
 * @param apart the least distance, in CSS pixels
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
 * The mark nearest to a place.
 * @param xs where the marks lie, rising or falling; not empty
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
 * Moves labels apart along one axis, as little as their order allows.
 * @param wanted where each would stand, in any order
 * @param apart the least distance between two
 * @returns where each stands, in the same order
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

/** Wide characters of Inter take about this share of the text's size, narrow ones about that. */
const WIDE = 0.62;
const NARROW = 0.32;

/**
 * About how wide words are, in CSS pixels: enough to keep room for them without measuring, which would cost a layout.
 * @param size of the text, in CSS pixels
 */
export function widthOf(words: string, size: number): number {
  let width = 0;
  for (const letter of words) width += /[\s.,:;'’!|ijlft()-]/u.test(letter) ? NARROW : WIDE;
  return width * size;
}

/**
 * Breaks a name over at most two lines, and cuts what is still too long. The whole is in the tooltip and in the table.
 * @param room in CSS pixels
 * @param size of the text, in CSS pixels
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
