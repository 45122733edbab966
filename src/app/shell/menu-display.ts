import { isMenuDisplay, type MenuDisplay } from '#machines/menu/menu.machine.ts';
import { STORAGE_KEYS, textStore } from '#lib/storage.ts';
import { BREAKPOINTS } from '#ui/theme/media.ts';

const store = textStore(() => localStorage);

/** The menu display that was last chosen on this device; otherwise the one that fits the width of the window. */
export function initialMenuDisplay(): MenuDisplay {
  const stored = store.get(STORAGE_KEYS.menu);
  if (isMenuDisplay(stored)) return stored;
  return matchMedia(`(width >= ${BREAKPOINTS.wide}px)`).matches ? 'expanded' : 'icons';
}

export function storeMenuDisplay(display: MenuDisplay): void {
  store.set(STORAGE_KEYS.menu, display);
}
