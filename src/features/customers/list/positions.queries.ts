import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { type CustomerPosition, learntPosition, type ReportedPosition } from '#domain/customers/position.ts';
import { keys } from '#queries/keys.ts';
import { CustomerPositionsDocument, type CustomerPositionsQuery } from './positions.generated.ts';

/** Milliseconds. Places hardly move. */
const FRESH = 1_800_000;

/**
 * Where the customers are, for the map. It is a read of its own, because the list does without.
 * @param withReports also those of the reports, for who may read them
 */
export function customerPositionsQuery(api: Api, withReports: boolean) {
  return queryOptions({
    queryKey: keys.customerPositions(withReports),
    queryFn: ({ signal }) => api.request(CustomerPositionsDocument, { withReports }, { signal }),
    staleTime: FRESH,
  });
}

interface Located {
  readonly ID: string;
  readonly gPSLat?: number | null;
  readonly gPSLon?: number | null;
  readonly MyVisitReports?: readonly { readonly GPSLoc: ReportedPosition | null }[];
}

/** The position of each customer whose position is known, by the customer's ID; the server's own comes first. */
export function positionsOf(
  all: NonNullable<CustomerPositionsQuery['readAllCustomers']>,
): ReadonlyMap<string, CustomerPosition> {
  const everybody: readonly Located[] = [
    ...all.HealthWorkerList,
    ...all.DrugStoreList,
    ...all.CustomerAdministrative,
    ...all.Wholesaler,
  ];
  return new Map(
    everybody.flatMap(({ ID, gPSLat = null, gPSLon = null, MyVisitReports = [] }) => {
      const known =
        gPSLat !== null && gPSLon !== null
          ? { position: { lat: gPSLat, lng: gPSLon }, reports: null }
          : learntPosition(MyVisitReports.map(({ GPSLoc }) => GPSLoc));
      return known ? [[ID, known] as const] : [];
    }),
  );
}
