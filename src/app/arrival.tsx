import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

/** Whether the last change of address came from the browser's back or forward button. */
let isTravelling = false;
addEventListener('popstate', () => {
  isTravelling = true;
});
let arrivals = 0;

/**
 * What a reader of the screen expects of a navigation: the new title in the tab, the focus on the new heading, the top
 * of the page. Going back keeps the place, which the browser restores; the first page leaves the focus alone.
 */
export function Arrival({ title }: { readonly title: MessageDescriptor }) {
  const { i18n } = useLingui();
  const words = i18n._(title);
  useEffect(() => {
    document.title = `${words} · Tournée`;
  }, [words]);
  useEffect(() => {
    arrivals += 1;
    if (arrivals > 1) {
      if (!isTravelling) window.scrollTo(0, 0);
      document.getElementById('contenu')?.focus({ preventScroll: true });
    }
    isTravelling = false;
  }, []);
  return null;
}
