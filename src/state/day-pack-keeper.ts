import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
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
import { dayOf } from '#lib/scalars.ts';
import { dayPackMachine } from '#machines/day-pack/day-pack.machine.ts';
import type { DayPackEvent, LookResult } from '#machines/day-pack/day-pack.types.ts';
import type { Session } from '#machines/session/session.types.ts';
import { queryOf } from '#queries/kept.ts';
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
  readonly read: Read;
  /** Told of each read; more of them become known on the way. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Reads what a day needs, one thing after the other. @throws {ApiError} if the server does not answer */
export type ReadAhead = (call: ReadAheadCall) => Promise<void>;

export type DayPackActor = ActorRefFrom<typeof dayPackMachine>;

export interface DayPackOptions extends Pick<ActorOptions<AnyActorLogic>, 'inspect'> {
  readonly api: Api;
  readonly clock: Clock;
  readonly session: Session;
  /** The time zone of the agency. */
  readonly zone: string;
  readonly queries: QueryClient;
  readonly reads: KeptReads;
  readonly readAhead: () => Promise<ReadAhead>;
}

/** Reads the day of somebody ahead, when it is due and when they ask. */
export function startDayPack({ api, clock, session, zone, queries, reads, readAhead, ...inspection }: DayPackOptions): {
  readonly actor: DayPackActor;
  readonly stop: () => void;
} {
  const todayAt = (milliseconds: number) => dayOf(milliseconds / 1000, zone);

  async function look(): Promise<LookResult> {
    const [readyAt, size] = await Promise.all([reads.readyAt(), reads.size()]);
    const now = clock.now();
    const isOld = readyAt === null || todayAt(readyAt) !== todayAt(now) || now - readyAt > FRESH;
    return { readyAt, size, isDue: isOld && !isLinePoor() && document.visibilityState === 'visible' };
  }

  async function fill(say: (event: DayPackEvent) => void, signal: AbortSignal): Promise<void> {
    const read: Read = async (options) => {
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
        return null;
      }
    };
    try {
      const run = await readAhead();
      const today = todayAt(clock.now());
      const onProgress = (done: number, total: number) => {
        if (!signal.aborted) say({ type: 'fill.progress', done, total });
      };
      await run({ api, session, today, read, onProgress });
      signal.throwIfAborted();
      const readyAt = clock.now();
      const isKept = await reads.noteReady(readyAt);
      const size = await reads.size();
      if (signal.aborted) return;
      say(isKept ? { type: 'fill.done', readyAt, size } : { type: 'fill.failed', failure: 'device' });
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
      },
    }),
    inspection,
  );
  const lookAgain = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'look' });
  };
  addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  actor.start();
  return {
    actor,
    stop() {
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
      actor.stop();
    },
  };
}
