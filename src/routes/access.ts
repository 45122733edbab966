import { entryOf, type Requirements, type Visitor } from '#domain/access/entry.ts';
import type { Params } from './path.ts';
import type { Route } from './table.ts';

/** What a route, with the parameters of its address, requires of a visitor. */
export const requirementsOf = (route: Route, { idLabo }: Params = {}): Requirements => ({
  requiredType: route.requiredType,
  right: route.kind === 'screen' ? route.right : undefined,
  laboratoryID: idLabo,
  needsAgency: route.kind === 'screen' && route.needsAgency,
});

/** Whether a visitor may open a screen or follow a redirect, once their agency is chosen. */
export const mayEnter = (visitor: Visitor | null, route: Route, params: Params = {}): boolean =>
  entryOf(visitor, { ...requirementsOf(route, params), needsAgency: false }) === 'enter';
