import { useEffect, useEffectEvent } from 'react';
import { useLocale } from 'react-aria-components';

/** Widgets in which the arrows have a meaning of their own. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable="true"], [role="grid"], [role="listbox"], [role="radiogroup"], [role="slider"], [role="tablist"], [role="menu"], [role="application"], [role="dialog"], [role="alertdialog"], [tabindex="0"]';

/** Left and right arrows lead to the day before and after, as long as nothing that has the focus takes them. */
export function useDayKeys(step: (days: -1 | 1) => void): void {
  const { direction } = useLocale();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (target instanceof Element && target.closest(OWN_ARROWS)) return;
    event.preventDefault();
    step((key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
