import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultsOf, isPlanned, planOf, stopsOf } from '#domain/field/day-plan.ts';
import { isUnsaved } from '#machines/programme/programme.machine.ts';
import { Explained, ExplainedCodes } from '#state/explain.tsx';
import { useFormat } from '#state/format.ts';
import { openDialog } from '#state/query-params.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useMirroredDraft } from '#state/use-draft.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { Link } from '#ui/link/link.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { WaitingBadge } from '#ui/waiting-badge/waiting-badge.tsx';
import { AbsencesOfDay } from '../absence-badges.tsx';
import { customersIn, type WorkDay, workDayQuery, type Worker } from '../field.queries.ts';
import { queuedProgramme, type QueuedProgramme } from '../outbox/programme-item.ts';
import { type DayDraft, useDayDraft, usePlanWords } from '../planner/use-day-draft.ts';
import { RefusedChangeBanner } from '../planner/refused-change.tsx';
import { useProgramme } from '../planner/use-programme.ts';
import { stopCustomerOf, stopsOfDay } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import { VisitList } from './visit-list.tsx';
import type { OpenDay, Week } from './week.ts';
import * as styles from './week.css.ts';

export interface DayColumnProps {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly href: string;
  readonly hasValidation: boolean;
  readonly week: Week;
  /** Whether the day was saved since its last change. */
  readonly wasSaved: boolean;
  /** Whether the day has changes that are not saved. */
  readonly isChanged: boolean;
  /** The days that could not be saved, so that this one is not either. */
  readonly waitsFor: readonly string[];
  /** Tells of the plan of the day; of `null` while it cannot be changed. */
  readonly onOpen: (date: string, day: OpenDay | null) => void;
  readonly onSaved: (date: string) => void;
}

/** A day of the week: its visits in the order of the round, and what came of saving it. */
export function DayColumn(props: DayColumnProps) {
  const { worker, date, week, isChanged } = props;
  const { api } = useServices();
  const read = useQuery(workDayQuery(api, worker, date));
  // Once saved the day is opened anew, with what the server has by then.
  const [generation, setGeneration] = useState(0);
  const [isReopening, setReopening] = useState(false);
  const day = read.data;
  const failure = read.error ?? day?.errors[0];
  const reopen = async () => {
    setReopening(true);
    const { data, error } = await read.refetch();
    if (error || data?.errors[0]) return;
    setReopening(false);
    setGeneration((count) => count + 1);
  };
  const items = useOutboxView('items');
  const unread = useOutboxView('unread');
  const about = { workerID: worker.ID, day: date };
  const now = day ? planOf(customersIn(day.objectives)) : null;
  const waiting = queuedProgramme(unread, about, now);
  // What is being written goes on from its draft, also when another tab has queued the day.
  if (waiting && !isChanged) {
    return <WaitingDay {...props} day={day} waiting={waiting} isSent={queuedProgramme(items, about, now) === null} />;
  }
  if (day && day.errors.length === 0 && !isReopening) {
    return date < week.today ? (
      <PastDay {...props} day={day} />
    ) : (
      <PlannedDay
        key={generation}
        {...props}
        day={day}
        onClose={(ending) => {
          if (ending === 'saved') props.onSaved(date);
          if (ending === 'queued') setGeneration((count) => count + 1);
          else void reopen();
        }}
      />
    );
  }
  return (
    <Column {...props} load={null}>
      {failure && !read.isFetching ? (
        <div className={styles.notes}>
          <Banner
            tone="red"
            title={<Trans>Ce jour n’a pas pu être lu.</Trans>}
            actions={
              <Button size="small" onPress={() => void (isReopening ? reopen() : read.refetch())}>
                <Trans>Réessayer</Trans>
              </Button>
            }
          >
            <Explained error={failure} />
          </Banner>
        </div>
      ) : (
        <SkeletonRows count={3} isTwoLine />
      )}
    </Column>
  );
}

interface ColumnProps extends Pick<DayColumnProps, 'worker' | 'date' | 'href' | 'week'> {
  readonly load: ReactNode;
  readonly children: ReactNode;
}

function Column({ worker, date, href, week, load, children }: ColumnProps) {
  const dayWords = useDayWords();
  const reason = week.dragged && week.whyNot(week.dragged, date);
  return (
    <li
      className={styles.column}
      {...(reason && { 'data-is-refused': true })}
      {...(date === week.today && { 'data-is-today': true })}
    >
      <div className={styles.head}>
        <h2 className={styles.date}>
          <Link href={href}>{dayWords.title(date)}</Link>
        </h2>
        <span className={styles.load}>{load}</span>
        <AbsencesOfDay workerID={worker.ID} date={date} />
        {reason && <span className={styles.why}>{week.whyWords(reason)}</span>}
      </div>
      {children}
    </li>
  );
}

interface WithDay {
  readonly day: WorkDay;
}

