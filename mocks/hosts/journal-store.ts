import { type DBSchema, type IDBPDatabase, reopenedDatabase } from '#lib/device/database.ts';
import type { JournalEntry } from '#mocks/server/journal.ts';

interface Database extends DBSchema {
  /** The work of every demo, in order. */
  work: { key: number; value: { demo: string; entry: JournalEntry }; indexes: { demo: string } };
}

/** New entries since this page last read or appended. */
export interface News {
  /** The journal has been replaced: `entries` is the whole of it. */
  readonly isAnew: boolean;
  readonly entries: readonly JournalEntry[];
}

/** The journal of one demo, stored on the device and shared by all pages of that demo. */
export interface JournalStore {
  read(): Promise<News>;
  /** To be called after `read`, under the lock: it would skip what another page has just written. */
  append(work: readonly JournalEntry[]): Promise<void>;
  /** Replaces all the work of a demo. Resolves to whether it was stored. */
  replace(demo: string, work: readonly JournalEntry[]): Promise<boolean>;
  /** Deletes the work of every demo. */
  clearAll(): Promise<void>;
}

/** The database, opened again after the browser has closed it. */
const openWork = () =>
  reopenedDatabase<Database>('tournee-demo', 1, (fresh) => {
    fresh.createObjectStore('work', { autoIncrement: true }).createIndex('demo', 'demo');
  });

const NOTHING: News = { isAnew: false, entries: [] };

/** A store that stores nothing. */
export const NO_STORE: JournalStore = {
  read: async () => NOTHING,
  append: async () => undefined,
  replace: async () => false,
  clearAll: async () => undefined,
};

/**
 * Opens the journal of a demo in IndexedDB.
 * @param demo key of the world
 * @param onLost called once when the device cannot store the work (blocked storage, a private window, no space left);
 * from then on the work lives only in memory, until the page is closed
 */
export function openJournal(demo: string, onLost: () => void): JournalStore {
  let withWork: ReturnType<typeof openWork> | undefined = openWork();
  /** Key of the last entry that was read or written here. Keys are never used twice. */
  let last = 0;

  function lose(): void {
    if (withWork) onLost();
    withWork = undefined;
  }

  async function attempt<T>(act: (opened: IDBPDatabase<Database>) => Promise<T>, otherwise: T): Promise<T> {
    if (!withWork) return otherwise;
    try {
      return await withWork(act);
    } catch {
      lose();
      return otherwise;
    }
  }

  return {
    read: () =>
      attempt(async (opened) => {
        const { store, done } = opened.transaction('work');
        const keys = await store.index('demo').getAllKeys(demo);
        const isAnew = last > 0 && !keys.includes(last);
        const fresh = isAnew ? keys : keys.filter((key) => key > last);
        const kept = await Promise.all(fresh.map((key) => store.get(key)));
        await done;
        last = keys.at(-1) ?? 0;
        return { isAnew, entries: kept.flatMap((work) => (work ? [work.entry] : [])) };
      }, NOTHING),
    append: (work) =>
      attempt(async (opened) => {
        const { store, done } = opened.transaction('work', 'readwrite');
        const [keys] = await Promise.all([Promise.all(work.map((entry) => store.add({ demo, entry }))), done]);
        last = keys.at(-1) ?? last;
      }, undefined),
    replace: (other, work) =>
      attempt(async (opened) => {
        const { store, done } = opened.transaction('work', 'readwrite');
        const keys = await store.index('demo').getAllKeys(other);
        await Promise.all([
          ...keys.map((key) => store.delete(key)),
          ...work.map((entry) => store.add({ demo: other, entry })),
          done,
        ]);
        return true;
      }, false),
    clearAll: () => attempt((opened) => opened.clear('work'), undefined),
  };
}
