import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { zoneOf } from '#domain/agency/agency-zone.ts';
import { dateTimeFormat } from '#lib/intl.ts';
import type { ReadAllAgenciesQuery } from '#queries/agencies.generated.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { useServices } from './services.tsx';

type Agency = NonNullable<ReadAllAgenciesQuery['readAllAgencies']>[number];

interface AgencyAndZone {
  readonly agency: Agency | null;
  /** Null until the agencies are read, and for a country whose time zone is not known. */
  readonly zone: string | null;
}

/** Not a constant: the first use of `Intl` took 50 of the 62 ms in which the frame’s file was evaluated, slowed down four times. */
const deviceZone = (): string => dateTimeFormat().resolvedOptions().timeZone;

const AgencyContext = createContext<AgencyAndZone>({ agency: null, zone: null });

interface AgencyProviderProps {
  /** The session's agency. */
  readonly agencyID: string | null;
  readonly children: ReactNode;
}

/** Reads the session's agency once for all that is inside: every cell with a date asks for its time zone. */
export function AgencyProvider({ agencyID, children }: AgencyProviderProps) {
  const { api, settings } = useServices();
  const { data } = useQuery(agenciesQuery(api));
  const agency = data?.data.readAllAgencies?.find(({ idAgency }) => idAgency === agencyID) ?? null;
  const zone = zoneOf(agency?.country, settings.timeZones);
  const value = useMemo(() => ({ agency, zone }), [agency, zone]);
  return <AgencyContext value={value}>{children}</AgencyContext>;
}

/** The agency the session looks at; `null` until the agencies are read. */
export const useAgency = (): Agency | null => use(AgencyContext).agency;

/** The time zone of the agency’s country; `null` until the agencies are read, and if it is not known. */
export const useAgencyZone = (): string | null => use(AgencyContext).zone;

/**
 * The agency’s time zone: that of “today” and of every hour on the screen. Screens are shown once it is known
 * (`src/app/shell/zone-gate.tsx`); what is shown without an agency has the zone of the device.
 */
export const useZone = (): string => useAgencyZone() ?? deviceZone();
