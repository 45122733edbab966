import { matchRoute } from '#routes/match.ts';
import { partsOf, screenFiles } from '#routes/screens.ts';
import { laterCatalogues } from './i18n.ts';
import { preloadScreen } from './lazy-screen.ts';

/**
 * Fetches the code of the screen behind a link as soon as it is pointed at or focused. One listener for every link.
 * Where the screens and their words are is fetched at once; a failure waits until one of them is asked for.
 */
export function preloadOnIntent(root: Document): void {
  Promise.all([screenFiles(), laterCatalogues()]).catch(() => undefined);
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
