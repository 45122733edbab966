import { type FetchQueryOptions, hashKey, matchQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate';
import type { Api } from '#api/client.ts';
import type { ApiError } from '#api/errors.ts';
import { isUnanswered } from '#api/unanswered.ts';
import type { Clock } from '#lib/clock.ts';
import { isLinePoor } from '#lib/device/line.ts';
import { inOrder } from '#lib/in-order.ts';
import { dayOf } from '#lib/scalars.ts';
import { dayPackMachine } from '#machines/day-pack/day-pack.machine.ts';
import type { DayPackEvent, LookResult, Completion } from '#machines/day-pack/day-pack.types.ts';
import type { Session } from '#machines/session/session.types.ts';
import { queryOf } from '#queries/kept.ts';
import { keys } from '#queries/keys.ts';
import type { KeptReads } from './kept-reads.ts';

/** Milliseconds after which a day is read ahead once more. */
const FRESH = 6 * 3_600_000;
/** Milliseconds within which what a page has read is not read again. */
const JUST_READ = 60_000;

/** Reads something into the device. @returns `null` if the server refuses it @throws {ApiError} if it does not answer */
export type Read = <T, TKey extends QueryKey>(options: FetchQueryOptions<T, ApiError, T, TKey>) => Promise<T | null>;

export interface ReadAheadCall {
  readonly api: Api;
  readonly session: Session;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The time zone of the agency. */
  readonly zone: string;
  readonly read: Read;
  /** Told of each read; more of them become known on the way. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Reads what a day needs, one thing after the other. @throws {ApiError} if the server does not answer */
export type ReadAhead = (call: ReadAheadCall) => Promise<void>;

/** A read that the page of a planned customer needs. */
export interface PlannedRead {
  readonly customerID: string;
  readonly queryHash: string;
  /** Reads it into the device. @throws {ApiError} if the server does not answer */
  readonly read: () => Promise<unknown>;
}

export interface PlannedCall extends Omit<ReadAheadCall, 'onProgress'> {
  /** Reads a day; `null` for one that is not known. */
  readonly readDay: Read;
}

/** What the customers need whom the days plan. @throws {ApiError} if the server does not answer */
export type ReadsOfPlanned = (call: PlannedCall) => Promise<readonly PlannedRead[]>;

/** How days are read ahead; loaded when it is needed. */
export interface DayReads {
  readonly readAhead: ReadAhead;
  readonly readsOfPlanned: ReadsOfPlanned;
}

export type DayPackActor = ActorRefFrom<typeof dayPackMachine>;

export interface DayPackOptions extends Pick<ActorOptions<AnyActorLogic>, 'inspect'> {
  readonly api: Api;
  readonly clock: Clock;
  readonly session: Session;
  /** The time zone of the agency. */
  readonly zone: string;
  readonly queries: QueryClient;
  readonly reads: KeptReads;
  readonly dayReads: () => Promise<DayReads>;
}

/** Reads the day of somebody ahead, when it is due and when they ask. */
export function startDayPack({ api, clock, session, zone, queries, reads, dayReads, ...inspection }: DayPackOptions): {
  readonly actor: DayPackActor;
  readonly stop: () => void;
} {
  const todayAt = (milliseconds: number) => dayOf(milliseconds / 1000, zone);

  async function look(): Promise<LookResult> {
    const [ready, size] = await Promise.all([reads.ready(), reads.size()]);
    const now = clock.now();
    const { at: readyAt, missing } = ready ?? { at: null, missing: 0 };
    const isOld = readyAt === null || todayAt(readyAt) !== todayAt(now) || now - readyAt > FRESH;
    return { readyAt, size, missing, isDue: isOld && !isLinePoor() && document.visibilityState === 'visible' };
  }

  /** What the server refuses: it is not missing, as nobody may read it. */
  const refused = new Set<string>();

  /** Reads into the device, even what a page has read before. */
  const readFor =
    (signal: AbortSignal): Read =>
    async (options) => {
      signal.throwIfAborted();
      try {
        const known = queryOf(queries, options);
        const staleTime = known && reads.isStored(known) ? JUST_READ : 0;
        await queries.fetchQuery({ ...options, staleTime });
        const query = queryOf(queries, options);
        if (query) await reads.answerTo(query);
        return await queries.fetchQuery({ ...options, staleTime: Infinity });
      } catch (error) {
        if (isUnanswered(error) || signal.aborted) throw error;
        refused.add(hashKey(options.queryKey));
        return null;
      }
    };

  /** Reads what the device lacks of the customers who were planned since. On a poor line it only counts, unless it is asked to. */
  async function complete(isAsked: boolean, signal: AbortSignal): Promise<Completion> {
    const { readsOfPlanned } = await dayReads();
    const mayRead = isAsked || (!isLinePoor() && document.visibilityState === 'visible');
    /** A day that the server does not answer, and the device does not have, plans nobody that is known. */
    const readDay: Read = async (options) =>
      queries.fetchQuery({ ...options, staleTime: mayRead ? JUST_READ : Infinity }).catch(() => null);
    const planned = await readsOfPlanned({
      api,
      session,
      today: todayAt(clock.now()),
      zone,
      read: readFor(signal),
      readDay,
    });
    const lacking = async () => {
      const isThere = await Promise.all(
        planned.map(async ({ queryHash }) => refused.has(queryHash) || reads.isKept(queryHash)),
      );
      return planned.filter((_, index) => isThere[index] === false);
    };
    // As far as the server answers.
    if (mayRead) await inOrder((await lacking()).map(({ read }) => read)).catch(() => undefined);
    await reads.written();
    const missing = new Set((await lacking()).map(({ customerID }) => customerID)).size;
    await reads.noteMissing(missing);
    return { missing, size: await reads.size() };
  }

  async function fill(say: (event: DayPackEvent) => void, signal: AbortSignal): Promise<void> {
    try {
      const { readAhead } = await dayReads();
      const today = todayAt(clock.now());
      const onProgress = (done: number, total: number) => {
        if (!signal.aborted) say({ type: 'fill.progress', done, total });
      };
      await readAhead({ api, session, today, zone, read: readFor(signal), onProgress });
      signal.throwIfAborted();
      const readyAt = clock.now();
      const isKept = await reads.noteReady(readyAt);
      const size = await reads.size();
      if (signal.aborted) return;
      say(isKept ? { type: 'fill.done', readyAt, size, missing: 0 } : { type: 'fill.failed', failure: 'device' });
    } catch {
      if (!signal.aborted) say({ type: 'fill.failed', failure: 'server' });
    }
  }

  const actor = createActor(
    dayPackMachine.provide({
      actors: {
        look: fromPromise(look),
        fill: fromCallback(({ sendBack }) => {
          const ending = new AbortController();
          void fill(sendBack, ending.signal);
          return () => ending.abort();
        }),
        complete: fromPromise(({ input, signal }) => complete(input.isAsked, signal)),
      },
    }),
    inspection,
  );
  const lookAgain = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'look' });
  };
  // A day that is read anew may plan somebody else. Without a network there is nothing to wait for: what is missing is only counted.
  const days = { queryKey: keys.workDay(session.member.ID) };
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !matchQuery(days, event.query)) return;
    actor.send({ type: navigator.onLine ? 'days.changed' : 'complete' });
  });
  addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  actor.start();
  return {
    actor,
    stop() {
      unsubscribe();
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
      actor.stop();
    },
  };
}
