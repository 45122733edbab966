import { matchRoute } from '#routes/match.ts';
import { partsOf } from '#routes/screens.ts';
import { preloadScreen } from './lazy-screen.ts';

/** Fetches the code of the screen behind a link as soon as it is pointed at or focused. One listener for every link. */
export function preloadOnIntent(root: Document): void {
  function preload(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const match = matchRoute(link.pathname);
    const parts = match?.kind === 'screen' ? partsOf(match.route.screen) : undefined;
    if (parts) preloadScreen(parts);
  }
  root.addEventListener('pointerover', preload, { passive: true });
  root.addEventListener('focusin', preload);
}
