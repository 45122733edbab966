import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { startOfDay } from '#lib/scalars.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { matchTraits, type Past, pastOf, type TraitFilters, traitsAsked } from './traits.ts';
import { customerTraitsQuery, type Traits } from '#queries/customer-traits.queries.ts';

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: ReadonlyMap<string, Past> = new Map();

/** The columns that need a trait. */
export type PastColumns = Readonly<Record<Extract<Traits, 'visits' | 'stages'>, boolean>>;

/**
 * What filters and columns need of the customers besides what the list shows: it is read when one of them asks for it.
 * @param columns those that are shown
 * @param order the stages as the server lists them
 */
export function useTraits(filters: TraitFilters, columns: PastColumns, order: readonly string[]) {
  const { api } = useServices();
  const today = useToday();
  const zone = useZone();
  const asked = traitsAsked(filters);
  const isFiltering = Object.values(asked).includes(true);
  const isShown = columns.visits || columns.stages;
  const isAsked = isFiltering || isShown;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...customerTraitsQuery(api, {
      ...asked,
      visits: asked.visits || columns.visits,
      stages: asked.stages || columns.stages,
    }),
    enabled: isAsked,
  });
  const all = data?.data.readAllCustomers;
  const isRead = data !== undefined;
  const only = useMemo(() => {
    if (!isFiltering || !isRead) return null;
    if (!all) return NOBODY;
    return matchTraits(all, filters, {
      startOf: (daysAgo) => startOfDay(today.subtract({ days: daysAgo }), zone),
      month: today.month,
    });
  }, [isFiltering, isRead, all, filters, today, zone]);
  const past = useMemo(() => (isShown && all ? pastOf(all, order) : NOTHING), [isShown, all, order]);
  const failure = isAsked ? (error ?? data?.errors[0]) : undefined;
  return {
    /** `null` if no filter asks for traits, or they are not known. */
    only,
    /** The filters wait for their read. */
    isLoading: isFiltering && isPending,
    past,
    /** The columns wait for theirs. */
    isPastLoading: isShown && isPending,
    /** Without what a filter asks about, there is no list. */
    failure: isFiltering && !all ? failure : undefined,
    /** What columns lack, of a list that is there. */
    pastFailure: isShown && (all || !isFiltering) ? failure : undefined,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
