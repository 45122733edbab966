import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { startOfDay } from '#lib/scalars.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { matchTraits, type TraitFilters, traitsAsked } from './traits.ts';
import { customerTraitsQuery } from './traits.queries.ts';

/** The customers that the filters by trait leave. Traits are read when a filter asks for them. */
export function useTraits(filters: TraitFilters) {
  const { api } = useServices();
  const today = useToday();
  const zone = useZone();
  const asked = traitsAsked(filters);
  const isAsked = Object.values(asked).includes(true);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...customerTraitsQuery(api, asked),
    enabled: isAsked,
  });
  const all = data?.data.readAllCustomers;
  const only = useMemo(
    () =>
      isAsked && all
        ? matchTraits(all, filters, {
            startOf: (daysAgo) => startOfDay(today.subtract({ days: daysAgo }), zone),
            month: today.month,
          })
        : null,
    [isAsked, all, filters, today, zone],
  );
  return {
    /** `null` if no filter asks for traits, or they are not known. */
    only,
    isLoading: isAsked && isPending,
    failure: isAsked && !all ? (error ?? data?.errors[0]) : undefined,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
