import { Trans } from '@lingui/react/macro';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Seats, type SeatsProps } from '#ui/seats/seats.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';

export interface RecipientsFieldProps extends Omit<SeatsProps, 'label' | 'nobody'> {
  /** The id that the error summary links to. */
  readonly id: string;
  /** The directory is being read: the people are those that are known without it. */
  readonly isLoading: boolean;
  /** Loads the directory again. Only set if loading failed. */
  readonly onRetry: (() => void) | undefined;
  readonly isRetrying: boolean;
}

/** The recipients of a reminder, with a banner if the directory could not be loaded. */
export function RecipientsField({ id, isLoading, onRetry, isRetrying, ...seats }: RecipientsFieldProps) {
  return (
    <div id={id}>
      <Seats
        {...seats}
        label={<Trans>Destinataires</Trans>}
        nobody={isLoading ? <Trans>Chargement…</Trans> : onRetry && <Trans>Sans l’annuaire, personne à choisir.</Trans>}
      />
      {isLoading && (
        <SkeletonGroup>
          <Skeleton />
        </SkeletonGroup>
      )}
      {onRetry && (
        <RetryBanner title={<Trans>L’annuaire n’a pas pu être lu.</Trans>} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </div>
  );
}
