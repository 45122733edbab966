import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { hasSupervisorsDays } from '#domain/field/supervisor-days.ts';
import { meanOf, pointsBetween } from '#domain/supervision/progress.ts';
import { daysUpTo, weekOf } from '#lib/date-ranges.ts';
import { type Progress, progressQuery, supervisorProgressQuery } from '#queries/visit-progress.queries.ts';
import { groupDayQuery, workWeekQuery } from '#queries/visit-loads.queries.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { href, ownHref } from '#routes/links.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { Gauge } from '#ui/gauge/gauge.tsx';
import { Link } from '#ui/link/link.tsx';
import { LoadingWords } from '#ui/skeleton/skeleton.tsx';
import { Change } from '#ui/stat-tile/stat-tile.tsx';
import { failureOf } from '#queries/failure.ts';
import * as styles from '../dashboard.css.ts';
import type { ShownRange } from '../use-range.ts';
import { useRangeWords } from '../use-range-words.ts';
import { Panel } from './panel.tsx';

const KINDS = ['group', 'medical', 'pharma', 'own'] as const;
type Kind = (typeof KINDS)[number];

/** Days between the day that is shown and the one that it is compared with. */
const BEFORE = 7;

/** How far the visits of a day are: the last one of the range that is over, beside the same day a week before. */
export function ProgressPanel({ range: { lastOver, today } }: { readonly range: ShownRange }) {
  const { t } = useLingui();
  const { settings } = useServices();
  const { userType, modules } = useSession();
  const words = useRangeWords();
  const { full } = useFigures();
  const isSupervisor = userType === 'Supervisor';
  const earlier = daysUpTo(lastOver, BEFORE + 1).start;
  const shown = useDay(lastOver);
  const before = useDay(earlier);
  const supervisors = shown.data?.supervisors;
  const isRead = supervisors !== undefined && !(supervisors.length === 0 && failureOf(shown));
  const names: Readonly<Record<Kind, string>> = {
    group: t`Global`,
    medical: t`Médical`,
    pharma: t`Pharma`,
    own: isSupervisor ? t`Vos visites` : t`Superviseurs`,
  };
  const kinds = KINDS.filter((kind) => kind !== 'pharma' || !settings.hidePharmaNetworkProgression);
  const isOver = lastOver < today;
  const day = isOver ? lastOver : null;
  const { groups, address } = useOwnDay(day);
  const { team, week } = useOwnCounts(lastOver);
  const ownReads = isSupervisor ? [groups, team, week] : [];
  const details = isSupervisor ? address : ownHref(userType, 'dashboard_progress_details', {}, { day });

  const changeOf = (kind: Kind): number | null =>
    failureOf(before) || !isOver
      ? null
      : pointsBetween(valueOf(supervisors, kind), valueOf(before.data?.supervisors, kind));

  return (
    <Panel
      title={<Trans>Progression des visites</Trans>}
      meta={isOver ? words.day(lastOver) : t`aujourd’hui, journée en cours`}
      of={t`la progression`}
      explanation={
        isSupervisor ? (
          <Trans>
            Visites faites sur visites prévues ce jour-là, dans tout le groupe, chez les professionnels de santé, dans
            les pharmacies et par vous. Le serveur n’en dit que les pourcentages ; la journée en a les comptes, délégué
            par délégué et les vôtres. L’écart est celui du même jour, une semaine plus tôt ; une journée en cours n’en
            a pas.
          </Trans>
        ) : (
          <>
            <Trans>
              Visites faites sur visites prévues ce jour-là : la moyenne des groupes, chacun comptant autant, car le
              serveur ne dit que leurs pourcentages. Un groupe sans visite prévue n’y entre pas. L’écart est celui du
              même jour, une semaine plus tôt ; une journée en cours n’en a pas.
            </Trans>{' '}
            {modules.moduleVisitObjectiveValidationIsEnabled === true && (
              <Trans>
                Les visites que le superviseur n’a pas validées n’y comptent pas : lui les compte, et peut lire un autre
                chiffre.
              </Trans>
            )}
          </>
        )
      }
      reads={[shown, before, ...ownReads]}
      isRead={isRead}
      room={isSupervisor ? 'countedGauges' : 'gauges'}
      lines={4}
      className={isSupervisor ? styles.countedRoomOnPhone : styles.gaugeRoomOnPhone}
      actions={
        details !== undefined && (
          <Link variant="standalone" href={details}>
            {isSupervisor ? <Trans>Voir la journée</Trans> : <Trans>Voir par groupe</Trans>}
          </Link>
        )
      }
    >
      {supervisors?.length === 0 ? (
        <p className={styles.none}>
          <Trans>Aucun superviseur : la progression se lit par le superviseur d’un groupe.</Trans>
        </p>
      ) : (
        <div className={styles.gauges}>
          {kinds.map((kind) => {
            const change = changeOf(kind);
            return (
              <div key={kind} className={styles.gauge}>
                <Gauge
                  label={names[kind]}
                  value={valueOf(supervisors, kind)}
                  layout="below"
                  unjudged={isOver ? undefined : 'running'}
                >
                  {change === null ? (
                    <span>{isOver && before.isLoading ? '…' : '—'}</span>
                  ) : (
                    <span>
                      <Change tone={change > 0 ? 'green' : change < 0 ? 'red' : 'neutral'}>
                        <Trans>
                          {change > 0 ? '+' : ''}
                          {full(change)} pts
                        </Trans>
                      </Change>{' '}
                      <Trans>sur 7 j</Trans>
                    </span>
                  )}
                </Gauge>
              </div>
            );
          })}
        </div>
      )}
      {ownReads.some(({ isLoading }) => isLoading) && <LoadingWords />}
      {isSupervisor && <OwnCounts date={lastOver} team={team} week={week} />}
    </Panel>
  );
}

