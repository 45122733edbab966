import { useEffect, useRef } from 'react';

/**
 * Where what had the focus is taken off the page, by a step or with a dialog, the title of the page gets it: whoever
 * reads or tabs on does so from there, and not from the top of the window.
 * @param step changes with what the page shows
 */
export function useKeptFocus(step: unknown): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    // A dialog gives the focus back in the next frame after it has left the body, if it can.
    const overlays = new MutationObserver(() => requestAnimationFrame(() => rescue(last.current)));
    document.addEventListener('focusin', note);
    overlays.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      overlays.disconnect();
    };
  }, []);
  useEffect(() => rescue(last.current), [step]);
}

function rescue(last: EventTarget | null): void {
  const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
  if (isLost) document.querySelector<HTMLElement>('main h1')?.focus();
}
