import type { OutboxItem } from '#domain/outbox/item.ts';
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  reopenedDatabase,
  type StoreNames,
} from '#lib/device/database.ts';
import type { KeptDraft } from '#machines/draft/draft.types.ts';

export interface StoredDraft {
  readonly draft: KeptDraft<unknown>;
  /** The names of the files that were left out; missing in what an older version of the application wrote. */
  readonly files?: readonly string[];
  /** A new one with every draft that is written, so that a tab never overwrites what it has not read. */
  readonly version: string;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  /** By their owner and place in the queue. */
  outbox: { key: string; value: OutboxItem };
  /** Version 1 held drafts of finance alone. */
  finance: {
    key: string;
    value: {
      readonly draft: { readonly rows: unknown; readonly base: unknown; readonly at: number };
      readonly version: string;
    };
  };
}

export type WorkDatabase = IDBPDatabase<Schema>;

/**
 * The work of a person that the server does not have: drafts, and writes that wait. They are in one database, so that a draft
 * is forgotten and its write queued in one transaction. It has the name of what it was made for.
 */
export const withWorkDatabase = reopenedDatabase<Schema>(
  'tournee-drafts',
  3,
  (database, oldVersion, _newVersion, transaction) => {
    if (oldVersion < 2) database.createObjectStore('drafts');
    database.createObjectStore('outbox');
    // A request that fails aborts the upgrade, and so rejects the opening.
    if (oldVersion === 1) moveFinance(database, transaction).catch(() => {});
  },
);

/** Version 1 called the value of a draft its rows. */
async function moveFinance(
  database: WorkDatabase,
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): Promise<void> {
  const old = transaction.objectStore('finance');
  const [names, records] = await Promise.all([old.getAllKeys(), old.getAll()]);
  for (const [index, { draft, version }] of records.entries()) {
    const { rows: value, base, at } = draft;
    void transaction.objectStore('drafts').put({ draft: { value, base, at }, version }, names[index]);
  }
  database.deleteObjectStore('finance');
}
