import { type Acl, hasRight, type Right } from '#domain/access/rights.ts';
import type { Kind } from './kinds.ts';

/** Wholesalers have no flag of their own: users who see another kind see them. */
const VIEW: Readonly<Record<Kind, Right>> = {
  healthworker: 'viewHealthWorker',
  drugstore: 'viewDrugStore',
  administration: 'viewAdministrativeCustomer',
  wholesaler: 'customerCardAccess',
};

/** The kinds whose potential asks for a right of its own (docs/rules/customers.md#potential-rights). */
const POTENTIAL: Readonly<Partial<Record<Kind, Right>>> = {
  drugstore: 'showDrugStorePotential',
  administration: 'showAdministrativePotential',
};

/** Whether the user may see a kind. */
export const seesKind = (kind: Kind, acl: Acl): boolean => hasRight(VIEW[kind], acl);

/** Whether the user may see the potential of a kind, where they see the kind. */
export function seesPotential(kind: Kind, acl: Acl): boolean {
  const right = POTENTIAL[kind];
  return right === undefined || hasRight(right, acl);
}
