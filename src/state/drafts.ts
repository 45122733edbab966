import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import type { KeepResult, KeptDraft } from '#machines/finance/finance.types.ts';

interface Kept {
  readonly draft: KeptDraft;
  /** Another one at each writing: who knows an older one does not overwrite. */
  readonly version: string;
}

interface Database extends DBSchema {
  finance: { key: string; value: Kept };
}

/** A draft of what is entered for a period, on this device (decisions 13 and 33). */
export interface DraftStore {
  /** @throws what the device says when it has no room, or gives none to this page */
  read(): Promise<KeptDraft | null>;
  /** Writes it, or forgets it; never over what another tab wrote since it was read here. */
  keep(draft: KeptDraft | null): Promise<KeepResult>;
}

let database: Promise<IDBPDatabase<Database>> | undefined;

/** Opened when first needed; what failed is tried again. */
function open(): Promise<IDBPDatabase<Database>> {
  database ??= openDB<Database>('tournee-drafts', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('finance'),
    // A later version of the application wants to change it: this page lets go, and opens it anew when it needs it.
    blocking: (_current, _blocked, { target }) => {
      database = undefined;
      if (target instanceof IDBDatabase) target.close();
    },
  });
  database.catch(() => {
    database = undefined;
  });
  return database;
}

/** What the device did not keep, for as long as the page lives: a session that ends takes the screen, not the rows. */
const memory = new Map<string, KeptDraft>();

/** Each time that drafts are forgotten another one: who is of an earlier one writes none any more. */
let generation = 0;

/** Forgets the drafts of a world of the demo, or of every world; what a page still holds of them is not kept again. */
export async function forgetDrafts(world: string | null): Promise<void> {
  generation += 1;
  memory.clear();
  try {
    const transaction = (await open()).transaction('finance', 'readwrite');
    const names = await transaction.store.getAllKeys();
    const forgotten = names.filter((name) => world === null || name.endsWith(` ${world}`));
    await Promise.all(forgotten.map((name) => transaction.store.delete(name)));
    await transaction.done;
  } catch {
    // Where nothing can be kept, there is nothing.
  }
}

/** Whose rows they are: nobody's draft is anybody else's, nor another agency's, nor of another world of the demo (decision 13). */
export interface DraftOf {
  readonly memberID: string;
  readonly agencyID: string | null;
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  /** `null` where there is one world, as live. */
  readonly world: string | null;
}

/** The name of a draft on this device, and of the lock that one tab has of it. */
export function draftName({ memberID, agencyID, kind, period, world }: DraftOf): string {
  return ['finance', memberID, agencyID, kind, period, ...(world === null ? [] : [world])].join(' ');
}

/** @param key its {@link draftName} */
export function draftStore(key: string): DraftStore {
  let known: string | null = null;
  const own = generation;
  return {
    async read() {
      const unkept = memory.get(key) ?? null;
      try {
        const kept = await (await open()).get('finance', key);
        known = kept?.version ?? null;
        return unkept ?? kept?.draft ?? null;
      } catch (error) {
        if (unkept) return unkept;
        throw error;
      }
    },
    async keep(draft) {
      if (own !== generation) return { kind: 'kept' };
      if (draft) memory.set(key, draft);
      else memory.delete(key);
      const transaction = (await open()).transaction('finance', 'readwrite');
      const { store } = transaction;
      const kept = await store.get(key);
      const isOvertaken = (kept?.version ?? null) !== known;
      const version = crypto.randomUUID();
      if (!isOvertaken) await (draft ? store.put({ draft, version }, key) : store.delete(key));
      await transaction.done;
      memory.delete(key);
      if (isOvertaken) return { kind: 'overtaken' };
      known = draft ? version : null;
      return { kind: 'kept' };
    },
  };
}
