import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryObserverResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Months } from '#domain/finance/months.ts';
import { failureOf } from '#queries/failure.ts';
import { weekNumberOf } from '#lib/date-ranges.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { type Answered, weekQuery } from '../finance.queries.ts';
import type { WeekRow } from '../finance.types.ts';
import { mondaysUpTo } from '../period.ts';

const WEEKS = 10;

export interface WeekChartProps {
  readonly months: Months;
  /** Whether the page includes a product. */
  readonly counts: (productID: string) => boolean;
}

/** The trends entered for the last weeks of the period, to show changes within months: the API has no dispatched weeks. */
export function WeekChart({ months, counts }: WeekChartProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const mondays = mondaysUpTo(months, useToday(), WEEKS);
  const combine = useCallback((results: readonly QueryObserverResult<Answered<WeekRow>>[]) => {
    const failed = results.filter(failureOf);
    return {
      weeks: results.map(({ data }) => data?.rows),
      isPending: results.some(({ isPending }) => isPending),
      isFetching: failed.some(({ isFetching }) => isFetching),
      hasFailed: failed.length > 0,
      retry: () => failed.forEach(({ refetch }) => void refetch()),
    };
  }, []);
  const { weeks, isPending, isFetching, hasFailed, retry } = useQueries({
    queries: mondays.map((monday) => weekQuery(api, monday)),
    combine,
  });
  const sums = weeks.map((rows) => {
    const own = rows?.filter(({ PharmaProduct }) => PharmaProduct && counts(PharmaProduct.ID)) ?? [];
    const total = (of: (row: WeekRow) => number) =>
      own.length > 0 ? own.reduce((sum, row) => sum + of(row), 0) : null;
    return { obtained: total((row) => row.obtainedTurnOver), expected: total((row) => row.expectedTurnOver) };
  });
  const isPlanned = sums.some(({ expected }) => expected !== null && expected > 0);
  const numberAt = (index: number) => weekNumberOf(mondays[index] ?? months.to).week;
  return (
    <Section title={<Trans>Rythme hebdomadaire</Trans>} meta={<Trans>CA saisi, réparti ou non, en FCFA</Trans>}>
      {hasFailed && (
        <RetryBanner
          title={<Trans>Des semaines n’ont pas pu être lues.</Trans>}
          onRetry={retry}
          isRetrying={isFetching}
        >
          <Trans>Elles manquent à ce graphique.</Trans>
        </RetryBanner>
      )}
      {!(hasFailed && weeks.every((rows) => rows === undefined)) && (
        <LineChart
          label={t`Rythme hebdomadaire des tendances`}
          alongLabel={t`Semaine`}
          height={180}
          isLoading={isPending}
          x={mondays.map((_, index) => index)}
          formatX={(index) => t`semaine ${numberAt(index)}`}
          formatTickX={(index) => t`S${numberAt(index)}`}
          gapTo="expected"
          isEndLabelled
          series={[
            { id: 'obtained', name: t`Tendance`, values: sums.map(({ obtained }) => obtained) },
            ...(isPlanned
              ? [
                  {
                    id: 'expected',
                    name: t`Objectif`,
                    role: 'plan' as const,
                    values: sums.map(({ expected }) => expected),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
