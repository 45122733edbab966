import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { CustomersDocument } from './customers.generated.ts';

/** Milliseconds: an agency may have 20,000 customers, and few of them change in a day. Who changes one makes it stale. */
const FRESH = 300_000;

/** readAllCustomers: those of the agency that the viewer may see, with the order of potentials. */
export function customersQuery(api: Api) {
  return queryOptions({
    queryKey: ['customers'],
    queryFn: ({ signal }) => api.request(CustomersDocument, {}, { signal }),
    staleTime: FRESH,
  });
}
