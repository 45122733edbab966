import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { href, ownHref } from '#routes/links.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { wasLastAgency } from '#state/last-agency.ts';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import * as styles from './agencies.css.ts';
import { Glance } from './parts/glance.tsx';

/** Choice of the agency to look at. See docs/rules/access.md#agency-choice. */
export default function AgenciesScreen() {
  const { t } = useLingui();
  const { api, session: actor } = useServices();
  const session = useSession();
  const { returnPathOf } = useRoute();
  const [params] = useQueryParams();
  const { data, error, isPending, isFetching, refetch } = useQuery(agenciesQuery(api));
  // The one that is looked at, or was last on this device, comes first.
  const isLast = (ID: string) =>
    session.agencyID === null ? wasLastAgency(session.member.ID, ID) : ID === session.agencyID;
  const agencies = (data?.data.readAllAgencies ?? []).toSorted(
    (one, other) => Number(isLast(other.idAgency)) - Number(isLast(one.idAgency)),
  );

  function choose(agencyID: string) {
    actor.send({ type: 'agency.choose', agencyID });
    navigate(returnPathOf(params.get('to')) ?? ownHref(session.userType, 'dashboard') ?? href('app_dashboard'));
  }

  return (
    <Page>
      <PageHeader
        title={<Trans>Agences</Trans>}
        count={data && <Plural value={agencies.length} one="# agence" other="# agences" />}
        subtitle={<Trans>Choisissez celle que vous consultez. Tout ce qui s’affiche ensuite lui appartient.</Trans>}
      />
      {isPending && <SkeletonRows count={5} hasAvatar isTwoLine />}
      {error && (
        <ErrorState
          title={<Trans>Les agences n’ont pas pu être lues</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          code={error.message}
        />
      )}
      {data && agencies.length === 0 && (
        <EmptyState title={<Trans>Aucune agence ne vous est ouverte</Trans>}>
          <Trans>Demandez à l’administrateur de Tournée de rattacher votre compte.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {agencies.map(({ idAgency, name, country }) => (
          <li key={idAgency} className={styles.row}>
            <Avatar name={name} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {country && country !== name && <span className={styles.country}>{country}</span>}
            </span>
            <Glance agencyID={idAgency} name={name} country={country} />
            <span className={styles.end}>
              {idAgency === session.agencyID ? (
                <Badge tone="accent">
                  <Trans>Agence actuelle</Trans>
                </Badge>
              ) : (
                <>
                  {isLast(idAgency) && (
                    <Badge>
                      <Trans>La dernière</Trans>
                    </Badge>
                  )}
                  <Button aria-label={t`Consulter ${name}`} onPress={() => choose(idAgency)}>
                    <Trans>Consulter</Trans>
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}
