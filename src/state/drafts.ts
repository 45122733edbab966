/**
 * The data that the application stores on a device:
 *
 * | Where | What | Code |
 * |---|---|---|
 * | `localStorage`, `sessionStorage` | session token, what the server said of it, agency, preferences, remembered selections and import choices, under `STORAGE_KEYS` | `src/lib/device/texts.ts` |
 * | IndexedDB `tournee-drafts` | unsaved work; open imports with their file | this file, `src/state/kept-work.ts` |
 * | IndexedDB `tournee-drafts` | writes that are not sent | `src/state/outbox-store.ts` |
 * | IndexedDB `tournee-outbox` | positions of a trail that are not sent | `src/state/kept-positions.ts` |
 * | IndexedDB `tournee-reads` | what was read from the server, for where it does not answer | `src/state/reads-store.ts` |
 * | IndexedDB `tournee-demo`, `tournee-replay`; `sessionStorage`, `localStorage` | the demo's work, the last replay from a file, the address of the tab's demo and of the one opened last | `mocks/hosts` |
 * | Cache storage | the application's files, and `config.json` | `src/offline` |
 * | Memory, until the page is closed | what the device refused; files that were chosen | this file |
 *
 * Files are left out of stored drafts, but for that of an import, which is written once: up to 20 MB would be written again
 * with every change. After a reload the text is back, and the editor says which file is to be chosen again; while the page lives, for instance after the session ended,
 * it is still there.
 */
import type { Guard } from '#lib/shape.ts';
import type { KeepResult, KeptDraft } from '#machines/draft/draft.types.ts';
import { type StoredDraft, withWorkDatabase, type WorkDatabase } from './work-database.ts';

/**
 * How a store writes, by what is known of other tabs:
 * - `checked`: never over what another tab has written since it was read here;
 * - `held`: at once, because this tab holds the lock. The write is complete even if the page goes in the meantime, which
 *   the answer to a check would not survive. It reads what it replaces: if the lock was stolen without this tab knowing
 *   it yet, what the other tab has written is put back;
 * - `apart`: in memory alone, because another tab has the draft on the device.
 */
export type WriteMode = 'checked' | 'held' | 'apart';

/** Another tab has its own draft on the device, under the same name. */
export class HeldByOtherTab extends Error {}

/** The drafts of one record and person on this device. */
export interface DraftStore<TDraft> {
  /** Never rejects: a device that does not answer has no draft. */
  read(): Promise<KeptDraft<TDraft> | null>;
  /**
   * Writes the draft, or deletes it. It begins before it returns if the database is open.
   * @throws the browser's error when the device has no room, or gives none to this page, and {@link HeldByOtherTab} in
   *   the mode `apart`; the draft is then in memory
   */
  keep(draft: KeptDraft<TDraft> | null): Promise<KeepResult>;
  /** Whether the device has no draft of this name; `false` too if it does not answer. */
  isFree(): Promise<boolean>;
  /** `checked` at first. */
  setMode(mode: WriteMode): void;
  /** Calls back after each write to the device. */
  onWrite(tell: (() => void) | null): void;
  /** The names of files that the draft had when it was stored, and that a reload has lost. */
  lostFiles(): readonly string[];
}

/**
 * Stores a record again that a write has replaced.
 * @param version what that write has left; `undefined` if nothing. What was stored since is not touched.
 */
async function putBack(
  database: WorkDatabase,
  name: string,
  replaced: StoredDraft,
  version: string | undefined,
): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  done.catch(() => {});
  const stored = await store.get(name);
  await Promise.all([stored?.version === version ? store.put(replaced, name) : undefined, done]);
}

/**
 * Every draft that this page wrote, by name. It alone holds what the device refused (`version` is then `null`), and the
 * files of a draft.
 */
const memory = new Map<string, { readonly draft: KeptDraft<unknown>; readonly version: string | null }>();

