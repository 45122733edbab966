import { Trans } from '@lingui/react/macro';
import { personName } from '#domain/people/person-name.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { DayPage } from '../shared/day/day-page.tsx';
import { GroupFrame } from '../shared/group-frame.tsx';
import { useDayRights } from '../shared/use-worker.ts';

/** The day of who leads a group. */
export default function SupervisorProgrammeScreen() {
  return (
    <GroupFrame>
      {(group) =>
        group.Supervisor ? (
          <SupervisorDay key={group.ID} group={group} person={group.Supervisor} />
        ) : (
          <Page>
            <PageHeader title={<bdi>{group.name}</bdi>} />
            <EmptyState title={<Trans>Ce groupe n’a pas de superviseur</Trans>}>
              <Trans>Personne ne le mène pour l’instant.</Trans>
            </EmptyState>
          </Page>
        )
      }
    </GroupFrame>
  );
}

function SupervisorDay({
  group,
  person,
}: {
  readonly group: WorkGroup;
  readonly person: NonNullable<WorkGroup['Supervisor']>;
}) {
  const rights = useDayRights({ ID: person.ID, isSupervisor: true, supervisorID: null });
  return (
    <DayPage
      rights={rights}
      name={rights.isOwn ? null : personName(person)}
      hrefOf={(day) => href('app_programs_workgroup_supervisor', { idWorkgroup: group.ID }, { day })}
    />
  );
}
