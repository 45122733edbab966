import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { writePositions } from '#domain/field/positions.ts';
import { dayOf } from '#lib/scalars.ts';
import type { Fix } from '#lib/trail.ts';
import { keys } from './keys.ts';
import { SendPositionDocument, SendPositionsDocument, TrailOfDayDocument } from './positions.generated.ts';

/** Where a person was on a day. */
export function dayTrailQuery(api: Api, workerID: string, date: string) {
  return queryOptions({
    queryKey: keys.dayTrail(workerID, date),
    queryFn: ({ signal }) => api.request(TrailOfDayDocument, { workerID, date }, { signal }),
  });
}

export interface SendPositionsOptions {
  /** Whoever is signed in: the server takes the author from the token. */
  readonly workerID: string;
  /** The time zone of the agency. */
  readonly zone: string;
  /** Some of them may have arrived: the server is asked first, by worker and second. */
  readonly isDoubtful: boolean;
  readonly signal: AbortSignal;
}

/**
 * Sends positions of whoever is signed in. Once it resolves, the server has them all.
 * @throws {ApiError}
 */
export async function sendPositions(
  api: Api,
  fixes: readonly Fix[],
  { workerID, zone, isDoubtful, signal }: SendPositionsOptions,
): Promise<void> {
  const dates = isDoubtful ? [...new Set(fixes.map(({ at }) => dayOf(at, zone)))] : [];
  const trails = await Promise.all(
    dates.map(async (date) => {
      const { data, errors } = await api.request(TrailOfDayDocument, { workerID, date }, { signal });
      if (errors[0]) throw errors[0];
      return data.readWorkerGPSTrail ?? [];
    }),
  );
  const known = new Set(trails.flat().map(({ obtainedTimeStamp }) => Math.floor(obtainedTimeStamp)));
  const missing = fixes.filter(({ at }) => !known.has(Math.floor(at)));
  const [first, ...others] = missing;
  if (!first) return;
  const { lat: gPSLat, lng: gPSLon, at: obtainedTimeStamp } = first;
  await (others.length === 0
    ? api.request(SendPositionDocument, { gPSLat, gPSLon, obtainedTimeStamp }, { signal })
    : api.request(SendPositionsDocument, { jsonGPSLocArray: writePositions(missing) }, { signal }));
}
