import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { personHref } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { useSession } from '#state/session.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { FieldPerson } from '../people.queries.ts';
import { useContact, usePeople } from './use-person.ts';

export interface PersonFrameProps {
  readonly id: string;
  /** The screen of the address: `supervisor` and `delegate` are for nobody else, others for anybody of the user’s groups. */
  readonly of: string;
  readonly children: (found: {
    readonly person: FieldPerson;
    /** Everybody of the groups that the user sees. */
    readonly people: readonly FieldPerson[];
  }) => ReactNode;
}

/** The person whom the address names, or why there is nobody. */
export function PersonFrame({ id, of, children }: PersonFrameProps) {
  const { userType } = useSession();
  const { people, failure, isRetrying, onRetry } = usePeople();
  const person = people?.find(({ ID }) => ID === id);
  const isOfRole =
    of === (person?.isSupervisor ? 'supervisor' : 'delegate') || (of !== 'supervisor' && of !== 'delegate');
  if (people && person && isOfRole) return children({ person, people });
  const elsewhere = person && personHref(userType, person);
  return (
    <Page>
      {person ? (
        <MissingState
          isPage
          title={
            person.isSupervisor ? (
              <Trans>
                <bdi>{person.name}</bdi> mène un groupe
              </Trans>
            ) : (
              <Trans>
                <bdi>{person.name}</bdi> ne mène pas de groupe
              </Trans>
            )
          }
          code={id}
          actions={
            elsewhere !== undefined && (
              <Link variant="standalone" href={elsewhere}>
                <Trans>
                  La page de <bdi>{person.name}</bdi>
                </Trans>
              </Link>
            )
          }
        >
          <Trans>Cette adresse est celle d’une autre fonction.</Trans>
        </MissingState>
      ) : people ? (
        <Nobody ID={id} />
      ) : failure ? (
        <ErrorState
          isPage
          title={<Trans>Les personnes des groupes n’ont pas pu être lues</Trans>}
          onRetry={onRetry}
          isRetrying={isRetrying}
          code={failure.key}
        >
          <Explained error={failure} />
        </ErrorState>
      ) : (
        <SkeletonRows count={6} hasAvatar isTwoLine />
      )}
    </Page>
  );
}

/** Nobody of the groups has this ID; the directory may still know who it is. */
function Nobody({ ID }: { readonly ID: string }) {
  const { userType } = useSession();
  const { name, isLoading, hasFailed, isRetrying, onRetry } = useContact(ID);
  if (isLoading) return <SkeletonRows count={2} isTwoLine />;
  return (
    <>
      {hasFailed && (
        <RetryBanner title={<Trans>L’annuaire n’a pas pu être lu.</Trans>} onRetry={onRetry} isRetrying={isRetrying} />
      )}
      <MissingState
        isPage
        title={
          name === null ? (
            <Trans>Cette personne n’est dans aucun groupe que vous voyez</Trans>
          ) : (
            <Trans>
              <bdi>{name}</bdi> n’est dans aucun groupe que vous voyez
            </Trans>
          )
        }
        code={ID}
      >
        {userType === 'Supervisor' ? (
          <Trans>Elle n’existe pas, a quitté ses fonctions, ou travaille dans un autre groupe que le vôtre.</Trans>
        ) : (
          <Trans>Elle n’existe pas, a quitté ses fonctions, ou vous n’y avez pas accès.</Trans>
        )}
      </MissingState>
    </>
  );
}
