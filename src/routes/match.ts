import { derivedOnce } from '#lib/derived-once.ts';
import { bySpecificity, fillPath, pathReader, type Params } from './path.ts';
import { type Route, ROUTES, type RedirectRoute, type ScreenRoute } from './table.ts';

/** The route of an address. A redirect is guarded like a screen: without access it is not followed. */
export type Match =
  | { readonly kind: 'screen'; readonly route: ScreenRoute; readonly params: Params }
  | {
      readonly kind: 'redirect';
      readonly route: RedirectRoute;
      readonly params: Params;
      /** The address it leads to, without query, or `LANDING` (table.ts). */
      readonly to: string;
    };

/** What a path begins with, whatever its case: the name of a tree. */
const headOf = (path: string) => (path.split('/')[1] ?? '').toLowerCase();

const TREES = Map.groupBy(ROUTES, ({ path }) => headOf(path));
const NO_TREE: readonly Route[] = [];

/** Those of one tree, sorted when an address of it is first read. The first use of each pattern compiles it. */
const readersOf = derivedOnce((tree: readonly Route[]) =>
  tree.toSorted((a, b) => bySpecificity(a.path, b.path)).map((route) => ({ route, read: pathReader(route.path) })),
);

/**
 * Finds the route of an address. Never throws.
 *
 * Give it the path as the address bar has it (`location.pathname`, or wouter's `usePathname`): wouter's `useLocation`
 * has already decoded a part of it, so that `%2525` or a `%` would be read wrongly.
 * @param address a path; a query and a hash are ignored, a slash at the end is tolerated
 * @returns `null` when there is no such address, or a part of it cannot be decoded
 */
export function matchRoute(address: string): Match | null {
  const path = address.replace(/[?#].*/su, '');
  for (const { route, read } of readersOf(TREES.get(headOf(path)) ?? NO_TREE)) {
    const params = read(path);
    if (!params) continue;
    if (route.kind === 'screen') return { kind: 'screen', route, params };
    return { kind: 'redirect', route, params, to: fillPath(route.redirect, params) };
  }
  return null;
}
