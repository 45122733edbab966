import { isLinePoor } from '#lib/device/line.ts';
import { whenIdle } from '#lib/idle.ts';
import type { MenuGroup } from '#routes/menu.ts';
import { matchRoute } from '#routes/match.ts';
import { preloadScreen } from '../lazy-screen.ts';

/**
 * Loads the screens that the menu opens, one after the other, whenever the page has nothing else to do: a press then waits for
 * no code. On a slow or dear line each is loaded when it is asked for.
 * @returns a function that stops
 */
export function preloadMenu(menu: readonly MenuGroup[]): () => void {
  if (isLinePoor()) return () => undefined;
  const paths = menu.flat().flatMap(({ href, items }) => (items.length > 0 ? items.map((item) => item.href) : [href]));
  let stop: () => void;
  function wait(): void {
    stop = whenIdle(() => {
      const path = paths.shift();
      const match = path === undefined ? null : matchRoute(path);
      if (!match) return;
      if (match.kind === 'screen') preloadScreen(match.route.screen);
      wait();
    });
  }
  wait();
  return () => stop();
}
