import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { daysFrom, weekOf } from '#lib/date-ranges.ts';
import { useServices } from '#state/services.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { type Worker } from '../field.queries.ts';
import { workWeekQuery } from '#queries/visit-loads.queries.ts';
import { WeekStrip } from './week-strip.tsx';

export interface WeekOfDayProps {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hrefOf: (day: string) => string;
}

/** The week of a person’s day, with the load of each of its days. */
export function WeekOfDay({ worker, day, hrefOf }: WeekOfDayProps) {
  const { api } = useServices();
  const monday = weekOf(day).start;
  const { data, error, isPending, isFetching, refetch } = useQuery(workWeekQuery(api, worker, monday));
  return (
    <>
      <WeekStrip
        days={data?.loads ?? daysFrom(monday, 7).map((date) => ({ date, planned: 0, done: 0 }))}
        current={day}
        hrefOf={hrefOf}
        isLoading={isPending}
      />
      {(error ?? data?.errors[0]) && (
        <RetryBanner
          title={<Trans>La charge de la semaine n’a pas pu être lue.</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </>
  );
}
