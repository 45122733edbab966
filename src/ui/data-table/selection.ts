/** Where a range starts, and what was selected when it did. */
export interface Anchor {
  readonly key: string;
  readonly before: ReadonlySet<string>;
}

export type Share = 'none' | 'some' | 'all';

/** The selection with a key put in, or taken out. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/**
 * What was selected at the anchor, and every key from the anchor to another: a range that shrinks gives back what it took.
 * An anchor that is no longer among the keys leaves the other alone.
 */
export function extended(anchor: Anchor, keys: readonly string[], to: string): ReadonlySet<string> {
  const [from, end] = [keys.indexOf(anchor.key), keys.indexOf(to)];
  const range = from === -1 ? [to] : keys.slice(Math.min(from, end), Math.max(from, end) + 1);
  return new Set([...anchor.before, ...range]);
}

/** How many of the keys are selected, which may hold others too. */
export function shareSelected(keys: readonly string[], selected: ReadonlySet<string>): Share {
  if (selected.size === 0) return 'none';
  const count = keys.reduce((sum, key) => sum + Number(selected.has(key)), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
