/** A reproducible random number generator. It uses integer arithmetic only, so that every machine draws the same. */
export interface Random {
  /** In [0, 1). */
  readonly float: () => number;
  /** A whole number, both ends included. */
  readonly int: (min: number, max: number) => number;
  /** True with the given probability. */
  readonly boolean: (probability: number) => boolean;
  /** @throws RangeError if the list is empty */
  readonly pick: <T>(list: readonly T[]) => T;
  /**
   * Picks by weight; the weights may have any sum.
   * @throws RangeError if there are no choices
   */
  readonly weighted: <T>(choices: Weighted<T>) => T;
  /** A new list, in random order. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** `count` different elements, or all of them if there are fewer. */
  readonly sample: <T>(list: readonly T[], count: number) => T[];
  /** Replaces every `#` with a digit. */
  readonly digits: (pattern: string) => string;
}

export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/**
 * Creates a generator that depends only on the seed and the name of the stream: a stream that draws more, or a new
 * stream, does not change the values of the others.
 */
export function createRandom(seed: number, stream: string): Random {
  const float = sfc32(`${seed}/${stream}`);
  const int = (min: number, max: number) => min + Math.floor(float() * (max - min + 1));

  function pick<T>(list: readonly T[]): T {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  function weighted<T>(choices: Weighted<T>): T {
    let left = float() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new RangeError('Nothing to pick from');
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, rank: float() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    if (count * 2 > list.length) return shuffle(list).slice(0, count);
    const drawn = new Set<number>(); // few of many: drawing indexes is cheaper than shuffling the list
    while (drawn.size < count) drawn.add(int(0, list.length - 1));
    return [...drawn].flatMap((at) => list.slice(at, at + 1));
  }

  return {
    float,
    int,
    boolean: (probability) => float() < probability,
    pick,
    weighted,
    shuffle,
    sample,
    digits: (pattern) => pattern.replaceAll('#', () => String(int(0, 9))),
  };
}

/** The sfc32 generator. Its 128 bits of state come from four FNV-1a hashes of the text, then 16 warm-up rounds. */
function sfc32(text: string): () => number {
  let a = fnv1a(text, 0x811c9dc5);
  let b = fnv1a(text, a);
  let c = fnv1a(text, b);
  let counter = fnv1a(text, c);
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 16; round += 1) next();
  return next;
}

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
