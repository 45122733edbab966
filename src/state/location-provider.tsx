import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { LocationContext, NextPathContext, preparePage, readLocation } from './location.ts';

/** The events of the browser, and those that wouter sends for the calls that have none. */
const CHANGES = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const;

/**
 * Follows the address of the browser. Another page is rendered as a transition: the press of a link never waits for it,
 * and the page before stays until the next one stands. Parameters of the same page are followed at once, since what is
 * typed may stand in them; so are the back and forward buttons, because the browser restores the scroll position next.
 */
export function LocationProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(readLocation);
  const [nextPath, setNextPath] = useState(shown.path);
  const path = useRef(shown.path);
  useLayoutEffect(() => {
    path.current = shown.path;
  }, [shown.path]);
  const asked = useRef(shown);
  // In a layout effect: the effects of the pages may already lead elsewhere.
  useLayoutEffect(() => {
    const follow = ({ type }: Event) => {
      const next = readLocation();
      asked.current = next;
      setNextPath(next.path);
      if (type === 'popstate' || next.path === path.current) {
        setShown(next);
        return;
      }
      preparePage(next.path, () => {
        // Another page may have been asked for meanwhile.
        if (asked.current === next) startTransition(() => setShown(next));
      });
    };
    for (const change of CHANGES) addEventListener(change, follow);
    return () => {
      for (const change of CHANGES) removeEventListener(change, follow);
    };
  }, []);
  return (
    <NextPathContext value={nextPath}>
      <LocationContext value={shown}>{children}</LocationContext>
    </NextPathContext>
  );
}
