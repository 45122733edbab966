import { useCallback, useSyncExternalStore } from 'react';

const queries = new Map<string, MediaQueryList>();

/** Made once: a table asks at every frame of a scroll. */
export function mediaQuery(condition: string): MediaQueryList {
  const query = queries.get(condition) ?? window.matchMedia(condition);
  queries.set(condition, query);
  return query;
}

/**
 * Whether a media condition of `theme/media.ts` matches. For differences that CSS alone cannot express: another
 * element, another role.
 */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = mediaQuery(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => mediaQuery(condition).matches);
}
