import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { parseDate } from '@internationalized/date';
import { useId, useMemo, useState } from 'react';
import { copyOfWeek, type LeftOutReason, type PlannedDay } from '#domain/field/moves.ts';
import type { PlannedVisit } from '#domain/field/programme.ts';
import { daysFrom, weekNumberOf } from '#lib/date-ranges.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Explained } from '#state/explain.tsx';
import { useOperation } from '#state/operation.ts';
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
import { type WorkDay, type Worker, workDaysOfWeekQuery } from '../field.queries.ts';
import { addToDay } from '../field-writes.ts';
import { stopCustomerOf } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';
import * as styles from './moving.css.ts';

/** How many weeks are offered, and how many days one has. */
const [WEEKS, DAYS] = [4, 7];

export interface CopyWeekProps {
  readonly worker: Worker;
  /** The Monday of the week to copy. */
  readonly monday: string;
  readonly control: DialogControl;
}

/** What a day gains. */
interface Addition {
  readonly date: string;
  readonly visits: readonly PlannedVisit[];
}

/** A day whose visits were copied, or could not be. */
interface Copied {
  readonly date: string;
  readonly count: number;
  readonly error: unknown;
}

const stopsIn = (day: WorkDay): PlannedDay['stops'] =>
  day.objectives.flatMap(({ Customer, description }) =>
    Customer ? [{ customerID: Customer.ID, description: description ?? '' }] : [],
  );

/** Copies a week onto one of the next: what is copied is shown before, and what is left out, with why. */
export function CopyWeek({ worker, monday, control }: CopyWeekProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
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
    return t`déjà au programme, ${dayWords.long(reason.date)}`;
  };
  const additionOf = ({ date, stops }: PlannedDay): Addition => ({
    date,
    visits: stops.map((stop) => ({
      ...stop,
      administrativeCustomer: objectives.get(stop.customerID)?.administrativeCustomer === true,
    })),
  });
  const planned = source.planned.reduce((sum, { stops }) => sum + stops.length, 0);
  const unregistered = (source.days ?? [])
    .flatMap(({ objectives: own, outside }) => [...own, ...outside.map(({ VisitObjective }) => VisitObjective)])
    .filter((objective) => !objective?.Customer).length;
  const total = copy.days.reduce((sum, { stops }) => sum + stops.length, 0);

  const [results, setResults] = useState<readonly Copied[]>([]);
  const write = useOperation<readonly Addition[], readonly Copied[]>({
    perform: async (days, signal) => {
      // Each day is a call of its own: one that fails stops none of the others.
      const copied = await Promise.all(
        days.map(async ({ date, visits }): Promise<Copied> => {
          const error = await addToDay(api, worker, date, visits, signal).then(
            () => null,
            (reason: unknown) => reason,
          );
          return { date, count: visits.length, error };
        }),
      );
      return { data: copied };
    },
    onSuccess: (copied) => {
      const saved = copied.filter(({ error }) => error === null).reduce((sum, { count }) => sum + count, 0);
      if (saved > 0) say.success(t`${plural(saved, { one: '# visite copiée', other: '# visites copiées' })}`);
      if (copied.every(({ error }) => error === null)) control.onClose();
      else setResults(copied);
    },
  });
  const failed = results.filter(({ error }) => error !== null);
  const isEmpty = isRead && copy.days.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      title={<Trans>Copier la semaine</Trans>}
      subtitle={<Trans>Les visites s’ajoutent à ce qui est déjà prévu. Vous pouvez les retirer ensuite.</Trans>}
    >
      <Form
        onSubmit={() => {
          if (copy.days.length > 0) write.run(copy.days.map(additionOf));
        }}
      >
        <DialogBody>
          {failed.length > 0 && (
            <Banner tone="red" title={<Trans>Toute la semaine n’a pas été copiée.</Trans>}>
              {failed.map(({ date, error }) => (
                <span key={date}>
                  {dayWords.title(date)} : <Explained error={error} />{' '}
                </span>
              ))}
              <Trans>Copiez de nouveau : ce qui est déjà copié n’est pas doublé.</Trans>
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
        <EditorFooter isPending={write.inProgress} pendingLabel={<Trans>Copie…</Trans>} isDisabled={!isRead || isEmpty}>
          {t`${plural(total, { 0: 'Copier', one: 'Copier # visite', other: 'Copier # visites' })}`}
        </EditorFooter>
      </Form>
    </Dialog>
  );
}

/** The days of a week from Monday; `null` until all are read. */
function useWeek(worker: Worker, monday: string) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(workDaysOfWeekQuery(api, worker, monday));
  const failure = error ?? data?.flatMap(({ errors }) => errors)[0];
  const days = failure ? null : (data ?? null);
  return {
    days,
    planned: (days ?? []).map((day): PlannedDay => ({ date: day.date, stops: stopsIn(day) })),
    failure,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
}
