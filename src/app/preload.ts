import { whenIdle } from '#lib/idle.ts';
import { laterScreens } from '#routes/screens.ts';
import { laterCatalogues } from './i18n.ts';
import { preloadScreen } from './lazy-screen.ts';
import { preloadInside } from './load-inside.ts';

const routes = () => import('#routes/match.ts');

/**
 * Loads the screen behind a link when the link is hovered or focused; one listener serves every link.
 * What any page after the first one needs is loaded as soon as the page is idle: the table of routes, the lists of screens
 * and of catalogues. What fails to load is loaded again when needed.
 */
export function preloadOnIntent(root: Document): void {
  whenIdle(() => {
    preloadInside();
    Promise.all([laterScreens(), laterCatalogues()]).catch(() => undefined);
  });
  async function preload({ target }: Event) {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const { matchRoute } = await routes();
    const match = matchRoute(link.pathname);
    if (match?.kind === 'screen') preloadScreen(match.route.screen);
  }
  const quietly = (event: Event) => void preload(event).catch(() => undefined);
  root.addEventListener('pointerover', quietly, { passive: true });
  root.addEventListener('focusin', quietly);
}
