import { createContext, use } from 'react';
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

/** Decides when the page of a path is rendered to which a link leads, by calling `render`. The page before stays until then. */
type PreparePage = (path: string, render: () => void) => void;
let prepare: PreparePage | null = null;

/** Has other pages rendered when `next` decides, until the returned function is called. */
export function preparePages(next: PreparePage): () => void {
  prepare = next;
  return () => {
    if (prepare === next) prepare = null;
  };
}

/** @see PreparePage */
export const preparePage: PreparePage = (path, render) => (prepare ? prepare(path, render) : render());

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
