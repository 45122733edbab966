import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without an answer after which a page says that it still waits. A skeleton alone would look stuck. */
export const SLOW = 8000;

/**
 * Calls back when a page has waited long for something that it does not have yet, once for each wait. What is only refreshed
 * is on the page already, and keeps nobody waiting.
 * @returns a function that stops watching
 */
export function watchSlowReads(queries: QueryClient, onSlow: () => void): () => void {
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const isWaiting = cache
      .getAll()
      .some((query) => query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching');
    if (!isWaiting) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(onSlow, SLOW);
  };
  const unsubscribe = cache.subscribe(look);
  look();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
