import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { bestOrder } from '#domain/field/best-order.ts';
import { faultsOf, stopsOf, withoutStops } from '#domain/field/day-plan.ts';
import { suggestionsFor, withNextObjectives } from '#domain/field/suggestions.ts';
import { isBlank } from '#lib/blank.ts';
import { readDay as dayFrom } from '#lib/scalars.ts';
import { isUnsaved, stayingIn } from '#machines/programme/programme.machine.ts';
import { customerSearch } from '#queries/customer-filters.ts';
import { nameOf } from '#queries/customer-records.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Explained, ExplainedCodes } from '#state/explain.tsx';
import { useFormat } from '#state/format.ts';
import { useLeaving } from '#state/leaving.ts';
import { useShownLocation } from '#state/location.ts';
import { addressWith } from '#state/query-params.ts';
import { useOutboxToCome } from '#state/outbox.tsx';
import { queueWrite } from '#state/queue-write.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { useMirroredDraft } from '#state/use-draft.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Dialog, DialogBody, DialogColumns } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { DraftNotices, DraftQuestion } from '#ui/draft-editor/draft-editor.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Form } from '#ui/form/form.tsx';
import { useLengths } from '#ui/map-view/lengths.ts';
import { MenuButton, MenuItem } from '#ui/menu-button/menu-button.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { AbsencesOfDay } from '../absence-badges.tsx';
import { customersIn, lastMadeIn, workDayQuery } from '../field.queries.ts';
import { stopCustomerFrom, stopCustomerOf } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import { HalfMoves } from './half-moves.tsx';
import { RefusedChangeBanner } from './refused-change.tsx';
import { Offers } from './offers.tsx';
import * as styles from './planner.css.ts';
import { StopRow } from './stop-row.tsx';
import { useAbandonHalves } from './use-abandon-halves.ts';
import { useCandidates } from './use-candidates.ts';
import { type DayDraft, type DayToPlan, programmeSubject, useDayDraft, usePlanWords } from './use-day-draft.ts';
import { useNextObjectives } from './use-next-objectives.ts';
import { programmeItem } from '../outbox/programme-item.ts';
import { useProgramme } from './use-programme.ts';

/** How many suggestions are shown, and how many customers’ next objectives are asked for. */
const [SHOWN, RANKED] = [8, 60];
/** How many earlier days of the same weekday are offered to copy. */
const WEEKS_BACK = 4;

export interface PlannerProps extends DayToPlan {
  readonly hasValidation: boolean;
  /** The IDs of customers who are added at once, with commas between them: the pages of customers lead here. */
  readonly added: string | null;
  readonly control: DialogControl;
}

/** Plans a day; the programme machine holds the rules. The draft stays on the device until it is saved. */
export function Planner(props: PlannerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { customers } = useCandidates(props.date);
  const draft = useDayDraft(props);
  const names = new Map(customers.map((customer) => [customer.ID, nameOf(customer)]));
  const nameOfID = (customerID: string) => names.get(customerID) ?? customerID;
  const describe = usePlanWords(nameOfID);
  const abandonHalves = useAbandonHalves(props.worker.ID, nameOfID);
  const { choice } = draft.stored;
  if (draft.stored.isOpen) return <Editor {...props} {...draft} />;
  return (
    <DraftQuestion
      changed={t`le programme`}
      draft={{
        choice: choice && {
          ...choice,
          onTheirs: () => {
            void abandonHalves({ date: props.date, saved: choice.theirs, draft: choice.mine });
            choice.onTheirs();
          },
        },
      }}
      describe={describe}
      control={props.control}
      format={format}
    />
  );
}

interface EditorProps extends PlannerProps, DayDraft {}

