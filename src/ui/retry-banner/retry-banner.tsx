import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';

export interface RetryBannerProps {
  /** The fact; that the list may be stale, unless something else is said. */
  readonly title?: ReactNode;
  /** What to know about it. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Above what is shown although it could not be read anew, or not all of it: stale data stays visible, and says so. */
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
