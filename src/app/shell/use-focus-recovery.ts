import { useEffect } from 'react';

/** How many focused elements are remembered: enough to get out of a dialog over a dialog. */
const REMEMBERED = 24;

/** Containers that a screen reader announces when they get the focus: a dialog, a list of steps, a group of controls. */
const NAMED = ':is([role], table, section):not([role^="row"], [role="gridcell"], [role="presentation"], [role="none"])';

interface Place {
  readonly element: HTMLElement;
  /** Its containers, the nearest first. */
  readonly around: readonly HTMLElement[];
}

/**
 * Restores the focus when the focused element is removed or disabled, for example with a deleted row. Otherwise a
 * screen reader falls silent and Tab starts at the top of the page. The focus goes to the nearest container of the lost
 * element, then to the elements focused before.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    const places: Place[] = [];
    // A pointer press elsewhere gives up the focus on purpose.
    let isHeld = false;
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isHeld = true;
      places.unshift({ element: target, around: aroundOf(target) });
      places.length = Math.min(places.length, REMEMBERED);
    };
    const release = () => {
      isHeld = false;
    };
    // Without `hasFocus`, the focus is in the browser's own interface.
    const isLost = () => isHeld && isNowhere() && document.hasFocus();
    const restore = () => {
      if (!isLost()) return;
      const candidates = places.flatMap(({ element, around }) => [element, ...around]);
      focusOn(candidates.find(canHold) ?? document.getElementById('contenu'));
    };
    // Wait two frames: a closing dialog, or a list that lost a row, moves the focus by itself.
    const check = () => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(restore);
      });
    };

    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', release, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', release, true);
    };
  }, []);
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const canHold = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility() &&
  !element.closest('[inert], [aria-hidden="true"]');

function aroundOf(element: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at && at.id !== 'contenu'; at = at.parentElement) {
    if (at.matches(NAMED)) around.push(at);
  }
  return around;
}

/** Focuses an element, if need be by making it focusable until it loses the focus. */
function focusOn(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  if (!target || !isNowhere()) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}
