import {
  inOrder,
  isReplaceable,
  itemAfter,
  type ItemEvent,
  itemID,
  type Next,
  nextOf,
  placeAfter,
} from '#domain/outbox/queue.ts';
import {
  formsOf,
  isItem,
  isOwnedBy,
  ITEM_VERSION,
  type ItemError,
  type ItemForm,
  type NewItem,
  type OutboxItem,
  type OutboxOwner,
  ownerKey,
} from '#domain/outbox/item.ts';
import { openChannel } from '#lib/device/channel.ts';
import { isBoolean, isText, orMissing, orNull, shapeOf } from '#lib/shape.ts';
import { withWorkDatabase } from './work-database.ts';

/** What the device refused to store, by its name: it lives as long as this page. */
const memory = new Map<string, OutboxItem>();

/** The names of what the device did not delete: it is gone all the same, so that nothing is sent twice. */
const gone = new Set<string>();

/** What tabs say to each other of a queue. */
interface News {
  /** The item that the server has; `null` for any other change. */
  readonly done: string | null;
  /** The tab that made the change sends nothing any more. */
  readonly isLeft?: boolean | undefined;
}

const isNews = shapeOf<News>({ done: orNull(isText), isLeft: orMissing(isBoolean) });

/** An item as it was queued. */
export interface Queued {
  readonly item: OutboxItem;
  /** Whether the device has stored it; otherwise it lives as long as this page. */
  readonly isKept: boolean;
}

