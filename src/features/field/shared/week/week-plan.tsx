import { parseDate } from '@internationalized/date';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type DayPlan,
  faultsOf,
  hasFaults,
  isPlanned,
  samePlan,
  stopsOf,
  withoutStops,
} from '#domain/field/day-plan.ts';
import { suggestionsFor, withNextObjectives } from '#domain/field/suggestions.ts';
import {
  changesOf,
  changesOfAbandoned,
  leavingTheWeek,
  type MovingVisit,
  whyNot,
  type WhyNot,
} from '#domain/field/week.ts';
import { daysFrom, weekNumberOf, weekOf } from '#lib/date-ranges.ts';
import { nameOf } from '#queries/customer-records.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useLeaving } from '#state/leaving.ts';
import { ItemFailure } from '#state/item-failure.tsx';
import { navigate } from '#state/location.ts';
import { openDialog } from '#state/query-params.ts';
import { useOutboxToCome, useOutboxView } from '#state/outbox.tsx';
import { queueWrite } from '#state/queue-write.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { DraftNotices } from '#ui/draft-editor/draft-editor.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { workWeekQuery } from '#queries/visit-loads.queries.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import { type RefusedChange, stayingIn } from '#machines/programme/programme.machine.ts';
import type { SaveResult } from '#machines/programme/programme.types.ts';
import { programmeOf, programmesItem, queuedProgramme } from '../outbox/programme-item.ts';
import { programmeSubject } from '../planner/use-day-draft.ts';
import { useCandidates } from '../planner/use-candidates.ts';
import { useNextObjectives } from '../planner/use-next-objectives.ts';
import { stopCustomerFrom, stopCustomerOf } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import type { DayRights } from '../use-worker.ts';
import { DayColumn } from './day-column.tsx';
import { PurposeDialog } from './purpose-dialog.tsx';
import { Tray } from './tray.tsx';
import { HeldBack, together } from './together.ts';
import type { DayToSave, OpenDay, Week } from './week.ts';
import * as styles from './week.css.ts';

/** How many customers’ next objectives are asked for. */
const RANKED = 60;
/** How many days of a week are always shown: from Monday to Friday. */
const WORKING_DAYS = 5;
/** How many moves can be undone: each touches a day twice at most, and a day remembers fifty changes. */
const UNDONE = 25;

export interface WeekPlanProps {
  readonly rights: DayRights;
  /** The name of the person; `null` for one’s own week. */
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hrefOf: (day: string) => string;
  /** The value of the address that opens the week. */
  readonly view: string;
  readonly control: DialogControl;
}

/** The days of a week side by side, with a tray of whom to see. */
export default function WeekPlan(props: WeekPlanProps) {
  const monday = weekOf(props.day).start;
  if (props.rights.mayPlan) return <Board key={`${props.rights.worker.ID} ${monday}`} {...props} monday={monday} />;
  return (
    <Page>
      <MissingState isPage title={<Trans>Permissions manquantes</Trans>}>
        <Trans>Votre compte ne planifie pas les journées de cette personne.</Trans>
      </MissingState>
    </Page>
  );
}

