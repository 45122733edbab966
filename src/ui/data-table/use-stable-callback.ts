import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback with a stable identity that calls the latest version of `act`. For handlers passed to memoized rows. */
export function useStableCallback<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
