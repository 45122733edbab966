/** The start of a range selection, and the selection before it. */
export interface Anchor {
  readonly key: string;
  readonly before: ReadonlySet<string>;
}

export type Share = 'none' | 'some' | 'all';

/** Adds a key to the selection, or removes it. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/**
 * The selection before the range, plus all keys from the anchor to another key: shrinking a range unselects what it had
 * added. If the anchor no longer exists, only the other key is added.
 */
export function extended(anchor: Anchor, keys: readonly string[], to: string): ReadonlySet<string> {
  const [from, end] = [keys.indexOf(anchor.key), keys.indexOf(to)];
  const range = from === -1 ? [to] : keys.slice(Math.min(from, end), Math.max(from, end) + 1);
  return new Set([...anchor.before, ...range]);
}

/** Selects all of the keys, or none of them if they are all selected. Other keys, of rows that a filter hides, stay as they are. */
export function allToggled(keys: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  if (shareSelected(keys, selected) !== 'all') return new Set([...selected, ...keys]);
  const shown = new Set(keys);
  return new Set([...selected].filter((key) => !shown.has(key)));
}

/** How many of the selected rows are not shown. */
export const hiddenCount = (keys: readonly string[], selected: ReadonlySet<string>): number =>
  selected.size - keys.reduce((sum, key) => sum + Number(selected.has(key)), 0);

/** Whether all, some or none of the keys are selected. The selection may contain other keys too. */
export function shareSelected(keys: readonly string[], selected: ReadonlySet<string>): Share {
  if (selected.size === 0) return 'none';
  const count = keys.reduce((sum, key) => sum + Number(selected.has(key)), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
