/** A reproducible stream of draws. Integer arithmetic only, so that every machine draws the same. */
export interface Random {
  /** In [0, 1). */
  readonly float: () => number;
  /** Whole, both ends included. */
  readonly int: (min: number, max: number) => number;
  readonly boolean: (probability: number) => boolean;
  /** @throws RangeError when there is nothing to pick from */
  readonly pick: <T>(list: readonly T[]) => T;
  /** Picks by weight; weights need not add up to anything in particular. */
  readonly weighted: <T>(choices: Weighted<T>) => T;
  /** A new list, in a drawn order. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** `count` different elements, or all of them when there are fewer. */
  readonly sample: <T>(list: readonly T[], count: number) => T[];
  /** Replaces every `#` by a digit. */
  readonly digits: (pattern: string) => string;
}

export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/**
 * Opens a stream that depends on the seed and its name only: a domain that draws more, or a domain added later,
 * leaves what the others draw as it was.
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
    const drawn = new Set<number>(); // a few of many: drawing places beats shuffling the list
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

/** The generator sfc32: 128 bits of state, here taken from the text by four runs of FNV-1a, then stirred. */
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
