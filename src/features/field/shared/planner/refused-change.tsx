import { Trans } from '@lingui/react/macro';
import type { RefusedChange } from '#machines/programme/programme.machine.ts';
import { Banner } from '#ui/banner/banner.tsx';

export interface RefusedChangeBannerProps {
  readonly change: RefusedChange;
  readonly nameOfID: (customerID: string) => string;
}

/** Says which visits of a day were not changed, and why; with what the user had written of them. */
export function RefusedChangeBanner({ change, nameOfID }: RefusedChangeBannerProps) {
  return (
    <Banner tone="amber">
      {change.reason === 'duplicate' ? (
        <Trans>Une visite est déjà prévue ce jour : {change.customerIDs.map(nameOfID).join(', ')}.</Trans>
      ) : (
        <Trans>
          Une visite faite ou validée reste au programme, telle qu’elle est :{' '}
          {change.customerIDs.map(nameOfID).join(', ')}.
        </Trans>
      )}
      {change.written?.map(({ customerID, description }) => (
        <p key={customerID}>
          <Trans>
            Vous aviez écrit pour {nameOfID(customerID)} : {description}
          </Trans>
        </p>
      ))}
    </Banner>
  );
}
