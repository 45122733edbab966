import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { DayPage } from '../shared/day/day-page.tsx';
import { GroupList } from '../shared/group-list.tsx';
import { useDayRights } from '../shared/use-worker.ts';

const homeAt = (day: string) => href('app_programs_home', {}, { day });

/** The programme of whoever visits customers, with the way to their group’s; the work groups of everybody else. */
export default function ProgrammesScreen() {
  const { userType, member, acl } = useSession();
  const isSupervisor = userType === 'Supervisor';
  const rights = useDayRights({ ID: member.ID, isSupervisor, supervisorID: null });
  const visits = userType === 'Delegue' || isSupervisor;
  if (!visits || !rights.mayView) return <Groups />;
  return (
    <DayPage rights={rights} name={null} hrefOf={homeAt}>
      {hasRight('viewOwnWorkGroupDeleguesSchedule', acl) && <OwnGroup />}
    </DayPage>
  );
}

/** The way from a supervisor’s own day to the same day of the group. */
function OwnGroup() {
  const { api } = useServices();
  const [params] = useQueryParams();
  const { member } = useSession();
  const { data } = useQuery(workGroupsQuery(api));
  const own = data?.data.readWorkGroups?.filter(({ Supervisor }) => Supervisor?.ID === member.ID) ?? [];
  return own.map(({ ID, name }) => (
    <p key={ID}>
      <Link variant="standalone" href={href('app_programs_workgroup', { idWorkgroup: ID }, { day: params.get('day') })}>
        <Trans>
          Programmes du groupe <bdi>{name}</bdi>
        </Trans>
      </Link>
    </p>
  ));
}

/** The work groups, for who has no day of their own. */
function Groups() {
  const { t } = useLingui();
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(workGroupsQuery(api));
  const failure = error ?? data?.errors[0];
  const groups = data && (data.data.readWorkGroups ?? (failure ? undefined : []));
  return (
    <Page>
      <PageHeader
        title={t`Programmes`}
        subtitle={<Trans>Choisissez un groupe pour voir les journées de ses délégués.</Trans>}
      />
      {groups ? (
        groups.length === 0 ? (
          <EmptyState title={<Trans>Aucun groupe de travail</Trans>}>
            <Trans>Un groupe réunit un superviseur et ses délégués.</Trans>
          </EmptyState>
        ) : (
          <GroupList groups={groups} />
        )
      ) : failure ? (
        <ErrorState
          title={<Trans>Les groupes n’ont pas pu être lus</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          code={failure.key}
        >
          <Explained error={failure} />
        </ErrorState>
      ) : (
        <SkeletonRows count={4} isTwoLine />
      )}
    </Page>
  );
}
