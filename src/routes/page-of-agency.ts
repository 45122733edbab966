import type { Visitor } from '#domain/access/entry.ts';
import { crumbsOf } from './crumbs.ts';
import { matchRoute } from './match.ts';
import type { Params } from './path.ts';
import type { ScreenRoute } from './table.ts';

/** Laboratories are the same in every agency; all other records belong to one. */
const isOfEveryAgency = (params: Params): boolean => Object.keys(params).every((name) => name === 'idLabo');

/**
 * Where a page leads when another agency is chosen.
 * @returns `null` if the page exists there, else the nearest one above it that does
 */
export function pageOfAgency(visitor: Visitor, route: ScreenRoute, params: Params): string | null {
  if (isOfEveryAgency(params)) return null;
  const above = crumbsOf(visitor, route, params).flatMap(({ href }) => href ?? []);
  return (
    above.findLast((href) => {
      const match = matchRoute(href);
      return match !== null && isOfEveryAgency(match.params);
    }) ?? null
  );
}
