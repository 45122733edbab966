import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  waitFor,
} from 'xstate';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { codesIn } from '#api/codes.ts';
import type { Refusal } from '#api/refusal.ts';
import type { ItemError, NewItem, OutboxItem, OutboxOwner, WriteKind } from '#domain/outbox/item.ts';
import { ownerKey, WRITE_KINDS } from '#domain/outbox/item.ts';
import { type ItemEvent, mayHaveArrived, type Next } from '#domain/outbox/queue.ts';
import type { Clock } from '#lib/clock.ts';
import { type Delivery, deliveryOf, isSending, outboxMachine } from '#machines/outbox/outbox.machine.ts';
import type {
  AskResult,
  ClaimCall,
  ItemCall,
  PauseCall,
  SendResult,
  SettleCall,
  Settlement,
} from '#machines/outbox/outbox.types.ts';
import { askToKeepStorage } from '#lib/device/persistence.ts';
import { claimLock } from './lock-claim.ts';
import { type OutboxStore, outboxStore, type Queued } from './outbox-store.ts';

/** How the writes of a kind reach the server. What has another shape than it expects is refused. */
export interface Writer {
  /**
   * Sends a write.
   * @throws {ApiError} also when it may have arrived
   */
  readonly send: (
    api: Api,
    item: OutboxItem,
    signal: AbortSignal,
  ) => Promise<{ readonly kind: 'sent' } | (Refusal & AboutDays) | Conflict>;
  /** Asks the server whether it has the write. @throws {ApiError} */
  readonly isThere: (api: Api, item: OutboxItem, signal: AbortSignal) => Promise<boolean>;
}

/** Which of the days it is about that a write has; left out where it has one, or none. */
interface AboutDays {
  readonly days?: readonly string[] | undefined;
}

/** The server has another version of the record than the one that the write was made from. */
export interface Conflict extends AboutDays {
  readonly kind: 'conflict';
}

/** Finds the writer of a kind. */
export type Writers = (kind: WriteKind) => Promise<Writer>;

/** What became of a write soon after it was queued. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'queued' }
  /** `isConflict`: the server has another version of the record. */
  | (Refusal & AboutDays & { readonly isConflict?: boolean });

/** What is shown of the queue. */
export interface OutboxView {
  /** In order. */
  readonly items: readonly OutboxItem[];
  /**
   * The same, and before them what the server has while pages show what they read before it: for whoever shows records as they
   * are with what was written.
   */
  readonly unread: readonly OutboxItem[];
  /** Those of other people, or of other agencies, which are not sent. */
  readonly others: readonly OutboxItem[];
  readonly delivery: Delivery;
}

/** The writes of whoever is signed in, on their way to the server. */
export interface Outbox {
  readonly actor: ActorRefFrom<typeof outboxMachine>;
  readonly owner: OutboxOwner;
  /** @param draftNames the drafts in which it was written, in the order of its forms: they are forgotten in the same transaction */
  queue(item: NewItem, draftNames: readonly string[]): Promise<Queued>;
  /** The same for what the server has refused already: it is parked, to be mended later. */
  park(item: NewItem, refusal: ItemError, draftNames: readonly string[]): Promise<Queued>;
  /**
   * Waits for what becomes of an item that was queued. One that the server refuses stays where it is, to be taken back by whoever
   * waits and still has its form.
   * @param patience milliseconds
   */
  outcome(id: string, patience: number): Promise<Outcome>;
  /**
   * Takes back what is not under way; `null` if it is.
   * @param draftNames the drafts that get what was written, in the order of its forms
   */
  takeBack(id: string, draftNames: readonly string[]): Promise<OutboxItem | null>;
  /** Has a parked item tried again. */
  retry(id: string): Promise<void>;
  /** Adds the items of a file. @returns how many were not there */
  restore(items: readonly OutboxItem[]): Promise<number>;
  /** Sends now what can be sent. */
  flush(): void;
  /** The same object until something changes, and in it the same lists until they change. */
  getView(): OutboxView;
  subscribe(listener: () => void): () => void;
  /** Sends nothing any more. What waits stays on the device. */
  stop(): void;
}

