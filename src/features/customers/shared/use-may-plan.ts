import { hasRight } from '#domain/access/rights.ts';
import { useSession } from '#state/session.tsx';

/** Whether the user has days of their own, and may plan them. */
export function useMayPlan(): boolean {
  const { userType, acl } = useSession();
  return (
    (userType === 'Delegue' || userType === 'Supervisor') &&
    hasRight('viewOwnSchedule', acl) &&
    hasRight('createEditOwnDailySchedule', acl)
  );
}
