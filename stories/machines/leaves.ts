/** A value of a context, by the way down to it, in words. */
export type Leaf = readonly [way: string, words: string];

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function wordsOf(value: unknown): string | null {
  if (typeof value === 'function') return 'a function';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value);
  if (Array.isArray(value)) {
    const words = value.map(wordsOf);
    return words.every((each) => each !== null) ? `[${words.join(', ')}]` : null;
  }
  if (!isPlain(value)) return `a ${value.constructor.name}`;
  return Object.keys(value).length === 0 ? '{}' : null;
}

/** All that a context holds, each value on a line of its own. */
export function leavesOf(value: unknown, way = ''): readonly Leaf[] {
  const words = wordsOf(value);
  if (words !== null || typeof value !== 'object' || value === null) return way === '' ? [] : [[way, words ?? '']];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, way === '' ? key : `${way}.${key}`));
}
