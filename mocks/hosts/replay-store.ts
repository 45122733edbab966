import { type DBSchema, deleteDatabase, openDatabase } from '#lib/device/database.ts';

interface Database extends DBSchema {
  /** The text of the last imported replay file. It may be large, since it can contain work. */
  replay: { key: typeof LAST; value: string };
}

const NAME = 'tournee-replay';
const LAST = 'last';

const open = () =>
  openDatabase<Database>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('replay');
    },
  });

/** Stores a replay for the page that will play it. Resolves to whether it was stored. */
export async function storeReplay(text: string): Promise<boolean> {
  try {
    const database = await open();
    await database.put('replay', text, LAST);
    database.close();
    return true;
  } catch {
    return false;
  }
}

/** The last stored replay; null if there is none or storage is blocked. */
export async function loadReplay(): Promise<string | null> {
  try {
    const database = await open();
    const text = await database.get('replay', LAST);
    database.close();
    return text ?? null;
  } catch {
    return null;
  }
}

/** Deletes the stored replay, if there is one. */
export async function deleteReplay(): Promise<void> {
  try {
    await deleteDatabase(NAME);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
