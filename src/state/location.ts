import { useMemo } from 'react';
import { navigate as browserNavigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';

/** Where the application is mounted, without the slash at the end: empty at the root of a host. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path inside the application, undecoded, as the route table reads it. */
const inside = (pathname: string): string =>
  (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname) || '/';

/** What a link must say so that the browser finds an address of the application. */
export const outside = (address: string): string => (address.startsWith('/') ? BASE + address : address);

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  /** Kept by the browser with the entry; never in the address. */
  readonly state?: unknown;
}

/** Goes to an address of the application. */
export function navigate(address: string, options: NavigateOptions = {}): void {
  browserNavigate(outside(address), options);
}

/** Opens what is shown over the present page, a dialog say, at an entry of its own: the back button closes it. */
export function openOver(changes: ParamChanges): void {
  browserNavigate(queried(changes), { state: OVER });
}

/**
 * Closes what `openOver` opened: goes back to the page below, which is then in the history once. Where a link or a
 * bookmark opened it there is no page below, and its entry becomes that page's.
 */
export function closeOver(changes: ParamChanges): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'over' in state) history.back();
  else replaceQuery(changes);
}

const OVER = { over: true };

export function usePath(): string {
  return inside(usePathname());
}

/** What the history keeps with the current entry, if it is of the expected shape. */
export function useEntryState<T>(read: (state: unknown) => T): T {
  return read(useHistoryState<unknown>());
}

/** The address that is shown now: path, query and hash. */
export function currentAddress(): string {
  return inside(location.pathname) + location.search + location.hash;
}

/** What changes in the query of the address; null takes a parameter out. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** The present address with other parameters, as the browser knows it. */
function queried(changes: ParamChanges): string {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return location.pathname + (next.size > 0 ? `?${next}` : '') + location.hash;
}

const replaceQuery = (changes: ParamChanges): void =>
  browserNavigate(queried(changes), { replace: true, state: history.state as unknown });

/**
 * The query of the address, where a screen keeps what it filters.
 * Changing it replaces the entry of the history: the back button leaves the screen, not its filters one by one.
 */
export function useQueryParams(): [URLSearchParams, (changes: ParamChanges) => void] {
  const search = useSearch();
  return [useMemo(() => new URLSearchParams(search), [search]), replaceQuery];
}
