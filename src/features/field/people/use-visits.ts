import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { daysOfPace } from '#domain/supervision/quota.ts';
import { failureOf } from '#queries/failure.ts';
import { type DayRange, daysOf, daysUpTo, weeksOf } from '#lib/date-ranges.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import type { Worker } from '../shared/field.queries.ts';
import { type PersonCustomer, visitedCustomersQuery, visitsOfWeekQuery } from './people.queries.ts';
import { useAbsences } from './use-absences.ts';
import { figuresOf, type VisitsOfPerson } from './visit-figures.ts';

/** How far back a customer counts as a person’s own, in days. */
const YEAR = 365;
const NOBODY: readonly PersonCustomer[] = [];

/** Coverage and frequency of a person’s visits in a range of days; what is expected of them leaves out whole days of absence. */
export function useVisits(worker: Worker, range: DayRange, isEnabled: boolean) {
  const { api } = useServices();
  const zone = useZone();
  const absences = useAbsences(worker.ID, range, isEnabled);
  const { away } = absences;
  const target = useQuery({ ...visitedCustomersQuery(api, worker, daysUpTo(range.end, YEAR)), enabled: isEnabled });
  const mondays = useMemo(() => weeksOf(range).map(([monday = '']) => monday), [range]);
  const weeks = useQueries({
    queries: mondays.map((monday) => ({ ...visitsOfWeekQuery(api, worker, monday), enabled: isEnabled })),
    combine: (reads) => ({
      lists: reads.map(({ data }) => data?.visits),
      failure: reads.map(failureOf).find((each) => each !== undefined && each !== null),
      isFetching: reads.some(({ isFetching }) => isFetching),
      refetch: () => {
        for (const read of reads) void read.refetch();
      },
    }),
  });
  const { lists } = weeks;
  const failure = failureOf(target);
  // An answer without a list and without an error says that there is nobody.
  const customers = target.data && (target.data.customers ?? (failure ? undefined : NOBODY));
  const visits = useMemo((): VisitsOfPerson | null => {
    if (!customers || lists.includes(undefined) || absences.isLoading) return null;
    const made = lists.flatMap((list) => list ?? []);
    const days = daysOf(range);
    return figuresOf({ customers, made, range, pace: daysOfPace(days, away ?? []), workerID: worker.ID, zone });
  }, [customers, lists, range, away, absences.isLoading, worker.ID, zone]);
  return {
    visits,
    absences,
    failure: failure ?? weeks.failure,
    isRetrying: target.isFetching || weeks.isFetching,
    onRetry: () => {
      void target.refetch();
      weeks.refetch();
    },
  };
}
