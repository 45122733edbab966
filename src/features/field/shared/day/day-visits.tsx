import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useZone } from '#state/agencies.tsx';
import { Explained } from '#state/explain.tsx';
import { useNow } from '#state/now.ts';
import { DayTimeline, type DayTimelineProps } from '#ui/day-timeline/day-timeline.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { WorkDay } from '../field.queries.ts';
import { DayReports, type DayReportsProps } from '../reports/day-reports.tsx';

export interface DayVisitsProps
  extends
    DayReportsProps,
    Pick<DayTimelineProps, 'label' | 'visits' | 'linked' | 'onLink' | 'empty'>,
    Required<Pick<DayTimelineProps, 'selected'>> {
  readonly read: UseQueryResult<WorkDay>;
  /** Whether the reports are shown in place of the thread. */
  readonly isReports: boolean;
}

/** A day that was read: its visits as a thread, or their reports; while it is read and when it could not be, it says so. */
export function DayVisits({ read, isReports, stops, name, date, onOpen, ...thread }: DayVisitsProps) {
  const now = useNow();
  const zone = useZone();
  const { data, error, isFetching, refetch } = read;
  const failure = error ?? data?.errors[0];
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  if (!data)
    return failure ? (
      <ErrorState title={<Trans>Le programme n’a pas pu être lu</Trans>} {...retry} code={failure.key}>
        <Explained error={failure} />
      </ErrorState>
    ) : (
      <SkeletonRows count={6} isTwoLine />
    );
  return (
    <>
      {failure && <RetryBanner {...retry} />}
      {isReports ? (
        <DayReports {...{ stops, name, date, onOpen }} />
      ) : (
        <DayTimeline {...thread} now={now} timeZone={zone} onSelect={onOpen} hasLegend />
      )}
    </>
  );
}
