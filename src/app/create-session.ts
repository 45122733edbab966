import { type ActorOptions, createActor } from 'xstate';
import type { Api } from '#api/client.ts';
import { type Clock, systemClock } from '#lib/clock.ts';
import { deviceTexts, tabTexts } from '#lib/device/texts.ts';
import { type SessionActor, sessionMachine } from '#machines/session/session.machine.ts';
import { deviceSession, type SessionStore } from './device-session.ts';
import { sessionActors } from './session-actors.ts';

export interface SessionOptions {
  readonly inspect?: ActorOptions<typeof sessionMachine>['inspect'];
  /** Where the session is stored; `localStorage` or `sessionStorage` by default. */
  readonly store?: SessionStore;
  readonly clock?: Clock;
}

/** Deletes what was read on this device. Its code is not part of the first load. */
const forgetReads = (): void => {
  import('#state/reads-store.ts').then(
    (reads) => void reads.forgetReads(null),
    () => undefined,
  );
};

/** Creates the actor of the session. It is not started yet. */
export function createSession(
  api: Api,
  { inspect, store = deviceSession(deviceTexts, tabTexts), clock = systemClock }: SessionOptions,
): SessionActor {
  return createActor(
    sessionMachine.provide({ actors: sessionActors({ api, store, clock, forgetReads }) }),
    inspect && { inspect },
  );
}
