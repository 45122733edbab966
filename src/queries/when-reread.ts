import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';

/** Shown, out of date, and being read again: a read that has failed is waited for until it is made again. */
const isAwaited = (query: Query): boolean =>
  query.isActive() &&
  query.state.isInvalidated &&
  (query.state.fetchStatus !== 'idle' || query.state.status === 'error');

/**
 * Resolves once what pages show, and a write has made out of date, has been read again, or is not shown any more. Never rejects.
 * Observers of the reads are told before.
 */
export function whenReread(queries: QueryClient): Promise<void> {
  const cache = queries.getQueryCache();
  let awaited = cache.findAll({ predicate: isAwaited });
  if (awaited.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = cache.subscribe(() => {
      awaited = awaited.filter(isAwaited);
      if (awaited.length > 0) return;
      stop();
      notifyManager.schedule(() => resolve());
    });
  });
}
