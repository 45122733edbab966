import { whenIdle } from '#lib/idle.ts';
import { pathInside } from '#state/location.ts';
import { insideCode, preloadAt } from './load-inside.ts';

/**
 * Loads the screen behind a link when the link is hovered or focused; one listener serves every link.
 * What any page after the first one needs is loaded as soon as the page is idle, piece by piece: the table of routes, then the
 * frame and what nearly every screen needs. What fails to load is loaded again when needed.
 */
export function preloadOnIntent(root: Document): void {
  whenIdle(() => {
    insideCode.load().then(
      ({ default: inside }) => whenIdle(inside.preloadShell),
      () => insideCode.forget(),
    );
  });
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) preloadAt(pathInside(link.pathname));
  };
  root.addEventListener('pointerover', preload, { passive: true });
  root.addEventListener('focusin', preload);
}
