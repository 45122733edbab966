import type { Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds without an answer after which a page says that it still waits. A skeleton alone would look stuck. */
export const SLOW = 8000;

/**
 * Calls back when a page has waited long for something that it does not have yet, once for each wait. What is only refreshed
 * is on the page already, and keeps nobody waiting.
 * @returns a function that stops watching
 */
export function watchSlowReads(queries: QueryClient, onSlow: () => void): () => void {
  const cache = queries.getQueryCache();
  const awaited = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Of the query alone that something happened to: a list with an answer for each row has thousands of them.
  const look = (query: Query) => {
    const { status, fetchStatus } = query.state;
    const isKept = cache.get(query.queryHash) === query;
    if (isKept && query.isActive() && status === 'pending' && fetchStatus === 'fetching') awaited.add(query);
    else awaited.delete(query);
    if (awaited.size === 0) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(onSlow, SLOW);
  };
  const unsubscribe = cache.subscribe(({ query }: { readonly query: Query }) => look(query));
  for (const query of cache.getAll()) look(query);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
