import { useEffect } from 'react';

/** How many of the last places of the focus are remembered: enough to come out of a dialog over a dialog. */
const REMEMBERED = 24;

/** What says by itself what it is when the focus comes to it: a dialog, a list of steps, a group of controls. */
const NAMED = ':is([role], table, section):not([role^="row"], [role="gridcell"], [role="presentation"], [role="none"])';

interface Place {
  readonly element: HTMLElement;
  /** What it is a part of, the nearest first. */
  readonly around: readonly HTMLElement[];
}

/**
 * Never leaves a person without the focus. What had it may go, with the step that was deleted or the search that was
 * cleared, or be able to hold it no more, as a button that was pressed for the last time: the focus then goes to what is
 * around that, or to where it was before. Otherwise a screen reader falls silent, and the keyboard starts anew.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const places: Place[] = [];
    // Who presses the pointer somewhere else gives the focus up on purpose.
    let isHeld = false;
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isHeld = true;
      places.unshift({ element: target, around: aroundOf(target) });
      places.length = Math.min(places.length, REMEMBERED);
    };
    const letGo = () => {
      isHeld = false;
    };
    // The browser's own bars may have it.
    const isLost = () => isHeld && isNowhere() && document.hasFocus();
    const giveBack = () => {
      if (!isLost()) return;
      const refuges = places.flatMap(({ element, around }) => [element, ...around]);
      focusOn(refuges.find(canHold) ?? document.getElementById('contenu'));
    };
    // A dialog that closes gives the focus back by itself, a frame later; a list finds its next row.
    const look = () => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(giveBack);
      });
    };

    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', letGo, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', letGo, true);
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

/** Also on what does not take it otherwise, for as long as it has it. */
function focusOn(refuge: HTMLElement | null): void {
  refuge?.focus({ preventScroll: true });
  if (!refuge || !isNowhere()) return;
  refuge.tabIndex = -1;
  refuge.addEventListener('blur', () => refuge.removeAttribute('tabindex'), { once: true });
  refuge.focus({ preventScroll: true });
}
