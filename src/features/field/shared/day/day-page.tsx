import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { parseDate } from '@internationalized/date';
import { CalendarPlus, CalendarRange, PencilLine, UserPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { planOf } from '#domain/field/day-plan.ts';
import { personName } from '#domain/people/person-name.ts';
import { useZone } from '#state/agencies.tsx';
import { type DialogControl, useDialogInAddress } from '#state/dialog-in-address.ts';
import { navigate } from '#state/location.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { placesOfDay } from '#ui/day-timeline/day.ts';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { phone, sideBySide } from '#ui/theme/media.ts';
import { TrailMap } from '#ui/trail-map/trail-map.tsx';
import { placedAmong } from '#ui/map-view/places.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { AbsencesOfDay } from '../absence-badges.tsx';
import { customersIn, workDayQuery } from '../field.queries.ts';
import { MoreOfDay, Moving } from '../moving/moving.tsx';
import { deletedIn, queuedDecisions } from '../outbox/decision-item.ts';
import { queuedProgramme } from '../outbox/programme-item.ts';
import { withQueued } from '../outbox/queued-reports.ts';
import { Planner } from '../planner/planner.tsx';
import { PrintedDay } from '../printed-day.tsx';
import { ReportEditor } from '../report/report-editor.tsx';
import type { ReportProduct } from '../report/report-fields.tsx';
import { REPORTS, VisitsOrReports } from '../reports/visits-or-reports.tsx';
import {
  dayVisitsOf,
  isNewcomer,
  isOpen,
  nextStopOf,
  OF_CUSTOMER,
  reportSubject,
  type Stop,
  stopsOfDay,
  UNREGISTERED,
} from '../stops.ts';
import { readDayParam, useDayWords } from '../use-day-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import type { DayRights } from '../use-worker.ts';
import * as styles from './day.css.ts';
import { useMayAttach } from './attach-visit.tsx';
import { BegunReports } from './begun-reports.tsx';
import { DayLead } from './day-lead.tsx';
import { EmptyDay } from './empty-day.tsx';
import { DayVisits } from './day-visits.tsx';
import { KnownCustomers } from './known-customers.tsx';
import { PackBar } from './pack-bar.tsx';
import { ReportOfStop } from './report-of-stop.tsx';
import { StopReading } from './stop-reading.tsx';
import { TrailBar } from './trail-bar.tsx';
import { TrailNotes } from './trail-notes.tsx';
import { TrailView } from './trail-view.tsx';
import { NewcomerActions, Unregistered } from './unregistered.tsx';
import { useBegunReports } from './use-begun-reports.ts';
import { useDayTrail } from './use-day-trail.ts';
import { WaitingProgramme } from './waiting-programme.tsx';
import { VisitRegistered } from './visit-registered.tsx';
import { WeekOfDay } from './week-of-day.tsx';

/** What the draft of a report about somebody who is not registered is of. There is one at a time. */
const UNREGISTERED_SUBJECT = 'unregistered';

/** The value of `?view=` under which the week is planned, on a desktop. */
const WEEK = 'week';

const WeekPlan = lazy(() => import('../week/week-plan.tsx'));

export interface DayPageProps {
  readonly rights: DayRights;
  /** The name of the person; `null` for one’s own day. */
  readonly name: string | null;
  readonly hrefOf: (day: string) => string;
  /** What stands above the visits: validation of a group’s day. */
  readonly children?: ReactNode;
}

/** A person’s day: the visits as a thread, the map of where, and what can be done about them. */
export function DayPage(props: DayPageProps) {
  const { rights, name, hrefOf } = props;
  const [params] = useQueryParams();
  const today = useToday().toString();
  const isDesk = useMedia(sideBySide);
  const viewing = useDialogInAddress('view');
  if (rights.mayView && isDesk && viewing.open === WEEK) {
    const { day } = readDayParam(params.get('day'), today);
    return (
      <Suspense
        fallback={
          <Page>
            <SkeletonRows count={6} isTwoLine />
          </Page>
        }
      >
        <WeekPlan view={WEEK} control={viewing.control} {...{ rights, name, day, hrefOf }} />
      </Suspense>
    );
  }
  if (rights.mayView) return <Day {...props} isDesk={isDesk} />;
  return (
    <Page>
      <MissingState isPage title={<Trans>Permissions manquantes</Trans>}>
        <Trans>Votre compte n’ouvre pas les journées de cette personne.</Trans>
      </MissingState>
    </Page>
  );
}

function Day({ rights, name, hrefOf, isDesk, children }: DayPageProps & { readonly isDesk: boolean }) {
  const { t } = useLingui();
  const { api, clock } = useServices();
  const { member } = useSession();
  const zone = useZone();
  const today = useToday().toString();
  const [params] = useQueryParams();
  const isReports = params.get('view') === REPORTS;
  const dayWords = useDayWords();
  const stopWords = useStopWords();
  const planning = useDialogInAddress('plan', ['add']);
  const visiting = useDialogInAddress('visit');
  const { day, isUnknown } = useHeldDay(params.get('day'), today, planning.open !== null || visiting.open !== null);
  const { worker, mayPlan, mayReport, hasValidation } = rights;

  const read = useQuery(workDayQuery(api, worker, day));
  const trail = useDayTrail(rights, day);
  const { fixes } = trail;
  const following = useDialogInAddress('trail');
  const isPhone = useMedia(phone);
  const [linked, link] = useState<string | null>(null);

  const { data, error } = read;
  const items = useOutboxView('unread');
  const stops = useMemo(() => {
    if (!data) return NO_STOPS;
    const deleted = deletedIn(queuedDecisions(items, { workerID: worker.ID, date: day }));
    const left = stopsOfDay(data, stopWords.unknown).filter(({ ID }) => !deleted.has(ID));
    return withQueued(left, items, { workerID: worker.ID, day });
  }, [data, stopWords, items, worker.ID, day]);
  // The start of a report that is being written is the machine’s; the thread only shows which one it is.
  const [openedAt] = useState(() => Math.floor(clock.now() / 1000));
  const isToReport = (stop: Stop) => mayReport && isOpen(stop) && day <= today && stop.ID === visiting.open;
  // A report that is being written stays open, also when another tab sends one of the same visit.
  const [writing, setWriting] = useState<string | null>(null);
  const toWrite = stops.some(isToReport) ? visiting.open : writing === visiting.open ? writing : null;
  if (toWrite !== writing) setWriting(toWrite);
  const opened = stops.find(({ ID }) => ID === toWrite);
  const begun = useBegunReports(visiting.open !== null);
  const visits = useMemo(
    () =>
      dayVisitsOf(stops, {
        detailOf: (stop) => stopWords.detail(stop, begun.has(reportSubject(stop, day))),
        hasValidation,
        opened: opened ? { ID: opened.ID, start: openedAt } : null,
      }),
    [stops, stopWords, day, begun, hasValidation, opened, openedAt],
  );
  const places = useMemo(() => placesOfDay(visits), [visits]);
  const waiting = queuedProgramme(
    items,
    { workerID: worker.ID, day },
    data ? planOf(customersIn(data.objectives)) : null,
  );
  // A plan that is being written stays open when its day has passed, and one that is being saved while it waits.
  const [planned, setPlanned] = useState<string | null>(null);
  // An address that names no day plans none: it would be another one than was meant.
  const mayOpen = !isUnknown && day >= today && waiting === null;
  const isPlanning = planning.open !== null && mayPlan && (planned === day || mayOpen);
  if (planned !== (isPlanning ? day : null)) setPlanned(isPlanning ? day : null);
  const next = day === today && mayReport ? nextStopOf(stops) : null;
  const shown = stops.find(({ ID }) => ID === visiting.open);
  const failure = error ?? data?.errors[0];
  const isGone =
    data !== undefined &&
    !failure &&
    !read.isFetching &&
    visiting.open !== null &&
    visiting.open !== UNREGISTERED &&
    !visiting.open.startsWith(OF_CUSTOMER) &&
    !shown &&
    toWrite === null;
  const hrefAt = (date: string) => (isReports ? `${hrefOf(date)}&view=${REPORTS}` : hrefOf(date));
  const goTo = (date: string) => navigate(hrefAt(date));
  const step = (days: number) => goTo(parseDate(day).add({ days }).toString());
  const title = dayWords.title(day);
  const dayLabel = name === null ? title : `${name}, ${dayWords.long(day)}`;

  const pack = rights.isOwn && day === today && <PackBar />;
  const map = (!isPhone || fixes.length > 0 || placedAmong(places).length > 0) && (
    <div className={styles.map} data-trail={fixes.length > 0}>
      <TrailMap
        label={t`Carte de la journée`}
        fixes={fixes}
        isUnread={trail.isUnread}
        stops={places}
        timeZone={zone}
        selected={visiting.open}
        onSelect={(ID) => openDialog({ visit: ID })}
        linked={linked}
        onLink={link}
      />
    </div>
  );

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <header className={styles.head}>
          <div className={styles.titleLine}>
            <h1 className={styles.title} tabIndex={-1}>
              {name === null ? title : <bdi>{dayLabel}</bdi>}
            </h1>
            <div className={styles.steps}>
              <PreviousNext
                previous={{ label: t`Jour précédent`, onPress: () => step(-1) }}
                next={{ label: t`Jour suivant`, onPress: () => step(1) }}
                today={{ onPress: () => goTo(today), isDisabled: day === today }}
                isCompact={isPhone}
              />
            </div>
          </div>
          <PrintedDay who={name ?? personName(member)} date={day} />
          {data && !(waiting && stops.length === 0) && <DayLead stops={stops} rights={rights} isPast={day < today} />}
          {data && <AbsencesOfDay workerID={worker.ID} date={day} />}
          <WeekOfDay worker={worker} day={day} hrefOf={hrefAt} />
        </header>
        {isUnknown && (
          <Banner tone="amber">
            <Trans>L’adresse nomme un jour qui n’existe pas. Voici aujourd’hui.</Trans>
          </Banner>
        )}
        {isGone && (
          <Banner tone="amber">
            <Trans>La visite que l’adresse nomme n’est pas dans cette journée.</Trans>
          </Banner>
        )}
        {waiting && <WaitingProgramme {...waiting} />}
        <div className={styles.actions}>
          {mayPlan && day >= today && data && !waiting && (
            <Button icon={<CalendarPlus />} onPress={() => openDialog({ plan: '1', ...(isUnknown && { day }) })}>
              <Trans>Planifier</Trans>
            </Button>
          )}
          {mayPlan && isDesk && (
            <Button icon={<CalendarRange />} onPress={() => openDialog({ view: WEEK })}>
              <Trans>Semaine</Trans>
            </Button>
          )}
          {mayReport && day === today && (
            <Button icon={<UserPlus />} onPress={() => openDialog({ visit: UNREGISTERED })}>
              <Trans>Visite imprévue</Trans>
            </Button>
          )}
          {mayPlan && data && (
            <MoreOfDay mayMove={day >= today && stops.length > 0 && waiting?.isRefused !== true} isCompact={isDesk} />
          )}
        </div>
        {mayReport && day === today && <TrailBar />}
        {!isPhone && pack}
      </div>
      {!isPhone && map}
      <div className={styles.list}>
        <TrailNotes trail={trail} />
        {day <= today && <VisitsOrReports isReports={isReports} />}
        {!isReports && children}
        <DayVisits
          read={read}
          isReports={isReports}
          stops={stops}
          name={name}
          date={day}
          label={dayLabel}
          visits={visits}
          selected={visiting.open}
          onOpen={(ID) => openDialog({ visit: ID })}
          linked={linked}
          onLink={link}
          empty={
            waiting ? null : (
              <EmptyDay rights={rights} isPast={day < today}>
                {mayPlan &&
                  day >= today &&
                  (day === today ? (
                    <Trans>Planifiez la journée, ou notez une visite imprévue.</Trans>
                  ) : (
                    <Trans>Planifiez la journée.</Trans>
                  ))}
              </EmptyDay>
            )
          }
        />
        {!isReports && <Unregistered stops={stops} date={day} rights={rights} />}
        {mayReport && data && !isReports && (
          <BegunReports
            begun={begun}
            stops={stops}
            day={day}
            visitOf={(customerID) => (customerID === null ? UNREGISTERED : `${OF_CUSTOMER}${customerID}`)}
            unregistered={day === today ? UNREGISTERED_SUBJECT : null}
          />
        )}
        {next && !isReports && (
          <div className={styles.next}>
            <div className={styles.nextWords}>
              <bdi className={styles.nextName}>{next.name}</bdi>
              <span className={styles.nextDetail}>
                <Trans>Prochaine visite</Trans>
              </span>
            </div>
            <Button variant="primary" size="huge" icon={<PencilLine />} onPress={() => openDialog({ visit: next.ID })}>
              <Trans>Rédiger</Trans>
            </Button>
          </div>
        )}
      </div>
      {/* On a phone the visits come first: what surrounds them would fill its screen. */}
      {isPhone && map}
      {isPhone && pack && <div className={styles.foot}>{pack}</div>}
      {following.open !== null && rights.isOwn && trail.mayFollow && (
        <TrailView fixes={fixes} stops={places} timeZone={zone} control={following.control} />
      )}
      {isPlanning && data && (
        <Planner
          key={day}
          worker={worker}
          date={day}
          day={data}
          hasValidation={hasValidation}
          added={params.get('add')}
          control={planning.control}
        />
      )}
      {mayPlan && (
        <Moving worker={worker} date={day} day={day >= today ? (data ?? null) : null} hasValidation={hasValidation} />
      )}
      {visiting.open !== null && (data || (error && isWithoutDay(visiting.open))) && (
        <Visiting
          open={visiting.open}
          stop={shown}
          isReporting={shown !== undefined && shown.ID === toWrite}
          rights={rights}
          stops={stops}
          date={day}
          onMove={mayPlan && day >= today ? (ID) => openDialog({ visit: null, move: ID }) : null}
          control={visiting.control}
        />
      )}
    </div>
  );
}

