/** A value in a context: its path (`draft.name`) and its text. */
export type Leaf = readonly [path: string, words: string];

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

/** Flattens a context into its values. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  const words = wordsOf(value);
  if (words !== null || typeof value !== 'object' || value === null) return path === '' ? [] : [[path, words ?? '']];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}
