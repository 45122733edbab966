import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { NextObjectivesDocument } from './next-objectives.generated.ts';

/** What a person’s last reports set for the next visits to customers, by their IDs. */
export function nextObjectivesQuery(api: Api, workerID: string, customersIDList: readonly string[]) {
  return queryOptions({
    queryKey: keys.nextObjectives(workerID, customersIDList),
    queryFn: async ({ signal }) => {
      const variables = { workerID, customersIDList: [...customersIDList] };
      const { data, errors } = await api.request(NextObjectivesDocument, variables, { signal });
      const objectives = (data.readCustomerNextVisitObjectives ?? []).map(
        ({ Customer, nextVisitObjective }) => [Customer.ID, nextVisitObjective] as const,
      );
      return { objectives, errors };
    },
  });
}
