import { isMenuDisplay, type MenuDisplay } from '#machines/menu/menu.machine.ts';
import { STORAGE_KEYS, textStore } from '#lib/storage.ts';
import { BREAKPOINTS } from '#ui/theme/media.ts';

const store = textStore(() => localStorage);

/** The display last chosen on this device; without one, what fits the width of the window (look: breakpoints). */
export function keptDisplay(): MenuDisplay {
  const kept = store.get(STORAGE_KEYS.menu);
  if (isMenuDisplay(kept)) return kept;
  return matchMedia(`(width >= ${BREAKPOINTS.wide}px)`).matches ? 'expanded' : 'icons';
}

export function keepDisplay(display: MenuDisplay): void {
  store.set(STORAGE_KEYS.menu, display);
}
