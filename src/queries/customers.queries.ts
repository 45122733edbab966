import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { CustomersDocument } from './customers.generated.ts';

/** Milliseconds. An agency may have 20,000 customers, and few of them change in a day. */
const FRESH = 300_000;

/** The customers of the agency that the user may see, with the order of potentials. */
export function customersQuery(api: Api) {
  return queryOptions({
    queryKey: keys.customers,
    queryFn: ({ signal }) => api.request(CustomersDocument, {}, { signal }),
    staleTime: FRESH,
  });
}
