import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';

export interface RetryBannerProps {
  /** The fact. By default, that the list may be out of date. */
  readonly title?: ReactNode;
  /** More detail. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Shown above data that could not be refreshed, or not completely: stale data stays visible and is marked as stale. */
export function RetryBanner({ title, children, onRetry, isRetrying }: RetryBannerProps) {
  return (
    <Banner
      tone="amber"
      title={title ?? <Trans>La liste n’est peut-être pas à jour.</Trans>}
      actions={
        <Button size="small" isPending={isRetrying} onPress={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      }
    >
      {title === undefined ? (
        <Trans>Le serveur n’a pas tout répondu. Ce qui s’affiche est ce qu’il a donné.</Trans>
      ) : (
        children
      )}
    </Banner>
  );
}
