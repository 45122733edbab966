import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { CustomerTraitsDocument } from './customer-traits.generated.ts';

/** What can be asked about a customer besides what the list shows. */
export type Traits = 'visits' | 'stages' | 'levers' | 'birthdays' | 'expectations';

/** Milliseconds. */
const FRESH = 300_000;

/** What the list does not show of the customers, and the filters in use ask about; nothing else is read. */
export function customerTraitsQuery(api: Api, asked: Readonly<Partial<Record<Traits, boolean>>>) {
  const { visits = false, stages = false, levers = false, birthdays = false, expectations = false } = asked;
  return queryOptions({
    queryKey: keys.customerTraits(visits, stages, levers, birthdays, expectations),
    queryFn: ({ signal }) =>
      api.request(CustomerTraitsDocument, { visits, stages, levers, birthdays, expectations }, { signal }),
    staleTime: FRESH,
  });
}
