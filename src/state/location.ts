import { useCallback, useMemo } from 'react';
import { navigate as browserNavigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';

/** Where the application is mounted, without the slash at the end: empty at the root of a host. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path inside the application, undecoded, as the route table reads it. */
const inside = (pathname: string): string => (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname) || '/';

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
export function openOver(address: string): void {
  navigate(address, { state: OVER });
}

/**
 * Closes what `openOver` opened: goes back to the page below, which is then in the history once.
 * @param otherwise what to do where the address was not opened so, but from a link or a bookmark
 */
export function closeOver(otherwise: () => void): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'over' in state) history.back();
  else otherwise();
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

type Changes = Readonly<Record<string, string | null>>;

/**
 * The query of the address, where a screen keeps what it filters.
 * Changing it replaces the entry of the history: the back button leaves the screen, not its filters one by one.
 */
export function useQueryParams(): [URLSearchParams, (changes: Changes) => void] {
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback((changes: Changes) => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    const query = next.size > 0 ? `?${next}` : '';
    browserNavigate(location.pathname + query + location.hash, { replace: true, state: history.state as unknown });
  }, []);
  return [params, change];
}
