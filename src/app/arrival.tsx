import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { readLocation, usePath } from '#state/location.ts';

/** The path that the browser's back or forward button led to last, until a page is shown: a dialog has that of its page. */
let travelledTo = '';
addEventListener('popstate', () => {
  travelledTo = location.pathname;
});
let arrivals = 0;

/**
 * After each navigation, sets the title of the tab, scrolls to the top and moves the focus to the content.
 * After back or forward the browser restores the scroll position itself. The first page does not move the focus.
 */
export function Arrival({ title }: { readonly title: MessageDescriptor }) {
  const { i18n } = useLingui();
  const words = i18n._(title);
  const path = usePath();
  // Back or forward may lead on before the effects of a page have run: the journey is not its own then.
  const hasLeft = useEffectEvent(() => path !== readLocation().path);
  useEffect(() => {
    document.title = `${words} · Tournée`;
  }, [words]);
  useEffect(() => {
    arrivals += 1;
    if (hasLeft()) return undefined;
    const isBack = travelledTo === location.pathname;
    travelledTo = '';
    if (arrivals === 1) return undefined;
    const focused = document.activeElement;
    // With the frame, which lays the page out in any case: to scroll or to focus does so at once.
    const frame = requestAnimationFrame(() => {
      // The page itself has led to a part of it meanwhile.
      if (document.activeElement !== focused) return;
      if (!isBack) scrollTo(0, 0);
      document.getElementById('contenu')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
