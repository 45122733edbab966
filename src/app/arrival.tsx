import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { onceLaidOut } from '#lib/once-laid-out.ts';

/** True after the browser's back or forward button, until the page it leads to is shown. */
let isTravelling = false;
addEventListener('popstate', () => {
  isTravelling = true;
});
let arrivals = 0;

/**
 * After each navigation, sets the title of the tab, scrolls to the top and moves the focus to the content.
 * After back or forward the browser restores the scroll position itself. The first page does not move the focus.
 */
export function Arrival({ title }: { readonly title: MessageDescriptor }) {
  const { i18n } = useLingui();
  const words = i18n._(title);
  useEffect(() => {
    document.title = `${words} · Tournée`;
  }, [words]);
  useEffect(() => {
    arrivals += 1;
    const isBack = isTravelling;
    isTravelling = false;
    const content = document.getElementById('contenu');
    if (arrivals === 1 || !content) return undefined;
    const focused = document.activeElement;
    return onceLaidOut(content, () => {
      // The page itself has led to a part of it meanwhile.
      if (document.activeElement !== focused) return;
      if (!isBack) window.scrollTo(0, 0);
      content.focus({ preventScroll: true });
    });
  }, []);
  return null;
}
