import { type ActorOptions, createActor } from 'xstate';
import type { Api } from '#api/client.ts';
import { deviceTexts, tabTexts } from '#lib/device/texts.ts';
import { type SessionActor, sessionMachine } from '#machines/session/session.machine.ts';
import { deviceSession, type SessionStore } from './device-session.ts';
import { sessionActors } from './session-actors.ts';

export interface SessionOptions {
  readonly inspect?: ActorOptions<typeof sessionMachine>['inspect'];
  /** Where the session is stored; `localStorage` or `sessionStorage` by default. */
  readonly store?: SessionStore;
}

/** Creates the actor of the session. It is not started yet. */
export function createSession(
  api: Api,
  { inspect, store = deviceSession(deviceTexts, tabTexts) }: SessionOptions,
): SessionActor {
  return createActor(sessionMachine.provide({ actors: sessionActors(api, store) }), inspect && { inspect });
}
