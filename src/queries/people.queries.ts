import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { ReadAllBaseUsersDocument } from './people.generated.ts';

/** Everyone of the agency, and those of no agency. */
export function peopleQuery(api: Api) {
  return queryOptions({
    queryKey: keys.people,
    queryFn: ({ signal }) => api.request(ReadAllBaseUsersDocument, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
