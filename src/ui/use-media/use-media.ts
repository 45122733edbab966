import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media condition of `theme/media.ts` matches. For differences that CSS alone cannot express: another
 * element, another role.
 */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches);
}
