import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every read goes through `Api`, which fails with nothing else. */
    defaultError: ApiError;
  }
}

/** How often a read that did not get through is asked for again before it is said to have failed. */
const RETRIES = 2;
/** Milliseconds during which what was read is taken for fresh. */
const FRESH = 30_000;

/** The records of the server, as far as they were read. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A device that believes itself offline may still reach the demo's server, or be wrong: the call decides.
        networkMode: 'always',
        staleTime: FRESH,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
    },
  });
}

/** Whether the same read may well get through a moment later. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout'].includes(error.kind);
}
