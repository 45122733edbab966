import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf, type RepeatableRead, retryOf } from '#queries/failure.ts';
import { Explained } from '#state/explain.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { LoadingWords, SkeletonRows } from '#ui/skeleton/skeleton.tsx';

export interface ReadingProps {
  /** The statistics that are shown. */
  readonly read: RepeatableRead;
  /** Those that they are compared with. */
  readonly before: RepeatableRead & { readonly isLoading: boolean };
  /** The server has answered, with statistics or without. */
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/** What is shown of statistics while they are read, and where they cannot be. */
export function Reading({ read, before, isRead, children }: ReadingProps) {
  const failure = failureOf(read);
  const failureBefore = failureOf(before);
  if (!isRead && failure) {
    return (
      <ErrorState
        title={<Trans>Les statistiques n’ont pas pu être lues</Trans>}
        code={failure.message}
        {...retryOf([read])}
      >
        <Explained error={failure} />
      </ErrorState>
    );
  }
  if (!isRead) return <SkeletonRows count={8} />;
  return (
    <>
      {failure && (
        <RetryBanner title={<Trans>Les statistiques n’ont pas toutes pu être lues.</Trans>} {...retryOf([read])}>
          <Explained error={failure} />
        </RetryBanner>
      )}
      {failureBefore && (
        <RetryBanner title={<Trans>La période d’avant n’a pas pu être lue.</Trans>} {...retryOf([before])}>
          <Explained error={failureBefore} />
        </RetryBanner>
      )}
      {before.isLoading && <LoadingWords />}
      {children}
    </>
  );
}
