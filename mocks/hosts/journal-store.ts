import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '#mocks/server/journal.ts';

interface Database extends DBSchema {
  /** The work of every demo, in the order it was done. */
  work: { key: number; value: { demo: string; entry: JournalEntry }; indexes: { demo: string } };
}

/** What another page has done to the journal since it was last read. */
export interface News {
  /** What was read before is no longer there: the whole of the journal follows. */
  readonly isAnew: boolean;
  readonly entries: readonly JournalEntry[];
}

/** The work of one demo, kept on the device, and so the same for all pages of that demo. */
export interface JournalStore {
  read(): Promise<News>;
  append(work: readonly JournalEntry[]): Promise<void>;
  /** Puts other work in the place of all that there is. Tells whether the device keeps it. */
  replace(demo: string, work: readonly JournalEntry[]): Promise<boolean>;
  /** Forgets the work of every demo. */
  clearAll(): Promise<void>;
}

/** Where storage is forbidden, asking for it may throw: that, too, is a rejection. */
async function openDatabase(): Promise<IDBPDatabase<Database>> {
  return openDB<Database>('tournee-demo', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('work', { autoIncrement: true }).createIndex('demo', 'demo');
    },
  });
}

const NOTHING: News = { isAnew: false, entries: [] };

/** Keeps nothing. */
export const UNKEPT: JournalStore = {
  read: async () => NOTHING,
  append: async () => undefined,
  replace: async () => false,
  clearAll: async () => undefined,
};

/**
 * @param demo names the world that the work is done in
 * @param onLost the device will not keep the work (blocked storage, a private window, no room left): called once, and
 * from then on the work is that of the page alone, for as long as it lives
 */
export function openJournal(demo: string, onLost: () => void): JournalStore {
  let database: Promise<IDBPDatabase<Database>> | undefined = openDatabase();
  // Said by what is then attempted.
  database.catch(() => undefined);
  /** The key of the last entry that is known here; none is ever given twice. */
  let last = 0;

  function lose(): void {
    if (database) onLost();
    database = undefined;
  }

  async function attempt<T>(act: (open: IDBPDatabase<Database>) => Promise<T>, otherwise: T): Promise<T> {
    if (!database) return otherwise;
    try {
      return await act(await database);
    } catch {
      lose();
      return otherwise;
    }
  }

  return {
    read: () =>
      attempt(async (open) => {
        const { store, done } = open.transaction('work');
        const keys = await store.index('demo').getAllKeys(demo);
        const isAnew = last > 0 && !keys.includes(last);
        const fresh = isAnew ? keys : keys.filter((key) => key > last);
        const kept = await Promise.all(fresh.map((key) => store.get(key)));
        await done;
        last = keys.at(-1) ?? 0;
        return { isAnew, entries: kept.flatMap((work) => (work ? [work.entry] : [])) };
      }, NOTHING),
    append: (work) =>
      attempt(async (open) => {
        const { store, done } = open.transaction('work', 'readwrite');
        const [keys] = await Promise.all([Promise.all(work.map((entry) => store.add({ demo, entry }))), done]);
        last = keys.at(-1) ?? last;
      }, undefined),
    replace: (other, work) =>
      attempt(async (open) => {
        const { store, done } = open.transaction('work', 'readwrite');
        const keys = await store.index('demo').getAllKeys(other);
        await Promise.all([
          ...keys.map((key) => store.delete(key)),
          ...work.map((entry) => store.add({ demo: other, entry })),
          done,
        ]);
        return true;
      }, false),
    clearAll: () => attempt((open) => open.clear('work'), undefined),
  };
}
