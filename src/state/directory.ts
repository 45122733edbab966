import { useQuery } from '@tanstack/react-query';
import { personName } from '#domain/people/person-name.ts';
import { peopleQuery } from '#queries/people.queries.ts';
import { useServices } from './services.tsx';

/** Everyone in the directory, as choices for a list; `people` is undefined until they are read. */
export function useDirectory() {
  const { data, error, isPending, isFetching, refetch } = useQuery(peopleQuery(useServices().api));
  const people = data?.data.readAllBaseUsers?.map((person) => ({
    id: person.ID,
    name: personName(person),
    detail: person.contactEmail ?? '',
  }));
  return { people, isLoading: isPending, isRetrying: isFetching, onRetry: error ? () => void refetch() : undefined };
}
