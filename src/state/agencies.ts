import { useQuery } from '@tanstack/react-query';
import { zoneOf } from '#domain/agency/agency-zone.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { useServices } from './services.tsx';
import { useSessionOrNobody } from './session.tsx';

/** The agency the session looks at; `null` until the agencies are read. */
export function useAgency() {
  const { api } = useServices();
  const session = useSessionOrNobody();
  const { data } = useQuery({ ...agenciesQuery(api), enabled: session !== null });
  return data?.data.readAllAgencies?.find((agency) => agency.idAgency === session?.agencyID) ?? null;
}

/**
 * The agency’s time zone: that of “today” and of every hour on the screen. Screens are shown once it is known
 * (`src/app/shell/zone-gate.tsx`); what is shown without an agency has the zone of the device.
 */
export function useZone(): string {
  return zoneOf(useAgency()?.country) ?? DEVICE_ZONE;
}

const DEVICE_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
