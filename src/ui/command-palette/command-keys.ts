import { useEffect, useEffectEvent, useRef } from 'react';

/** The shortcut as this computer's keyboard labels it, and in ARIA notation. */
export const commandKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
export const ARIA_COMMAND_KEYS = 'Control+K Meta+K';

/** Keys without a modifier; Backspace takes the last letter back. */
function withKey(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

/**
 * Listens for Ctrl K or ⌘ K anywhere in the page. Separate from the palette, so that the palette's code can load on
 * first use.
 * @param onPress opens or closes the palette; returns whether it is open then
 * @returns takes what was typed since the shortcut, once: the palette takes it with the focus. Until then letters go
 *   nowhere else, however long its code takes to load.
 */
export function useCommandKeys(onPress: () => Promise<boolean>): () => string {
  const press = useEffectEvent(onPress);
  /** `null` unless a palette is opening. */
  const typed = useRef<string | null>(null);
  useEffect(() => {
    async function listen(): Promise<void> {
      typed.current = '';
      if (!(await press())) typed.current = null;
    }
    function hear(event: KeyboardEvent): void {
      if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey) {
        // Otherwise the browser would open its own search.
        event.preventDefault();
        void listen();
        return;
      }
      const text = typed.current === null ? null : withKey(typed.current, event);
      if (text === null) return;
      typed.current = text;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
  return () => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  };
}
