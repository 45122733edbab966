import { useSyncExternalStore } from 'react';
import { print } from '../theme/media.ts';
import { mediaQuery } from './use-media.ts';

let isBetween = false;

function subscribe(onChange: () => void): () => void {
  const query = mediaQuery(print);
  const begin = () => {
    isBetween = true;
    onChange();
  };
  const end = () => {
    isBetween = false;
    onChange();
  };
  query.addEventListener('change', onChange);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    query.removeEventListener('change', onChange);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/**
 * Whether the page is being printed: paper shows all at once what a screen shows in views. Some browsers tell by an event,
 * some by the media condition.
 */
export const usePrinted = (): boolean => useSyncExternalStore(subscribe, () => isBetween || mediaQuery(print).matches);
