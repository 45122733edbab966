import { type Acl, hasRight } from '../access/rights.ts';
import type { UserType } from '../access/roles.ts';

/** Whose visits statistics count: the user’s own, somebody else’s, or those of everybody whom the user sees. */
export type CountedVisits = 'own' | 'other' | 'everybody';

/**
 * Whether the user may see the visits that statistics count, and so who was visited: by the rights to see programmes. Figures are told
 * without them: docs/rules/access.md#visited-customers.
 */
export function seesVisits(userType: UserType, acl: Acl, counted: CountedVisits): boolean {
  const own = hasRight('viewOwnSchedule', acl);
  if (userType === 'Delegue' || counted === 'own') return own;
  if (userType !== 'Supervisor') return hasRight('viewOtherWorkGroupSchedule', acl);
  return hasRight('viewOwnWorkGroupDeleguesSchedule', acl) && (counted === 'other' || own);
}
