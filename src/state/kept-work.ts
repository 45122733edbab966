import type { Guard } from '#lib/shape.ts';
import { withWorkDatabase } from './work-database.ts';

// Work beside the drafts, under names that no editor has: it is forgotten with them, and is in no list of drafts.

/** What was kept under a name; `null` if there is nothing of this shape, or the device does not answer. */
export async function readWork<T>(name: string, is: Guard<T>): Promise<T | null> {
  const stored = await withWorkDatabase((database) => database.get('drafts', name)).catch(() => null);
  const value = stored?.draft.value;
  return is(value) ? value : null;
}

/** @returns whether the device has kept it */
export function keepWork(name: string, value: unknown): Promise<boolean> {
  const record = { draft: { value, base: null, at: 0 }, version: '' };
  return withWorkDatabase((database) => database.put('drafts', record, name)).then(
    () => true,
    () => false,
  );
}

export const forgetWork = (name: string): Promise<void> =>
  withWorkDatabase((database) => database.delete('drafts', name)).catch(() => {});
