import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { daysUpTo, weeksOf } from '#lib/date-ranges.ts';
import { useZone } from '#state/agencies.tsx';
import { useQueryParams } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import type { Worker } from '../shared/field.queries.ts';
import { type PersonCustomer, visitedCustomersQuery, visitsOfWeekQuery } from './people.queries.ts';
import { figuresOf, type VisitsOfPerson } from './visit-figures.ts';

/** The lengths of a range of visits, in days. */
export const SPANS = [7, 30, 91] as const;
export type Span = (typeof SPANS)[number];
const USUAL: Span = 30;
/** How far back a customer counts as a person’s own, in days. */
const YEAR = 365;
const NOBODY: readonly PersonCustomer[] = [];

/** The length that the address asks for with `?days=`. */
export function useSpan(): { readonly span: Span; readonly show: (span: Span) => void } {
  const [params, change] = useQueryParams();
  const asked = params.get('days');
  return {
    span: SPANS.find((span) => String(span) === asked) ?? USUAL,
    show: (span) => change({ days: span === USUAL ? null : String(span) }),
  };
}

/**
 * Coverage and frequency of a person’s visits in the days up to `end`.
 * @param end `YYYY-MM-DD`
 */
export function useVisits(worker: Worker, end: string, span: Span, isEnabled: boolean) {
  const { api } = useServices();
  const zone = useZone();
  const range = useMemo(() => daysUpTo(end, span), [end, span]);
  const target = useQuery({ ...visitedCustomersQuery(api, worker, daysUpTo(end, YEAR)), enabled: isEnabled });
  const mondays = useMemo(() => weeksOf(range).map(([monday = '']) => monday), [range]);
  const weeks = useQueries({
    queries: mondays.map((monday) => ({ ...visitsOfWeekQuery(api, worker, monday), enabled: isEnabled })),
    combine: (reads) => ({
      lists: reads.map(({ data }) => data?.visits),
      failure: reads
        .map(({ error, data }) => error ?? data?.errors[0])
        .find((each) => each !== undefined && each !== null),
      isFetching: reads.some(({ isFetching }) => isFetching),
      refetch: () => {
        for (const read of reads) void read.refetch();
      },
    }),
  });
  const { lists } = weeks;
  const failure = target.error ?? target.data?.errors[0];
  // An answer without a list and without an error says that there is nobody.
  const customers = target.data && (target.data.customers ?? (failure ? undefined : NOBODY));
  const visits = useMemo((): VisitsOfPerson | null => {
    if (!customers || lists.includes(undefined)) return null;
    const made = lists.flatMap((list) => list ?? []);
    return figuresOf({ customers, made, range, span, workerID: worker.ID, zone });
  }, [customers, lists, range, span, worker.ID, zone]);
  return {
    visits,
    failure: failure ?? weeks.failure,
    isRetrying: target.isFetching || weeks.isFetching,
    onRetry: () => {
      void target.refetch();
      weeks.refetch();
    },
  };
}