/** Counts the calls of `forgetDrafts`: a store that is older than the last one writes nothing any more. */
let generation = 0;

/** Deletes the drafts of one world of the demo, or of every world. Open pages do not write theirs again. */
export async function forgetDrafts(world: string | null): Promise<void> {
  generation += 1;
  memory.clear();
  try {
    await withWorkDatabase(async (database) => {
      const { store, done } = database.transaction('drafts', 'readwrite');
      done.catch(() => {});
      const names = await store.getAllKeys();
      const forgotten = names.filter((name) => world === null || name.endsWith(` ${world}`));
      await Promise.all([...forgotten.map((name) => store.delete(name)), done]);
    });
  } catch {
    // A device that stores nothing has nothing to delete.
  }
}

/** The editors that have drafts. */
const EDITOR_KINDS = [
  'finance',
  'reminder',
  'action',
  'step',
  'authorisation',
  'action-type',
  'file',
  'city',
  'work-area',
  'customer',
  'profile',
  'stage',
  'expectation',
  'leaded-action',
  'health-center',
  'programme',
  'visit-report',
  'weekly-report',
  'absence',
] as const;
export type EditorKind = (typeof EDITOR_KINDS)[number];

export const isEditorKind = (value: string): value is EditorKind => EDITOR_KINDS.some((kind) => kind === value);

/** Whose draft it is, and of what: a draft is never opened by anybody else, in another agency or another demo world. */
export interface DraftKey {
  readonly kind: EditorKind;
  readonly memberID: string;
  readonly agencyID: string | null;
  /** What the draft is about: the ID of a record, a period. */
  readonly subject: string;
  /** `null` where there is one world, as live. */
  readonly world: string | null;
}

/** The name of a draft on this device, and of the lock by which one tab holds it. */
export function draftName({ kind, memberID, agencyID, subject, world }: DraftKey): string {
  return [kind, memberID, agencyID, subject, ...(world === null ? [] : [world])].join(' ');
}

/**
 * @param name its {@link draftName}
 * @param isDraft checks what was stored, which an older version of the application may have written
 */
export function draftStore<TDraft>(name: string, isDraft: Guard<TDraft>): DraftStore<TDraft> {
  /** The version that this store last read or wrote. */
  let known: string | null = null;
  let mode: WriteMode = 'checked';
  let tell: (() => void) | null = null;
  let lost: readonly string[] = [];
  const own = generation;

  const checked = (draft: KeptDraft<unknown> | undefined): KeptDraft<TDraft> | null => {
    if (!draft) return null;
    const { value, base, at } = draft;
    return isDraft(value) && isDraft(base) ? { value, base, at } : null;
  };

  return {
    async read() {
      const held = memory.get(name);
      if (mode === 'apart') return checked(held?.draft);
      const stored = await withWorkDatabase((database) => database.get('drafts', name)).catch(() => null);
      if (stored === null) return checked(held?.draft);
      known = stored?.version ?? null;
      const isLatest = held && (held.version === null || held.version === known);
      if (isLatest) return checked(held.draft);
      lost = stored?.files ?? [];
      return checked(stored?.draft);
    },

    async keep(draft) {
      if (own !== generation) return { kind: 'kept' };
      const last = memory.get(name);
      if (draft) memory.set(name, { draft, version: null });
      else memory.delete(name);
      if (mode === 'apart') {
        if (draft) throw new HeldByOtherTab();
        return { kind: 'kept' };
      }
      // What is written again as it is, as at the end of a claim, is no news to another tab.
      const isSame = last && draft && last.draft.value === draft.value && last.draft.base === draft.base;
      const version = (isSame && last.version === known ? known : null) ?? newVersion();
      // A chosen file replaces those that were lost.
      const files = draft ? fileNames(draft.value) : [];
      if (files.length > 0) lost = [];
      const record = draft && { draft: withoutFiles(draft), files: files.length > 0 ? files : lost, version };
      const isHeld = mode === 'held';
      const isOvertaken = await withWorkDatabase(async (database, isRetry) => {
        const transaction = database.transaction('drafts', 'readwrite');
        const { store, done } = transaction;
        // Rejects with the request that fails, which is awaited below.
        done.catch(() => {});
        const writing = () => (record ? store.put(record, name) : store.delete(name));
        if (isHeld) {
          const [reading, written] = [store.get(name), writing()];
          transaction.commit();
          const [replaced] = await Promise.all([reading, written, done]);
          const isOther = replaced && replaced.version !== known && replaced.version !== version;
          if (isOther) await putBack(database, name, replaced, draft ? version : undefined);
          return isOther === true;
        }
        const stored = await store.get(name);
        const isWritten = isRetry && stored?.version === (draft ? version : undefined);
        const isOther = !isWritten && (stored?.version ?? null) !== known;
        await Promise.all([isWritten || isOther ? undefined : writing(), done]);
        return isOther;
      });
      if (isOvertaken) {
        memory.delete(name);
        return { kind: 'overtaken' };
      }
      known = draft ? version : null;
      if (draft && memory.get(name)?.draft === draft) memory.set(name, { draft, version });
      tell?.();
      return { kind: 'kept' };
    },

    isFree: () =>
      withWorkDatabase((database) => database.getKey('drafts', name)).then(
        (key) => key === undefined,
        () => false,
      ),

    setMode(next) {
      mode = next;
    },

    onWrite(next) {
      tell = next;
    },

    lostFiles: () => lost,
  };
}

