import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { href } from '#routes/links.ts';
import { useZone } from '#state/agencies.tsx';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { placesOfDay } from '#ui/day-timeline/day.ts';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { TrailMap } from '#ui/trail-map/trail-map.tsx';
import { DayLead } from '../../shared/day/day-lead.tsx';
import { EmptyDay } from '../../shared/day/empty-day.tsx';
import { DayVisits } from '../../shared/day/day-visits.tsx';
import { StopReading } from '../../shared/day/stop-reading.tsx';
import { TrailNotes } from '../../shared/day/trail-notes.tsx';
import { useDayTrail } from '../../shared/day/use-day-trail.ts';
import { WeekOfDay } from '../../shared/day/week-of-day.tsx';
import { workDayQuery } from '../../shared/field.queries.ts';
import { PrintedDay } from '../../shared/printed-day.tsx';
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
  const zone = useZone();
  const today = useToday().toString();
  const dayWords = useDayWords();
  const stopWords = useStopWords();
  const [params] = useQueryParams();
  const { worker, hasValidation } = rights;
  const read = useQuery(workDayQuery(api, worker, day));
  const trail = useDayTrail(rights, day);
  const visiting = useDialogInAddress('visit');
  const [linked, link] = useState<string | null>(null);
  const { data } = read;
  const stops = useMemo(() => (data ? stopsOfDay(data, stopWords.unknown) : NO_STOPS), [data, stopWords]);
  const visits = useMemo(
    () => dayVisitsOf(stops, { detailOf: (stop) => stopWords.detail(stop), hasValidation, opened: null }),
    [stops, stopWords, hasValidation],
  );
  const places = useMemo(() => placesOfDay(visits), [visits]);
  const isReports = params.get('view') === REPORTS && day <= today;
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
        <PrintedDay who={person.name} date={day} />
        <WeekOfDay worker={worker} day={day} hrefOf={hrefOf} />
        <div className={styles.day}>
          <div className={styles.column}>
            {data && <DayLead stops={stops} rights={rights} isPast={day < today} />}
            <TrailNotes trail={trail} />
            {day <= today && <VisitsOrReports isReports={isReports} />}
            <DayVisits
              read={read}
              isReports={isReports}
              stops={stops}
              name={person.name}
              date={day}
              label={dayLabel}
              visits={visits}
              selected={shown?.ID ?? null}
              onOpen={open}
              linked={linked}
              onLink={link}
              empty={<EmptyDay rights={rights} isPast={day < today} />}
            />
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
              isUnread={trail.isUnread}
              stops={places}
              timeZone={zone}
              selected={shown?.ID ?? null}
              onSelect={open}
              linked={linked}
              onLink={link}
            />
          </div>
        </div>
        {shown && <StopReading ownDay={null} stop={shown} onMove={null} control={visiting.control} />}
      </Section>
    </div>
  );
}
