import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { CitiesDocument } from './cities.generated.ts';

/** The cities of the agency. */
export function citiesQuery(api: Api) {
  return queryOptions({
    queryKey: keys.cities,
    queryFn: ({ signal }) => api.request(CitiesDocument, {}, { signal }),
  });
}
