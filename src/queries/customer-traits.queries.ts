import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { CustomerTraitsDocument } from './customer-traits.generated.ts';

/** What can be asked about a customer besides what the list shows. */
export type Traits = 'visits' | 'stages' | 'levers' | 'birthdays';

/** Milliseconds. */
const FRESH = 300_000;

/** What the list does not show of the customers, and the filters in use ask about; nothing else is read. */
export function customerTraitsQuery(api: Api, asked: Readonly<Record<Traits, boolean>>) {
  const { visits, stages, levers, birthdays } = asked;
  return queryOptions({
    queryKey: keys.customerTraits(visits, stages, levers, birthdays),
    queryFn: ({ signal }) => api.request(CustomerTraitsDocument, { visits, stages, levers, birthdays }, { signal }),
    staleTime: FRESH,
  });
}
