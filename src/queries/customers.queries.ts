import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { prepareCustomers } from './customer-records.ts';
import { keys } from './keys.ts';
import { CustomersDocument } from './customers.generated.ts';

/** Milliseconds. An agency may have 20,000 customers, and few of them change in a day. */
const FRESH = 300_000;

/** The customers of the agency that the user may see, with the order of potentials. */
export function customersQuery(api: Api) {
  return queryOptions({
    queryKey: keys.customers,
    queryFn: async ({ signal }) => {
      const answer = await api.request(CustomersDocument, {}, { signal });
      const { readAllCustomers: all } = answer.data;
      if (all) await prepareCustomers(all, signal);
      return answer;
    },
    staleTime: FRESH,
  });
}
