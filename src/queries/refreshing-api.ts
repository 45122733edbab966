import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { STALE_AFTER, type WriteVariables } from './stale.ts';

/** The same API, which marks what each write changes as stale: no screen has to remember it. */
export function refreshingApi(api: Api, queries: QueryClient): Api {
  const markStale = (calls: readonly string[], variables: WriteVariables) => {
    for (const call of calls) markStaleAfter(queries, call, variables);
  };
  const refreshed = async <T>(
    operation: { readonly kind: 'query' | 'mutation'; readonly calls: readonly string[] },
    variables: object,
    send: () => Promise<T>,
  ): Promise<T> => {
    if (operation.kind === 'query') return send();
    try {
      const answer = await send();
      markStale(operation.calls, variables);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && !isUnchanged(error)) markStale(operation.calls, variables);
      throw error;
    }
  };
  return {
    ...api,
    request: (operation, variables, options) =>
      refreshed(operation, variables, () => api.request(operation, variables, options)),
    upload: (operation, variables, options) =>
      refreshed(operation, variables, () => api.upload(operation, variables, options)),
  };
}

/** Refusals that show that somebody else has changed the record: it was removed; the visit was made or validated. */
const CHANGED = ['NOT_FOUND', 'VISIT_FIXED'] as const;

/**
 * Whether the server has what the pages show, as far as a failed write tells: it said no before it changed anything. A write
 * that was stopped or not answered may have been made all the same; some refusals show that somebody else has changed the record.
 */
const isUnchanged = ({ kind, codes }: ApiError): boolean =>
  kind === 'unauthorized' || (kind === 'refused' && !CHANGED.some((code) => codes.includes(code)));

/** A call that the table does not know makes everything stale. */
function markStaleAfter(queries: QueryClient, call: string, variables: WriteVariables): void {
  if (!isListed(call)) {
    markAllStale(queries);
    return;
  }
  const { changed = [], gone = [] } = STALE_AFTER[call]?.(variables) ?? {};
  void queries.invalidateQueries({ predicate: matching(gone), refetchType: 'none' });
  // In one go: a query that two keys match is read again once.
  void queries.invalidateQueries({ predicate: matching(changed) });
}

const matching = (keys: readonly QueryKey[]) => (query: Query) =>
  keys.some((queryKey) => matchQuery({ queryKey }, query));

const isListed = (call: string): call is keyof typeof STALE_AFTER => Object.hasOwn(STALE_AFTER, call);

/** Everything is read again: somebody else changed something, nobody knows what. */
export const markAllStale = (queries: QueryClient): void => void queries.invalidateQueries();