const NO_STOPS: readonly Stop[] = [];
const NO_PRODUCTS: readonly ReportProduct[] = [];

/**
 * The day of the address, or today. While something is written about it, it stays that day when midnight passes: what
 * was planned for one day would else be saved as the next day's.
 */
function useHeldDay(asked: string | null, today: string, isHeld: boolean): ReturnType<typeof readDayParam> {
  const current = readDayParam(asked, today);
  const [shown, setShown] = useState({ asked, day: current.day });
  if (isHeld && shown.asked === asked) return { ...current, day: shown.day };
  if (shown.asked !== asked || shown.day !== current.day) setShown({ asked, day: current.day });
  return current;
}

/** Whether a value of `?visit=` opens a report that adds its own visit: it can be written though the day could not be read. */
const isWithoutDay = (visit: string): boolean => visit === UNREGISTERED || visit.startsWith(OF_CUSTOMER);

interface VisitingProps {
  /** The value of `?visit=`. */
  readonly open: string;
  readonly stop: Stop | undefined;
  /** Whether the visit’s report can be written now. */
  readonly isReporting: boolean;
  readonly rights: DayRights;
  readonly stops: readonly Stop[];
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Moves a visit to another day; `null` if the day cannot be planned. */
  readonly onMove: ((ID: string) => void) | null;
  readonly control: DialogControl;
}