interface WaitingDayProps extends DayColumnProps {
  readonly day: WorkDay | undefined;
  readonly waiting: QueuedProgramme;
  /** Whether the server has it by now, and the day is read again. */
  readonly isSent: boolean;
}

/** A day of which a programme waits in the outbox: it is planned again once that was sent, or taken back. */
function WaitingDay({ day, waiting: { plan, isRefused }, isSent, ...props }: WaitingDayProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const stops = stopsOf(plan);
  const names = new Map(
    (day?.objectives ?? []).flatMap(({ Customer }) =>
      Customer ? [[Customer.ID, stopCustomerOf(Customer).name] as const] : [],
    ),
  );
  return (
    <Column
      {...props}
      load={
        <>
          {t`${plural(stops.length, { 0: 'aucune visite', one: '# visite', other: '# visites' })}`}{' '}
          {!isSent && <WaitingBadge state={isRefused ? 'refused' : 'waiting'} />}
        </>
      }
    >
      <div>
        <ol role="list" className={styles.list} aria-label={dayWords.title(props.date)}>
          {stops.map(({ customerID, description }) => (
            <li key={customerID} className={styles.words}>
              <bdi className={styles.name}>{names.get(customerID) ?? props.week.nameOfID(customerID)}</bdi>
              <bdi className={styles.detail}>{description}</bdi>
            </li>
          ))}
        </ol>
        {!isSent && (
          <Button size="small" onPress={() => openDialog({ outbox: '1' })}>
            <Trans>Boîte d’envoi</Trans>
          </Button>
        )}
      </div>
    </Column>
  );
}

/** A day that is over: nothing of it can be planned. */
function PastDay({ day, ...props }: DayColumnProps & WithDay) {
  const dayWords = useDayWords();
  const stopWords = useStopWords();
  const stops = stopsOfDay(day, stopWords.unknown);
  const done = stops.filter(({ isDone }) => isDone).length;
  return (
    <Column
      {...props}
      load={
        <Plural
          value={done}
          _0={`aucune visite faite sur ${stops.length}`}
          one={`# visite faite sur ${stops.length}`}
          other={`# visites faites sur ${stops.length}`}
        />
      }
    >
      <ol role="list" className={styles.list} aria-label={dayWords.title(props.date)}>
        {stops.map((stop) => (
          <li key={stop.ID} className={styles.words}>
            <bdi className={styles.detail}>{stop.name}</bdi>
          </li>
        ))}
      </ol>
    </Column>
  );
}

interface PlannedDayProps extends DayColumnProps, WithDay {
  readonly onClose: (ending: 'saved' | 'queued' | 'closed') => void;
}

function PlannedDay(props: PlannedDayProps) {
  const draft = useDayDraft(props);
  if (draft.stored.isOpen) return <DayEditor {...props} draft={draft} />;
  return (
    <Column {...props} load={null}>
      {draft.stored.choice ? <Choice {...props} draft={draft} /> : <SkeletonRows count={3} isTwoLine />}
    </Column>
  );
}

interface WithDraft {
  readonly draft: DayDraft;
}

/** Somebody else has changed what the user had changed too. */
function Choice({ week, date, draft: { stored } }: PlannedDayProps & WithDraft) {
  const { t } = useLingui();
  const format = useFormat();
  const describe = usePlanWords(week.nameOfID);
  const [isAsking, setAsking] = useState(false);
  const choice = stored.choice && {
    ...stored.choice,
    onTheirs: () => {
      if (!stored.choice) return;
      const { mine, theirs, onTheirs } = stored.choice;
      week.onAbandon({ date, saved: theirs, draft: mine });
      onTheirs();
    },
  };
  return (
    <div className={styles.notes}>
      <Banner
        tone="amber"
        title={<Trans>Ce jour a changé entre-temps.</Trans>}
        actions={
          <Button size="small" onPress={() => setAsking(true)}>
            <Trans>Comparer</Trans>
          </Button>
        }
      >
        <Trans>Choisissez ce qui reste, puis enregistrez de nouveau.</Trans>
      </Banner>
      {isAsking && (
        <DraftQuestion
          draft={{ choice }}
          describe={describe}
          changed={t`le programme`}
          control={{ onClose: () => setAsking(false) }}
          format={format}
        />
      )}
    </div>
  );
}

