import { distance, faultOf, type Position } from '#lib/geo.ts';

/** The largest number of stops whose order is found exactly; beyond it, the time would grow too fast. */
const EXACT_UP_TO = 12;

/** An order of the stops of a day, with the length of the round as the crow flies. */
export interface DayOrder {
  /** Indices of the given stops, in the order in which to visit them. */
  readonly order: readonly number[];
  /** Length of the round in this order. */
  readonly metres: number;
  /** Length of the round in the given order. */
  readonly metresBefore: number;
  /** False where only neighbouring orders were compared. */
  readonly isExact: boolean;
  /** Indices of stops without a usable position: they keep their place, and have no part in the lengths. */
  readonly unplaced: readonly number[];
}

/** Metres from a stop to another, by their numbers. */
type Lengths = (from: number, to: number) => number;

/**
 * The shortest order of a day's stops (docs/rules/field-work.md#day-order). The round begins at `start`, or at any stop, and
 * ends at any stop. It is never longer than the given order.
 * @param start where the worker is; `null` if that is not known
 */
export function bestOrder(stops: readonly (Position | null)[], start: Position | null = null): DayOrder {
  const placed = stops.flatMap((at, index) => (at && faultOf(at) === null ? [{ at, index }] : []));
  const placedIndices = new Set(placed.map(({ index }) => index));
  const count = placed.length;
  const between = placed.map(({ at }) => placed.map((other) => distance(at, other.at)));
  const fromStart = placed.map(({ at }) => (start && faultOf(start) === null ? distance(start, at) : 0));
  const lengths: Lengths = (from, to) => (from === -1 ? fromStart[to] : between[from]?.[to]) ?? Infinity;

  const asGiven = numbers(count);
  const metresBefore = lengthOf(asGiven, lengths);
  const isExact = count <= EXACT_UP_TO;
  const found = isExact ? exactOrder(count, lengths) : improved(asGiven, lengths);
  const metres = lengthOf(found, lengths);
  // Rounding alone must not change the order that the user has chosen.
  const isBetter = metres < metresBefore - 1;
  const visited = (isBetter ? found : asGiven).flatMap((number) => placed[number]?.index ?? []);
  const unplaced = [...stops.keys()].filter((index) => !placedIndices.has(index));
  return {
    // From the first on, each is put in where all before it are in already.
    order: unplaced.reduce<readonly number[]>((order, index) => order.toSpliced(index, 0, index), visited),
    metres: isBetter ? metres : metresBefore,
    metresBefore,
    isExact,
    unplaced,
  };
}

function lengthOf(order: readonly number[], lengths: Lengths): number {
  return order.reduce((metres, stop, index) => metres + lengths(order[index - 1] ?? -1, stop), 0);
}

/**
 * Held and Karp's dynamic programme: the shortest way through each set of stops to each of its stops, from smaller sets to
 * larger ones. 12 stops need 4096 × 12 lengths.
 */
function exactOrder(count: number, lengths: Lengths): readonly number[] {
  const sets = 1 << count;
  const shortest = new Float64Array(sets * count).fill(Infinity);
  /** Where the way comes from; nothing where it begins. */
  const before: number[] = [];
  for (let stop = 0; stop < count; stop += 1) shortest[(1 << stop) * count + stop] = lengths(-1, stop);
  for (let set = 1; set < sets; set += 1) {
    for (let last = 0; last < count; last += 1) {
      const metres = shortest[set * count + last] ?? Infinity;
      if (metres === Infinity) continue;
      for (let stop = 0; stop < count; stop += 1) {
        if (set & (1 << stop)) continue;
        const to = (set | (1 << stop)) * count + stop;
        const longer = metres + lengths(last, stop);
        if (longer >= (shortest[to] ?? Infinity)) continue;
        shortest[to] = longer;
        before[to] = last;
      }
    }
  }
  let set = sets - 1;
  const ends = shortest.subarray(set * count);
  const least = Math.min(...ends);
  let last = numbers(count).find((stop) => ends[stop] === least);
  const order: number[] = [];
  while (last !== undefined) {
    order.unshift(last);
    const previous: number | undefined = before[set * count + last];
    set &= ~(1 << last);
    last = previous;
  }
  return order;
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Turns parts of an order round (2-opt) until none of them makes it shorter. */
function improved(order: readonly number[], lengths: Lengths): readonly number[] {
  let best = order;
  for (let changed = true; changed;) {
    changed = false;
    for (let from = 0; from < best.length - 1; from += 1) {
      for (let to = from + 1; to < best.length; to += 1) {
        const turned = [...best.slice(0, from), ...best.slice(from, to + 1).toReversed(), ...best.slice(to + 1)];
        if (lengthOf(turned, lengths) < lengthOf(best, lengths) - 1e-6) {
          best = turned;
          changed = true;
        }
      }
    }
  }
  return best;
}
