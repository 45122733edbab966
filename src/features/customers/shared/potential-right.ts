import { type Acl, hasRight, type Right } from '#domain/access/rights.ts';
import type { Kind } from '#domain/customers/kinds.ts';

/** The kinds whose potential asks for a right of its own (docs/rules/customers.md#potential-rights). */
const RIGHTS: Readonly<Partial<Record<Kind, Right>>> = {
  drugstore: 'showDrugStorePotential',
  administration: 'showAdministrativePotential',
};

/** Whether the user may see the potential of a kind. */
export function seesPotential(kind: Kind, acl: Acl): boolean {
  const right = RIGHTS[kind];
  return right === undefined || hasRight(right, acl);
}