export interface OutboxOptions extends Pick<ActorOptions<AnyActorLogic>, 'inspect'> {
  readonly api: Api;
  readonly clock: Clock;
  readonly owner: OutboxOwner;
  readonly ownerName: string;
  readonly writers: Writers;
  /** Milliseconds that a call may take. */
  readonly limit: number;
  /** Whether its owner is still who calls would be made for: asked before each call. */
  readonly isOwnersTurn: () => boolean;
  /** Called when the server has an item that this page has not sent, or whose answer was lost: what pages show may be older. */
  readonly onFound: () => void;
  /** Resolves once pages have read again what the last write has changed. */
  readonly whenReread: () => Promise<void>;
}

/**
 * Milliseconds within which an answer is waited for before pages show what is queued: to render them takes longer than the calls of a
 * good line, and they would show something else at once.
 */
const CALL_FIRST = 300;

/** The states in which nothing of an item can be on its way. */
const TAKEN_BACK = ['waiting', 'parked'] as const;

const NOTHING: OutboxView = { items: [], unread: [], others: [], delivery: 'resting' };

const errorOf = (error: unknown): ItemError =>
  error instanceof ApiError
    ? { kind: error.kind, codes: error.codes, ...(error.detail !== '' && { said: error.detail }) }
    : { kind: 'unexpected', codes: [] };

