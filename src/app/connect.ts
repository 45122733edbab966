import type { Api } from '#api/client.ts';
import type { Settings } from '#api/settings.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { createSession, type SessionOptions } from './create-session.ts';
import { type Network, apiOf } from './session-api.ts';

export interface Connection {
  readonly api: Api;
  /** Not started yet. */
  readonly session: SessionActor;
}

/** The API client and the session, where both are there at once: in stories and tests. */
export function connect(
  settings: Settings,
  { inspect, store, clock, ...network }: SessionOptions & Network = {},
): Connection {
  const api = apiOf(settings, () => session, network);
  const session: SessionActor = createSession(api, {
    ...(inspect && { inspect }),
    ...(store && { store }),
    ...(clock && { clock }),
  });
  return { api, session };
}
