import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { personName } from '#domain/people/person-name.ts';
import { distinct } from '#lib/distinct.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { Select } from '#ui/select/select.tsx';
import { DayPage } from '../shared/day/day-page.tsx';
import { Validation } from '../shared/day/validation.tsx';
import { workDayQuery } from '../shared/field.queries.ts';
import { GroupFrame } from '../shared/group-frame.tsx';
import { readDayParam } from '../shared/use-day-words.ts';
import { useDayRights } from '../shared/use-worker.ts';

/** The days of the delegates of a group, one at a time: whose is in the address. */
export default function DelegateProgrammeScreen() {
  return <GroupFrame>{(group) => <Chosen group={group} />}</GroupFrame>;
}

function Chosen({ group }: { readonly group: WorkGroup }) {
  const [params] = useQueryParams();
  const asked = params.get('worker');
  const person = asked === null ? group.Delegues[0] : group.Delegues.find(({ ID }) => ID === asked);
  if (person) return <DelegateDay key={person.ID} group={group} person={person} />;
  return (
    <Page>
      <MissingState
        isPage
        title={<Trans>Ce délégué n’est pas dans le groupe</Trans>}
        code={asked ?? group.ID}
        actions={
          <Link variant="standalone" href={href('app_programs_workgroup', { idWorkgroup: group.ID })}>
            <Trans>Tout le groupe</Trans>
          </Link>
        }
      >
        <Trans>Il a peut-être changé de groupe.</Trans>
      </MissingState>
    </Page>
  );
}

function DelegateDay({ group, person }: { readonly group: WorkGroup; readonly person: WorkGroup['Delegues'][number] }) {
  const { t } = useLingui();
  const { api } = useServices();
  const today = useToday().toString();
  const [params] = useQueryParams();
  const { day } = readDayParam(params.get('day'), today);
  const rights = useDayRights({ ID: person.ID, isSupervisor: false, supervisorID: group.Supervisor?.ID ?? null });
  const { data, refetch } = useQuery(workDayQuery(api, rights.worker, day));
  const hrefOf = (date: string, worker = person.ID) =>
    href('app_programs_workgroup_delegate', { idWorkgroup: group.ID }, { worker, day: date });
  return (
    <DayPage rights={rights} name={personName(person)} hrefOf={hrefOf}>
      {group.Delegues.length > 1 && (
        <Select
          label={t`Délégué`}
          choices={distinct(group.Delegues).map((each) => ({ id: each.ID, label: personName(each) }))}
          value={person.ID}
          onChange={(ID) => {
            if (ID !== null) navigate(hrefOf(day, ID));
          }}
        />
      )}
      {data && (rights.mayValidate || rights.mayPlan) && (
        <Validation
          key={day}
          day={data}
          worker={rights.worker}
          name={personName(person)}
          date={day}
          href={hrefOf(day)}
          isOver={day < today}
          hasValidation={rights.hasValidation}
          mayValidate={rights.mayValidate}
          mayDelete={rights.mayPlan}
          onReread={() => void refetch()}
        />
      )}
    </DayPage>
  );
}
