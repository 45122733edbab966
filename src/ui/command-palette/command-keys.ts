import { useEffect, useEffectEvent } from 'react';

/** The keys that open the palette, as this machine's keyboard names them, and as ARIA does. */
export const commandKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
export const ARIA_COMMAND_KEYS = 'Control+K Meta+K';

/** Ctrl K, or ⌘ K, wherever the focus is. Apart from the palette, whose code may come with the first press. */
export function useCommandKeys(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      // Elsewhere it goes to the browser's own search.
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
