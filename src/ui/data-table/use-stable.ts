import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that keeps its identity and does what the last render says: for handlers given to rows that are kept. */
export function useStable<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
