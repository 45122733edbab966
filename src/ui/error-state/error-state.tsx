import { Trans } from '@lingui/react/macro';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './error-state.css.ts';

export interface ErrorStateProps {
  /** What failed: « La carte du client n’a pas pu être lue ». */
  readonly title: ReactNode;
  /** There is nothing else on the page: the title is its heading. */
  readonly isPage?: boolean;
  /** What is safe, and the remedy. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Other ways out, after « Réessayer ». */
  readonly actions?: ReactNode;
  /** The server's code, for whoever is asked for help. */
  readonly code?: string | null | undefined;
}

/** Takes the place of what could not be read; read out at once. */
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
    <div className={styles.error} role="alert">
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
