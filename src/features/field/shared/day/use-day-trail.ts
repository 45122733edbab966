import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { failureOf } from '#queries/failure.ts';
import type { Fix } from '#lib/trail.ts';
import { dayTrailQuery } from '#queries/positions.queries.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import type { DayRights } from '../use-worker.ts';

/** The trail of a day, and why there is none. @param day `YYYY-MM-DD` */
export function useDayTrail({ worker, isOwn }: DayRights, day: string) {
  const { api } = useServices();
  const { acl, modules } = useSession();
  const today = useToday().toString();
  const mayFollow = hasRight('gpsAccess', acl, modules);
  const trail = useQuery({ ...dayTrailQuery(api, worker.ID, day), enabled: mayFollow && day <= today });
  const failure = failureOf(trail);
  const locations = trail.data?.data.readWorkerGPSTrail;
  const fixes = useMemo(
    (): readonly Fix[] =>
      (locations ?? []).map(({ gPSLat, gPSLon, obtainedTimeStamp }) => ({
        lat: gPSLat,
        lng: gPSLon,
        at: obtainedTimeStamp,
      })),
    [locations],
  );
  const isRefused = !isOwn && (!mayFollow || failure?.codes.includes('FORBIDDEN') === true);
  return {
    fixes,
    mayFollow,
    /** The user is not allowed to see where this person was. */
    isRefused,
    failure,
    /** Whether there is a trail is not known. */
    isUnread: isRefused || trail.isLoading || failure !== undefined,
    isLoading: trail.isLoading,
    isRetrying: trail.isFetching,
    onRetry: () => void trail.refetch(),
  };
}

export type DayTrail = ReturnType<typeof useDayTrail>;
