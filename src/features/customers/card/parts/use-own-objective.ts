import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { nextObjectivesQuery } from '#queries/next-objectives.queries.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';

/** What the user's own last report on a customer set for the next visit; nobody else has visits of their own. */
export function useOwnObjective(customerID: string) {
  const { api } = useServices();
  const { userType, member, acl } = useSession();
  const hasVisits = (userType === 'Delegue' || userType === 'Supervisor') && hasRight('viewOwnSchedule', acl);
  const { data, error, isLoading, isFetching, refetch } = useQuery({
    ...nextObjectivesQuery(api, member.ID, [customerID]),
    enabled: hasVisits,
  });
  const own = data?.objectives.find(([ID]) => ID === customerID);
  return { objective: own?.[1] ?? null, failure: error ?? data?.errors[0], isLoading, isFetching, refetch };
}
