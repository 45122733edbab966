import { useQuery } from '@tanstack/react-query';
import { DIRECTORY_READERS } from '#domain/access/roles.ts';
import { fullName } from '#domain/people/person-name.ts';
import { peopleQuery } from '#queries/people.queries.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { type FieldPerson, groupPeopleQuery } from '../people.queries.ts';

/** What the directory tells of a person. */
export interface Contact {
  readonly name: string | null;
  readonly email: string | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What the directory tells of a person; nothing to who may not read it. */
export function useContact(ID: string): Contact {
  const { api } = useServices();
  const isReader = useIsReader();
  const { data, error, isLoading, isFetching, refetch } = useQuery({ ...peopleQuery(api), enabled: isReader });
  const people = data?.data.readAllBaseUsers;
  const entry = people?.find((user) => user.ID === ID);
  return {
    name: fullName(entry),
    email: entry?.contactEmail ?? null,
    isLoading,
    hasFailed: people == null && Boolean(error ?? data?.errors[0]),
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
}

function useIsReader(): boolean {
  const { userType } = useSession();
  return DIRECTORY_READERS.some((role) => role === userType);
}

/** The people of the groups that the user sees. */
export function usePeople() {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(groupPeopleQuery(api, useIsReader()));
  const failure = error ?? data?.errors[0];
  // An answer without a list and without an error says that there is no group.
  const people: readonly FieldPerson[] | undefined = data && (data.people ?? (failure ? undefined : []));
  return { people, failure, isRetrying: isFetching, onRetry: () => void refetch() };
}
