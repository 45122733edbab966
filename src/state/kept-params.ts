import { useEffect } from 'react';
import { type StorageKey, textStore } from '#lib/stored.ts';
import { type ParamChanges, useQueryParams } from './location.ts';

const store = textStore(() => localStorage);

/**
 * Parameters of the address that this device remembers: an address that has none of them gets those of the last time
 * (spec §4, selections kept). One that has any is taken as it is, so that a link shows what it says.
 * @param names keep their identity
 */
export function useKeptParams(names: readonly string[], key: StorageKey): [URLSearchParams, (changes: ParamChanges) => void] {
  const [params, change] = useQueryParams();
  const isBare = !names.some((name) => params.has(name));
  const kept = isBare ? store.get(key) : null;
  const shown = kept ? new URLSearchParams([...params, ...new URLSearchParams(kept)]) : params;

  useEffect(() => {
    if (kept) change(Object.fromEntries(new URLSearchParams(kept)));
  }, [kept, change]);

  return [
    shown,
    (changes) => {
      const next = new URLSearchParams(names.flatMap((name) => {
        const value = name in changes ? changes[name] : shown.get(name);
        return value ? [[name, value]] : [];
      }));
      store.set(key, String(next));
      change(changes);
    },
  ];
}
