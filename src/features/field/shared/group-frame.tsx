import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useGroup } from './use-group.ts';

/** What a page of a work group shows once the group is read, and until then. */
export function GroupFrame({ children }: { readonly children: (group: WorkGroup) => ReactNode }) {
  const { groupID, group, isRead, failure, isRetrying, onRetry } = useGroup();
  if (group) return children(group);
  const back = (
    <Link variant="standalone" href={href('app_programs_home')}>
      <Trans>Tous les programmes</Trans>
    </Link>
  );
  return (
    <Page>
      {isRead ? (
        <MissingState isPage title={<Trans>Ce groupe n’existe pas</Trans>} actions={back} code={groupID}>
          <Trans>Il a été retiré, ou vous n’y avez pas accès.</Trans>
        </MissingState>
      ) : failure ? (
        <ErrorState
          isPage
          title={<Trans>Le groupe n’a pas pu être lu</Trans>}
          onRetry={onRetry}
          isRetrying={isRetrying}
          code={failure.key}
          actions={back}
        >
          <Explained error={failure} />
        </ErrorState>
      ) : (
        <SkeletonRows count={6} hasAvatar isTwoLine />
      )}
    </Page>
  );
}
