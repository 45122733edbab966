import { Trans } from '@lingui/react/macro';
import { Banner } from '#ui/banner/banner.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { LoadingWords } from '#ui/skeleton/skeleton.tsx';
import type { DayTrail } from './use-day-trail.ts';

/** Why the map of a day has no trail, if something keeps it from being read. */
export function TrailNotes({
  trail: { isRefused, failure, isLoading, isRetrying, onRetry },
}: {
  readonly trail: DayTrail;
}) {
  if (isRefused)
    return (
      <Banner>
        <Trans>Vous n’êtes pas autorisé à voir l’itinéraire du jour.</Trans>
      </Banner>
    );
  if (failure)
    return (
      <RetryBanner title={<Trans>L’itinéraire n’a pas pu être lu.</Trans>} onRetry={onRetry} isRetrying={isRetrying} />
    );
  return isLoading && <LoadingWords />;
}
