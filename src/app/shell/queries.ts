import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { ApiError } from '#api/errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every read goes through `Api`, which throws nothing else. */
    defaultError: ApiError;
  }
}

/** Retries of a read that failed on the network. */
const RETRIES = 2;
/** Milliseconds before a read is stale. */
const STALE_TIME = 30_000;

/**
 * The cache of what was read from the server.
 * @param persister has the device stand in for a server that does not answer
 */
export function createQueries(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` may be wrong, and the demo's server needs no network: always try the call.
        networkMode: 'always',
        staleTime: STALE_TIME,
        ...(persister && { persister }),
        retry: (failures, error) => failures < RETRIES && isOfTheNetwork(error),
      },
    },
  });
}

/**
 * Whether the same read may succeed a moment later. After a time-out nobody has to wait as long again: the page says that
 * no answer came, and the user decides.
 */
const isOfTheNetwork = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';
