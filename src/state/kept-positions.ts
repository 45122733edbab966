import { type DBSchema, reopenedDatabase } from '#lib/device/database.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';
import { isNumber, shapeOf } from '#lib/shape.ts';
import type { Fix } from '#lib/trail.ts';

/** Whose positions they are: those of somebody else are never sent. */
export interface PositionsOwner {
  readonly memberID: string;
  readonly agencyID: string | null;
  /** `null` where there is one world, as live. */
  readonly world: string | null;
}

interface Database extends DBSchema {
  /** By their owner and second. */
  positions: { key: string; value: Fix };
}

/** It has this name because what else waits to be sent is to have a place in it. */
const withDatabase = reopenedDatabase<Database>('tournee-outbox', 1, (database) => {
  database.createObjectStore('positions');
});

/** Names what belongs to somebody on this device: their trail, its positions, and its lock. */
export const trailName = ({ memberID, agencyID, world }: PositionsOwner): string =>
  ['trail', memberID, agencyID, ...(world === null ? [] : [world])].join(' ');

const isFix = shapeOf<Fix>({ lat: isNumber, lng: isNumber, at: isNumber });

/** What the device refused to store, by name: it lives as long as this page. */
const memory = new Map<string, Fix>();

/** The names of what was removed, also where the device still has it: nothing is sent twice because a device does not delete. */
const removed = new Set<string>();

/** The positions of somebody that are to be sent. None of its functions rejects. */
export interface KeptPositions {
  /** In order of time. */
  all(): Promise<readonly Fix[]>;
  /** @returns whether the device has stored it; otherwise it lives as long as this page */
  add(fix: Fix): Promise<boolean>;
  remove(fixes: readonly Fix[]): Promise<void>;
}

export function keptPositions(owner: PositionsOwner): KeptPositions {
  const prefix = `${trailName(owner)} at `;
  const nameOf = ({ at }: Fix) => `${prefix}${at}`;
  return {
    async all() {
      const stored = await withDatabase(async (database) => {
        const { store, done } = database.transaction('positions', 'readonly');
        const [names, fixes] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
        return names.flatMap((name, index): [string, unknown][] => [[name, fixes[index]]]);
      }).catch((): [string, unknown][] => []);
      return [...new Map<string, unknown>([...stored, ...memory])]
        .flatMap(([name, fix]) => (name.startsWith(prefix) && !removed.has(name) && isFix(fix) ? [fix] : []))
        .toSorted((a, b) => a.at - b.at);
    },

    async add(fix) {
      removed.delete(nameOf(fix));
      try {
        await withDatabase((database) => database.put('positions', fix, nameOf(fix)));
        return true;
      } catch {
        memory.set(nameOf(fix), fix);
        return false;
      }
    },

    async remove(fixes) {
      for (const name of fixes.map(nameOf)) {
        memory.delete(name);
        removed.add(name);
      }
      await deleteWhere((name) => removed.has(name));
    },
  };
}

/** Deletes the positions of one world of the demo, or of every world, and what is remembered of the trail of the day. */
export async function forgetPositions(world: string | null): Promise<void> {
  deviceTexts.remove(STORAGE_KEYS.trail);
  memory.clear();
  removed.clear();
  await deleteWhere((name) => world === null || name.includes(` ${world} at `));
}

/** A device that stores nothing has nothing to delete. */
async function deleteWhere(isGone: (name: string) => boolean): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('positions', 'readwrite');
    done.catch(() => {});
    const names = await store.getAllKeys();
    await Promise.all([...names.filter(isGone).map((name) => store.delete(name)), done]);
  }).catch(() => {});
}