/** What the address opens of a day: a report to write, or a visit to read. */
function Visiting({ open, stop, isReporting, rights, stops, date, onMove, control }: VisitingProps) {
  const { worker, mayReport, mayPlan } = rights;
  const { t } = useLingui();
  const mayAttach = useMayAttach(rights);
  if (stop && !isReporting)
    return (
      <StopReading stop={stop} ownDay={mayReport ? date : null} onMove={onMove} control={control}>
        {isNewcomer(stop) && stop.report && (
          <NewcomerActions name={stop.name} report={stop.report} date={date} rights={rights} />
        )}
      </StopReading>
    );
  if (stop) return <ReportOfStop stop={stop} date={date} worker={worker} control={control} />;
  if (!mayReport) return null;
  if (open === UNREGISTERED) {
    const isMade = (customerID: string) => stops.some(({ customer, isDone }) => isDone && customer?.ID === customerID);
    return (
      <ReportEditor
        key={open}
        visited={{ kind: 'unregistered' }}
        address={UNREGISTERED}
        subject={UNREGISTERED_SUBJECT}
        day={null}
        name=""
        title={t`Visite imprévue`}
        subtitle={
          mayAttach ? (
            <Trans>Une personne qui n’est pas enregistrée. Vous la rattacherez plus tard.</Trans>
          ) : (
            <Trans>Une personne qui n’est pas enregistrée.</Trans>
          )
        }
        worker={worker}
        isAdministrative={false}
        lastProducts={NO_PRODUCTS}
        // The visit of somebody registered is planned before it is reported.
        known={
          worker.withCards && mayPlan
            ? (who, onLeave) => (
                <KnownCustomers
                  name={who}
                  onChoose={(ID) =>
                    onLeave({
                      address: OF_CUSTOMER + ID,
                      subject: isMade(ID) ? null : reportSubject({ ID, customer: null }, date),
                    })
                  }
                />
              )
            : undefined
        }
        control={control}
      />
    );
  }
  if (!open.startsWith(OF_CUSTOMER)) return null;
  return (
    <VisitRegistered
      customerID={open.slice(OF_CUSTOMER.length)}
      key={open}
      {...{ stops, date, worker, mayPlan, control }}
    />
  );
}
