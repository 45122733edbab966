import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { parseDate } from '@internationalized/date';
import { useId, useMemo, useState } from 'react';
import { planOf, stopsOf } from '#domain/field/day-plan.ts';
import { copyOfWeek, type LeftOutReason } from '#domain/field/moves.ts';
import { daysFrom, weekNumberOf } from '#lib/date-ranges.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Explained } from '#state/explain.tsx';
import { ItemFailure } from '#state/item-failure.tsx';
import { useShownLocation } from '#state/location.ts';
import { addressWith } from '#state/query-params.ts';
import { useOperation } from '#state/operation.ts';
import type { Outcome } from '#state/outbox-keeper.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Form } from '#ui/form/form.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Select } from '#ui/select/select.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { DayObjectiveFragment } from '../day.generated.ts';
import { customersIn, workDayQuery, type Worker } from '../field.queries.ts';
import { queuedProgramme } from '../outbox/programme-item.ts';
import { stopCustomerOf } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';
import * as styles from './moving.css.ts';
import { failureOf, useQueueVisits, type VisitsToQueue } from './use-queue-visits.ts';

/** How many weeks are offered, and how many days one has. */
const [WEEKS, DAYS] = [4, 7];

export interface CopyWeekProps {
  readonly worker: Worker;
  /** The Monday of the week to copy. */
  readonly monday: string;
  readonly hasValidation: boolean;
  readonly control: DialogControl;
}

interface Copy {
  readonly visits: VisitsToQueue;
  readonly count: number;
}

