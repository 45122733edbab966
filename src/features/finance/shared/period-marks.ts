import { useQueries, type QueryObserverResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Months } from '#domain/finance/months.ts';
import { monthOfPeriod, weeksOfMonth } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { financePeriodsQuery, type PeriodState } from '#queries/finance-periods.queries.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import type { MarkOf, PeriodMark } from '#ui/period-field/period-mark.tsx';
import { factsOf, type PeriodFacts, type SharedStage, sharedStage } from './period-facts.ts';
import { useStageNames } from './period-words.tsx';

/** The periods of a kind that the server tells of. */
export interface ToldPeriods {
  readonly kind: FinanceKind;
  /** Undefined while they are not read, as for whom may not; null if the server does not tell of periods. */
  readonly states: readonly PeriodState[] | null | undefined;
}

/** What is known of the reads of periods. */
export interface PeriodsRead {
  readonly told: readonly ToldPeriods[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The periods of kinds. @param kinds constant: what is told changes with them */
export function useToldPeriods(kinds: readonly FinanceKind[]): PeriodsRead {
  const { api } = useServices();
  const { userType } = useSession();
  const combine = useCallback(
    (reads: readonly QueryObserverResult<readonly PeriodState[] | null>[]): PeriodsRead => {
      const failed = reads.filter(({ isError }) => isError);
      return {
        told: kinds.map((kind, at) => ({ kind, states: reads[at]?.data })),
        isLoading: reads.some(({ isLoading }) => isLoading),
        hasFailed: failed.length > 0,
        isRetrying: failed.some(({ isFetching }) => isFetching),
        retry: () => failed.forEach(({ refetch }) => void refetch()),
      };
    },
    [kinds],
  );
  return useQueries({
    // A delegate has what is dispatched, and may not read what is entered.
    queries: kinds.map((kind) => ({ ...financePeriodsQuery(api, kind), enabled: userType !== 'Delegue' })),
    combine,
  });
}

/** Finds the months of which the server tells that something is dispatched. */
export function dispatchedBy(told: readonly ToldPeriods[]): (kind: FinanceKind, month: string) => boolean {
  const months = new Set(
    told.flatMap(({ kind, states }) =>
      (states ?? [])
        .filter(({ dispatchedQuantity }) => dispatchedQuantity > 0)
        .map(({ period }) => `${kind} ${monthName(kind, period)}`),
    ),
  );
  return (kind, month) => months.has(`${kind} ${month}`);
}

/** Whether the server tells of each kind that nothing is saved or dispatched in any of the months. */
export const isNothingSaved = (told: readonly ToldPeriods[], months: readonly string[]): boolean =>
  told.every(
    ({ kind, states }) =>
      states != null &&
      states.every((state) => !months.includes(monthName(kind, state.period)) || factsOf(state).stage === 'nothing'),
  );

/** The periods in these months of which something is entered that the delegates do not have, or have otherwise. */
export const openPeriods = (
  { kind, states }: ToldPeriods,
  { from, to }: Months,
): readonly { readonly month: string; readonly facts: PeriodFacts }[] =>
  (states ?? [])
    .map((state) => ({ month: monthName(kind, state.period), facts: factsOf(state) }))
    .filter(
      ({ month, facts: { stage } }) => month >= from && month <= to && (stage === 'saved' || stage === 'changed'),
    );

/**
 * The weeks of trends in a month of which the server tells that nothing is dispatched.
 * @param today `YYYY-MM-DD`: only weeks that ended before; by default those to come too
 */
export function weeksWithout(told: readonly ToldPeriods[], month: string, today?: string): readonly string[] {
  const states = told.find(({ kind }) => kind === 'trends')?.states;
  if (!states) return [];
  const present = new Set(
    states.filter(({ dispatchedQuantity }) => dispatchedQuantity > 0).map(({ period }) => period),
  );
  return weeksOfMonth(month).filter(
    (monday) => (today === undefined || weekOf(monday).end < today) && !present.has(monday),
  );
}

const monthName = (kind: FinanceKind, period: FinancePeriod) =>
  kind === 'goals' ? period : monthOfPeriod(kind, period);

const SIGNS: Readonly<Record<Exclude<SharedStage, 'nothing'>, PeriodMark['sign']>> = {
  saved: 'open',
  partly: 'changed',
  changed: 'changed',
  dispatched: 'done',
};

/** The stages of all periods that a picker calls by the same name. @param nameOf the picker's name of a period */
export function stagesBy(
  told: readonly ToldPeriods[],
  nameOf: (kind: FinanceKind, period: FinancePeriod) => string,
): ReadonlyMap<string, SharedStage> {
  const all = told.flatMap(({ kind, states }) =>
    (states ?? []).map((state) => ({ name: nameOf(kind, state.period), stage: factsOf(state).stage })),
  );
  return new Map(
    Array.from(
      Map.groupBy(all, ({ name }) => name),
      ([name, own]) => [name, sharedStage(own.map(({ stage }) => stage))] as const,
    ),
  );
}

const ownName = (_kind: FinanceKind, period: FinancePeriod) => period;

function useMarks(told: readonly ToldPeriods[], nameOf: typeof ownName): MarkOf {
  const names = useStageNames();
  const stages = stagesBy(told, nameOf);
  return (period) => {
    const stage = stages.get(period) ?? 'nothing';
    return stage === 'nothing' ? undefined : { sign: SIGNS[stage], words: names[stage] };
  };
}

/** The states of the periods of a kind, for their picker; none where the server does not tell of periods. */
export const usePeriodMarks = (kind: FinanceKind): MarkOf => useMarks(useToldPeriods([kind]).told, ownName);

/** The states of months, of which trends have the weeks. */
export const useMonthMarks = (kinds: readonly FinanceKind[]): MarkOf => useMarks(useToldPeriods(kinds).told, monthName);
