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

/** The errors of a call whose connection was closed. */
const LOST_CONNECTION: ReadonlySet<string> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

/**
 * Calls a database, and again on a new connection if the first was closed: not every browser reports that in time. It
 * rejects with what the second call, or a call that failed for another reason, rejects with.
 */
export type WithDatabase<TSchema extends DBSchema> = <TResult>(
  act: (database: IDBPDatabase<TSchema>, isRetry: boolean) => Promise<TResult>,
) => Promise<TResult>;

/** A database that is opened when it is first needed, and again after it failed or was closed. */
export function reopenedDatabase<TSchema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<TSchema>['upgrade']>,
): WithDatabase<TSchema> {
  let opening: Promise<IDBPDatabase<TSchema>> | undefined;

  function open(): Promise<IDBPDatabase<TSchema>> {
    if (opening) return opening;
    const { promise, resolve, reject } = Promise.withResolvers<IDBPDatabase<TSchema>>();
    const forget = () => {
      if (opening === promise) opening = undefined;
    };
    opening = promise;
    promise.catch(forget);
    const connect = () =>
      openDatabase<TSchema>(name, version, {
        upgrade,
        // A tab of another version has the database open and does not close it: a frozen one, for instance.
        blocked: () => reject(new DOMException('Another version of the application is open.', 'VersionError')),
        // A newer version wants to upgrade: this page closes the database, and opens it again when it needs it.
        blocking(_current, _blocked, { target }) {
          forget();
          if (target instanceof IDBDatabase) target.close();
        },
        // Browsers end connections by themselves: iOS does when the page is in the background.
        terminated: forget,
      });
    connect().then(resolve, reject);
    return promise;
  }

  return async (act) => {
    const current = open();
    const database = await current;
    try {
      return await act(database, false);
    } catch (error) {
      if (!(error instanceof DOMException && LOST_CONNECTION.has(error.name))) throw error;
      if (opening === current) opening = undefined;
      database.close();
      return act(await open(), true);
    }
  };
}

/** Deletes a database of this browser, if there is one. */
export async function deleteDatabase(name: string): Promise<void> {
  await deleteDB(name);
}
