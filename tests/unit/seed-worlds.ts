import { createHash } from 'node:crypto';
import { createWorld } from '#mocks/seed/index.ts';
import type { Scenario, World } from '#mocks/seed/types.ts';

/** 2026-11-19, 08:10 in Douala. */
export const NOW = 1_795_072_200;
export const DAY = 86_400;

export function worldOf(scenario: Scenario, seed = 1, now = NOW): World {
  return createWorld({ seed, now, scenario });
}

/** A hash of the whole world. */
export function hashOf(world: World): string {
  return createHash('sha256').update(JSON.stringify(world)).digest('hex');
}

/** The records of one agency. */
export function inAgency<T extends { readonly agencyID: string | null }>(records: readonly T[], agencyID: string): T[] {
  return records.filter((record) => record.agencyID === agencyID);
}

export function countBy<T>(records: readonly T[], keyOf: (record: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(keyOf(record), (counts.get(keyOf(record)) ?? 0) + 1);
  return counts;
}
