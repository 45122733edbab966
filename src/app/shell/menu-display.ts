import { isMenuDisplay, type MenuDisplay } from '#machines/menu/menu.machine.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';
import { BREAKPOINTS } from '#ui/theme/media.ts';

/** The menu display that was last chosen on this device; otherwise the one that fits the width of the window. */
export function initialMenuDisplay(): MenuDisplay {
  const stored = deviceTexts.get(STORAGE_KEYS.menu);
  if (isMenuDisplay(stored)) return stored;
  return matchMedia(`(width >= ${BREAKPOINTS.wide}px)`).matches ? 'expanded' : 'icons';
}

export function storeMenuDisplay(display: MenuDisplay): void {
  deviceTexts.set(STORAGE_KEYS.menu, display);
}