/** The answers of a host, by their status, that no repetition changes: too large, not allowed. */
const isFinal = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'http' && status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** Reads the queue of somebody, and sends what waits in it while the page is open. */
export function startOutbox({
  api: anybodys,
  clock,
  owner,
  ownerName,
  writers,
  limit,
  isOwnersTurn,
  onFound,
  whenReread,
  ...inspection
}: OutboxOptions): Outbox {
  // A call takes the token of whoever is signed in when it is made, who may be somebody else by then.
  const api: Api = {
    ...anybodys,
    request: (operation, ...rest) =>
      isOwnersTurn() ? anybodys.request(operation, ...rest) : Promise.reject(new ApiError('unauthorized')),
  };
  const store = outboxStore(owner);
  const name = ownerKey(owner);
  const listeners = new Set<() => void>();
  let view = NOTHING;
  let isOver = false;

  async function writerOf({ kind }: OutboxItem): Promise<Writer> {
    const known = WRITE_KINDS.find((each) => each === kind);
    if (!known) throw new Error(`The outbox has no writer for ${kind}.`);
    return writers(known);
  }

  async function isThere(writer: Writer, item: OutboxItem, signal: AbortSignal): Promise<boolean> {
    const isFound = await writer.isThere(api, item, signal);
    if (isFound) onFound();
    return isFound;
  }

  /** @throws {ApiError} when the write may have arrived */
  async function sendItem(item: OutboxItem, signal: AbortSignal): Promise<SendResult> {
    try {
      const writer = await writerOf(item);
      const answer = await writer.send(api, item, signal);
      if (answer.kind === 'sent') return answer;
      const about = answer.days && { days: answer.days };
      if (answer.kind === 'conflict') return { kind: 'refused', error: { kind: 'conflict', codes: [], ...about } };
      // The server has a record of this key: ours, if an earlier try has arrived.
      if (answer.codes.includes('ALREADY_RECORDED') && (await isThere(writer, item, signal))) return { kind: 'sent' };
      const { codes, said } = answer;
      return { kind: 'refused', error: { kind: 'refused', codes, ...(said !== undefined && { said }), ...about } };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') return { kind: 'unauthorized' };
      if (error instanceof ApiError && isFinal(error)) return { kind: 'refused', error: errorOf(error) };
      throw error;
    }
  }

  async function askAbout(item: OutboxItem, signal: AbortSignal): Promise<AskResult> {
    try {
      const writer = await writerOf(item);
      return { kind: (await isThere(writer, item, signal)) ? 'present' : 'absent' };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') return { kind: 'unauthorized' };
      throw error;
    }
  }

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        claim: fromCallback<EventObject, ClaimCall>(({ input: { isStealing }, sendBack }) =>
          claimLock(`outbox ${name}`, isStealing ? 'steal' : 'wait', {
            onGranted: () => sendBack({ type: 'claim.granted' }),
            onTaken: () => sendBack({ type: 'claim.taken' }),
          }),
        ),
        take: fromPromise<Next>(async () => {
          const next = await store.take(clock.now(), limit);
          // Stopped meanwhile: its call is not made, and the next outbox need not ask about it.
          if (isOver && next.kind === 'send') await store.change(next.item.id, { type: 'returned' });
          return next;
        }),
        ask: fromPromise<AskResult, ItemCall>(({ input: { item }, signal }) => askAbout(item, signal)),
        send: fromPromise<SendResult, ItemCall>(({ input: { item }, signal }) => sendItem(item, signal)),
        pause: fromCallback<EventObject, PauseCall>(({ input: { milliseconds }, sendBack }) => {
          const timer = setTimeout(() => sendBack({ type: 'pause.over' }), milliseconds);
          return () => clearTimeout(timer);
        }),
        settle: fromPromise<unknown, SettleCall>(({ input: { item, settlement } }) => {
          const settling = settle(store, item, settlement, clock.now());
          if (settlement.kind === 'done') void hold(item);
          return settling;
        }),
      },
    }),
    { ...inspection, input: { errorOf } },
  );

  function notify(): void {
    for (const listener of listeners) listener();
  }
  function tell(change: Partial<OutboxView>): void {
    if (isOver) return;
    view = { ...view, ...change };
    notify();
  }
  /** What the server has, and pages have not read since. */
  const arrived = new Map<string, OutboxItem>();
  function withArrived(items: readonly OutboxItem[]): readonly OutboxItem[] {
    const gone = [...arrived.values()].filter(({ id }) => items.every((item) => item.id !== id));
    return gone.length === 0 ? items : [...gone, ...items];
  }
  /** Keeps an item that the server has in view until pages have read so: they would show what was there before it. */
  async function hold(item: OutboxItem): Promise<void> {
    const seen = view.items.find(({ id }) => id === item.id);
    // It may not be in view yet, nor its call counted where it was read.
    arrived.set(
      item.id,
      seen && mayHaveArrived(seen) ? seen : { ...item, state: 'sending', tries: Math.max(1, item.tries) },
    );
    const tellUnread = () => tell({ unread: sharedItems(view.unread, withArrived(view.items)) });
    // Whoever waits for the server need not wait for the device too, nor for pages to render.
    notify();
    await nextTask();
    // What was answered before it was in view is counted as soon as it is said to be sent.
    tellUnread();
    await whenReread();
    arrived.delete(item.id);
    tellUnread();
  }
  /** Resolves once nothing is being sent, or it takes longer. */
  async function answered(): Promise<void> {
    if (!isSending(actor.getSnapshot())) return;
    await waitFor(actor, (snapshot) => !isSending(snapshot), { timeout: CALL_FIRST }).catch(() => undefined);
  }
  /** Items that are queued, and not in view yet. */
  const fresh = new Map<string, OutboxItem>();
  let isToRead = false;
  async function read(): Promise<void> {
    if (isToRead) return;
    isToRead = true;
    await answered();
    isToRead = false;
    const added = [...fresh.keys()];
    const all = await store.everybodys();
    // What a device does not tell is not gone.
    if (!all) return;
    for (const id of added) fresh.delete(id);
    // What has arrived meanwhile was still there when the queue was read.
    const isOwn = (item: OutboxItem) => ownerKey(item.owner) === name && !store.isDone(item.id);
    const items = sharedItems(view.items, all.filter(isOwn));
    tell({
      items,
      unread: sharedItems(view.unread, withArrived(items)),
      others: sharedItems(
        view.others,
        all.filter((item) => ownerKey(item.owner) !== name && item.owner.world === owner.world),
      ),
    });
  }
  const wake = () => {
    if (!isOver) actor.send({ type: 'wake' });
  };
  const wakeVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  /** How many items are being queued. */
  let queuing = 0;
  const stopHearing = store.subscribe(({ sentElsewhere, isLeft }) => {
    const item = view.items.find(({ id }) => id === sentElsewhere);
    if (item) {
      onFound();
      void hold(item);
    }
    if (queuing === 0) void read();
    if (isLeft) wake();
  });
  async function tellDelivery(): Promise<void> {
    await answered();
    const delivery = deliveryOf(actor.getSnapshot());
    if (delivery !== view.delivery) tell({ delivery });
  }
  actor.subscribe((snapshot) => {
    if (deliveryOf(snapshot) !== view.delivery) void tellDelivery();
  });
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeVisible);
  actor.start();
  void read();

  return {
    actor,
    owner,

    async queue(item, draftNames) {
      // Loaded while the device stores the item. A failure is told when it is sent.
      writers(item.kind).catch(() => {});
      queuing += 1;
      const adding = store.add(item, { ownerName, now: clock.now(), draftNames });
      // The lock is claimed meanwhile, and what is read next waits for the device to have stored the item.
      wake();
      const queued = await adding;
      queuing -= 1;
      wake();
      return noted(queued);
    },

    park: async (item, refusal, draftNames) =>
      noted(await store.add(item, { ownerName, now: clock.now(), draftNames, refusal })),

    async outcome(id, patience) {
      const item = await settled(id, patience);
      if (store.isDone(id)) return { kind: 'sent' };
      if (item?.state !== 'parked') return { kind: 'queued' };
      const { error } = item;
      return {
        kind: 'refused',
        codes: codesIn(error?.codes ?? []),
        ...(error?.said !== undefined && { said: error.said }),
        ...(error?.kind === 'conflict' && { isConflict: true }),
        ...(error?.days && { days: error.days }),
      };
    },

    takeBack: (id, draftNames) => store.remove(id, { states: TAKEN_BACK, draftNames, now: clock.now() }),

    async retry(id) {
      await store.change(id, { type: 'retried' });
      wake();
    },

    async restore(items) {
      const count = await store.restore(items);
      wake();
      return count;
    },

    flush: wake,
    getView: () => view,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    stop() {
      isOver = true;
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wakeVisible);
      stopHearing();
      actor.stop();
      store.close();
    },
  };

  /** What was added is waited for from now on, and in view as soon as it is read. */
  function noted(queued: Queued): Queued {
    fresh.set(queued.item.id, queued.item);
    if (queued.isKept) void askToKeepStorage();
    void read();
    return queued;
  }

  /** The item once it is parked, or its call has failed; `undefined` once it is gone, for whatever reason, or it takes longer. */
  function settled(id: string, patience: number): Promise<OutboxItem | undefined> {
    return new Promise((resolve) => {
      const end = (result: OutboxItem | undefined) => {
        clearTimeout(timer);
        listeners.delete(look);
        resolve(result);
      };
      const look = () => {
        const item = store.isDone(id) ? undefined : (view.items.find((each) => each.id === id) ?? fresh.get(id));
        // One that was written again is asked about first: it has not failed.
        if (!item || item.state === 'parked' || (item.state === 'doubtful' && item.tries > 0)) end(item);
      };
      const timer = setTimeout(() => end(undefined), patience);
      listeners.add(look);
      look();
    });
  }
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** The same items as in `next`: those that have not changed, or all of them, are the objects of `before`, so that pages rest. */
function sharedItems(before: readonly OutboxItem[], next: readonly OutboxItem[]): readonly OutboxItem[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const items = next.map((item) => {
    const same = known.get(item.id);
    return same && isSame(same, item) ? same : item;
  });
  return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
}

const isSame = (one: OutboxItem, other: OutboxItem): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Stores what has become of an item. */
async function settle(store: OutboxStore, { id }: OutboxItem, settlement: Settlement, at: number): Promise<void> {
  if (settlement.kind === 'done') await store.finish(id);
  else await store.change(id, eventOf(settlement, at));
}

function eventOf(settlement: Exclude<Settlement, { readonly kind: 'done' }>, at: number): ItemEvent {
  if (settlement.kind === 'lost') return { type: 'lost', at, error: settlement.error };
  if (settlement.kind === 'parked') return { type: 'refused', error: settlement.error };
  return { type: settlement.kind };
}
