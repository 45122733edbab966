import { isLinePoor } from '#lib/device/line.ts';
import type { MenuEntry } from '#routes/menu.ts';
import type { preloadScreen } from '../lazy-screen.ts';
import { preloadPath } from '../preload-path.ts';

/** Every screen costs a page a third of a megabyte. */
const MOST = 2;

/**
 * Loads the screens that the first entries of a menu open, one after the other, whenever the page is free: a press then waits for no
 * code. On a slow or dear line each is loaded when it is asked for.
 * @param entries without that of the page; those that are used most come first
 * @param whenFree calls back once the page needs nothing itself
 * @returns a function that stops
 */
export function preloadEntries(
  entries: readonly Pick<MenuEntry, 'href'>[],
  whenFree: (act: () => void) => () => void,
  preload?: typeof preloadScreen,
): () => void {
  if (isLinePoor()) return () => undefined;
  const paths = entries.slice(0, MOST).map(({ href }) => href);
  let stop: () => void;
  function wait(): void {
    stop = whenFree(() => {
      const path = paths.shift();
      if (path === undefined) return;
      preloadPath(path, preload);
      wait();
    });
  }
  wait();
  return () => stop();
}
