import { useEffect, useEffectEvent } from 'react';

/** The shortcut as this computer's keyboard labels it, and in ARIA notation. */
export const commandKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
export const ARIA_COMMAND_KEYS = 'Control+K Meta+K';

/**
 * Listens for Ctrl K or ⌘ K anywhere in the page. Separate from the palette, so that the palette's code can load on
 * first use.
 */
export function useCommandKeys(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      // Otherwise the browser would open its own search.
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
