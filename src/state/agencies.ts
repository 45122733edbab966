import { queryOptions, useQuery } from '@tanstack/react-query';
import { ReadAllAgenciesDocument } from '#queries/agencies.generated.ts';
import type { Api } from '#api/client.ts';
import { zoneOf } from '#domain/agency/agency-zone.ts';
import { useServices } from './services.tsx';
import { useSessionOrNobody } from './session.tsx';

/** All the agencies the user may look at (readAllAgencies, spec §7). They change about once a year. */
export function agenciesQuery(api: Api) {
  return queryOptions({
    queryKey: ['agencies'],
    queryFn: ({ signal }) => api.request(ReadAllAgenciesDocument, {}, { signal }),
    staleTime: Infinity,
  });
}

/** The agency the session looks at, once it is known. */
export function useAgency() {
  const { api } = useServices();
  const session = useSessionOrNobody();
  const { data } = useQuery({ ...agenciesQuery(api), enabled: session !== null });
  return data?.data.readAllAgencies?.find((agency) => agency.idAgency === session?.agencyID) ?? null;
}

/** The time zone that "today" and every hour on the screen are told in (decision 17). */
export function useZone(): string {
  return zoneOf(useAgency()?.country);
}
