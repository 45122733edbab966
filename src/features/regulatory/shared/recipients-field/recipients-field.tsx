import { Trans } from '@lingui/react/macro';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Seats, type SeatsProps } from '#ui/seats/seats.tsx';

export interface RecipientsFieldProps extends Omit<SeatsProps, 'label'> {
  /** The element that a summary of errors leads to. */
  readonly id: string;
  /** Reads the directory again; there where it could not be read. */
  readonly onRetry: (() => void) | undefined;
  readonly isRetrying: boolean;
}

/** Whom a reminder goes to; says so where the directory is missing. */
export function RecipientsField({ id, onRetry, isRetrying, ...seats }: RecipientsFieldProps) {
  return (
    <div id={id}>
      <Seats {...seats} label={<Trans>Destinataires</Trans>} />
      {onRetry && (
        <RetryBanner title={<Trans>L’annuaire n’a pas pu être lu.</Trans>} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </div>
  );
}
