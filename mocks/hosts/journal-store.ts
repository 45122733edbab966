import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '#mocks/server/journal.ts';

interface Database extends DBSchema {
  /** The work of every demo, in the order it was done. */
  work: { key: number; value: { demo: string; entry: JournalEntry }; indexes: { demo: string } };
}

/** The work of one demo, kept on the device where that is possible, and else as long as the page lives. */
export interface JournalStore {
  /** What was kept when the store was opened. */
  readonly entries: readonly JournalEntry[];
  append(work: readonly JournalEntry[]): Promise<void>;
  clear(): Promise<void>;
}

/**
 * @param demo names the world that the work was done in
 * @param onLost the device will not keep the work: blocked storage, a private window, no room left
 */
export async function openJournal(demo: string, onLost: () => void): Promise<JournalStore> {
  let database: IDBPDatabase<Database> | undefined;

  /** Does something with the database, unless it has failed before; a failure is said once. */
  async function attempt<T>(act: (open: IDBPDatabase<Database>) => Promise<T>, otherwise: T): Promise<T> {
    if (!database) return otherwise;
    try {
      return await act(database);
    } catch {
      database = undefined;
      onLost();
      return otherwise;
    }
  }

  try {
    database = await openDB<Database>('tournee-demo', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('work', { autoIncrement: true }).createIndex('demo', 'demo');
      },
    });
  } catch {
    onLost();
  }

  return {
    entries: await attempt(
      async (open) => (await open.getAllFromIndex('work', 'demo', demo)).map(({ entry }) => entry),
      [],
    ),
    append: (work) =>
      attempt(async (open) => {
        const { store, done } = open.transaction('work', 'readwrite');
        await Promise.all([...work.map((entry) => store.add({ demo, entry })), done]);
      }, undefined),
    clear: () =>
      attempt(async (open) => {
        const { store, done } = open.transaction('work', 'readwrite');
        const keys = await store.index('demo').getAllKeys(demo);
        await Promise.all([...keys.map((key) => store.delete(key)), done]);
      }, undefined),
  };
}
