import { isLinePoor } from '#lib/device/line.ts';
import { whenIdle } from '#lib/idle.ts';
import type { MenuEntry } from '#routes/menu.ts';
import { matchRoute } from '#routes/match.ts';
import { preloadScreen } from '../lazy-screen.ts';

/** Every screen costs a page a third of a megabyte. */
const MOST = 2;

/**
 * Loads the screens that the first entries of a menu open, one after the other, whenever the page has nothing else to do: a press
 * then waits for no code. On a slow or dear line each is loaded when it is asked for.
 * @param entries without that of the page; those that are used most come first
 * @returns a function that stops
 */
export function preloadEntries(entries: readonly Pick<MenuEntry, 'href'>[], preload = preloadScreen): () => void {
  if (isLinePoor()) return () => undefined;
  const paths = entries.slice(0, MOST).map(({ href }) => href);
  let stop: () => void;
  function wait(): void {
    stop = whenIdle(() => {
      const path = paths.shift();
      if (path === undefined) return;
      const match = matchRoute(path);
      if (match?.kind === 'screen') preload(match.route.screen);
      wait();
    });
  }
  wait();
  return () => stop();
}
