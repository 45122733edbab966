import { matchRoute } from '#routes/match.ts';
import { laterScreens } from '#routes/screens.ts';
import { laterCatalogues } from './i18n.ts';
import { preloadScreen } from './lazy-screen.ts';

/**
 * Loads the screen behind a link when the link is hovered or focused; one listener serves every link.
 * The lists of screens and of catalogues are loaded at once. A list that fails to load is loaded again when needed.
 */
export function preloadOnIntent(root: Document): void {
  Promise.all([laterScreens(), laterCatalogues()]).catch(() => undefined);
  function preload(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const match = matchRoute(link.pathname);
    if (match?.kind === 'screen') preloadScreen(match.route.screen);
  }
  root.addEventListener('pointerover', preload, { passive: true });
  root.addEventListener('focusin', preload);
}
