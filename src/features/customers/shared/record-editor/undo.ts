import type { Answer } from '#machines/operation/operation.machine.ts';
import { changedValues, isSame, type Values } from './fields.ts';

/** A record that was saved, as values are sent. */
export interface SavedRecord {
  /** As it was read just before. */
  readonly before: Values;
  /** What was sent. */
  readonly after: Values;
}

/** What undoes a save, as long as nobody changed the same fields since. */
export interface Undo {
  /** The labels of the fields that the save changed. */
  readonly labels: readonly string[];
  /**
   * Gives these fields the values that they had, in the record as it is now.
   * @throws {UndoRefused} if that would overwrite what somebody else wrote
   */
  readonly run: (signal: AbortSignal) => Promise<Answer<unknown>>;
}

/** Fields were changed again since the save, or the record is gone. */
export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
  /** The labels of these fields; empty if the record is gone. */
  readonly labels: readonly string[];

  constructor(labels: readonly string[]) {
    super(labels.length > 0 ? `Changed since: ${labels.join(', ')}` : 'The record is gone.');
    this.labels = labels;
  }
}

/** The names of the fields that a save changed. */
export const changedFields = ({ before, after }: SavedRecord): readonly string[] =>
  Object.keys(changedValues(after, before));

/**
 * The record as an undo sends it: as it is now, but for the fields that the save changed, which are as before.
 * @param now the record as it is, read again
 * @returns `contested`: the fields that do not hold any more what was saved; then nothing may be sent
 */
export function undone(
  saved: SavedRecord,
  now: Values,
):
  | { readonly values: Values; readonly contested?: never }
  | { readonly contested: readonly string[]; readonly values?: never } {
  const names = changedFields(saved);
  const contested = names.filter((name) => !isSame(saved.after[name] ?? null, now[name]));
  if (contested.length > 0) return { contested };
  return { values: { ...now, ...Object.fromEntries(names.map((name) => [name, saved.before[name] ?? null])) } };
}
