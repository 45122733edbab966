import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { WorkGroupsDocument, type WorkGroupsQuery } from './work-groups.generated.ts';

/** A work group with its supervisor and its delegates. */
export type WorkGroup = NonNullable<WorkGroupsQuery['readWorkGroups']>[number];

/** The work groups that the user sees: a delegate’s and a supervisor’s own, all for everybody else. */
export function workGroupsQuery(api: Api) {
  return queryOptions({
    queryKey: keys.workGroups,
    queryFn: ({ signal }) => api.request(WorkGroupsDocument, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