function Board({ rights, name, day, hrefOf, view, control, monday }: WeekPlanProps & { readonly monday: string }) {
  const { worker, hasValidation } = rights;
  const { t } = useLingui();
  const { api, say } = useServices();
  const outboxToCome = useOutboxToCome();
  const unread = useOutboxView('unread');
  const items = useOutboxView('items');
  const today = useToday().toString();
  const dayWords = useDayWords();
  const stopWords = useStopWords();
  const loads = useQuery(workWeekQuery(api, worker, monday)).data?.loads;
  const dates = daysFrom(monday, 7).filter((_, index) => index < WORKING_DAYS || (loads?.[index]?.planned ?? 0) > 0);
  const toPlan = dates.filter((date) => date >= today);

  const [days, setDays] = useState<ReadonlyMap<string, OpenDay>>(NO_DAYS);
  const onOpen = useCallback(
    (date: string, opened: OpenDay | null) =>
      setDays((before) => {
        const after = new Map(before);
        if (opened) after.set(date, opened);
        else after.delete(date);
        return after;
      }),
    [],
  );
  const open = useMemo(() => [...days.values()], [days]);
  const changed = open.filter(({ draft, saved }) => !samePlan(draft, saved));
  const isUnsaved = changed.length > 0;
  const isSaving = open.some((each) => each.isSaving);
  const waiting = new Set(
    dates.filter((date) => queuedProgramme(unread, { workerID: worker.ID, day: date }, null) !== null),
  );
  const refused = items.filter((item) => {
    const programme = item.state === 'parked' ? programmeOf(item) : null;
    return programme?.worker.ID === worker.ID && programme.days.some(({ date }) => dates.includes(date));
  });
  const areOpen = toPlan.every((date) => days.has(date) || waiting.has(date));
  const leaving = leavingTheWeek(open);
  // What has left a day may be in the draft of one that is not read.
  const maySave = isUnsaved && (areOpen || leaving.length === 0);

  const found = useCandidates(toPlan[0] ?? monday);
  const byID = useMemo(() => new Map(found.customers.map((customer) => [customer.ID, customer])), [found.customers]);
  const nameOfID = (customerID: string): string => {
    const customer = byID.get(customerID);
    if (customer) return nameOf(customer);
    const known = open.map(({ objectives }) => objectives.get(customerID)?.Customer).find(Boolean);
    return known ? stopCustomerOf(known).name : customerID;
  };
  const practiceOf = (customerID: string): string => {
    const customer = byID.get(customerID);
    return customer ? stopWords.practice(stopCustomerFrom(customer)) : '';
  };
  const planned = useMemo(
    () => new Set(open.flatMap(({ draft }) => stopsOf(draft).map(({ customerID }) => customerID))),
    [open],
  );
  const positions = useMemo(
    () => [...planned].flatMap((customerID) => found.positions.get(customerID) ?? []),
    [planned, found.positions],
  );
  const ranked = useMemo(
    () => suggestionsFor(found.candidates, positions, planned),
    [found.candidates, positions, planned],
  );
  const isRanking = found.isLoading || found.isRanking || !areOpen;
  const { nextObjectives } = useNextObjectives(
    worker,
    isRanking ? null : ranked.slice(0, RANKED).map(({ customerID }) => customerID),
  );
  const suggestions = useMemo(
    () => suggestionsFor(withNextObjectives(found.candidates, nextObjectives), positions, planned),
    [found.candidates, nextObjectives, positions, planned],
  );

  /** Whose moves were abandoned with a day. */
  const [abandonedWords, tellAbandoned] = useState<string | null>(null);
  const [history, setHistory] = useState<readonly (readonly string[])[]>([]);
  const [dragged, setDragged] = useState<MovingVisit | null>(null);
  const [toFocus, setToFocus] = useState<Week['toFocus']>(null);
  const [described, describe] = useState<Week['toFocus']>(null);
  const [savedDates, setSavedDates] = useState<ReadonlySet<string>>(NO_DATES);
  const [held, setHeld] = useState<ReadonlyMap<string, HeldBack>>(NO_WAITING);
  /** Why the user is asked whether the changes may go: once they are gone, `leave` closes the week. */
  const [asking, ask] = useState<'discard' | 'leave' | null>(null);
  /** Whether purposes that are missing have kept the week from being saved. */
  const [isChecked, setChecked] = useState(false);
  const withoutPurpose = changed.flatMap(({ date, draft }) =>
    faultsOf(draft, true).withoutPurpose.map((customerID) => ({ date, customerID })),
  );
  const queue = useRef<Week['queue'] | null>(null);

  /** Changes a day; `true` if the change can be undone. */
  const change = (date: string, event: Parameters<OpenDay['actor']['send']>[0]): boolean => {
    const actor = days.get(date)?.actor;
    if (!actor) return false;
    const { past } = actor.getSnapshot().context;
    actor.send(event);
    return actor.getSnapshot().context.past !== past;
  };
  const record = (touched: readonly string[]) => {
    if (touched.length === 0) return;
    tellAbandoned(null);
    setHistory((before) => [...before, touched].slice(-UNDONE));
    setSavedDates((before) => new Set([...before].filter((date) => !touched.includes(date))));
  };
  const isUnsettled = (date: string | null): boolean => date !== null && days.get(date)?.isDoubtful === true;
  const why = (visit: MovingVisit, to: string | null): WhyNot | null => {
    if (isUnsettled(visit.from) || isUnsettled(to)) return 'unsettled';
    if (to === null) return visit.from === null ? 'planned' : visit.fixed;
    const target = days.get(to);
    if (target) return whyNot(visit, target, today);
    return to < today ? 'past' : waiting.has(to) ? 'waiting' : 'unread';
  };
  const move: Week['onMove'] = (visit, to, at) => {
    const isOpen = [visit.from, to].every((date) => date === null || days.has(date));
    if (isSaving || !isOpen || why(visit, to) !== null) return;
    record(changesOf(visit, to, at).flatMap(({ date, event }) => (change(date, event) ? [date] : [])));
    if (to !== null) setToFocus({ date: to, customerID: visit.customerID });
  };
  const abandonMoves: Week['onAbandon'] = (abandoned) => {
    const changes = changesOfAbandoned(abandoned, open);
    for (const { date, event } of changes) change(date, event);
    // An earlier change of these days cannot be undone without them.
    setHistory([]);
    const names = new Set(changes.flatMap(({ event }) => ('customerID' in event ? [nameOfID(event.customerID)] : [])));
    // Not as a message over the page: it would lie on the button that saves the week.
    if (names.size > 0)
      tellAbandoned(
        t`${plural(names.size, { one: 'Déplacement abandonné sur l’autre jour aussi', other: '# déplacements abandonnés sur les autres jours aussi' })} : ${[...names].join(', ')}`,
      );
  };
  /** What was seen of visits that were to be moved, and stay on their day. */
  const seen = useRef(new WeakSet<RefusedChange>());
  const abandonRefused = useEffectEvent(() => {
    for (const { date, draft, refusedChange } of open) {
      if (!refusedChange || seen.current.has(refusedChange)) continue;
      seen.current.add(refusedChange);
      abandonMoves({ date, saved: draft, draft: withoutStops(draft, stayingIn(refusedChange)) });
    }
  });
  const isReady = areOpen && !isSaving;
  useEffect(() => {
    if (isReady) abandonRefused();
  }, [isReady, open]);
  const undo = () => {
    const last = history.at(-1) ?? [];
    for (const date of last.toReversed()) change(date, { type: 'undo' });
    setHistory(history.slice(0, -1));
  };
  const save = () => {
    const faulty = changed.filter(({ draft }) => hasFaults(faultsOf(draft, true)));
    // Days at fault say so, nothing is saved, and the user is asked for the first purpose that is missing.
    const sent = faulty.length > 0 ? faulty : changed;
    const [first] = withoutPurpose;
    setChecked(first !== undefined);
    if (first) describe(first);
    else {
      queue.current = together<DayToSave, SaveResult>(
        changed.map(({ date }) => date),
        queueDays,
      );
      setHistory([]);
      tellAbandoned(null);
      setHeld(NO_WAITING);
      setSavedDates(NO_DATES);
    }
    for (const { actor } of sent) actor.send({ type: 'save' });
  };
  const discard = () => {
    for (const { actor } of changed) {
      actor.send({ type: 'cancel' });
      actor.send({ type: 'discard.confirm' });
    }
    setHistory([]);
    setHeld(NO_WAITING);
  };
  const queueDays = async (parts: ReadonlyMap<string, DayToSave>): Promise<SaveResult> => {
    const outbox = await outboxToCome;
    const saved = [...parts];
    const customerIDs = new Set(saved.flatMap(([, { plan }]) => stopsOf(plan).map(({ customerID }) => customerID)));
    const item = programmesItem({
      worker,
      days: saved.map(([date, { plan, base }]) => ({ date, plan, base })),
      manner: 'planned',
      administrativeIDs: [...customerIDs].filter((customerID) => byID.get(customerID)?.kind === 'administration'),
      hasValidation,
      drafts: saved.map(([date, { written, stored }]) => ({
        subject: programmeSubject(worker.ID, date),
        value: written,
        base: stored.saved,
      })),
      title: t`${plural(saved.length, { one: '# jour', other: '# jours' })}`,
      href: `${hrefOf(monday)}&view=${view}`,
    });
    const outcome = await queueWrite(outbox, item, {
      drafts: saved.map(([, { stored }]) => stored),
      isLeft: true,
    });
    if (outcome.kind === 'sent') return { kind: 'saved' };
    if (outcome.kind === 'queued')
      say.info(t`Semaine gardée sur cet appareil : elle part dès que le réseau le permet.`);
    return { kind: 'queued' };
  };
  const queueDay: Week['queue'] = async (date, toSave) => {
    try {
      if (!queue.current) throw new NotSent();
      return await queue.current(date, toSave);
    } catch (error) {
      if (error instanceof HeldBack) setHeld((before) => new Map([...before, [date, error]]));
      throw error;
    }
  };

  const firstUnkept = open.find(({ stored }) => stored.unkept !== null);
  useLeaving({
    isUnsaved,
    isStored: firstUnkept === undefined,
    dialog: control,
    onAsk: () => ask('leave'),
  });

  const words: Readonly<Record<WhyNot, string>> = {
    done: t`La visite est faite : elle reste à son jour.`,
    validated: t`La visite est validée : la validation se retire d’abord.`,
    unregistered: t`Personne non enregistrée : la visite reste à son jour.`,
    past: t`Ce jour est passé.`,
    planned: t`Ce client a déjà une visite ce jour.`,
    unread: t`Ce jour n’est pas encore lu.`,
    waiting: t`Ce jour attend déjà d’être envoyé.`,
    unsettled: t`Ce jour n’est peut-être pas enregistré en entier : enregistrez d’abord.`,
  };
  const week: Week = {
    targets: toPlan.map((date) => ({ date, count: stopsOf(days.get(date)?.draft ?? EMPTY).length })),
    whyNot: why,
    whyWords: (reason) => words[reason],
    onDrag: setDragged,
    onMove: move,
    onDescribe: (date, customerID) => describe({ date, customerID }),
    onAbandon: abandonMoves,
    otherDaysOf: (customerID, date) =>
      open.flatMap((each) => (each.date !== date && isPlanned(each.draft, customerID) ? [each.date] : [])).toSorted(),
    onFocused: () => setToFocus(null),
    today,
    isSaving,
    dragged,
    nameOfID,
    practiceOf,
    queue: queueDay,
    toFocus,
  };
  const describedDay = described && days.get(described.date);
  const description =
    described && describedDay && isPlanned(describedDay.draft, described.customerID)
      ? stopsOf(describedDay.draft).find(({ customerID }) => customerID === described.customerID)?.description
      : undefined;
  const hrefAt = (date: string) => `${hrefOf(date)}&view=${view}`;
  const step = (weeks: number) => navigate(hrefAt(parseDate(monday).add({ weeks }).toString()));
  const title = t`Semaine ${weekNumberOf(monday).week}`;
  return (
    <div className={styles.page}>
      <PageHeader
        title={name === null ? title : <bdi>{`${name}, ${title}`}</bdi>}
        subtitle={
          <Trans>
            Du {dayWords.long(monday)} au {dayWords.long(dates.at(-1) ?? monday)}
          </Trans>
        }
        actions={
          <div className={styles.steps}>
            <PreviousNext
              previous={{ label: t`Semaine précédente`, onPress: () => step(-1), isDisabled: isSaving }}
              next={{ label: t`Semaine suivante`, onPress: () => step(1), isDisabled: isSaving }}
              today={{ onPress: () => navigate(hrefAt(today)), isDisabled: isSaving || weekOf(today).start === monday }}
            />
            <Button onPress={() => navigate(hrefOf(day))} isDisabled={isSaving}>
              <Trans>Voir le jour</Trans>
            </Button>
          </div>
        }
      />
      <DraftNotices
        draft={{
          unkept: firstUnkept?.stored.unkept ?? null,
          keep: () => open.forEach(({ stored }) => stored.keep()),
          isRestored: open.some(({ stored }) => stored.isRestored),
          lostFile: null,
          isGone: false,
        }}
      />
      {found.failure !== undefined && (
        <RetryBanner
          title={<Trans>Les clients n’ont pas tous pu être lus.</Trans>}
          onRetry={found.onRetry}
          isRetrying={found.isRetrying}
        />
      )}
      {refused.map(({ id, error }) => (
        <Banner
          key={id}
          tone="red"
          title={<Trans>Votre programme de cette semaine n’a pas été pris.</Trans>}
          actions={
            <Button size="small" onPress={() => openDialog({ outbox: '1' })}>
              <Trans>Boîte d’envoi</Trans>
            </Button>
          }
        >
          {error && <ItemFailure error={error} />}
        </Banner>
      ))}
      {abandonedWords !== null && (
        <div role="status">
          <Banner tone="amber">{abandonedWords}</Banner>
        </div>
      )}
      <div className={styles.board}>
        <ol role="list" className={styles.days} aria-label={t`Jours de la semaine`}>
          {dates.map((date) => (
            <DayColumn
              key={date}
              href={hrefOf(date)}
              wasSaved={savedDates.has(date)}
              isChanged={changed.some((each) => each.date === date)}
              waitsFor={held.get(date)?.waitsFor ?? NOBODY}
              onSaved={(saved) => setSavedDates((before) => new Set([...before, saved]))}
              {...{ worker, date, hasValidation, week, onOpen }}
            />
          ))}
        </ol>
        <Tray
          leaving={leaving}
          suggestions={suggestions}
          customers={found.customers}
          {...{ week, planned, nextObjectives, isRanking }}
        />
      </div>
      <div className={styles.foot}>
        <Button
          variant="primary"
          size="large"
          isDisabled={!maySave}
          isPending={isSaving}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          onPress={save}
        >
          <Trans>Enregistrer la semaine</Trans>
        </Button>
        {history.length > 0 && (
          <Button variant="ghost" icon={<Undo2 />} onPress={undo} isDisabled={isSaving}>
            <Trans>Défaire</Trans>
          </Button>
        )}
        {isUnsaved && (
          <Button variant="dangerText" onPress={() => ask('discard')} isDisabled={isSaving}>
            <Trans>Abandonner</Trans>
          </Button>
        )}
        <span className={styles.status} role="status">
          {isUnsaved && !maySave
            ? t`Un jour de la semaine n’est pas encore lu, ou attend votre choix.`
            : isChecked && withoutPurpose.length > 0
              ? t`${plural(withoutPurpose.length, { one: '# visite sans objectif', other: '# visites sans objectif' })} : rien n’est encore enregistré`
              : isUnsaved
                ? t`${plural(changed.length, { one: '# jour modifié, pas encore enregistré', other: '# jours modifiés, pas encore enregistrés' })}`
                : savedDates.size > 0
                  ? t`${plural(savedDates.size, { one: '# jour enregistré', other: '# jours enregistrés' })}`
                  : ''}
        </span>
      </div>
      {described && description !== undefined && (
        <PurposeDialog
          name={nameOfID(described.customerID)}
          description={description}
          onDescribe={(text) => {
            const event = { type: 'visit.describe', customerID: described.customerID, description: text } as const;
            if (change(described.date, event)) record([described.date]);
          }}
          onClose={() => describe(null)}
        />
      )}
      <DiscardDialog
        isOpen={asking !== null}
        onKeep={() => ask(null)}
        onDiscard={() => {
          discard();
          if (asking === 'leave') control.onClose();
          ask(null);
        }}
      >
        <Trans>Cette semaine n’est pas enregistrée.</Trans>
      </DiscardDialog>
    </div>
  );
}

const EMPTY: DayPlan = { order: [] };
const NO_DAYS: ReadonlyMap<string, OpenDay> = new Map();
const NO_DATES: ReadonlySet<string> = new Set();
const NO_WAITING: ReadonlyMap<string, HeldBack> = new Map();
const NOBODY: readonly string[] = [];
