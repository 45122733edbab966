import { useEffect } from 'react';
import type { StorageKey } from '#lib/storage.ts';
import { kept } from './kept.ts';
import { type ParamChanges, useQueryParams } from './location.ts';

/**
 * Parameters of the address that this device remembers: an address that has none of them gets those of the last time
 * (spec §4, selections kept). One that has any is taken as it is, so that a link shows what it says.
 * @param names keep their identity
 */
export function useKeptParams(
  names: readonly string[],
  key: StorageKey,
): [URLSearchParams, (changes: ParamChanges) => void] {
  const [params, change] = useQueryParams();
  const isBare = !names.some((name) => params.has(name));
  const before = isBare ? kept.get(key) : null;
  const shown = before ? new URLSearchParams([...params, ...new URLSearchParams(before)]) : params;

  useEffect(() => {
    if (before) change(Object.fromEntries(new URLSearchParams(before)));
  }, [before, change]);

  return [
    shown,
    (changes) => {
      const next = new URLSearchParams(
        names.flatMap((name) => {
          const value = name in changes ? changes[name] : shown.get(name);
          return value ? [[name, value]] : [];
        }),
      );
      kept.set(key, String(next));
      change(changes);
    },
  ];
}
