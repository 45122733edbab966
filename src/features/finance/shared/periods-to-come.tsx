import { Trans } from '@lingui/react/macro';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import type { PeriodsRead } from './period-marks.ts';

/** In place of what a page says of its periods: that this is being read, or could not be. Nothing once it is read. */
export function PeriodsToCome({ isLoading, hasFailed, isRetrying, retry }: PeriodsRead) {
  if (isLoading) {
    return (
      <SkeletonGroup>
        <Skeleton width="16rem" />
      </SkeletonGroup>
    );
  }
  if (!hasFailed) return null;
  return (
    <RetryBanner
      title={<Trans>Ce qui est réparti ou non n’a pas pu être lu.</Trans>}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      <Trans>Cette page ne peut pas dire ce qui est saisi sans être réparti.</Trans>
    </RetryBanner>
  );
}
