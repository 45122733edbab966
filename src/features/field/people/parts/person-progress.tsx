import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { type DayState, loadOver, stateOfDay } from '#domain/field/days-over.ts';
import { completionOf } from '#lib/completion.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { supervisorProgressQuery } from '#queries/visit-progress.queries.ts';
import { href } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { useShownLocation } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Gauge } from '#ui/gauge/gauge.tsx';
import { Link } from '#ui/link/link.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { workWeekQuery } from '#queries/visit-loads.queries.ts';
import { useDayWords } from '../../shared/use-day-words.ts';
import { useMadeWords } from '../../shared/use-made-words.ts';
import type { DayRights } from '../../shared/use-worker.ts';
import type { FieldPerson } from '../people.queries.ts';
import { useAbsences } from '../use-absences.ts';
import { AgreedOnly } from '../../shared/agreed-only.tsx';
import * as styles from '../people.css.ts';
import { WEEK } from './rows.ts';

export interface PersonProgressProps {
  readonly person: FieldPerson;
  readonly rights: DayRights;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** How far a person is with the visits of a day: a supervisor with their group, as the server says; a delegate as counted. */
export function PersonProgress(props: PersonProgressProps) {
  const dayWords = useDayWords();
  return (
    <Section title={<Trans>Progression</Trans>} meta={dayWords.long(props.day)}>
      {props.person.isSupervisor ? <OfSupervisor {...props} /> : <OfDelegate {...props} />}
    </Section>
  );
}

const unjudgedOf = (state: DayState) => (state === 'over' ? undefined : state);

function OfSupervisor({ person, day }: PersonProgressProps) {
  const { t } = useLingui();
  const { api, settings } = useServices();
  const { acl } = useSession();
  const unjudged = unjudgedOf(stateOfDay(day, useToday().toString()));
  const { data, error, isFetching, refetch } = useQuery(supervisorProgressQuery(api, day, person.ID));
  const failure = error ?? data?.errors[0];
  const progress = data?.supervisors[0];
  if (!progress && failure)
    return (
      <RetryBanner
        title={<Trans>La progression n’a pas pu être lue.</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        <Explained error={failure} />
      </RetryBanner>
    );
  if (!data) return <SkeletonRows count={2} />;
  return (
    <>
      <div className={styles.gauges}>
        <Gauge label={t`Tout le groupe`} unjudged={unjudged} value={progress?.group ?? null} />
        <Gauge label={t`Ses visites`} unjudged={unjudged} value={progress?.own ?? null} />
        <Gauge label={t`Professionnels de santé`} unjudged={unjudged} value={progress?.medical ?? null} />
        {!settings.hidePharmaNetworkProgression && (
          <Gauge label={t`Pharmacies`} unjudged={unjudged} value={progress?.pharma ?? null} />
        )}
      </div>
      <p className={styles.note}>
        <Trans>Visites faites sur visites prévues ce jour, d’après le serveur.</Trans> <AgreedOnly />
      </p>
      {hasRight('scheduleAccess', acl) && (
        <p>
          <Link variant="standalone" href={href('app_programs_workgroup', { idWorkgroup: person.group.ID }, { day })}>
            <Trans>Les journées du groupe, visite par visite</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

function OfDelegate({ rights, day }: PersonProgressProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const today = useToday().toString();
  const made = useMadeWords();
  const { path, search } = useShownLocation();
  const { data, error, isFetching, refetch } = useQuery(workWeekQuery(api, rights.worker, weekOf(day).start));
  const { away = [] } = useAbsences(rights.worker.ID, { start: day, end: day }, true);
  const isAway = away.some(({ start, end }) => start <= day && day <= end);
  const failure = error ?? data?.errors[0];
  if (!data)
    return failure ? (
      <RetryBanner
        title={<Trans>La progression n’a pas pu être lue.</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        <Explained error={failure} />
      </RetryBanner>
    ) : (
      <SkeletonRows count={2} />
    );
  const state = stateOfDay(day, today);
  const rows = new URLSearchParams(search);
  rows.set('rows', WEEK);
  const own = data.loads.find(({ date }) => date === day);
  const week = loadOver(data.loads, day, today);
  return (
    <>
      <div className={styles.gauges}>
        <Gauge label={t`Ce jour`} unjudged={unjudgedOf(state)} value={own ? completionOf(own.done, own.planned) : null}>
          {own && made(own)}
        </Gauge>
        <Gauge
          label={state === 'over' ? t`La semaine jusqu’à ce jour` : t`La semaine jusqu’à hier`}
          value={completionOf(week.done, week.planned)}
        >
          <Link variant="standalone" href={`${path}?${rows}`}>
            {made(week)}
          </Link>
        </Gauge>
      </div>
      {isAway && (
        <p className={styles.note}>
          <Badge tone="amber">
            <Trans>Absence toute la journée</Trans>
          </Badge>
        </p>
      )}
      <p className={styles.note}>
        <Trans>Comptée ici : visites faites sur visites prévues de chaque jour.</Trans> <AgreedOnly />
      </p>
    </>
  );
}
