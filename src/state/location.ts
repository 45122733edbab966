import { createContext, use, useCallback, useMemo } from 'react';
import { navigate as browserNavigate } from 'wouter/use-browser-location';

/** Where the application is mounted, without the final slash: empty at the root of a host. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path without the base, still encoded, as the route table reads it. */
export const pathInside = (pathname: string): string =>
  (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname) || '/';

/** An address of the application as a link of the host has it. */
export const outside = (address: string): string => (address.startsWith('/') ? BASE + address : address);

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Stored by the browser with the history entry; never in the address. */
  readonly state?: unknown;
}

/** Goes to an address of the application. */
export function navigate(address: string, options: NavigateOptions = {}): void {
  browserNavigate(outside(address), options);
}

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

/** Where the page that is shown stands: behind the address of the browser while the next page is rendered. */
export interface ShownLocation {
  readonly path: string;
  /** The query, with its question mark; empty without one. */
  readonly search: string;
  /** The fragment, with its number sign; empty without one. */
  readonly hash: string;
  /** The state of the history entry. */
  readonly state: unknown;
}

export const readLocation = (): ShownLocation => ({
  path: pathInside(location.pathname),
  search: location.search,
  hash: location.hash,
  state: history.state as unknown,
});

export const LocationContext = createContext<ShownLocation | null>(null);

export const NextPathContext = createContext('/');

/** Where the page that is shown stands. What a page renders is made of it, not of {@link currentAddress}. */
export function useShownLocation(): ShownLocation {
  const shown = use(LocationContext);
  if (!shown) throw new Error('The location must be read inside a LocationProvider');
  return shown;
}

/** The path of the page that is shown. */
export const usePath = (): string => useShownLocation().path;

/** The path that was asked for last, by which a link shows at once that it was pressed. */
export const useNextPath = (): string => use(NextPathContext);

/** The state of the current history entry, as `read` makes of it: it may be of any shape. */
export function useEntryState<T>(read: (state: unknown) => T): T {
  return read(useShownLocation().state);
}

/** An address in full: path, query and hash. */
export const addressOf = ({ path, search, hash }: ShownLocation): string => path + search + hash;

/** The address that was asked for last. */
export const currentAddress = (): string => addressOf(readLocation());

interface HeldPage {
  readonly address: string;
  readonly onLeaving: () => void;
}
let held: HeldPage | null = null;

/**
 * Holds the page of the current address until the returned function is called: the back and forward buttons lead back to
 * it, before any screen sees the other address.
 * @param onLeaving called after each attempt
 */
export function holdPage(onLeaving: () => void): () => void {
  const own = { address: currentAddress(), onLeaving };
  held = own;
  return () => {
    if (held === own) held = null;
  };
}

// Added when the module is loaded, before the router's: on `window` Chromium calls listeners in that order, and does not
// call those of the capture phase first. Unit tests have no window.
globalThis.window?.addEventListener('popstate', (event) => {
  if (!held || currentAddress() === held.address) return;
  event.stopImmediatePropagation();
  navigate(held.address);
  held.onLeaving();
});

/** Changes to the query of the address; `null` removes a parameter. */
export type ParamChanges = Readonly<Record<string, string | null>>;

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
