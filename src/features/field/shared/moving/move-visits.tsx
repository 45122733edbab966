import { parseDate } from '@internationalized/date';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { isPlanned, planOf, type Stop, withoutStop } from '#domain/field/day-plan.ts';
import { type FixedReason, fixedReason } from '#domain/field/moves.ts';
import { weekOf, workingDaysFrom } from '#lib/date-ranges.ts';
import { markAllStale } from '#queries/refreshing-api.ts';
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
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox-group/checkbox-group.tsx';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Form } from '#ui/form/form.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { customersIn, type WorkDay, workDayQuery, type Worker } from '../field.queries.ts';
import { workWeekQuery } from '#queries/visit-loads.queries.ts';
import { queuedProgramme } from '../outbox/programme-item.ts';
import { reportKey } from '../outbox/report-item.ts';
import { reportSubject, stopCustomerOf } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';
import { failureOf, useQueueVisits, type VisitsToQueue } from './use-queue-visits.ts';

/** How many working days are offered: those of the week of the visits, of the one before and of the one after. */
const DAYS = 15;

const dayAfter = (day: string): string => parseDate(day).add({ days: 1 }).toString();

/** All visits are chosen at first. */
const ALL = 'all';

export interface MoveVisitsProps {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly day: WorkDay;
  readonly hasValidation: boolean;
  /** The ID of the objective that is chosen at first, or {@link ALL}. */
  readonly first: string;
  /** The day after which the visits may be moved, `YYYY-MM-DD`, as an absence lasts until then; `null` if there is none. */
  readonly after: string | null;
  readonly control: DialogControl;
}

interface Move {
  readonly visits: VisitsToQueue;
  /** Where to, in words. */
  readonly where: string;
  readonly count: number;
}