export interface Removal {
  /** The states in which it may be removed. */
  readonly states: readonly OutboxItem['state'][];
  /** The drafts that get what was written, in the order of its forms. */
  readonly draftNames: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A change of a queue. */
export interface QueueChange {
  /** The item that another tab has sent; `null` for any other change. */
  readonly sentElsewhere: string | null;
  /** Whoever made it sends nothing any more: what it has queued waits for somebody else. */
  readonly isLeft: boolean;
}

const OWN_CHANGE: QueueChange = { sentElsewhere: null, isLeft: false };

/** The queue of somebody on this device. */
export interface OutboxStore {
  /** In order. Never rejects: a device that does not answer has what this page remembers. */
  all(): Promise<readonly OutboxItem[]>;
  /** The queues of everybody, as other people use the device too; `null` if the device does not answer. Never rejects. */
  everybodys(): Promise<readonly OutboxItem[] | null>;
  /**
   * Adds an item in one transaction, which replaces those of its key that wait, and forgets the drafts that it was written in.
   * What is queued is on the disk once it resolves.
   * @param draftNames the drafts to forget, in the order of its forms, if they have what is queued
   * @param refusal why the server has refused it, of one that is parked at once
   */
  add(
    item: NewItem,
    about: {
      readonly ownerName: string;
      readonly now: number;
      readonly draftNames: readonly string[];
      readonly refusal?: ItemError;
    },
  ): Promise<Queued>;
  /** Adds items of a file that are not in the queue, at its end. @returns how many */
  restore(items: readonly OutboxItem[]): Promise<number>;
  /**
   * Chooses what is sent, or asked about, next, and stores in the same transaction that it is about to be sent.
   * @param limit milliseconds that a call may take
   * @throws the browser's error if the device did not store it
   */
  take(now: number, limit: number): Promise<Next>;
  /**
   * Changes an item.
   * @returns the item after the event; `null` if it is gone, or in another state
   * @throws the browser's error if the device did not store it
   */
  change(id: string, event: ItemEvent): Promise<OutboxItem | null>;
  /**
   * Removes an item, and can give drafts what was written in them, in one transaction.
   * @returns the item that was removed; `null` if there was none to remove, or a draft has something else
   */
  remove(id: string, how: Removal): Promise<OutboxItem | null>;
  /** Removes an item that the server has, and tells the other tabs so. It is done even if the device does not delete it. */
  finish(id: string): Promise<void>;
  /** Whether the server is known to have an item: one that is gone may also have been taken back, or replaced. */
  isDone(id: string): boolean;
  /**
   * @param listener hears of changes in other tabs too
   * @returns a function that stops listening
   */
  subscribe(listener: (change: QueueChange) => void): () => void;
  close(): void;
}

/** `crypto.randomUUID` is missing on pages of plain http. */
const newMark = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options of writes that must be on the disk before anybody is told. */
const STRICT = { durability: 'strict' } as const;

/** What the device has, and what it refused; `null` if it does not answer. */
async function everything(): Promise<readonly OutboxItem[] | null> {
  const stored = await withWorkDatabase(async (database) => {
    const { store, done } = database.transaction('outbox', 'readonly');
    const [items] = await Promise.all([store.getAll(), done]);
    return items;
  }).catch(() => null);
  return !stored && memory.size === 0 ? null : withMemory(stored ?? []);
}

/** What the device has, and what it refused, in order. */
function withMemory(stored: readonly OutboxItem[]): readonly OutboxItem[] {
  const all = new Map(stored.filter((item) => isItem(item)).map((item) => [item.id, item]));
  for (const [id, item] of memory) all.set(id, item);
  return inOrder([...all.values()].filter(({ id }) => !gone.has(id)));
}

/** Opens the queue of somebody. */
export function outboxStore(owner: OutboxOwner): OutboxStore {
  const name = ownerKey(owner);
  const channel = openChannel(`outbox ${name}`, isNews);
  const finished = new Set<string>();
  const listeners = new Set<(change: QueueChange) => void>();
  const hear = (change: QueueChange) => {
    for (const listener of listeners) listener(change);
  };
  const stopHearing = channel.listen(({ done, isLeft = false }) => {
    if (done !== null) finished.add(done);
    hear({ sentElsewhere: done, isLeft });
  });
  let isClosed = false;
  const tell = (done: string | null = null) => {
    hear(OWN_CHANGE);
    if (!isClosed) return channel.post({ done });
    // A write that ends after its outbox was stopped: the next one may have read the queue before.
    const last = openChannel(`outbox ${name}`, isNews);
    last.post({ done, isLeft: true });
    return last.close();
  };
  /** The names that the device had when it was last read. */
  let lastNames: readonly string[] = [];
  const all = async () => ((await everything()) ?? []).filter((item) => isOwnedBy(item, owner));
  /** What is next in a queue; what is to be sent as it is once that is noted. */
  const chosenOf = (stored: readonly OutboxItem[], now: number, limit: number): Next => {
    const own = withMemory(stored).filter((item) => isOwnedBy(item, owner));
    const next = nextOf(own, now, limit);
    const begun = next.kind === 'send' ? itemAfter(next.item, { type: 'sent', at: now }) : null;
    return begun ? { kind: 'send', item: begun } : next;
  };

  return {
    all,
    everybodys: everything,

    async add(given, { ownerName, now, draftNames, refusal }) {
      const inMemory = [...memory.values()];
      const ofKey = (item: OutboxItem) => isOwnedBy(item, owner) && item.key === given.key && !gone.has(item.id);
      // What was written again while its last call is under way, or may have arrived, is asked about before it is sent.
      const stateAfter = (items: readonly OutboxItem[]) =>
        refusal ? 'parked' : items.some((item) => ofKey(item) && !isReplaceable(item)) ? 'doubtful' : 'waiting';
      const itemAt = (place: number, items: readonly OutboxItem[]): OutboxItem => ({
        ...given,
        id: itemID(name, place, newMark()),
        version: ITEM_VERSION,
        owner,
        ownerName,
        state: stateAfter([...items, ...inMemory]),
        tries: 0,
        queuedAt: now,
        sentAt: null,
        error: refusal ?? null,
      });
      const replaced = (item: OutboxItem) => ofKey(item) && isReplaceable(item);
      let isKept = true;
      const item = await withWorkDatabase(async (database) => {
        const transaction = database.transaction(['outbox', 'drafts'], 'readwrite', STRICT);
        transaction.done.catch(() => {});
        const [queue, drafts] = [transaction.objectStore('outbox'), transaction.objectStore('drafts')];
        const [names, items, written] = await Promise.all([
          queue.getAllKeys(),
          queue.getAll(),
          Promise.all(draftNames.map((draftName) => drafts.get(draftName))),
        ]);
        lastNames = [...names, ...memory.keys()];
        const known = items.filter((each) => isItem(each));
        const added = itemAt(placeAfter(name, lastNames), known);
        const removals = known.flatMap((each) => (replaced(each) ? [queue.delete(each.id)] : []));
        // Another tab may have its own draft of the same visit.
        const forms = formsOf(given);
        const queued = draftNames.filter((_, index) => {
          const draft = written[index]?.draft;
          return draft !== undefined && isSame(draft.value, forms[index]?.value);
        });
        await Promise.all([
          ...removals,
          queue.put(added, added.id),
          ...queued.map((draftName) => drafts.delete(draftName)),
          transaction.done,
        ]);
        return added;
      }).catch(() => {
        isKept = false;
        const added = itemAt(placeAfter(name, [...lastNames, ...memory.keys()]), []);
        memory.set(added.id, added);
        return added;
      });
      for (const each of inMemory) {
        if (replaced(each) && each.id !== item.id) memory.delete(each.id);
      }
      tell();
      return { item, isKept };
    },

    async restore(items) {
      const known = new Set((await all()).map(({ key }) => key));
      const missing = items.filter(({ key }) => !known.has(key));
      await withWorkDatabase(async (database) => {
        const { store, done } = database.transaction('outbox', 'readwrite', STRICT);
        done.catch(() => {});
        const first = placeAfter(name, await store.getAllKeys());
        const added = missing.map((item, index): OutboxItem => ({
          ...item,
          id: itemID(name, first + index, newMark()),
          // A file may be older than what was sent since.
          state: item.state === 'parked' ? 'parked' : 'doubtful',
          sentAt: null,
        }));
        await Promise.all([...added.map((item) => store.put(item, item.id)), done]);
      });
      tell();
      return missing.length;
    },

    async take(now, limit) {
      let isRead = false;
      const next = await withWorkDatabase(async (database) => {
        const { store, done } = database.transaction('outbox', 'readwrite', STRICT);
        done.catch(() => {});
        const chosen = chosenOf(await store.getAll(), now, limit);
        isRead = true;
        const isStored = chosen.kind === 'send' && !memory.has(chosen.item.id);
        await Promise.all([isStored ? store.put(chosen.item, chosen.item.id) : undefined, done]);
        return chosen;
      }).catch((error: unknown) => {
        // A device that does not answer has what this page remembers.
        if (isRead) throw error;
        return chosenOf([], now, limit);
      });
      if (next.kind === 'send') {
        if (memory.has(next.item.id)) memory.set(next.item.id, next.item);
        tell();
      }
      return next;
    },

    async change(id, event) {
      const held = memory.get(id);
      if (held) {
        const next = itemAfter(held, event);
        if (next) memory.set(id, next);
        tell();
        return next;
      }
      if (gone.has(id)) return null;
      const changed = await withWorkDatabase(async (database) => {
        const { store, done } = database.transaction('outbox', 'readwrite', STRICT);
        done.catch(() => {});
        const stored = await store.get(id);
        const next = stored && isItem(stored) ? itemAfter(stored, event) : null;
        await Promise.all([next ? store.put(next, id) : undefined, done]);
        return next;
      });
      tell();
      return changed;
    },

    async remove(id, { states, draftNames, now }) {
      const held = memory.get(id);
      if (held) {
        // The device that refused the item would refuse its draft: its form is still open.
        if (!states.includes(held.state) || draftNames.length > 0) return null;
        memory.delete(id);
        tell();
        return held;
      }
      if (gone.has(id)) return null;
      const removed = await withWorkDatabase(async (database) => {
        // Drafts too, so that one that is being stored is there before its item goes.
        const transaction = database.transaction(['outbox', 'drafts'], 'readwrite', STRICT);
        transaction.done.catch(() => {});
        const [queue, drafts] = [transaction.objectStore('outbox'), transaction.objectStore('drafts')];
        const [stored, known] = await Promise.all([
          queue.get(id),
          Promise.all(draftNames.map((draftName) => drafts.get(draftName))),
        ]);
        const item = isItem(stored) && states.includes(stored.state) && !known.some(Boolean) ? stored : null;
        const forms = item ? formsOf(item) : [];
        const asDraft = ({ value, base }: ItemForm) => ({ draft: { value, base, at: now }, version: newMark() });
        await Promise.all([
          item && queue.delete(id),
          ...forms.flatMap((form, index) => {
            const draftName = draftNames[index];
            return draftName === undefined ? [] : drafts.put(asDraft(form), draftName);
          }),
          transaction.done,
        ]);
        return item;
      });
      tell();
      return removed;
    },

    async finish(id) {
      finished.add(id);
      if (!memory.delete(id)) {
        await withWorkDatabase(async (database) => {
          const { store, done } = database.transaction('outbox', 'readwrite', STRICT);
          done.catch(() => {});
          await Promise.all([store.delete(id), done]);
        }).catch(() => void gone.add(id));
      }
      tell(id);
    },

    isDone: (id) => finished.has(id),

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    close() {
      isClosed = true;
      stopHearing();
      channel.close();
      listeners.clear();
    },
  };
}

/** What somebody has in the queues of every agency. Never rejects. */
export const outboxOf = async ({
  memberID,
  world,
}: Pick<OutboxOwner, 'memberID' | 'world'>): Promise<readonly OutboxItem[]> =>
  ((await everything()) ?? []).filter(({ owner }) => owner.memberID === memberID && owner.world === world);

/** Deletes the queues of one world of the demo, or of every world. */
export async function forgetOutbox(world: string | null): Promise<void> {
  const isForgotten = (item: OutboxItem) => world === null || item.owner.world === world;
  for (const item of memory.values()) if (isForgotten(item)) memory.delete(item.id);
  gone.clear();
  // A device that stores nothing has nothing to delete.
  await withWorkDatabase(async (database) => {
    const { store, done } = database.transaction('outbox', 'readwrite', STRICT);
    done.catch(() => {});
    const items = await store.getAll();
    await Promise.all([...items.filter(isForgotten).map(({ id }) => store.delete(id)), done]);
  }).catch(() => {});
}
