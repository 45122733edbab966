import { type DBSchema, deleteDB, openDB } from 'idb';

interface Database extends DBSchema {
  /** The replay that was given last, as its file has it: with the work it begins with it may be of any size. */
  replay: { key: typeof LAST; value: string };
}

const NAME = 'tournee-replay';
const LAST = 'last';

/** Where storage is forbidden, asking for it may throw: that, too, is a rejection. */
const open = async () =>
  openDB<Database>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('replay');
    },
  });

/** Keeps a replay for the page that plays it. Tells whether the device does. */
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

/** The replay that was given last; nothing where there is none, or the device keeps nothing. */
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

/** Forgets it. Where nothing can be kept, there is nothing. */
export async function deleteReplay(): Promise<void> {
  try {
    await deleteDB(NAME);
  } catch {
    // As above.
  }
}
