import { Trans } from '@lingui/react/macro';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './error-state.css.ts';

export interface ErrorStateProps {
  /** The failure: « La carte du client n’a pas pu être lue ». */
  readonly title: ReactNode;
  /** Makes the title the page's heading, if there is no other content. */
  readonly isPage?: boolean;
  /** The data that is safe, and the remedy. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Further actions, after « Réessayer ». */
  readonly actions?: ReactNode;
  /** The server's error code, for support. */
  readonly code?: string | null | undefined;
}

/** Stands in place of content that failed to load. Screen readers announce it immediately. */
export function ErrorState({
  title,
  isPage = false,
  children,
  onRetry,
  isRetrying = false,
  actions,
  code,
}: ErrorStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.message} role="alert">
      <CloudOff className={styles.icon} aria-hidden="true" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="outline" isPending={isRetrying} onPress={onRetry} icon={<RotateCw />}>
            <Trans>Réessayer</Trans>
          </Button>
        )}
        {actions}
        {code && (
          <code className={styles.code} translate="no">
            {code}
          </code>
        )}
      </div>
    </div>
  );
}
