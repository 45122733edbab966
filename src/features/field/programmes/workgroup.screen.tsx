import { parseDate } from '@internationalized/date';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { personName } from '#domain/people/person-name.ts';
import { completionOf } from '#lib/completion.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { sum } from '#lib/sum.ts';
import { failureOf, retryOf } from '#queries/failure.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { List } from '#ui/list/list.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { LoadingWords, SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { AbsenceBadges } from '../shared/absence-badges.tsx';
import * as styles from '../shared/day/day.css.ts';
import { queuedDecisions, withDecisions } from '../shared/outbox/decision-item.ts';
import { groupDayQuery, workWeekQuery } from '#queries/visit-loads.queries.ts';
import { GroupFrame } from '../shared/group-frame.tsx';
import { GroupReports, peopleOfGroup } from '../shared/reports/group-reports.tsx';
import { REPORTS, VisitsOrReports } from '../shared/reports/visits-or-reports.tsx';
import { useAbsencesOfWeek } from '../shared/use-absences-of-week.ts';
import { readDayParam, useDayWords } from '../shared/use-day-words.ts';
import { useMadeWords } from '../shared/use-made-words.ts';
import { useDayRights } from '../shared/use-worker.ts';

/** The days of a group’s people at a glance, or the reports of all of them. */
export default function WorkgroupProgrammesScreen() {
  return <GroupFrame>{(group) => <GroupDay key={group.ID} group={group} />}</GroupFrame>;
}

