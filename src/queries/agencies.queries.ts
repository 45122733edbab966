import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ReadAllAgenciesDocument } from './agencies.generated.ts';
import { keys } from './keys.ts';

/** All the agencies the user may look at. They change about once a year. */
export function agenciesQuery(api: Api) {
  return queryOptions({
    queryKey: keys.agencies,
    queryFn: ({ signal }) => api.request(ReadAllAgenciesDocument, {}, { signal }),
    staleTime: Infinity,
  });
}
