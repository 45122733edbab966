import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApiError } from '#api/errors.ts';
import { Explained } from '#state/explain.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import * as styles from '../statistics.css.ts';

/** A read, as the query gives it. */
export interface Read {
  readonly data: { readonly errors: readonly ApiError[] } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isLoading: boolean;
  readonly refetch: () => Promise<unknown>;
}

const failureOf = ({ data, error }: Read): Error | undefined => error ?? data?.errors[0];

export interface ReadingProps {
  /** The statistics that are shown. */
  readonly read: Read;
  /** Those that they are compared with. */
  readonly before: Read;
  /** The server has answered, with statistics or without. */
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/** What is shown of statistics while they are read, and where they cannot be. */
export function Reading({ read, before, isRead, children }: ReadingProps) {
  const failure = failureOf(read);
  const failureBefore = failureOf(before);
  const retry = (of: Read) => ({ onRetry: () => void of.refetch(), isRetrying: of.isFetching });
  if (!isRead && failure) {
    return (
      <ErrorState
        title={<Trans>Les statistiques n’ont pas pu être lues</Trans>}
        code={failure.message}
        {...retry(read)}
      >
        <Explained error={failure} />
      </ErrorState>
    );
  }
  if (!isRead) return <SkeletonRows count={8} />;
  return (
    <>
      {failure && (
        <RetryBanner title={<Trans>Les statistiques n’ont pas toutes pu être lues.</Trans>} {...retry(read)}>
          <Explained error={failure} />
        </RetryBanner>
      )}
      {failureBefore && (
        <RetryBanner title={<Trans>La période d’avant n’a pas pu être lue.</Trans>} {...retry(before)}>
          <Explained error={failureBefore} />
        </RetryBanner>
      )}
      {before.isLoading && (
        <p role="status" className={styles.hidden}>
          <Trans>Chargement…</Trans>
        </p>
      )}
      {children}
    </>
  );
}