function GroupDay({ group }: { readonly group: WorkGroup }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { modules } = useSession();
  const items = useOutboxView('unread');
  const today = useToday().toString();
  const [params] = useQueryParams();
  const dayWords = useDayWords();
  const made = useMadeWords();
  const { percent } = useFigures();
  const { day } = readDayParam(params.get('day'), today);
  // Reports are of days that have begun.
  const isReports = params.get('view') === REPORTS && day <= today;
  const supervisorID = group.Supervisor?.ID ?? null;
  // Whoever opens the group sees the days of its people together, or none of them but their own.
  const { mayView } = useDayRights({ ID: '', isSupervisor: false, supervisorID });
  const groupDay = useQuery({
    ...groupDayQuery(api, supervisorID ?? '', day),
    enabled: supervisorID !== null && mayView && !isReports,
  });
  const { read: absences, absencesOn } = useAbsencesOfWeek(day);
  const schedules = groupDay.data?.data.readAllMyDeleguesSchedule;
  // The figure of a group has the visits of who leads it.
  const leading = useDayRights({ ID: supervisorID ?? '', isSupervisor: true, supervisorID: null });
  const led = useQuery({
    ...workWeekQuery(api, leading.worker, weekOf(day).start),
    enabled: supervisorID !== null && leading.mayView && mayView && !isReports,
  });
  const own = led.data?.loads.find(({ date }) => date === day);
  const failure = failureOf(groupDay);
  const reads = [groupDay, led, absences];
  const hasValidation = modules.moduleVisitObjectiveValidationIsEnabled === true;
  const goTo = (date: string) =>
    navigate(
      href(
        'app_programs_workgroup',
        { idWorkgroup: group.ID },
        { day: date === today ? null : date, view: isReports ? REPORTS : null },
      ),
    );
  const step = (days: number) => goTo(parseDate(day).add({ days }).toString());
  const dayOf = new Map((schedules ?? []).map((schedule) => [schedule.Worker.ID, schedule.MyVisitObjectives]));
  const people = distinct(group.Delegues).map((person) => {
    const decided = queuedDecisions(items, { workerID: person.ID, date: day });
    const visits = withDecisions(dayOf.get(person.ID) ?? [], decided);
    return {
      ID: person.ID,
      name: personName(person),
      planned: visits.length,
      done: visits.filter(({ done }) => done).length,
      toValidate: hasValidation ? visits.filter(({ done, validated }) => !done && validated !== true).length : 0,
    };
  });
  const ofDelegates = { planned: sum(people.map((each) => each.planned)), done: sum(people.map((each) => each.done)) };
  const atDay = day === today ? null : day;
  /** Of the whole group, where both are read: the figure of the dashboard. */
  const whole = own && { planned: ofDelegates.planned + own.planned, done: ofDelegates.done + own.done };
  const share = whole ? completionOf(whole.done, whole.planned) : null;
  const figure = made(whole ?? ofDelegates);
  return (
    <Page>
      <PageHeader
        title={<bdi>{group.name}</bdi>}
        subtitle={
          !schedules || isReports || led.isLoading
            ? dayWords.title(day)
            : `${dayWords.title(day)}, ${figure}${share === null ? '' : ` (${percent(share)})`}`
        }
        actions={
          <div className={styles.steps}>
            <PreviousNext
              previous={{ label: t`Jour précédent`, onPress: () => step(-1) }}
              next={{ label: t`Jour suivant`, onPress: () => step(1) }}
              today={{ onPress: () => goTo(today), isDisabled: day === today }}
            />
          </div>
        }
      />
      {supervisorID !== null && (
        <p>
          <Link
            variant="standalone"
            href={href('app_programs_workgroup_supervisor', { idWorkgroup: group.ID }, { day: atDay })}
          >
            <Trans>
              Programme de <bdi>{group.Supervisor && personName(group.Supervisor)}</bdi>, qui mène le groupe
            </Trans>
          </Link>
          {whole && schedules && !isReports && (
            <>
              {' '}
              <Trans>
                ({made(own)}). Délégués : {made(ofDelegates)}.
              </Trans>
            </>
          )}
          {!leading.mayView && schedules && !isReports && (
            <>
              . <Trans>Ses visites n’y comptent pas : votre compte ne les ouvre pas.</Trans>
            </>
          )}
        </p>
      )}
      {day <= today && <VisitsOrReports isReports={isReports} />}
      {schedules && reads.some(failureOf) && !isReports && <RetryBanner {...retryOf(reads)} />}
      {schedules && reads.some(({ isLoading }) => isLoading) && !isReports && <LoadingWords />}
      {isReports ? (
        <GroupReports group={group} people={peopleOfGroup(group)} date={day} />
      ) : !mayView ? (
        <MissingState
          title={<Trans>Permissions manquantes</Trans>}
          actions={
            <Link variant="standalone" href={href('app_programs_home', {}, { day: atDay })}>
              <Trans>Mes programmes</Trans>
            </Link>
          }
        >
          <Trans>Votre compte n’ouvre pas les journées de ce groupe.</Trans>
        </MissingState>
      ) : supervisorID === null ? (
        <EmptyState title={<Trans>Ce groupe n’a pas de superviseur</Trans>}>
          <Trans>Les programmes se lisent par le superviseur du groupe.</Trans>
        </EmptyState>
      ) : !schedules && failure ? (
        <ErrorState
          title={<Trans>Les programmes des délégués n’ont pas pu être lus</Trans>}
          {...retryOf([groupDay])}
          code={failure.key}
        >
          <Explained error={failure} />
        </ErrorState>
      ) : groupDay.data ? (
        <List
          label={t`Délégués`}
          items={people}
          getKey={({ ID }) => ID}
          getText={({ name }) => name}
          empty={
            <EmptyState title={<Trans>Aucun délégué</Trans>}>
              <Trans>Personne ne travaille encore dans ce groupe.</Trans>
            </EmptyState>
          }
          onAction={({ ID }) =>
            navigate(href('app_programs_workgroup_delegate', { idWorkgroup: group.ID }, { worker: ID, day: atDay }))
          }
          row={(person) => ({
            leading: <Avatar name={person.name} />,
            title: <bdi>{person.name}</bdi>,
            detail: (
              <>
                {made(person)} <AbsenceBadges absences={absencesOn(person.ID, day)} />
              </>
            ),
            end: person.toValidate > 0 && (
              <Badge tone="amber">{t`${plural(person.toValidate, { one: '# à valider', other: '# à valider' })}`}</Badge>
            ),
          })}
        />
      ) : (
        <SkeletonRows count={6} hasAvatar isTwoLine />
      )}
    </Page>
  );
}
