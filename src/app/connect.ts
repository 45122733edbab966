import { type ActorOptions, createActor } from 'xstate';
import { type Api, type ApiOptions, createApi } from '#api/client.ts';
import type { Settings } from '#api/settings.ts';
import { deviceTexts, tabTexts } from '#lib/device/texts.ts';
import { type SessionActor, sessionMachine } from '#machines/session/session.machine.ts';
import { deviceSession, type SessionStore } from './device-session.ts';
import { sessionActors } from './session-actors.ts';

/** What a connection may replace: the network for the demo, the device for a story. */
export interface ConnectOptions extends Pick<ApiOptions, 'fetch' | 'post'> {
  readonly inspect?: ActorOptions<typeof sessionMachine>['inspect'];
  /** Where the session is stored; `localStorage` or `sessionStorage` by default. */
  readonly store?: SessionStore;
}

export interface Connection {
  readonly api: Api;
  /** Not started yet. */
  readonly session: SessionActor;
}

/**
 * Creates the API client and the session, which need each other: each call carries the session's token (or the token
 * being validated) and agency, and an UNAUTHORIZED answer ends the session.
 */
export function connect(
  settings: Settings,
  { inspect, store = deviceSession(deviceTexts, tabTexts), ...network }: ConnectOptions = {},
): Connection {
  const api = createApi({
    ...network,
    settings,
    token() {
      const { session: current, candidate } = session.getSnapshot().context;
      return current?.token ?? candidate?.token ?? null;
    },
    agency: () => session.getSnapshot().context.session?.agencyID ?? null,
    onUnauthorized: (token) => session.send({ type: 'session.expired', token }),
  });
  const session: SessionActor = createActor(
    sessionMachine.provide({ actors: sessionActors(api, store) }),
    inspect && { inspect },
  );
  return { api, session };
}
