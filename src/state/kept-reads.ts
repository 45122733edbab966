import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { ApiError } from '#api/errors.ts';
import { isUnanswered } from '#api/unanswered.ts';
import type { Clock } from '#lib/clock.ts';
import { atRest } from '#lib/idle.ts';
import { jsonInSlices } from '#lib/json-in-slices.ts';
import { inTime, Late, untilDone } from '#lib/until-done.ts';
import { isKept, reread, showAnswer, shownQueries } from '#queries/kept.ts';
import { sharedInSlices } from '#queries/shared-in-slices.ts';
import { type Reader, readsStore } from './reads-store.ts';

/** Milliseconds that the server has for a read that the device knows already; none while it did not answer the last one in time. */
const PATIENCE = 3000;

/** The name under which the device notes that a whole day was read. */
const READY = 'day-pack';

/** Milliseconds that an answer waits to be stored until the page has shown it: to write out a long list takes as long as its rows. */
const STORED_WITHIN = 2000;

/** When what is shown from the device is read again. */
const PAUSES = { first: 5000, longest: 120_000 } as const;

/** A day that was read ahead. */
export interface ReadyDay {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many customers were planned since, and are not there. */
  readonly missing: number;
}

/** The reads of a session that the device keeps. */
export interface KeptReads {
  /** For the query cache. */
  readonly persister: QueryPersister;
  /** Deletes what may not be shown any more. @returns a function after which nothing is stored */
  open(): () => void;
  /** Whether the device keeps anything. */
  readonly isKeeping: boolean;
  /** Characters of all that is kept. */
  size(): Promise<number>;
  /** When a whole day was read ahead, and what was noted since; `null` if none was. */
  ready(): Promise<ReadyDay | null>;
  /** Notes that a whole day was read. @returns whether the device has stored all of it */
  noteReady(at: number): Promise<boolean>;
  /** Notes how many customers of a day that was read ahead are planned, and not there. */
  noteMissing(count: number): Promise<void>;
  /** Whether the device has an answer to a query, by the hash of its key. */
  isKept(queryHash: string): Promise<boolean>;
  /** Waits until the device has stored, or not stored, what was answered so far. */
  written(): Promise<void>;
  /** Whether what a query shows is the server’s answer, and the device has stored it. */
  isStored(query: Pick<Query, 'queryHash'>): boolean;
  /** Waits for the server’s answer to a query that shows what the device has. @throws {ApiError} if it does not come */
  answerTo(query: Pick<Query, 'queryHash'>): Promise<void>;
  /** When what pages show from the device was read: the oldest, in milliseconds since 1970; `null` if all is from the server. */
  oldestShown(queries: QueryClient): number | null;
  /** Reads again what is shown from the device, until the server answers. @returns a function that stops it */
  refresh(queries: QueryClient): () => void;
}

/** What stands in a stored text for the errors of an answer. */
interface StoredError {
  readonly messages: readonly string[];
}

/**
 * An answer may have been refused in part, by a right that the user lacks: that is as final as the rest of it. With any other error
 * it is incomplete, and what is on the device may be better.
 */
function storable(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('errors' in data) || !Array.isArray(data.errors)) return data;
  const errors: readonly unknown[] = data.errors;
  const stored = errors.map((error): StoredError | null =>
    error instanceof ApiError && error.codes.includes('FORBIDDEN') ? { messages: error.serverMessages } : null,
  );
  return stored.includes(null) ? undefined : { ...data, errors: stored };
}

/** `undefined` for what cannot be read. */
function restored(text: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('errors' in data) || !Array.isArray(data.errors)) return data;
  const errors: readonly StoredError[] = data.errors;
  return {
    ...data,
    errors: errors.map(
      ({ messages }) => new ApiError('refused', { errors: messages.map((message) => ({ message, dependents: [] })) }),
    ),
  };
}

/**
 * Reads through the device: what the server answers is stored, and what it does not answer is shown as it was stored.
 * @param reader whose reads they are; `null` where the device keeps none, as it does not remember the session
 */