/** Moves visits of a day to another: which, and where to, with how much each of the working days around has already. */
export function MoveVisits({ worker, date, day, hasValidation, first, after, control }: MoveVisitsProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const items = useOutboxView('unread');
  const queue = useQueueVisits();
  const queries = useQueryClient();
  const shown = useShownLocation();
  const today = useToday().toString();
  const dayWords = useDayWords();
  const id = useId();
  const whyFixed: Readonly<Record<FixedReason | 'reported', string>> = {
    reported: t`Son rapport attend d’être envoyé : la visite reste ce jour.`,
    done: t`Visite faite : elle reste ce jour.`,
    validated: t`Visite validée : la validation se retire d’abord.`,
    unregistered: t`Personne non enregistrée : la visite reste ce jour.`,
  };
  /** A day with what waits on this device on top of it. */
  const planOn = (workDate: string, read: WorkDay | undefined) => {
    const now = planOf(customersIn(read?.objectives ?? []));
    const waiting = queuedProgramme(items, { workerID: worker.ID, day: workDate }, now);
    return { plan: waiting?.plan ?? now, isRefused: waiting?.isRefused === true };
  };
  const here = planOn(date, day);
  const visits = day.objectives
    // What is on its way to another day already is not moved again.
    .filter(({ Customer }) => Customer === null || isPlanned(here.plan, Customer.ID))
    .map((objective) => {
      const { ID, description, administrativeCustomer } = objective;
      const customer = objective.Customer && stopCustomerOf(objective.Customer);
      const isReported = items.some(({ key }) => key === reportKey(reportSubject({ ID, customer }, date)));
      return {
        ID,
        customerID: customer?.ID ?? '',
        name: customer?.name ?? t`Personne non enregistrée`,
        purpose: description ?? '',
        isAdministrative: administrativeCustomer === true,
        fixed: fixedReason(objective, hasValidation) ?? (isReported ? ('reported' as const) : null),
      };
    });
  const movable = visits.filter(({ fixed }) => fixed === null);
  const [chosen, choose] = useState<readonly string[]>(() =>
    movable.filter(({ ID }) => first === ALL || ID === first).map(({ ID }) => ID),
  );
  const [to, setTo] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<Extract<Outcome, { readonly kind: 'refused' }> | null>(null);

  const days = useMemo(() => {
    const soonest = after !== null && after >= today ? dayAfter(after) : today;
    const monday = parseDate(weekOf(date > soonest ? date : soonest).start);
    return workingDaysFrom(monday.subtract({ weeks: 1 }).toString(), DAYS).filter(
      (other) => other >= soonest && other !== date,
    );
  }, [today, date, after]);
  const isOther = to !== null && !days.includes(to);
  const mondays = [...new Set([...days, ...(isOther ? [to] : [])].map((other) => weekOf(other).start))];
  const weeks = useQueries({ queries: mondays.map((monday) => workWeekQuery(api, worker, monday)) });
  const loads = new Map(weeks.flatMap(({ data }) => data?.loads ?? []).map((load) => [load.date, load.planned]));
  const loadOn = (other: string): string => {
    const load = loads.get(other);
    return load === undefined
      ? t`charge inconnue`
      : t`${plural(load, { 0: 'aucune visite', one: '# visite', other: '# visites' })}`;
  };
  const target = useQuery({ ...workDayQuery(api, worker, to ?? date), enabled: to !== null });
  const there = to === null ? null : planOn(to, target.data);

  const moving = movable.filter(({ ID }) => chosen.includes(ID));
  const duplicates = moving.filter(({ customerID }) => there !== null && isPlanned(there.plan, customerID));

  const move = useOperation<Move, Move & { readonly outcome: Outcome }>({
    perform: async (variables) => ({ data: { ...variables, outcome: await queue(variables.visits) } }),
    onSuccess: ({ outcome, where: other, count }) => {
      if (outcome.kind === 'refused') {
        setRefusal(outcome);
        setChecked(false);
        // The day is read again: a visit of it may be gone.
        if (outcome.isConflict === true) markAllStale(queries);
        return;
      }
      if (outcome.kind === 'queued')
        say.info(t`Déplacement gardé sur cet appareil : il part dès que le réseau le permet.`);
      else
        say.success(
          t`${plural(count, { one: `# visite déplacée au ${other}`, other: `# visites déplacées au ${other}` })}`,
        );
      control.onClose();
    },
  });
  const where = to === null ? '' : dayWords.long(to);
  const refused = here.isRefused ? dayWords.long(date) : there?.isRefused === true ? where : null;
  const whyNotThere =
    to === date
      ? t`Les visites sont déjà ce jour-là.`
      : to !== null && to < today
        ? t`Le ${where} est passé.`
        : duplicates.length > 0
          ? t`Une visite est déjà prévue le ${where} : ${duplicates.map(({ name }) => name).join(', ')}.`
          : refused !== null
            ? t`Votre programme du ${refused} n’a pas été pris : reprenez-le d’abord dans la boîte d’envoi.`
            : null;
  const errors = isChecked
    ? [
        ...(moving.length === 0 ? [{ id: `${id}-visits`, message: t`Choisissez au moins une visite.` }] : []),
        ...(to === null ? [{ id: `${id}-day`, message: t`Choisissez un jour.` }] : []),
        ...(whyNotThere === null ? [] : [{ id: `${id}-${isOther ? 'other' : 'day'}`, message: whyNotThere }]),
      ]
    : [];
  const pick = (IDs: readonly string[]) => {
    choose(IDs);
    setRefusal(null);
  };
  const aim = (other: string | null) => {
    setTo(other);
    setRefusal(null);
  };
  const errorOf = (field: string) => errors.find((each) => each.id === `${id}-${field}`)?.message;
  const submit = () => {
    setChecked(true);
    if (moving.length === 0 || to === null || whyNotThere !== null) return;
    const stops = moving.map(({ customerID, purpose }): Stop => ({ customerID, description: purpose }));
    const leaving = planOf(stops);
    const left = stops.reduce((plan, { customerID }) => withoutStop(plan, customerID), leaving);
    const count = moving.length;
    move.run({
      visits: {
        worker,
        days: [
          { date, plan: left, base: leaving },
          { date: to, plan: leaving, base: planOf([]) },
        ],
        manner: 'moved',
        administrativeIDs: moving.flatMap(({ customerID, isAdministrative }) => (isAdministrative ? [customerID] : [])),
        hasValidation,
        title: t`${plural(count, { one: '# visite déplacée', other: '# visites déplacées' })}`,
        href: addressWith(shown, { move: null, day: date }),
      },
      where,
      count,
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      title={<Trans>Déplacer vers un autre jour</Trans>}
      subtitle={dayWords.title(date)}
    >
      <Form errors={errors} onSubmit={submit}>
        <DialogBody>
          {move.error && (
            <Banner tone="red" title={<Trans>Le déplacement n’a pas abouti.</Trans>}>
              <Explained error={move.failure} />{' '}
              <Trans>Aucune visite n’est perdue : elles sont encore à leur jour. Vous pouvez réessayer.</Trans>
            </Banner>
          )}
          {refusal && (
            <Banner tone="amber" title={<Trans>Le déplacement n’a pas été pris.</Trans>}>
              <ItemFailure error={failureOf(refusal)} />{' '}
              {refusal.isConflict === true ? (
                <Trans>Rien n’a été déplacé. Les visites ci-dessous sont celles que ce jour a maintenant.</Trans>
              ) : (
                <Trans>Aucune visite n’est perdue : elles sont encore à leur jour.</Trans>
              )}
            </Banner>
          )}
          {whyNotThere !== null && !isChecked && <Banner tone="amber">{whyNotThere}</Banner>}
          {movable.length === 0 && (
            <Banner title={<Trans>Aucune visite de ce jour ne peut être déplacée.</Trans>}>
              <Trans>La raison se lit sous chacune.</Trans>
            </Banner>
          )}
          <CheckboxGroup
            id={`${id}-visits`}
            label={t`Visites`}
            aside={
              movable.length > 1 && (
                <Button
                  size="small"
                  variant="ghost"
                  onPress={() => pick(moving.length === movable.length ? [] : movable.map(({ ID }) => ID))}
                >
                  {moving.length === movable.length ? <Trans>Ne rien choisir</Trans> : <Trans>Tout choisir</Trans>}
                </Button>
              )
            }
            choices={visits.map(({ ID, name, purpose, fixed }) => ({
              id: ID,
              label: name,
              hint: fixed === null ? purpose : whyFixed[fixed],
              isDisabled: fixed !== null,
            }))}
            value={chosen}
            onChange={pick}
            error={errorOf('visits')}
          />
          <RadioGroup
            id={`${id}-day`}
            label={t`Vers`}
            choices={days.map((other) => ({ id: other, label: dayWords.title(other), hint: loadOn(other) }))}
            value={isOther ? null : to}
            onChange={aim}
            error={errorOf('day')}
          />
          <DatePicker
            id={`${id}-other`}
            label={t`Ou un autre jour`}
            value={to}
            min={today}
            today={date}
            onChange={aim}
            description={isOther && whyNotThere === null ? `${dayWords.title(to)} : ${loadOn(to)}` : undefined}
            error={errorOf('other')}
          />
        </DialogBody>
        <EditorFooter
          isPending={move.inProgress}
          pendingLabel={<Trans>Déplacement…</Trans>}
          isDisabled={movable.length === 0}
        >
          {t`${plural(moving.length, { 0: 'Déplacer', one: 'Déplacer # visite', other: 'Déplacer # visites' })}`}
        </EditorFooter>
      </Form>
    </Dialog>
  );
}