/** Copies a week onto one of the next: what is copied is shown before, and what is left out, with why. */
export function CopyWeek({ worker, monday, hasValidation, control }: CopyWeekProps) {
  const { t } = useLingui();
  const { say } = useServices();
  const queue = useQueueVisits();
  const shown = useShownLocation();
  const today = useToday().toString();
  const dayWords = useDayWords();
  const id = useId();
  const mondays = useMemo(
    () =>
      Array.from({ length: WEEKS }, (_, index) =>
        parseDate(monday)
          .add({ weeks: index + 1 })
          .toString(),
      ),
    [monday],
  );
  // A week that is over takes nothing in.
  const offered = mondays.filter((other) => (daysFrom(other, DAYS).at(-1) ?? other) >= today);
  const [chosen, choose] = useState<string | null>(null);
  const target = chosen ?? offered[0] ?? null;
  const source = useWeek(worker, monday);
  const other = useWeek(worker, target ?? monday);
  const reads = [source, other];
  const isRead = source.days !== null && other.days !== null;
  const failure = reads.map((read) => read.failure).find((each) => each !== undefined);
  const copy = copyOfWeek(source.planned, target === null ? [] : other.planned, today);
  const refused = other.refused;
  const objectives = new Map(
    (source.days ?? []).flatMap((day) =>
      day.objectives.flatMap((each): readonly (readonly [string, DayObjectiveFragment])[] =>
        each.Customer ? [[each.Customer.ID, each]] : [],
      ),
    ),
  );
  const nameOf = (customerID: string): string => {
    const customer = objectives.get(customerID)?.Customer;
    return customer ? stopCustomerOf(customer).name : customerID;
  };
  const why = (reason: LeftOutReason): string => {
    if (reason.kind === 'past') return t`ce jour est passé`;
    if (reason.kind === 'purpose') return t`la visite n’a pas d’objectif`;
    return t`déjà au programme de ce jour`;
  };
  const planned = source.planned.reduce((sum, { stops }) => sum + stops.length, 0);
  const unregistered = (source.days ?? [])
    .flatMap(({ objectives: own, outside }) => [...own, ...outside.map(({ VisitObjective }) => VisitObjective)])
    .filter((objective) => !objective?.Customer).length;
  const total = copy.days.reduce((sum, { stops }) => sum + stops.length, 0);

  const [refusal, setRefusal] = useState<Extract<Outcome, { readonly kind: 'refused' }> | null>(null);
  const write = useOperation<Copy, Copy & { readonly outcome: Outcome }>({
    perform: async (variables) => ({ data: { ...variables, outcome: await queue(variables.visits) } }),
    onSuccess: ({ outcome, count }) => {
      if (outcome.kind === 'refused') return setRefusal(outcome);
      if (outcome.kind === 'queued')
        say.info(t`Copie gardée sur cet appareil : elle part dès que le réseau le permet.`);
      else say.success(t`${plural(count, { one: '# visite copiée', other: '# visites copiées' })}`);
      control.onClose();
    },
  });
  const submit = () => {
    const [first] = copy.days;
    if (!first || refused.length > 0) return;
    write.run({
      visits: {
        worker,
        days: copy.days.map(({ date, stops }) => ({ date, plan: planOf(stops), base: planOf([]) })),
        manner: 'copied',
        administrativeIDs: [...objectives].flatMap(([customerID, { administrativeCustomer }]) =>
          administrativeCustomer === true ? [customerID] : [],
        ),
        hasValidation,
        title: t`${plural(total, { one: '# visite copiée', other: '# visites copiées' })}`,
        href: addressWith(shown, { copy: null, day: first.date }),
      },
      count: total,
    });
  };
  const isEmpty = isRead && copy.days.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      title={<Trans>Copier la semaine</Trans>}
      subtitle={<Trans>Les visites s’ajoutent à ce qui est déjà prévu. Vous pouvez les retirer ensuite.</Trans>}
    >
      <Form onSubmit={submit}>
        <DialogBody>
          {(refusal ?? write.error) && (
            <Banner tone="red" title={<Trans>Toute la semaine n’a pas été copiée.</Trans>}>
              {refusal ? <ItemFailure error={failureOf(refusal)} /> : <Explained error={write.failure} />}{' '}
              <Trans>Copiez de nouveau : ce qui est déjà copié n’est pas doublé.</Trans>
            </Banner>
          )}
          {refused.length > 0 && (
            <Banner tone="amber" title={<Trans>Un programme de cette semaine n’a pas été pris.</Trans>}>
              <Trans>Reprenez-le d’abord dans la boîte d’envoi : {refused.map(dayWords.long).join(', ')}.</Trans>
            </Banner>
          )}
          {failure !== undefined && (
            <RetryBanner
              title={<Trans>Les deux semaines n’ont pas pu être lues.</Trans>}
              onRetry={() => reads.forEach(({ onRetry }) => onRetry())}
              isRetrying={reads.some(({ isRetrying }) => isRetrying)}
            />
          )}
          <Select
            id={`${id}-week`}
            label={t`Vers la semaine`}
            choices={offered.map((each) => ({
              id: each,
              label: t`Semaine ${weekNumberOf(each).week}, dès le ${dayWords.long(each)}`,
            }))}
            value={target}
            onChange={choose}
          />
          {isRead ? (
            <>
              <h3 className={styles.title}>
                <Plural value={total} _0="Rien à copier" one="# visite à copier" other="# visites à copier" />
              </h3>
              <ul role="list" className={styles.list} aria-label={t`Ce qui est copié`}>
                {copy.days.map(({ date, stops }) => (
                  <li key={date} className={styles.item}>
                    <strong>{dayWords.title(date)}</strong>
                    <span className={styles.detail}>
                      {stops.map(({ customerID }) => nameOf(customerID)).join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
              {planned === 0 && (
                <p className={styles.detail}>
                  <Trans>Cette semaine n’a pas de visite à un client enregistré.</Trans>
                </p>
              )}
              {unregistered > 0 && (
                <p className={styles.detail}>
                  <Plural
                    value={unregistered}
                    one="# visite à une personne non enregistrée ne se copie pas."
                    other="# visites à des personnes non enregistrées ne se copient pas."
                  />
                </p>
              )}
              {copy.leftOut.length > 0 && (
                <>
                  <h3 className={styles.title}>
                    <Plural
                      value={copy.leftOut.length}
                      one="# visite laissée de côté"
                      other="# visites laissées de côté"
                    />
                  </h3>
                  <ul role="list" className={styles.list} aria-label={t`Ce qui est laissé de côté`}>
                    {copy.leftOut.map(({ customerID, date, reason }) => (
                      <li key={`${date} ${customerID}`} className={styles.item}>
                        <bdi>{nameOf(customerID)}</bdi>
                        <span className={styles.detail}>
                          {dayWords.title(date)} : {why(reason)}
                        </span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          ) : (
            failure === undefined && <SkeletonRows count={5} isTwoLine />
          )}
        </DialogBody>
        <EditorFooter
          isPending={write.inProgress}
          pendingLabel={<Trans>Copie…</Trans>}
          isDisabled={!isRead || isEmpty || refused.length > 0}
        >
          {t`${plural(total, { 0: 'Copier', one: 'Copier # visite', other: 'Copier # visites' })}`}
        </EditorFooter>
      </Form>
    </Dialog>
  );
}

/** The days of a week from Monday, with what waits of them on this device; `null` until all are read. */
function useWeek(worker: Worker, monday: string) {
  const { api } = useServices();
  const items = useOutboxView('unread');
  const dates = daysFrom(monday, DAYS);
  const reads = useQueries({ queries: dates.map((date) => workDayQuery(api, worker, date)) });
  const failure = reads.map(({ data, error }) => error ?? data?.errors[0]).find(Boolean);
  const read = reads.flatMap(({ data }, index) => (data ? [{ date: dates[index] ?? monday, ...data }] : []));
  const days = failure || read.length < reads.length ? null : read;
  const planned = (days ?? []).map(({ date, objectives }) => {
    const now = planOf(customersIn(objectives));
    const waiting = queuedProgramme(items, { workerID: worker.ID, day: date }, now);
    return { date, stops: stopsOf(waiting?.plan ?? now), isRefused: waiting?.isRefused === true };
  });
  return {
    days,
    planned,
    /** The days of which a programme waits that the server has refused. */
    refused: planned.filter(({ isRefused }) => isRefused).map(({ date }) => date),
    failure,
    isRetrying: reads.some(({ isFetching }) => isFetching),
    onRetry: () => reads.forEach(({ refetch }) => void refetch()),
  };
}