/**
 * The visits behind the gauge of a supervisor’s whole group, which the server tells in percent: those of the records that the day of the
 * group lists. Not read without the rights to both.
 */
function useOwnCounts(date: string) {
  const { api } = useServices();
  const { userType, member, acl } = useSession();
  const enabled =
    userType === 'Supervisor' && hasRight('viewOwnSchedule', acl) && hasRight('viewOwnWorkGroupDeleguesSchedule', acl);
  const team = useQuery({ ...groupDayQuery(api, member.ID, date), enabled });
  const worker = { ID: member.ID, isSupervisor: hasSupervisorsDays(member), includeUnvalidated: true };
  const week = useQuery({ ...workWeekQuery(api, worker, weekOf(date).start), enabled });
  return { team, week };
}

function OwnCounts({ date, team, week }: ReturnType<typeof useOwnCounts> & { readonly date: string }) {
  const { full } = useFigures();
  const schedules = team.data?.data.readAllMyDeleguesSchedule;
  const own = week.data?.loads.find((load) => load.date === date);
  if (!schedules || !own || failureOf(team) || failureOf(week)) return null;
  const visits = schedules.flatMap(({ MyVisitObjectives }) => MyVisitObjectives);
  const ofTeam = visits.filter(({ done }) => done).length;
  const [done, planned] = [full(ofTeam + own.done), full(visits.length + own.planned)];
  const [teamDone, teamPlanned] = [full(ofTeam), full(visits.length)];
  const [ownDone, ownPlanned] = [full(own.done), full(own.planned)];
  return (
    <p className={styles.counts}>
      <Trans>
        Visites faites : {done} sur {planned}, dont {teamDone} sur {teamPlanned} par vos délégués et {ownDone} sur{' '}
        {ownPlanned} par vous.
      </Trans>
    </p>
  );
}

/** The day of a supervisor’s group, which has the visits that the gauges count; their own day alone without its right. */
function useOwnDay(day: string | null) {
  const { api } = useServices();
  const { userType, member, acl } = useSession();
  const isSupervisor = userType === 'Supervisor';
  const groups = useQuery({ ...workGroupsQuery(api), enabled: isSupervisor });
  const own = groups.data?.data.readWorkGroups?.find(({ Supervisor }) => Supervisor?.ID === member.ID);
  const address =
    own && hasRight('viewOwnWorkGroupDeleguesSchedule', acl)
      ? href('app_programs_workgroup', { idWorkgroup: own.ID }, { day })
      : href('app_programs_home', {}, { day });
  return { groups, address: isSupervisor && !groups.isLoading ? address : undefined };
}

/** The progress of a day: of one’s own group for a supervisor. */
function useDay(date: string) {
  const { api } = useServices();
  const { userType, member } = useSession();
  const isSupervisor = userType === 'Supervisor';
  const all = useQuery({ ...progressQuery(api, date), enabled: !isSupervisor });
  const own = useQuery({ ...supervisorProgressQuery(api, date, member.ID), enabled: isSupervisor });
  return isSupervisor ? own : all;
}

const valueOf = (supervisors: readonly Progress[] | undefined, kind: Kind): number | null =>
  meanOf((supervisors ?? []).map((progress) => progress[kind]));
