import { type DBSchema, deleteDB, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

export type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/**
 * Opens a database of this browser. Asynchronous, so that a browser that throws because site data are blocked also causes
 * a rejection: whoever asks goes on without.
 */
export async function openDatabase<TSchema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<TSchema>,
): Promise<IDBPDatabase<TSchema>> {
  return openDB<TSchema>(name, version, callbacks);
}

/** Deletes a database of this browser, if there is one. */
export async function deleteDatabase(name: string): Promise<void> {
  await deleteDB(name);
}
