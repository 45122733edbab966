import { hasRight } from '#domain/access/rights.ts';
import { CUSTOMER_READERS } from '#domain/access/roles.ts';
import { useSession } from '#state/session.tsx';
import type { ReportsAsked } from './weekly-reports.queries.ts';

/** The user’s own reports. */
export function useReportsAsked(): ReportsAsked {
  const { member, userType, acl } = useSession();
  const isReader = CUSTOMER_READERS.some((role) => role === userType);
  return { supervisorID: member.ID, withCards: isReader && hasRight('customerCardAccess', acl) };
}
