import { hasRight, type Acl, type Modules } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { Params } from './path.ts';
import type { Route } from './table.ts';

/** What of a session decides where its user may go. */
export interface Visitor {
  readonly userType: UserType;
  readonly acl: Acl;
  readonly modules: Modules;
  /** The laboratory of a laboratory user. */
  readonly pharmaLaboID: string | null;
}

/**
 * `sign-in`: nobody is known. `wrong-role`: the tree is another role's (decision 9).
 * `missing-right`: the tree is theirs, the screen is not (decision 10), or it is another laboratory's (decision 4).
 */
export type Entry = 'enter' | 'sign-in' | 'wrong-role' | 'missing-right';

/** Role opens trees, rights open screens (spec §6). Whether an agency is chosen is asked apart, see `needsAgency`. */
export function entryOf(visitor: Visitor | null, route: Route, params: Params = {}): Entry {
  if (route.requiredType === null) return 'enter';
  if (!visitor) return 'sign-in';
  if (route.requiredType !== '*' && route.requiredType !== visitor.userType) return 'wrong-role';
  if (isOtherLaboratory(visitor, params)) return 'missing-right';
  if (route.kind === 'screen' && route.right && !hasRight(route.right, visitor.acl, visitor.modules)) {
    return 'missing-right';
  }
  return 'enter';
}

/** Whether somebody may see a screen, or follow a redirect. */
export function mayEnter(visitor: Visitor | null, route: Route, params: Params = {}): boolean {
  return entryOf(visitor, route, params) === 'enter';
}

const isOtherLaboratory = ({ pharmaLaboID }: Visitor, { idLabo }: Params) =>
  pharmaLaboID !== null && idLabo !== undefined && idLabo !== pharmaLaboID;
