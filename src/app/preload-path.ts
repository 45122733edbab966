import { matchRoute } from '#routes/match.ts';
import { preloadScreen } from './lazy-screen.ts';

/** Loads the screen of a path ahead of need; nothing if there is none. */
export function preloadPath(path: string, preload = preloadScreen): void {
  const match = matchRoute(path);
  if (match?.kind === 'screen') preload(match.route.screen);
}
