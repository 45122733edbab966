import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ReadAllBaseUsersDocument } from '#queries/directory.generated.ts';
import { useServices } from './services.tsx';

/** readAllBaseUsers (spec §7): whom a reminder may go to. */
function directoryQuery(api: Api) {
  return queryOptions({
    queryKey: ['directory'],
    queryFn: ({ signal }) => api.request(ReadAllBaseUsersDocument, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** « Fatou Diagne »; the identifier where the directory has no name. */
export function personName({
  ID,
  FirstName,
  Surname,
}: {
  ID: string;
  FirstName?: string | null;
  Surname?: string | null;
}): string {
  return [FirstName, Surname].filter(Boolean).join(' ') || ID;
}

/** Everyone in the directory, as a list of people to choose from; `people` is nothing while it is not known. */
export function useDirectory() {
  const { data, error, isFetching, refetch } = useQuery(directoryQuery(useServices().api));
  const people = data?.data.readAllBaseUsers?.map((person) => ({
    id: person.ID,
    name: personName(person),
    detail: person.contactEmail ?? '',
  }));
  return { people, isRetrying: isFetching, onRetry: error ? () => void refetch() : undefined };
}
