import { Plural, Trans } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { hasSupervisorsDays } from '#domain/field/supervisor-days.ts';
import type { AbsencePeriod } from '#domain/absences/absence.ts';
import { daysAround } from '#domain/absences/days.ts';
import { weeksOf } from '#lib/date-ranges.ts';
import { readDay } from '#lib/scalars.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { useZone } from '#state/agencies.tsx';
import { useFormat } from '#state/format.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Link } from '#ui/link/link.tsx';
import * as styles from '../absences.css.ts';
import { type PlannedWorker, plannedWeekQuery } from '../planned.queries.ts';

/** Weeks that are looked at: programmes are seldom planned further ahead. */
const WEEKS = 6;

export interface PlannedVisitsProps {
  readonly workerID: string;
  readonly period: AbsencePeriod;
}

/** The visits planned on the days of an absence, from today on, each day with the way to move them. */
export function PlannedVisits({ workerID, period }: PlannedVisitsProps) {
  const planner = usePlanner(workerID);
  return planner && <Found {...planner} period={period} />;
}

interface Planner {
  readonly worker: PlannedWorker;
  /** Where the visits of a day are moved, all of them at first: to a day after the absence. */
  readonly hrefOf: (day: string, after: string) => string;
}

/** `null` for somebody who plans no visits, or whose programme the user does not see. */
function usePlanner(workerID: string): Planner | null {
  const { api } = useServices();
  const { member, userType, acl } = useSession();
  const { data } = useQuery(workGroupsQuery(api));
  const groups = data?.data.readWorkGroups ?? [];
  if (workerID === member.ID) {
    if (!['Delegue', 'Supervisor'].includes(userType) || !hasRight('viewOwnSchedule', acl)) return null;
    const isSupervisor = userType === 'Supervisor' && hasSupervisorsDays(member);
    return {
      worker: { ID: workerID, isSupervisor, includeUnvalidated: true },
      hrefOf: (day, after) => href('app_programs_home', {}, { day, move: 'all', after }),
    };
  }
  const led = groups.find(({ Supervisor }) => Supervisor?.ID === workerID);
  const group = led ?? groups.find(({ Delegues }) => Delegues.some(({ ID }) => ID === workerID));
  if (!group) return null;
  const isOwnGroup = group.Supervisor?.ID === member.ID;
  if (!hasRight(isOwnGroup ? 'viewOwnWorkGroupDeleguesSchedule' : 'viewOtherWorkGroupSchedule', acl)) return null;
  const params = { idWorkgroup: group.ID };
  return {
    worker: { ID: workerID, isSupervisor: led !== undefined, includeUnvalidated: isOwnGroup },
    hrefOf: (day, after) =>
      led
        ? href('app_programs_workgroup_supervisor', params, { day, move: 'all', after })
        : href('app_programs_workgroup_delegate', params, { worker: workerID, day, move: 'all', after }),
  };
}

function Found({ worker, hrefOf, period }: Planner & Pick<PlannedVisitsProps, 'period'>) {
  const { api } = useServices();
  const zone = useZone();
  const format = useFormat();
  const today = useToday().toString();
  const { start, end } = daysAround(period, zone);
  const first = start < today ? today : start;
  const weeks = useMemo(() => (first <= end ? weeksOf({ start: first, end }).slice(0, WEEKS) : []), [first, end]);
  const reads = useQueries({ queries: weeks.map(([monday = '']) => plannedWeekQuery(api, worker, monday)) });
  const lastSeen = weeks.at(-1)?.at(-1) ?? end;
  const days = reads
    .flatMap(({ data }) => data ?? [])
    .filter(({ date, count }) => count > 0 && first <= date && date <= end);
  if (weeks.length === 0 || reads.some(({ isPending }) => isPending)) return null;
  if (reads.some(({ error }) => error)) {
    return (
      <Banner tone="amber" title={<Trans>Les visites planifiées n’ont pas pu être lues.</Trans>}>
        <Trans>L’absence peut être enregistrée ; vérifiez le programme de ces jours plus tard.</Trans>
      </Banner>
    );
  }
  const count = days.reduce((sum, day) => sum + day.count, 0);
  if (count === 0) return null;
  const written = (day: string) => {
    const date = readDay(day);
    return date ? format.day(date) : day;
  };
  return (
    <div className={styles.planned}>
      <Banner
        tone="amber"
        title={
          <Plural
            value={count}
            one="# visite est planifiée ces jours-là."
            other="# visites sont planifiées ces jours-là."
          />
        }
      >
        <Trans>Elles restent au programme tant que personne ne les déplace.</Trans>
      </Banner>
      <ul className={styles.plannedDays} role="list">
        {days.map((day) => (
          <li key={day.date} className={styles.plannedDay}>
            <span>
              {written(day.date)}, <Plural value={day.count} one="# visite" other="# visites" />
            </span>
            <Link variant="standalone" href={hrefOf(day.date, end)}>
              <Trans>Déplacer les visites</Trans>
            </Link>
          </li>
        ))}
      </ul>
      {lastSeen < end && (
        <p className={styles.note}>
          <Trans>Les visites après le {written(lastSeen)} ne sont pas comptées ici.</Trans>
        </p>
      )}
    </div>
  );
}
