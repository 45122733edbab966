import { replaceEqualDeep } from '@tanstack/react-query';
import { MANY, mapInSlices, mapInTurn, pause, TOP_LEVELS } from '#lib/in-slices.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

async function share(before: unknown, next: unknown, levels: number): Promise<unknown> {
  if (levels === 0) return replaceEqualDeep(before, next);
  if (Array.isArray(before) && Array.isArray(next) && next.length >= MANY) {
    const earlier: readonly unknown[] = before;
    const items: readonly unknown[] = next;
    const shared = await mapInSlices([...items.entries()], ([index, item]) => replaceEqualDeep(earlier[index], item));
    await pause();
    return replaceEqualDeep(before, shared);
  }
  if (!isRecord(before) || !isRecord(next)) return replaceEqualDeep(before, next);
  const shared = await mapInTurn(
    Object.entries(next),
    async ([name, field]) => [name, await share(before[name], field, levels - 1)] as const,
  );
  return replaceEqualDeep(before, Object.fromEntries(shared));
}

/**
 * The next answer to a query, which keeps what is equal in the one before, so that pages see what has changed. The query cache does
 * the same, but in one task: for 20,000 customers that is a quarter of a second on a cheap phone. Here, long lists near the top are
 * compared in slices, and little is left for the cache to compare.
 */
export function sharedInSlices<T>(before: unknown, next: T): Promise<T>;
export async function sharedInSlices(before: unknown, next: unknown): Promise<unknown> {
  return share(before, next, TOP_LEVELS);
}