function Editor({ worker, date, day, hasValidation, added, control, stored, latest, onSend }: EditorProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const dayWords = useDayWords();
  const stopWords = useStopWords();
  const lengths = useLengths();
  const queries = useQueryClient();
  const id = useId();
  const found = useCandidates(date);
  const byID = useMemo(() => new Map(found.customers.map((customer) => [customer.ID, customer])), [found.customers]);
  const outboxToCome = useOutboxToCome();
  const subject = programmeSubject(worker.ID, date);
  const today = useToday().toString();
  // Of its own day, also once that is not today any more.
  const href = addressWith(useShownLocation(), { plan: '1', add: null, day: date });
  const isAdministrative = (customerID: string) => byID.get(customerID)?.kind === 'administration';
  const { snapshot, send, objectives, fixed } = useProgramme({
    worker,
    date,
    day,
    hasValidation,
    stored,
    latest,
    onSend,
    queue: async (read) => {
      const { plan, written, base } = await read;
      const outbox = await outboxToCome;
      const count = stopsOf(plan).length;
      const administrativeIDs = stopsOf(plan).flatMap(({ customerID }) =>
        isAdministrative(customerID) ? [customerID] : [],
      );
      const item = programmeItem({
        worker,
        date,
        plan,
        base,
        administrativeIDs,
        hasValidation,
        href,
        draft: { subject, value: written, base: stored.saved },
        title: t`${plural(count, { one: '# visite', other: '# visites' })}`,
      });
      const outcome = await queueWrite(outbox, item, { drafts: [stored] });
      return outcome.kind === 'sent' ? { kind: 'saved' } : outcome;
    },
  });
  const { draft, refusedChange, checked, past } = snapshot.context;
  const stops = stopsOf(draft);
  const hasChanges = isUnsaved(snapshot);
  const isSaving = snapshot.matches('saving');
  const faults = faultsOf(draft);
  const outcome = snapshot.status === 'done' ? snapshot.value : null;

  useLeaving({ isUnsaved: hasChanges, dialog: control, onAsk: () => send({ type: 'cancel' }) });
  useMirroredDraft(stored, { isUnsaved: hasChanges, value: draft });
  const finish = useEffectEvent((ending: NonNullable<typeof outcome>) => {
    if (ending === 'saved') say.success(t`Programme enregistré`);
    if (ending === 'queued') say.info(t`Programme gardé sur cet appareil : il part dès que le réseau le permet.`);
    stored.forget();
    control.onClose();
  });
  useEffect(() => {
    if (outcome) finish(outcome);
  }, [outcome]);

  const nameOfID = (customerID: string): string => {
    const customer = byID.get(customerID);
    if (customer) return nameOf(customer);
    const planned = objectives.get(customerID)?.Customer;
    return planned ? stopCustomerOf(planned).name : customerID;
  };
  const abandonHalves = useAbandonHalves(worker.ID, nameOfID);
  const practiceOf = (customerID: string): string => {
    const planned = objectives.get(customerID)?.Customer;
    if (planned) return stopWords.practice(stopCustomerOf(planned));
    const customer = byID.get(customerID);
    return customer ? stopWords.practice(stopCustomerFrom(customer)) : '';
  };

  const planned = useMemo(() => new Set(stopsOf(draft).map(({ customerID }) => customerID)), [draft]);
  const stopPositions = useMemo(
    () => [...planned].flatMap((customerID) => found.positions.get(customerID) ?? []),
    [planned, found.positions],
  );
  const ranked = useMemo(
    () => suggestionsFor(found.candidates, stopPositions, planned).slice(0, RANKED),
    [found.candidates, stopPositions, planned],
  );
  const namedIDs = useMemo(() => (added ?? '').split(',').filter(Boolean), [added]);
  const addedIDs = useMemo(() => namedIDs.filter((ID) => byID.has(ID)), [namedIDs, byID]);
  const canAsk = !found.isLoading && !found.isRanking;
  // Of those who come first when the plan is opened, and of who is added.
  const { nextObjectives, isLoading: isAsking } = useNextObjectives(
    worker,
    canAsk ? [...ranked.map(({ customerID }) => customerID), ...planned, ...addedIDs] : null,
  );
  const suggestions = useMemo(
    () => suggestionsFor(withNextObjectives(found.candidates, nextObjectives), stopPositions, planned).slice(0, SHOWN),
    [nextObjectives, found.candidates, stopPositions, planned],
  );

  const addAll = (customerIDs: readonly string[]) =>
    send({
      type: 'visits.add',
      stops: customerIDs.map((customerID) => ({ customerID, description: nextObjectives?.get(customerID) ?? '' })),
    });
  const add = (customerID: string) => addAll([customerID]);
  const addFirst = useEffectEvent(addAll);
  // Their purposes are what was agreed on last time.
  const isReady = canAsk && !isAsking;
  useEffect(() => {
    if (isReady && addedIDs.length > 0) addFirst(addedIDs);
  }, [addedIDs, isReady]);
  /** Whether customers who were asked for are still to be added: saving now would leave them out. */
  const isAdding = namedIDs.length > 0 && (!isReady || (byID.size === 0 && found.failure !== undefined));
  const unknown = byID.size > 0 ? namedIDs.length - addedIDs.length : 0;
  const tellUnknown = useEffectEvent((count: number) =>
    say.info(
      t`${plural(count, { one: '# client demandé n’est pas dans la liste : il n’est pas ajouté', other: '# clients demandés ne sont pas dans la liste : ils ne sont pas ajoutés' })}`,
    ),
  );
  useEffect(() => {
    if (isReady && unknown > 0) tellUnknown(unknown);
  }, [unknown, isReady]);

  const [search, setSearch] = useState('');
  const isSearching = !isBlank(search);
  /** Whom words find; nobody without any. */
  const find = useMemo(() => {
    const among = customerSearch(found.customers);
    return (words: string) => (isBlank(words) ? [] : among(words));
  }, [found.customers]);
  const matches = useMemo(() => find(search), [find, search]);

  const move = (customerID: string, to: number) => send({ type: 'visit.move', customerID, to });
  const isDone = (customerID: string) => objectives.get(customerID)?.done === true;
  const order = useMemo(() => {
    const IDs = stopsOf(draft).map(({ customerID }) => customerID);
    const done = IDs.filter((customerID) => objectives.get(customerID)?.done === true);
    const open = IDs.filter((customerID) => !done.includes(customerID));
    const last = lastMadeIn([...objectives.values()]);
    const start = last === null ? null : (found.positions.get(last) ?? null);
    const best = bestOrder(
      open.map((customerID) => found.positions.get(customerID) ?? null),
      start,
    );
    return { ...best, IDs: [...done, ...best.order.flatMap((index) => open[index] ?? [])] };
  }, [draft, objectives, found.positions]);

  const copies = useMemo(() => {
    const from = dayFrom(date);
    return from ? Array.from({ length: WEEKS_BACK }, (_, index) => from.subtract({ weeks: index + 1 }).toString()) : [];
  }, [date]);
  const copy = async (from: string) => {
    try {
      const { objectives: earlier } = await queries.fetchQuery(workDayQuery(api, worker, from));
      const copied = customersIn(earlier);
      if (copied.length === 0) say.info(t`Aucune visite ce jour-là`);
      else send({ type: 'visits.add', stops: copied });
    } catch {
      say.error(t`Ce jour n’a pas pu être lu`);
    }
  };

  const errors = checked
    ? [
        ...(faults.isEmpty ? [{ id: `${id}-add`, message: t`Ajoutez au moins une visite.` }] : []),
        ...faults.withoutPurpose.map((customerID) => ({
          id: `${id}-${customerID}`,
          message: t`Donnez l’objectif de la visite à ${nameOfID(customerID)}.`,
        })),
      ]
    : [];
  return (
    <>
      <Dialog
        isOpen={outcome === null}
        onOpenChange={(isOpen) => {
          if (!isOpen) send({ type: 'cancel' });
        }}
        size="wide"
        title={<Trans>Planifier la journée</Trans>}
        subtitle={dayWords.title(date)}
      >
        <Form
          errors={errors}
          onSubmit={() => {
            if (!isAdding) send({ type: 'save' });
          }}
        >
          <DialogBody>
            <AbsencesOfDay workerID={worker.ID} date={date} />
            <DraftNotices draft={stored} />
            <HalfMoves
              workerID={worker.ID}
              // Who stays here was to be moved all the same, and may be on the other day.
              day={{
                date,
                saved: stored.saved,
                draft: withoutStops(draft, refusedChange ? stayingIn(refusedChange) : []),
              }}
              nameOfID={nameOfID}
            />
            {date < today && (
              <Banner tone="amber" title={<Trans>Ce jour est passé pendant que vous le planifiiez.</Trans>}>
                <Trans>Un jour passé ne se planifie plus. Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            {snapshot.matches({ editing: 'refused' }) && (
              <Banner tone="red" title={<Trans>Le serveur a refusé le programme.</Trans>}>
                <ExplainedCodes codes={snapshot.context.codes} /> <Trans>Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            {snapshot.matches({ editing: 'failed' }) && (
              <Banner tone="red" title={<Trans>Le programme n’a peut-être pas été enregistré.</Trans>}>
                <Explained error={snapshot.context.error} /> <Trans>Votre saisie est gardée ici.</Trans>
              </Banner>
            )}
            {refusedChange && <RefusedChangeBanner change={refusedChange} nameOfID={nameOfID} />}
            {found.failure !== undefined && (
              <RetryBanner
                title={<Trans>Les clients n’ont pas tous pu être lus.</Trans>}
                onRetry={found.onRetry}
                isRetrying={found.isRetrying}
              />
            )}
            <DialogColumns
              start={
                <div className={styles.section}>
                  <h3 className={styles.sectionTitle}>
                    <Plural value={stops.length} _0="Aucune visite" one="# visite" other="# visites" />
                  </h3>
                  {isAdding && (
                    <p className={styles.detail} role="status">
                      <Plural value={namedIDs.length} one="Ajout d’un client…" other="Ajout de # clients…" />
                    </p>
                  )}
                  {order.metres < order.metresBefore - 100 && (
                    <Banner
                      title={
                        <Trans>
                          À vol d’oiseau, {lengths(order.metres)} au lieu de {lengths(order.metresBefore)}
                        </Trans>
                      }
                      actions={
                        <Button size="small" onPress={() => send({ type: 'visits.order', order: order.IDs })}>
                          <Trans>Prendre cet ordre</Trans>
                        </Button>
                      }
                    >
                      {order.unplaced.length > 0 && (
                        <Plural
                          value={order.unplaced.length}
                          one="# visite sans position connue garde sa place."
                          other="# visites sans position connue gardent leur place."
                        />
                      )}
                    </Banner>
                  )}
                  {stops.length === 0 && isAdding ? (
                    <SkeletonRows count={2} isTwoLine />
                  ) : stops.length === 0 ? (
                    <EmptyState title={<Trans>Aucune visite prévue</Trans>}>
                      <Trans>Cherchez un client, prenez une suggestion, ou reprenez un jour passé.</Trans>
                    </EmptyState>
                  ) : (
                    <ol role="list" className={styles.stops} aria-label={t`Visites, dans l’ordre de la tournée`}>
                      {stops.map(({ customerID, description }, index) => (
                        <StopRow
                          key={customerID}
                          id={`${id}-${customerID}`}
                          number={index + 1}
                          name={nameOfID(customerID)}
                          detail={practiceOf(customerID)}
                          description={description}
                          fixedBecause={
                            !fixed.has(customerID) ? null : isDone(customerID) ? t`Visite faite` : t`Visite validée`
                          }
                          isFirst={index === 0}
                          isLast={index === stops.length - 1}
                          error={
                            checked && faults.withoutPurpose.includes(customerID)
                              ? t`Donnez l’objectif de la visite`
                              : undefined
                          }
                          onDescribe={(words) => send({ type: 'visit.describe', customerID, description: words })}
                          onMove={(by) => move(customerID, index + by)}
                          onRemove={() => send({ type: 'visit.remove', customerID })}
                        />
                      ))}
                    </ol>
                  )}
                </div>
              }
              end={
                <div className={styles.section}>
                  <SearchField
                    id={`${id}-add`}
                    label={t`Ajouter un client`}
                    placeholder={t`Nom, spécialité, lieu`}
                    value={search}
                    onChange={setSearch}
                    // Enter would save the day without who is being searched for.
                    // What is found for the last keys may not be listed yet.
                    onSubmit={(words) => {
                      const first = find(words).find(({ ID }) => !planned.has(ID));
                      if (!first) return;
                      add(first.ID);
                      // With the word, Enter once more would add the next one who is found.
                      setSearch('');
                    }}
                  />
                  <div className={styles.tools}>
                    <MenuButton
                      trigger={
                        <Button icon={<Copy />}>
                          <Trans>Reprendre un jour</Trans>
                        </Button>
                      }
                      onAction={(from) => void copy(from)}
                    >
                      {copies.map((from) => (
                        <MenuItem key={from} id={from}>
                          {dayWords.title(from)}
                        </MenuItem>
                      ))}
                    </MenuButton>
                  </div>
                  {isSearching ? (
                    <Offers
                      label={t`Clients trouvés`}
                      title={t`${plural(matches.length, { 0: 'Aucun client', one: '# client', other: '# clients' })}`}
                      offers={matches.slice(0, SHOWN).map(({ ID }) => ({ customerID: ID, reasons: [] }))}
                      none={t`Vérifiez l’orthographe, ou cherchez un lieu.`}
                      {...{ nameOfID, practiceOf, planned, onAdd: add }}
                    />
                  ) : found.isRanking ? (
                    <SkeletonRows count={4} isTwoLine />
                  ) : (
                    <Offers
                      label={t`Suggestions`}
                      title={t`Qui voir ce jour`}
                      offers={suggestions}
                      none={t`Personne n’attend de visite.`}
                      {...{ nameOfID, practiceOf, planned, onAdd: add }}
                    />
                  )}
                </div>
              }
            />
          </DialogBody>
          <EditorFooter
            start={
              past.length > 0 && (
                <Button variant="ghost" size="large" icon={<Undo2 />} onPress={() => send({ type: 'undo' })}>
                  <Trans>Défaire</Trans>
                </Button>
              )
            }
            isDisabled={isAdding}
            isCancelDisabled={isSaving}
            onCancel={() => send({ type: 'cancel' })}
            isPending={isSaving}
          >
            <Trans>Enregistrer le programme</Trans>
          </EditorFooter>
        </Form>
      </Dialog>
      <DiscardDialog
        isOpen={snapshot.matches('askingDiscard')}
        onKeep={() => send({ type: 'discard.keep' })}
        onDiscard={() => {
          void abandonHalves({ date, saved: stored.saved, draft });
          send({ type: 'discard.confirm' });
        }}
      >
        <Trans>Ce programme n’est pas enregistré.</Trans>
      </DiscardDialog>
    </>
  );
}
