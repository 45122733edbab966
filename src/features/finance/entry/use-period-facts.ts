import { useQuery } from '@tanstack/react-query';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { financePeriodsQuery } from '#queries/finance-periods.queries.ts';
import { useServices } from '#state/services.tsx';
import { factsOf, type PeriodFacts } from '../shared/period-facts.ts';
import { periodRowsQuery } from './finance-edit.queries.ts';

export interface ReadFacts {
  /** Undefined until they are read; null if the server does not tell them. */
  readonly facts: PeriodFacts | null | undefined;
  /** Whether the server tells who and when. */
  readonly isTold: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** What is known of a period: as the server tells it, else as its rows do. */
export function usePeriodFacts(kind: FinanceKind, period: FinancePeriod): ReadFacts {
  const { api, settings } = useServices();
  const told = useQuery(financePeriodsQuery(api, kind));
  const isUntold = told.data === null;
  const derived = useQuery({ ...periodRowsQuery(api, kind, period, settings.lacks), enabled: isUntold });
  const read = isUntold ? derived : told;
  return {
    facts: isUntold ? derived.data : told.data && factsOf(told.data.find((state) => state.period === period)),
    isTold: !isUntold,
    hasFailed: read.isError,
    isRetrying: read.isFetching,
    retry: () => void read.refetch(),
  };
}
