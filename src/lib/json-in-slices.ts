import { MANY, mapInSlices, mapInTurn, pause, TOP_LEVELS } from './in-slices.ts';

/** As `JSON.stringify`, but long lists near the top are written in slices, so that the page goes on answering meanwhile. */
export async function jsonInSlices(value: unknown, levels = TOP_LEVELS): Promise<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    if (value.length < MANY) return JSON.stringify(value);
    const items: readonly unknown[] = value;
    const written = await mapInSlices(items, (item) => JSON.stringify(item) ?? 'null');
    await pause();
    return `[${written.join(',')}]`;
  }
  const fields = Object.entries<unknown>({ ...value }).filter(([, field]) => field !== undefined);
  const written = await mapInTurn(
    fields,
    async ([name, field]) => `${JSON.stringify(name)}:${await jsonInSlices(field, levels - 1)}`,
  );
  return `{${written.join(',')}}`;
}
