import { KEPT_TIME } from '#domain/access/kept-time.ts';
import { type OutboxOwner, ownerKey } from '#domain/outbox/item.ts';
import { type DBSchema, reopenedDatabase } from '#lib/device/database.ts';

/** What is known of a read without its text, so that a list of them costs nothing. */
interface About {
  readonly world: string | null;
  /** What the reader was allowed when it was read, and the build that read it. */
  readonly seal: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Characters. */
  readonly size: number;
}

interface Schema extends DBSchema {
  /** By owner and name of the read. */
  texts: { key: string; value: string };
  about: { key: string; value: About };
}

const withDatabase = reopenedDatabase<Schema>('tournee-reads', 1, (database) => {
  database.createObjectStore('texts');
  database.createObjectStore('about');
});

/** A read as the device keeps it. */
export interface KeptRead {
  readonly text: string;
  /** When the server answered, in milliseconds since 1970. */
  readonly at: number;
}

/** Whose reads they are, and what the owner was allowed: with other rights nothing of it is shown. */
export interface Reader {
  readonly owner: OutboxOwner;
  readonly rights: string;
}

/** What somebody has read from the server, on this device. None of its functions rejects. */
export interface ReadsStore {
  /** @param now milliseconds since 1970; what is too old counts as not there */
  get(name: string, now: number): Promise<KeptRead | null>;
  /** @returns whether the device has stored it */
  keep(name: string, read: KeptRead): Promise<boolean>;
  /** Characters of all that is kept. */
  size(): Promise<number>;
  /** Deletes what is too old, and what was read by somebody else, in another agency, with other rights or by another build. */
  tidy(now: number): Promise<void>;
}

/** A clock that was set back makes nothing older. */
const isTooOld = ({ at }: Pick<About, 'at'>, now: number): boolean => now - at > KEPT_TIME;

export function readsStore({ owner, rights }: Reader): ReadsStore {
  const { world } = owner;
  // Another build may expect other fields.
  const seal = `${__READS__} ${rights}`;
  const prefix = `${ownerKey(owner)} `;
  return {
    async get(name, now) {
      const found = await withDatabase(async (database) => {
        const transaction = database.transaction(['texts', 'about'], 'readonly');
        transaction.done.catch(() => {});
        const [text, about] = await Promise.all([
          transaction.objectStore('texts').get(prefix + name),
          transaction.objectStore('about').get(prefix + name),
          transaction.done,
        ]);
        return text !== undefined && about ? { text, about } : null;
      }).catch(() => null);
      if (!found || found.about.seal !== seal || isTooOld(found.about, now)) return null;
      return { text: found.text, at: found.about.at };
    },

    keep: (name, { text, at }) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['texts', 'about'], 'readwrite');
        transaction.done.catch(() => {});
        await Promise.all([
          transaction.objectStore('texts').put(text, prefix + name),
          transaction.objectStore('about').put({ world, seal, at, size: text.length }, prefix + name),
          transaction.done,
        ]);
        return true;
      }).catch(() => false),

    size: () =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('about', 'readonly');
        const [names, records] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
        return names.reduce((sum, name, index) => sum + (name.startsWith(prefix) ? (records[index]?.size ?? 0) : 0), 0);
      }).catch(() => 0),

    async tidy(now) {
      await removeWhere(
        (name, about) =>
          about.world === world && (!name.startsWith(prefix) || about.seal !== seal || isTooOld(about, now)),
      );
    },
  };
}

/** Deletes what was read in one world of the demo, or in every world. Never rejects. */
export const forgetReads = (world: string | null): Promise<void> =>
  removeWhere((_, about) => world === null || about.world === world);

async function removeWhere(isRemoved: (name: string, about: About) => boolean): Promise<void> {
  // A device that stores nothing has nothing to delete.
  await withDatabase(async (database) => {
    const transaction = database.transaction(['texts', 'about'], 'readwrite');
    transaction.done.catch(() => {});
    const [texts, abouts] = [transaction.objectStore('texts'), transaction.objectStore('about')];
    const [names, records] = await Promise.all([abouts.getAllKeys(), abouts.getAll()]);
    const removed = names.filter((name, index) => {
      const about = records[index];
      return !about || isRemoved(name, about);
    });
    await Promise.all([...removed.flatMap((name) => [texts.delete(name), abouts.delete(name)]), transaction.done]);
  }).catch(() => {});
}
