import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { type CustomerPosition, learntPosition, type ReportedPosition } from '#domain/customers/position.ts';
import { mapInSlices } from '#lib/in-slices.ts';
import { everybodyIn } from './customer-records.ts';
import { keys } from './keys.ts';
import { CustomerPositionsDocument, type CustomerPositionsQuery } from './customer-positions.generated.ts';

/** Milliseconds. Places hardly move. */
const FRESH = 1_800_000;

/**
 * Where the customers are, for the map. It is a read of its own, because the list does without.
 * @param withReports also those of the reports, for who may read them
 */
export function customerPositionsQuery(api: Api, withReports: boolean) {
  return queryOptions({
    queryKey: keys.customerPositions(withReports),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(CustomerPositionsDocument, { withReports }, { signal });
      const all = data.readAllCustomers;
      return { positions: all && (await positionsOf(all, signal)), errors };
    },
    staleTime: FRESH,
  });
}

interface Located {
  readonly ID: string;
  readonly gPSLat?: number | null;
  readonly gPSLon?: number | null;
  readonly MyVisitReports?: readonly { readonly GPSLoc: ReportedPosition | null }[];
}

type KnownPosition = readonly [customerID: string, position: CustomerPosition];

/** The position of each customer whose position is known; the server's own comes first. */
export async function positionsOf(
  all: NonNullable<CustomerPositionsQuery['readAllCustomers']>,
  signal?: AbortSignal,
): Promise<readonly KnownPosition[]> {
  const known = await mapInSlices<Located, KnownPosition | null>(everybodyIn(all), positionOf, signal);
  return known.filter((each) => each !== null);
}

function positionOf({ ID, gPSLat = null, gPSLon = null, MyVisitReports = [] }: Located): KnownPosition | null {
  const known =
    gPSLat !== null && gPSLon !== null
      ? { position: { lat: gPSLat, lng: gPSLon }, reports: null }
      : learntPosition(MyVisitReports.map(({ GPSLoc }) => GPSLoc));
  return known && [ID, known];
}
