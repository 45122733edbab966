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

interface Connection<TSchema extends DBSchema> {
  readonly opening: Promise<IDBPDatabase<TSchema>>;
  database: IDBPDatabase<TSchema> | null;
}

/** A database that is opened when it is first needed, and again after it failed or was closed. */
export function reopenedDatabase<TSchema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<TSchema>['upgrade']>,
): WithDatabase<TSchema> {
  /** The connection that is used, or being made; its database once it is open, so that a call begins before it returns. */
  let current: Connection<TSchema> | undefined;

  function connect(): Connection<TSchema> {
    const { promise, resolve, reject } = Promise.withResolvers<IDBPDatabase<TSchema>>();
    const connection: Connection<TSchema> = { opening: promise, database: null };
    const forget = () => {
      if (current === connection) current = undefined;
    };
    promise.catch(forget);
    const open = async () => {
      connection.database = await openDatabase<TSchema>(name, version, {
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
      resolve(connection.database);
    };
    open().catch(reject);
    return connection;
  }

  return async (act) => {
    const connection = (current ??= connect());
    const database = connection.database ?? (await connection.opening);
    try {
      return await act(database, false);
    } catch (error) {
      if (!(error instanceof DOMException && LOST_CONNECTION.has(error.name))) throw error;
      if (current === connection) current = undefined;
      database.close();
      current ??= connect();
      return act(await current.opening, true);
    }
  };
}

/** Deletes a database of this browser, if there is one. */
export async function deleteDatabase(name: string): Promise<void> {
  await deleteDB(name);
}
