import { useQuery } from '@tanstack/react-query';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';

/** The work group of the address. */
export function useGroup() {
  const { api } = useServices();
  const { idWorkgroup: groupID = '' } = useRoute().params;
  const { data, error, isFetching, refetch } = useQuery(workGroupsQuery(api));
  const failure = error ?? data?.errors[0];
  // An answer without a list and without an error says that there is no group.
  const groups = data && (data.data.readWorkGroups ?? (failure ? undefined : []));
  return {
    groupID,
    group: groups?.find(({ ID }) => ID === groupID),
    isRead: groups !== undefined,
    failure,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
}
