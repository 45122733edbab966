import { type Api, type ApiOptions, createApi } from '#api/client.ts';
import type { Settings } from '#api/settings.ts';
import type { SessionHandle } from '#state/session-handle.ts';

/** What may take the place of the network. */
export type Network = Pick<ApiOptions, 'fetch' | 'post'>;

/**
 * Creates the API client of a session: each call carries its token (or the token being validated) and agency, and an
 * UNAUTHORIZED answer ends it.
 * @param session asked for at each call, since a session needs the client itself
 */
export function apiOf(settings: Settings, session: () => SessionHandle, network: Network): Api {
  const context = () => session().getSnapshot().context;
  return createApi({
    ...network,
    settings,
    token() {
      const { session: current, candidate } = context();
      return current?.token ?? candidate?.token ?? null;
    },
    agency: () => context().session?.agencyID ?? null,
    onUnauthorized: (token) => session().send({ type: 'session.expired', token }),
  });
}