/** A draft of a person on this device, whose editor may be closed. */
export interface DraftOnDevice {
  readonly kind: EditorKind;
  readonly subject: string;
  /** The name that the user has given what is edited; `null` if there is none. */
  readonly title: string | null;
  /** What was written, and what it was begun from, as the device has them. */
  readonly value: unknown;
  readonly base: unknown;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
  /** The device refused it: it lives as long as this page. */
  readonly isInMemory: boolean;
}

/** The drafts of a person, of every agency, the last one first. Never rejects. */
export async function draftsOf({
  memberID,
  world,
}: Pick<DraftKey, 'memberID' | 'world'>): Promise<readonly DraftOnDevice[]> {
  const stored = await withWorkDatabase(async (database) => {
    const { store, done } = database.transaction('drafts', 'readonly');
    const [names, records] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
    return names.flatMap((name, index): [string, KeptDraft<unknown>][] => {
      const record = records[index];
      return record ? [[name, record.draft]] : [];
    });
  }).catch(() => []);
  const all = new Map(stored.map(([name, draft]) => [name, { draft, isInMemory: false }]));
  for (const [name, { draft, version }] of memory) {
    if (version === null) all.set(name, { draft, isInMemory: true });
  }
  return [...all]
    .flatMap(([name, { draft, isInMemory }]): DraftOnDevice[] => {
      const [first, member, , ...rest] = name.split(' ');
      const kind = EDITOR_KINDS.find((each) => each === first);
      const subject = rest.join(' ');
      if (!kind || member !== memberID) return [];
      if (world !== null && !subject.endsWith(` ${world}`)) return [];
      return [
        {
          kind,
          subject: world === null ? subject : subject.slice(0, -world.length - 1),
          title: titleOf(draft.value),
          value: draft.value,
          base: draft.base,
          at: draft.at,
          isInMemory,
        },
      ];
    })
    .toSorted((a, b) => b.at - a.at);
}

/** Drafts of records have a name. */
function titleOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null;
  return value.name.trim() || null;
}

/** `crypto.randomUUID` is missing on pages of plain http. */
const newVersion = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const withoutFiles = ({ value, base, at }: KeptDraft<unknown>): KeptDraft<unknown> => ({
  value: storable(value),
  base: storable(base),
  at,
});

function storable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, field instanceof Blob ? null : field]));
}

const fileNames = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((field) => (field instanceof File ? field.name : []))
    : [];
