import { useCallback, useMemo } from 'react';
import { navigate as browserNavigate } from 'wouter/use-browser-location';
import { addressOf, pathInside, type ShownLocation, useShownLocation } from './location.ts';

/** Changes to the query of the address; `null` removes a parameter. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** Opens a dialog over the page by parameters of the address, at a history entry of its own: the back button closes it. */
export function openDialog(changes: ParamChanges): void {
  browserNavigate(queried(changes), { state: DIALOG });
}

/**
 * Closes what `openDialog` opened by going back to the page's own entry. Where a link or a bookmark opened the dialog
 * there is no such entry: the dialog's becomes the page's.
 */
export function closeDialog(changes: ParamChanges): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'over' in state) history.back();
  else replaceQuery(changes);
}

const DIALOG = { over: true };

/** A query with changed parameters. */
function changed(search: string, changes: ParamChanges): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `?${next}` : '';
}

/** The current address with changed parameters, base included. */
const queried = (changes: ParamChanges): string =>
  location.pathname + changed(location.search, changes) + location.hash;

/** An address in full, with changed parameters. */
export const addressWith = (shown: ShownLocation, changes: ParamChanges): string =>
  addressOf({ ...shown, search: changed(shown.search, changes) });

const replaceQuery = (changes: ParamChanges): void =>
  browserNavigate(queried(changes), { replace: true, state: history.state as unknown });

/**
 * The query of the address, where a screen has its filters. A change replaces the history entry: the back button leaves
 * the screen, and does not undo its filters one by one. A change that comes after the user has asked for another page is
 * dropped.
 */
export function useQueryParams(): [URLSearchParams, (changes: ParamChanges) => void] {
  const { path, search } = useShownLocation();
  const change = useCallback(
    (changes: ParamChanges) => {
      if (pathInside(location.pathname) === path) replaceQuery(changes);
    },
    [path],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}
