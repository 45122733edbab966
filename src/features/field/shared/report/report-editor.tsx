import { CalendarDateTime, parseDate, parseTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { CalendarDays, Clock, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { hasRight } from '#domain/access/rights.ts';
import {
  emptyReport,
  endAt,
  isFilled,
  type OnDay,
  type ReportDraft,
  type ReportField,
  type ReportIssue,
  reportFields,
  startAt,
  type Visited,
} from '#domain/field/report.ts';
import type { ItemError } from '#domain/outbox/item.ts';
import { failureOf } from '#queries/failure.ts';
import { dayOf, timestampOf, wallClockOf } from '#lib/scalars.ts';
import {
  isWritten,
  outcomeOf,
  reasonWithout,
  reportIn,
  visitReportMachine,
} from '#machines/visit-report/visit-report.machine.ts';
import type { SendCall, SendResult, VisitReportEvent } from '#machines/visit-report/visit-report.types.ts';
import { cardChoicesQuery } from '#queries/card-choices.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { useCarryDraft } from '#state/carry-draft.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { sameFields } from '#state/editor-draft.ts';
import { Explained, ExplainedCodes } from '#state/explain.tsx';
import { useFormat } from '#state/format.ts';
import { useInspection } from '#state/inspection.ts';
import { useLeaving } from '#state/leaving.ts';
import { SaidByServer } from '#state/item-failure.tsx';
import { useShownLocation } from '#state/location.ts';
import { addressWith, useQueryParams } from '#state/query-params.ts';
import type { Outbox } from '#state/outbox-keeper.ts';
import { useOutboxFile } from '#state/outbox-file.ts';
import { useOutbox, useOutboxToCome } from '#state/outbox.tsx';
import { usePositions } from '#state/positions.ts';
import { queueWrite } from '#state/queue-write.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { type EditorDraft, useDraft, useMirroredDraft } from '#state/use-draft.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { DiscardDialog } from '#ui/discard-dialog/discard-dialog.tsx';
import { DraftNotices } from '#ui/draft-editor/draft-editor.tsx';
import { Form } from '#ui/form/form.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TimeField } from '#ui/time-field/time-field.tsx';
import { useDayWords } from '../use-day-words.ts';
import { isReportDraft, reportItem } from '../outbox/report-item.ts';
import type { Worker } from '../field.queries.ts';
import * as styles from './report.css.ts';
import { hasAgreedToPositions, rememberPositions } from './positions-agreed.ts';
import { ReportFields, type ReportProduct } from './report-fields.tsx';
import { ISSUE_WORDS, WITHOUT_POSITION } from './report-words.ts';

/** A report that is opened in place of another one. */
export interface OtherReport {
  /** The value of `?visit=` that opens it. */
  readonly address: string;
  /** What its draft is of; `null` where the visit is made, so that no form opens. */
  readonly subject: string | null;
}

export interface ReportEditorProps {
  readonly visited: Visited;
  /** The value of `?visit=` that opens it again. */
  readonly address: string;
  /** What its draft is of: a customer and a day, whether the visit is planned by now or not. */
  readonly subject: string;
  /** The day in which the visit is, `YYYY-MM-DD`; `null` for the day on which the report begins. */
  readonly day: string | null;
  /** Who is visited: « Dr Clarisse Ewane »; empty for who is not registered. */
  readonly name: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Who it is and what was said last, above the fields. */
  readonly head?: ReactNode;
  readonly worker: Worker;
  readonly isAdministrative: boolean;
  /** What was presented at the last visit. */
  readonly lastProducts: readonly ReportProduct[];
  /** Below the name of somebody who is not registered: who it may be. It leads to another report by its address. */
  readonly known?: ((name: string, onLeave: (report: OtherReport) => void) => ReactNode) | undefined;
  readonly control: DialogControl;
}

/** Writes the report of a visit; the visit-report machine holds the rules. What is written stays on the device until it is sent. */
export function ReportEditor(props: ReportEditorProps) {
  const { clock } = useServices();
  const zone = useZone();
  const [initial] = useState(() => {
    const now = Math.floor(clock.now() / 1000);
    // The report of a past day is not begun with its visit.
    return emptyReport(props.day !== null && props.day < dayOf(now, zone) ? null : now);
  });
  const stored = useDraft({
    kind: 'visit-report',
    subject: props.subject,
    isNew: true,
    saved: initial,
    isDraft: isReportDraft,
  });
  return stored.isOpen && <Editor {...props} initial={initial} stored={stored} />;
}

/** With the end that it was given in its draft too: a report that is mended later has not ended then. */
const ended = (call: SendCall): SendCall => ({ ...call, draft: { ...call.draft, end: call.end } });

interface EditorProps extends ReportEditorProps {
  readonly initial: ReportDraft;
  readonly stored: EditorDraft<ReportDraft>;
}

function Editor({
  visited,
  address,
  subject,
  day,
  name,
  title,
  subtitle,
  head,
  worker,
  isAdministrative,
  lastProducts,
  known,
  control,
  initial,
  stored,
}: EditorProps) {
  const { t } = useLingui();
  const { api, clock, say } = useServices();
  const devicePositions = usePositions();
  const zone = useZone();
  const format = useFormat();
  const dayWords = useDayWords();
  const { member, acl, modules, visitReportFieldsToShow } = useSession();
  const { first, more } = useMemo(() => reportFields(visitReportFieldsToShow), [visitReportFieldsToShow]);
  const fields = [...first, ...more];
  const outboxToCome = useOutboxToCome();
  const started = useOutbox();
  const shown = useShownLocation();
  const [, setParams] = useQueryParams();
  /** Under which this form was queued before: it is the same visit, whose beginning is not moved away from itself. */
  const [ownKeys] = useState(() => new Set<string>());
  const itemOf = (call: SendCall, outbox: Outbox) => {
    const date = dayOf(call.draft.start, zone);
    const { firstName, lastName } = call.draft;
    const item = reportItem(
      {
        call: ended(call),
        context: { worker, date, purpose: t`Visite non prévue`, isAdministrative, fields },
        day: day ?? date,
        subject,
        title: name || `${firstName} ${lastName}`.trim(),
        href: addressWith(shown, { visit: address, day: day ?? date }),
      },
      outbox.getView().items.filter(({ key }) => !ownKeys.has(key)),
    );
    ownKeys.add(item.key);
    return item;
  };
  /** Why the server has refused what was sent last; `null` if it has not. */
  const [refusal, setRefusal] = useState<ItemError | null>(null);
  const queue = async (call: SendCall): Promise<SendResult> => {
    // Without waiting where it is there: the device stores while the page renders.
    const outbox = started ?? (await outboxToCome);
    stored.change(ended(call).draft);
    const result = await queueWrite(outbox, itemOf(call, outbox), { drafts: [stored] });
    setRefusal(result.kind === 'refused' ? result : null);
    return result;
  };
  const [machine] = useState(() =>
    visitReportMachine.provide({
      actors: {
        locate: fromCallback<EventObject>(({ sendBack }) =>
          devicePositions.watch(
            (fix) => sendBack({ type: 'position.fix', fix }),
            (reason) => sendBack({ type: 'position.failed', reason }),
          ),
        ),
        send: fromPromise<SendResult, SendCall>(({ input }) => queue(input)),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    ...useInspection(),
    input: {
      visited,
      initial,
      resumed: stored.value,
      fields,
      positions: !hasRight('gpsAccess', acl, modules) ? 'off' : hasAgreedToPositions(member.ID) ? 'agreed' : 'ask',
      now: () => clock.now(),
    },
  });
  const { draft, issues, positions, fix } = snapshot.context;
  const outcome = outcomeOf(snapshot);
  const hasWritten = isWritten(snapshot);
  const reason = reasonWithout(snapshot);

  // The visit may be made by now, and open no form any more: what was refused waits in the outbox instead.
  const isParked = refusal !== null && issues.length === 0;
  const mayLeave = stored.unkept === null || (stored.unkept === 'otherTab' && isParked);
  const close = () => send({ type: mayLeave && snapshot.can({ type: 'later' }) ? 'later' : 'cancel' });
  useLeaving({ isUnsaved: hasWritten, isStored: stored.unkept === null, dialog: control, onAsk: close });
  useMirroredDraft(stored, { isUnsaved: hasWritten, value: draft });
  /** @returns whether the device has stored it in the outbox; otherwise it stays in the draft */
  const park = async (why: ItemError): Promise<boolean> => {
    const outbox = await outboxToCome;
    const { item, isKept } = await outbox.park(itemOf(reportIn(snapshot), outbox), why, [stored.name]);
    if (isKept) say.info(t`Rapport gardé dans la boîte d’envoi, à corriger`);
    else await outbox.takeBack(item.id, []);
    return isKept;
  };
  const isOnDevice = stored.unkept !== 'device';
  const { save } = useOutboxFile();
  /** The report as a file of the outbox, where the device stores nothing. It may have arrived: whoever reads the file asks first. */
  const writeFile = async (): Promise<void> => {
    const outbox = await outboxToCome;
    const { item } = await outbox.park(itemOf(reportIn(snapshot), outbox), { kind: 'network', codes: [] }, []);
    await outbox.takeBack(item.id, []);
    save([{ ...item, state: 'doubtful', error: null }]);
  };
  /** The report that is opened in place of this one. */
  const [next, setNext] = useState<string | null>(null);
  const carry = useCarryDraft('visit-report', isReportDraft);
  const leaveFor = async (other: OtherReport) => {
    // The other report tells the name.
    const value = { ...draft, firstName: '', lastName: '' };
    const isCarried =
      sameFields(value, initial) || (other.subject !== null && (await carry(other.subject, { value, base: initial })));
    setNext(other.address);
    if (!isCarried) return close();
    send({ type: 'cancel' });
    send({ type: 'discard.confirm' });
  };
  const finish = useEffectEvent(async (ending: NonNullable<typeof outcome>) => {
    if (ending === 'sent')
      say.success(reason && reason !== 'off' ? t`Rapport envoyé, ${t(WITHOUT_POSITION[reason])}` : t`Rapport envoyé`);
    if (ending === 'queued') say.info(t`Rapport gardé sur cet appareil : il part dès que le réseau le permet.`);
    const isKept = ending === 'kept' && !(isParked && (await park(refusal)));
    if (isKept && next !== null)
      say.info(
        t`Ce client a déjà un rapport ce jour-là : le voici. Ce que vous veniez d’écrire reste sous « Rapports commencés, hors programme ».`,
      );
    else if (isKept) say.info(t`Rapport gardé sur cet appareil`);
    if (!isKept) stored.forget();
    if (next === null) control.onClose();
    else {
      control.onHold(false);
      setParams({ visit: next });
    }
  });
  useEffect(() => {
    if (outcome) void finish(outcome);
  }, [outcome]);
  const remember = useEffectEvent(() => rememberPositions(member.ID));
  useEffect(() => {
    if (positions === 'agreed') remember();
  }, [positions]);

  const choices = useQuery(cardChoicesQuery(api));
  const products = choices.data?.data.readCustomerCardEditDatas?.AssignedPharmaProducts ?? NO_PRODUCTS;
  const failure = failureOf(choices);
  const asksProducts = fields.includes('PresentedPharmaProducts') || fields.includes('GivenSamplesPharmaProducts');

  const id = useId();
  // The same functions at every render, so that fields rest while the report is sent.
  const idOf = useCallback((field: ReportField | ReportIssue) => `${id}-${field}`, [id]);
  const errorOf = useCallback(
    (issue: ReportIssue) => (issues.includes(issue) ? t(ISSUE_WORDS[issue]) : undefined),
    [issues, t],
  );
  const [isUnfolded, setUnfolded] = useState(false);
  const today = dayOf(clock.now() / 1000, zone);
  /** The day of the visit, `YYYY-MM-DD`. */
  const date = draft.start === null ? (day ?? today) : dayOf(draft.start, zone);
  const isLate = date < today;
  const hasMore = isLate || more.some((field) => isFilled(draft, field)) || issues.some((issue) => FOLDED.has(issue));
  const change = useCallback((patch: Partial<ReportDraft>) => send({ type: 'draft.change', patch }), [send]);
  const isSending = snapshot.matches('sending');
  const isPositioning = snapshot.matches('positioning');
  const fieldProps = { date, draft, onChange: change, idOf, errorOf, products, lastProducts };
  return (
    <>
      <Dialog
        isOpen={outcome === null}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={title}
        subtitle={subtitle}
      >
        <Form
          errors={issues.map((issue) => ({
            id: idOf(issue === 'empty' ? (first[0] ?? 'empty') : (FIELD_OF[issue] ?? issue)),
            message: t(ISSUE_WORDS[issue]),
          }))}
          onSubmit={() => send({ type: 'send' })}
        >
          <DialogBody>
            <DraftNotices draft={stored} />
            {snapshot.matches({ editing: 'refused' }) && (
              <Banner tone="red" title={<Trans>Le serveur a refusé le rapport.</Trans>}>
                <ExplainedCodes codes={snapshot.context.codes} /> <SaidByServer words={refusal?.said ?? ''} />{' '}
                {isOnDevice && <Trans>Votre saisie est gardée ici.</Trans>}
              </Banner>
            )}
            {snapshot.matches({ editing: 'failed' }) && (
              <Banner
                tone="red"
                title={<Trans>Le rapport n’est peut-être pas arrivé.</Trans>}
                actions={
                  !isOnDevice && (
                    <Button size="small" onPress={() => void writeFile()}>
                      <Trans>Écrire dans un fichier</Trans>
                    </Button>
                  )
                }
              >
                <Explained error={snapshot.context.error} />{' '}
                {isOnDevice ? (
                  <Trans>Votre saisie est gardée ici. L’envoyer de nouveau ne la double pas.</Trans>
                ) : (
                  <Trans>
                    Votre saisie n’est que dans cette page. L’envoyer de nouveau ne la double pas ; un fichier se relit
                    dans la boîte d’envoi.
                  </Trans>
                )}
              </Banner>
            )}
            {failure && asksProducts && (
              <RetryBanner
                title={<Trans>Vos produits n’ont pas pu être lus.</Trans>}
                onRetry={() => void choices.refetch()}
                isRetrying={choices.isFetching}
              />
            )}
            {head}
            <div className={styles.facts}>
              {isLate && (
                <Badge icon={<CalendarDays />} tone="amber">
                  <Trans>Visite du {dayWords.long(date)}</Trans>
                </Badge>
              )}
              {draft.start !== null && (
                <Badge icon={<Clock />} tone="accent">
                  <Trans>Début {format.time(draft.start)}</Trans>
                </Badge>
              )}
            </div>
            <div className={styles.fields}>
              {visited.kind === 'unregistered' && (
                <>
                  <TextField
                    id={idOf('name')}
                    label={t`Nom`}
                    value={draft.lastName}
                    onChange={(lastName) => change({ lastName })}
                    error={errorOf('name')}
                    autoFocus
                  />
                  <TextField
                    label={t`Prénom`}
                    isOptional
                    value={draft.firstName}
                    onChange={(firstName) => change({ firstName })}
                  />
                  {known?.(`${draft.firstName} ${draft.lastName}`, (other) => void leaveFor(other))}
                </>
              )}
              <ReportFields {...fieldProps} fields={first} />
              {isUnfolded || hasMore ? (
                <>
                  <ReportFields {...fieldProps} fields={more} />
                  <Times {...{ draft, date, isLate, zone, idOf, errorOf }} isOfDay={day !== null} onChange={change} />
                </>
              ) : (
                <div className={styles.more}>
                  <Button variant="ghost" onPress={() => setUnfolded(true)}>
                    {more.length > 0 ? <Trans>Autres champs et heures</Trans> : <Trans>Heures de la visite</Trans>}
                  </Button>
                </div>
              )}
            </div>
          </DialogBody>
          <DialogFooter
            start={
              snapshot.context.past.length > 0 && (
                <IconButton label={t`Annuler le dernier changement`} onPress={() => send({ type: 'undo' })}>
                  <Undo2 />
                </IconButton>
              )
            }
          >
            {isPositioning ? (
              <>
                <span className={styles.note} role="status">
                  {fix ? (
                    <Trans>Position à {Math.round(fix.accuracy)} m près, recherche d’une meilleure…</Trans>
                  ) : (
                    <Trans>Recherche de votre position, 15 secondes au plus…</Trans>
                  )}
                </span>
                <Button size="large" onPress={() => send({ type: 'position.skip' })}>
                  <Trans>Envoyer sans attendre</Trans>
                </Button>
              </>
            ) : (
              <>
                {hasWritten && (
                  <Button
                    variant="dangerText"
                    size="large"
                    isDisabled={isSending}
                    onPress={() => send({ type: 'cancel' })}
                  >
                    <Trans>Abandonner</Trans>
                  </Button>
                )}
                <Button size="large" isDisabled={isSending} onPress={close}>
                  <Trans>Plus tard</Trans>
                </Button>
                <Button
                  type="submit"
                  variant="primary"
                  size="large"
                  isPending={isSending}
                  pendingLabel={<Trans>Envoi…</Trans>}
                >
                  <Trans>Envoyer</Trans>
                </Button>
              </>
            )}
          </DialogFooter>
        </Form>
      </Dialog>
      <PositionQuestion isOpen={snapshot.matches('askingPosition')} send={send} />
      <DiscardDialog
        isOpen={snapshot.matches('askingDiscard')}
        onKeep={() => {
          setNext(null);
          send({ type: 'discard.keep' });
        }}
        onDiscard={() => send({ type: 'discard.confirm' })}
      >
        <Trans>Ce rapport n’est pas envoyé.</Trans>
      </DiscardDialog>
    </>
  );
}

const NO_PRODUCTS: readonly ReportProduct[] = [];

/** What is wrong in the part that unfolds. */
const FOLDED: ReadonlySet<ReportIssue> = new Set(['noStart', 'start', 'noEnd', 'end', 'actionCost']);

/** The field of an issue that is not named like it. */
const FIELD_OF: Partial<Record<ReportIssue, ReportIssue>> = { noStart: 'start', noEnd: 'end' };

/** Our own words before those of the browser: docs/rules/field-work.md#report-position. */
function PositionQuestion({
  isOpen,
  send,
}: {
  readonly isOpen: boolean;
  readonly send: (event: VisitReportEvent) => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => send({ type: 'cancel' })}
      size="small"
      title={<Trans>Joindre votre position au rapport ?</Trans>}
      subtitle={
        <Trans>
          Tournée relève une position, une seule fois, quand vous envoyez un rapport. Votre superviseur la voit avec le
          rapport. Rien n’est suivi entre deux rapports.
        </Trans>
      }
    >
      <DialogFooter>
        <Button size="large" onPress={() => send({ type: 'position.decline' })}>
          <Trans>Envoyer sans position</Trans>
        </Button>
        <Button variant="primary" size="large" autoFocus onPress={() => send({ type: 'position.agree' })}>
          <Trans>Relever et envoyer</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface TimesProps {
  readonly draft: ReportDraft;
  /** The day of the visit, `YYYY-MM-DD`. */
  readonly date: string;
  /** Whether that day is over: the visit does not end when its report is sent. */
  readonly isLate: boolean;
  /** Whether the visit belongs to a day: its start stays on it. */
  readonly isOfDay: boolean;
  readonly zone: string;
  readonly idOf: (issue: ReportIssue) => string;
  readonly errorOf: (issue: ReportIssue) => string | undefined;
  readonly onChange: (patch: Partial<ReportDraft>) => void;
}

/** When the visit began and ended: times of the clock on the day on which it began, or just after its midnight. */
function Times({ draft, date, isLate, isOfDay, zone, idOf, errorOf, onChange }: TimesProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const dayWords = useDayWords();
  const { start, end } = draft;
  const timeOf = (instant: number) => wallClockOf(instant, zone).toString().slice(11, 16);
  const on =
    (time: string, of = date): OnDay =>
    (days) => {
      const { year, month, day } = parseDate(of).add({ days });
      const { hour, minute } = parseTime(time);
      return timestampOf(new CalendarDateTime(year, month, day, hour, minute), zone);
    };
  const begin = (time: string) => {
    const began = isOfDay ? on(time)(0) : startAt(on(time), clock.now() / 1000);
    // The end keeps its time of the clock, on the day that the new start makes it.
    onChange({ start: began, ...(end !== null && { end: endAt(on(timeOf(end), dayOf(began, zone)), began) }) });
  };
  const endDate = end === null ? date : dayOf(end, zone);
  return (
    <div className={styles.times}>
      <div className={styles.time}>
        <TimeField
          id={idOf('start')}
          label={t`Début`}
          value={start === null ? null : timeOf(start)}
          onChange={(time) => {
            if (time !== null) begin(time);
          }}
          error={errorOf('noStart') ?? errorOf('start')}
        />
      </div>
      <div className={styles.time}>
        <TimeField
          id={idOf('end')}
          label={t`Fin`}
          description={endDate > date ? dayWords.title(endDate) : end === null && !isLate ? t`À l’envoi` : undefined}
          value={end === null ? null : timeOf(end)}
          onChange={(time) => onChange({ end: time === null ? null : endAt(on(time), start) })}
          error={errorOf('noEnd') ?? errorOf('end')}
        />
      </div>
    </div>
  );
}
