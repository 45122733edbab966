import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { daysFrom, weekOf } from '#lib/date-ranges.ts';
import { href } from '#routes/links.ts';
import { useZone } from '#state/agencies.tsx';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { Explained } from '#state/explain.tsx';
import { openDialog, useQueryParams } from '#state/location.ts';
import { useNow } from '#state/now.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { DayTimeline } from '#ui/day-timeline/day-timeline.tsx';
import { placesOfDay } from '#ui/day-timeline/day.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { TrailMap } from '#ui/trail-map/trail-map.tsx';
import { StopReading } from '../../shared/day/stop-reading.tsx';
import { TrailNotes } from '../../shared/day/trail-notes.tsx';
import { useDayTrail } from '../../shared/day/use-day-trail.ts';
import { WeekStrip } from '../../shared/day/week-strip.tsx';
import { workDayQuery, workWeekQuery } from '../../shared/field.queries.ts';
import { DayReports } from '../../shared/reports/day-reports.tsx';
import { REPORTS, VisitsOrReports } from '../../shared/reports/visits-or-reports.tsx';
import { dayVisitsOf, type Stop, stopsOfDay } from '../../shared/stops.ts';
import { useDayWords } from '../../shared/use-day-words.ts';
import { useStopWords } from '../../shared/use-stop-words.ts';
import type { DayRights } from '../../shared/use-worker.ts';
import type { FieldPerson } from '../people.queries.ts';
import * as styles from '../people.css.ts';
import { DaySteps } from './day-steps.tsx';
import type { PersonDays } from './use-person-days.ts';

const NO_STOPS: readonly Stop[] = [];

export interface PersonDayProps {
  readonly person: FieldPerson;
  readonly rights: DayRights;
  readonly days: PersonDays;
}

/** A day of a person, to be read: the visits as a thread, where they were, and their reports. */
export function PersonDay({ person, rights, days }: PersonDayProps) {
  const { day, hrefOf } = days;
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const now = useNow();
  const zone = useZone();
  const today = useToday().toString();
  const dayWords = useDayWords();
  const stopWords = useStopWords();
  const [params] = useQueryParams();
  const { worker, hasValidation } = rights;
  const monday = weekOf(day).start;
  const read = useQuery(workDayQuery(api, worker, day));
  const week = useQuery(workWeekQuery(api, worker, monday));
  const trail = useDayTrail(rights, day);
  const visiting = useDialogInAddress('visit');
  const [linked, link] = useState<string | null>(null);
  const { data, error } = read;
  const stops = useMemo(() => (data ? stopsOfDay(data, stopWords.unknown) : NO_STOPS), [data, stopWords]);
  const visits = useMemo(
    () => dayVisitsOf(stops, { detailOf: (stop) => stopWords.detail(stop), hasValidation, opened: null }),
    [stops, stopWords, hasValidation],
  );
  const places = useMemo(() => placesOfDay(visits), [visits]);
  const isReports = params.get('view') === REPORTS && day <= today;
  const failure = error ?? data?.errors[0];
  // The programme has no visit to somebody who is not registered; the gauges count the same.
  const ofProgramme = stops.filter(({ customer }) => customer !== null);
  const [planned, done] = [ofProgramme.length, ofProgramme.filter(({ isDone }) => isDone).length];
  const strangers = stops.length - planned;
  const open = (ID: string) => openDialog({ visit: ID });
  // A report leads to its visit, too.
  const shown = stops.find(({ ID, report }) => ID === visiting.open || report?.ID === visiting.open);
  const title = dayWords.title(day);
  const dayLabel = `${person.name}, ${dayWords.long(day)}`;
  const programme = person.isSupervisor
    ? href('app_programs_workgroup_supervisor', { idWorkgroup: person.group.ID }, { day })
    : href('app_programs_workgroup_delegate', { idWorkgroup: person.group.ID }, { worker: person.ID, day });
  return (
    <div className={styles.part} {...(!isReports && { 'data-is-of-screen': true })}>
      <Section title={title} actions={<DaySteps days={days} />}>
        <WeekStrip
          days={week.data?.loads ?? daysFrom(monday, 7).map((date) => ({ date, planned: 0, done: 0 }))}
          current={day}
          hrefOf={hrefOf}
          isLoading={week.isPending}
        />
        {(week.error ?? week.data?.errors[0]) && (
          <RetryBanner
            title={<Trans>La charge de la semaine n’a pas pu être lue.</Trans>}
            onRetry={() => void week.refetch()}
            isRetrying={week.isFetching}
          />
        )}
        <div className={styles.day}>
          <div className={styles.column}>
            {data && stops.length > 0 && (
              <p className={styles.lead}>
                {planned > 0 && (
                  <Plural
                    value={done}
                    _0={`Aucune visite faite sur ${planned}`}
                    one={`# visite faite sur ${planned}`}
                    other={`# visites faites sur ${planned}`}
                  />
                )}
                {planned > 0 && strangers > 0 && ' · '}
                {strangers > 0 && (
                  <Plural
                    value={strangers}
                    one="# visite hors programme, à une personne non enregistrée"
                    other="# visites hors programme, à des personnes non enregistrées"
                  />
                )}
              </p>
            )}
            <TrailNotes trail={trail} />
            {day <= today && <VisitsOrReports isReports={isReports} />}
            {data && failure && <RetryBanner onRetry={() => void read.refetch()} isRetrying={read.isFetching} />}
            {!data && failure ? (
              <ErrorState
                title={<Trans>Le programme n’a pas pu être lu</Trans>}
                onRetry={() => void read.refetch()}
                isRetrying={read.isFetching}
                code={failure.key}
              >
                <Explained error={failure} />
              </ErrorState>
            ) : data && isReports ? (
              <DayReports stops={stops} name={person.name} date={day} onOpen={open} />
            ) : data ? (
              <DayTimeline
                label={dayLabel}
                visits={visits}
                now={now}
                timeZone={zone}
                selected={shown?.ID ?? null}
                onSelect={open}
                linked={linked}
                onLink={link}
                hasLegend
                empty={
                  <EmptyState title={<Trans>Aucune visite ce jour</Trans>}>
                    <Trans>Rien n’était prévu, et rien n’a été noté.</Trans>
                  </EmptyState>
                }
              />
            ) : (
              <SkeletonRows count={6} isTwoLine />
            )}
            {hasRight('scheduleAccess', acl) && (
              <p>
                <Link variant="standalone" href={programme}>
                  <Trans>Ouvrir le programme de ce jour</Trans>
                </Link>
              </p>
            )}
          </div>
          <div className={styles.map}>
            <TrailMap
              label={t`Carte de la journée`}
              fixes={trail.fixes}
              stops={places}
              timeZone={zone}
              selected={shown?.ID ?? null}
              onSelect={open}
              linked={linked}
              onLink={link}
            />
          </div>
        </div>
        {shown && <StopReading stop={shown} onMove={null} control={visiting.control} />}
      </Section>
    </div>
  );
}
