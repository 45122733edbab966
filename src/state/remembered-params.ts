import { useEffect } from 'react';
import { deviceTexts, type StorageKey } from '#lib/device/texts.ts';
import { type ParamChanges, useQueryParams } from './query-params.ts';

/**
 * Parameters of the address that this device remembers; see docs/rules/limits.md#remembered-choices. An address that
 * names none of them gets the last ones; one that names any is taken as it is, so that a link shows what it says.
 * @param names the same array with every render
 * @param isUsable whether remembered parameters can still be shown; what cannot is left out without a word, since nobody
 *   asked for it
 * @returns the parameters, and what changes and remembers them
 */
export function useRememberedParams(
  names: readonly string[],
  key: StorageKey,
  isUsable: (last: URLSearchParams) => boolean = () => true,
): [URLSearchParams, (changes: ParamChanges) => void] {
  const [params, change] = useQueryParams();
  // In capitals too: the page then says that it does not read them.
  const given = new Set(Array.from(params.keys(), (name) => name.toLowerCase()));
  const isBare = !names.some((name) => given.has(name.toLowerCase()));
  const stored = isBare ? deviceTexts.get(key) : null;
  const last = stored !== null && isUsable(new URLSearchParams(stored)) ? stored : null;
  const shown = last ? new URLSearchParams([...params, ...new URLSearchParams(last)]) : params;

  useEffect(() => {
    if (last) change(Object.fromEntries(new URLSearchParams(last)));
  }, [last, change]);

  return [
    shown,
    (changes) => {
      const next = new URLSearchParams(
        names.flatMap((name) => {
          const value = name in changes ? changes[name] : shown.get(name);
          return value ? [[name, value]] : [];
        }),
      );
      deviceTexts.set(key, String(next));
      change(changes);
    },
  ];
}
