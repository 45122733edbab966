import { Trans, useLingui } from '@lingui/react/macro';
import { Info, RotateCw } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Explained } from '#state/explain.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { failureOf, type RepeatableRead, retryOf } from '#queries/failure.ts';
import * as styles from '../dashboard.css.ts';

export interface PanelProps {
  readonly title: ReactNode;
  /** Muted text beside the title. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** The name of the figures that are explained, in words that follow « Comment se calcule ». */
  readonly of: string;
  /** How the figures are computed. */
  readonly explanation: ReactNode;
  /** What is read for the panel. */
  readonly reads: readonly RepeatableRead[];
  /** Whether what was read can be shown; while it is not, the panel waits or says what failed. */
  readonly isRead: boolean;
  /** The room that the panel keeps. */
  readonly room: keyof typeof styles.room;
  /** Placeholders while it is read. */
  readonly lines: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the dashboard that is read, fails and is tried again by itself. */
export function Panel({
  title,
  meta,
  actions,
  of,
  explanation,
  reads,
  isRead,
  room,
  lines,
  className = '',
  children,
}: PanelProps) {
  const { t } = useLingui();
  const failure = reads.map(failureOf).find((each) => each !== undefined);
  const { onRetry, isRetrying } = retryOf(reads);
  // An answer is rendered in one piece, as queries are stores outside of React; what it shows follows in slices.
  const content = useDeferredValue(isRead ? { failure, children } : null);
  return (
    <Section
      title={title}
      meta={meta}
      actions={
        <div className={styles.actions}>
          {actions}
          <PopoverTrigger>
            <IconButton label={t`Comment se calcule ${of}`} size="small">
              <Info />
            </IconButton>
            <Popover label={t`Comment se calcule ${of}`} placement="bottom end">
              <p className={styles.explanation}>{explanation}</p>
            </Popover>
          </PopoverTrigger>
        </div>
      }
    >
      <div className={`${styles.room[room]} ${className}`} data-is-read={isRead || undefined}>
        {isRead && content ? (
          <>
            {content.failure && (
              <div className={styles.notice}>
                <RetryBanner
                  title={<Trans>Le serveur n’a pas tout répondu.</Trans>}
                  onRetry={onRetry}
                  isRetrying={isRetrying}
                >
                  <Explained error={content.failure} />
                </RetryBanner>
              </div>
            )}
            {content.children}
          </>
        ) : failure && !isRead ? (
          <div className={styles.failure} role="alert">
            <p className={styles.failureTitle}>
              <Trans>Ces chiffres n’ont pas pu être lus.</Trans>
            </p>
            <p className={styles.failureWords}>
              <Explained error={failure} />
            </p>
            <Button isPending={isRetrying} onPress={onRetry} icon={<RotateCw />}>
              <Trans>Réessayer</Trans>
            </Button>
          </div>
        ) : (
          <SkeletonGroup>
            <span className={styles.bones}>
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} height="1.25rem" />
              ))}
            </span>
          </SkeletonGroup>
        )}
      </div>
    </Section>
  );
}