export function keptReads(reader: Reader | null, clock: Clock): KeptReads {
  const store = reader && readsStore(reader);
  /** When what queries show from the device was read, by the hash of their key. */
  const shown = new Map<string, number>();
  /** Calls that the device has stood in for, and that are not over yet. */
  const late = new Map<string, Promise<unknown>>();
  const storing = new Set<Promise<void>>();
  /** The hashes of the queries whose last answer the device has stored. */
  const stored = new Set<string>();
  /** The device did not store something since a whole day was last read. */
  let isRefused = false;
  let isSlow = false;
  let isOpen = true;

  const isFromDevice = ({ queryHash }: Pick<Query, 'queryHash'>) => shown.has(queryHash);

  /** @returns whether the device has it, unless it is not to be kept */
  async function keep({ queryHash }: Query, data: unknown): Promise<boolean> {
    stored.delete(queryHash);
    const kept = storable(data);
    if (kept === undefined) return true;
    const at = clock.now();
    const text = await jsonInSlices(kept);
    const isStored = isOpen && store !== null && (await store.keep(queryHash, { text, at }));
    if (isStored) stored.add(queryHash);
    return isStored;
  }

  function keepLater(query: Query, data: unknown): void {
    const write = async () => {
      await atRest(STORED_WITHIN);
      const isStored = await keep(query, data);
      isRefused ||= !isStored;
    };
    const written = write().finally(() => storing.delete(written));
    storing.add(written);
  }

  /** What the device has of a read; it says from now on that this is shown. */
  async function recall({ queryHash, state }: Query): Promise<{ readonly data: unknown } | null> {
    if (shown.has(queryHash)) return { data: state.data };
    const kept = await store?.get(queryHash, clock.now());
    const data = kept ? restored(kept.text) : undefined;
    if (!kept || data === undefined) return null;
    shown.set(queryHash, kept.at);
    return { data };
  }

  async function answerOf(query: Query, ask: () => Promise<unknown>): Promise<unknown> {
    const answer = await ask();
    const data = await sharedInSlices(query.state.data, answer);
    isSlow = false;
    shown.delete(query.queryHash);
    keepLater(query, data);
    return data;
  }

  /** Shows the answer to a call that the device has stood in for, once it comes. */
  function showLater(query: Query, answer: Promise<unknown>): void {
    const { queryHash } = query;
    isSlow = true;
    late.set(queryHash, answer);
    const show = async () => {
      try {
        const data = await answer;
        if (isOpen) showAnswer(query, data);
      } catch {
        // The device stands in for it until it is read again.
      } finally {
        late.delete(queryHash);
      }
    };
    void show();
  }

  return {
    async persister(queryFn, context, query) {
      if (!store || !isKept(query)) return queryFn(context);
      const answer = late.get(query.queryHash) ?? answerOf(query, async () => queryFn(context));
      const isRead = query.state.data !== undefined && !shown.has(query.queryHash);
      if (isRead) return answer;
      try {
        return await inTime(answer, isSlow ? 0 : PATIENCE);
      } catch (error) {
        if (!(error instanceof Late) && !isUnanswered(error)) throw error;
        const kept = await recall(query);
        if (!kept) return answer;
        if (error instanceof Late) showLater(query, answer);
        return kept.data;
      }
    },

    open() {
      isOpen = true;
      void store?.tidy(clock.now());
      return () => {
        isOpen = false;
      };
    },

    isKeeping: store !== null,
    size: async () => (await store?.size()) ?? 0,
    async ready() {
      const kept = await store?.get(READY, clock.now());
      return kept ? { at: kept.at, missing: Number(kept.text) } : null;
    },
    async noteMissing(count) {
      const kept = await store?.get(READY, clock.now());
      if (isOpen && kept) await store?.keep(READY, { ...kept, text: String(count) });
    },
    async noteReady(at) {
      await Promise.all(storing);
      const isWhole = isOpen && !isRefused && store !== null;
      isRefused = false;
      return isWhole && store.keep(READY, { text: '0', at });
    },
    isKept: async (queryHash) => ((await store?.get(queryHash, clock.now())) ?? null) !== null,
    async written() {
      await Promise.all(storing);
    },
    isStored: (query) => stored.has(query.queryHash) && !isFromDevice(query),
    async answerTo(query) {
      await late.get(query.queryHash);
      if (isFromDevice(query)) throw new ApiError('network');
    },

    oldestShown(queries) {
      if (shown.size === 0) return null;
      const ages = shownQueries(queries, isFromDevice).flatMap(({ queryHash }) => shown.get(queryHash) ?? []);
      return ages.length === 0 ? null : Math.min(...ages);
    },

    refresh: (queries) => untilDone(() => reread(queries, isFromDevice), PAUSES),
  };
}