function DayEditor(props: PlannedDayProps & WithDraft) {
  const { worker, date, day, hasValidation, week, draft: dayDraft, wasSaved, waitsFor, onOpen, onClose } = props;
  const { stored } = dayDraft;
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { snapshot, actor, objectives, fixed } = useProgramme({
    worker,
    date,
    day,
    hasValidation,
    ...dayDraft,
    mayBeEmpty: true,
    queue: (read) =>
      week.queue(
        date,
        read.then((toQueue) => ({ ...toQueue, stored })),
      ),
  });
  const { draft, saved, checked, codes, error, refusedChange } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  const isDoubtful = snapshot.matches({ editing: 'failed' });
  const isOver = snapshot.status === 'done';
  const ending = ENDINGS.find((each) => snapshot.matches(each)) ?? null;
  useMirroredDraft(stored, { isUnsaved: isUnsaved(snapshot), value: draft });
  const { unkept, isRestored } = stored;
  const tell = useEffectEvent(() =>
    onOpen(date, { date, saved, draft, actor, isSaving, isDoubtful, stored, fixed, objectives, refusedChange }),
  );
  useEffect(() => {
    if (!isOver) tell();
  }, [saved, draft, isSaving, isDoubtful, isOver, unkept, isRestored, fixed, objectives, refusedChange]);
  useEffect(() => () => onOpen(date, null), [onOpen, date]);
  const finish = useEffectEvent((how: NonNullable<typeof ending>) => {
    stored.forget();
    onClose(how);
  });
  useEffect(() => {
    if (ending) finish(ending);
  }, [ending]);

  const frame = useRef<HTMLDivElement>(null);
  useAltArrows(frame, (customerID, by) => {
    const stops = stopsOf(draft);
    const at = stops.findIndex((stop) => stop.customerID === customerID);
    const stop = stops[at];
    const isWithin = at + by >= 0 && at + by < stops.length;
    if (stop && isWithin && !week.isSaving) week.onMove({ ...stop, from: date, fixed: null }, date, at + by);
  });
  const { toFocus, onFocused } = week;
  const wanted = toFocus?.date === date ? toFocus.customerID : null;
  const isThere = wanted !== null && isPlanned(draft, wanted);
  const focused = useEffectEvent(onFocused);
  useEffect(() => {
    if (!isThere) return undefined;
    // A menu that closes gives the focus back to its button, which has left with its visit.
    const focus = () => {
      const row = [...(frame.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
        (each) => each.dataset['key'] === wanted,
      );
      if (row && !document.querySelector('[role="menu"]')) {
        row.focus();
        focused();
      } else request = requestAnimationFrame(focus);
    };
    let request = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(request);
  }, [wanted, isThere]);

  const stops = stopsOf(draft);
  const faults = faultsOf(draft, true);
  const done = stops.filter(({ customerID }) => fixed.get(customerID) === 'done').length;
  const isChanged = isUnsaved(snapshot);
  return (
    <Column
      {...props}
      load={
        <>
          {t`${plural(stops.length, { 0: 'aucune visite', one: '# visite', other: '# visites' })}`}
          {done > 0 && <>, {t`${plural(done, { one: '# faite', other: '# faites' })}`}</>}{' '}
          {isSaving ? (
            <Badge>{t`enregistrement…`}</Badge>
          ) : isChanged ? (
            <Badge tone="amber">{t`modifié`}</Badge>
          ) : (
            wasSaved && <Badge tone="green">{t`enregistré`}</Badge>
          )}
        </>
      }
    >
      <div ref={frame} className={styles.dropping}>
        {snapshot.matches({ editing: 'refused' }) && (
          <Banner tone="red" title={<Trans>Le serveur a refusé ce jour.</Trans>}>
            <ExplainedCodes codes={codes} />
          </Banner>
        )}
        {isDoubtful && (
          <Banner tone="red" title={<Trans>Ce jour n’est peut-être pas enregistré.</Trans>}>
            <Explained error={error} /> <Trans>Enregistrez de nouveau : rien n’est doublé.</Trans>
          </Banner>
        )}
        {refusedChange && <RefusedChangeBanner change={refusedChange} nameOfID={week.nameOfID} />}
        {isChanged && waitsFor.length > 0 && (
          <Banner tone="amber" title={<Trans>Ce jour attend.</Trans>}>
            <Trans>
              La semaine part en une fois : rien n’est enregistré avant {waitsFor.map(dayWords.long).join(', ')}.
            </Trans>
          </Banner>
        )}
        <VisitList
          label={dayWords.title(date)}
          date={date}
          week={week}
          none={<Trans>Aucune visite. Déposez-en une ici.</Trans>}
          visits={stops.map((stop) => ({
            ...stop,
            from: date,
            fixed: fixed.get(stop.customerID) ?? null,
            detail: stop.description === '' ? week.practiceOf(stop.customerID) : '',
            error:
              checked && faults.withoutPurpose.includes(stop.customerID)
                ? t`Donnez l’objectif de la visite`
                : undefined,
          }))}
        />
      </div>
    </Column>
  );
}

const ENDINGS = ['saved', 'queued', 'closed'] as const;

/** Alt and the arrows, before the list takes the arrows for itself. @param onMove `by`: how many places, towards the end */
function useAltArrows(
  frame: { readonly current: HTMLElement | null },
  onMove: (customerID: string, by: number) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = frame.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
      const customerID = row?.dataset['key'];
      if (!event.altKey || by === 0 || customerID === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      move(customerID, by);
    };
    element?.addEventListener('keydown', onKeyDown, true);
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, [frame]);
}
