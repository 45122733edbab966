import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { type FixedReason, fixedReason } from '#domain/field/moves.ts';
import { weekOf, workingDaysFrom } from '#lib/date-ranges.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Explained } from '#state/explain.tsx';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { CheckboxGroup } from '#ui/checkbox-group/checkbox-group.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Form } from '#ui/form/form.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { type WorkDay, workDayQuery, type Worker, workWeekQuery } from '../field.queries.ts';
import { type Move, type MoveResult, moveVisits } from '../field-writes.ts';
import { stopCustomerOf } from '../stops.ts';
import { useDayWords } from '../use-day-words.ts';

/** How many working days are offered: those of a week. */
const DAYS = 5;

export interface MoveVisitsProps {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly day: WorkDay;
  readonly hasValidation: boolean;
  /** The ID of the objective that is chosen at first. */
  readonly first: string;
  readonly control: DialogControl;
}

/** Moves visits of a day to one of the next working days: which, and where to, with how much each has already. */
export function MoveVisits({ worker, date, day, hasValidation, first, control }: MoveVisitsProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const today = useToday().toString();
  const dayWords = useDayWords();
  const id = useId();
  const whyFixed: Readonly<Record<FixedReason, string>> = {
    done: t`Visite faite : elle reste ce jour.`,
    validated: t`Visite validée : la validation se retire d’abord.`,
    unregistered: t`Personne non enregistrée : la visite reste ce jour.`,
  };
  const visits = day.objectives.map((objective) => {
    const fixed = fixedReason(objective, hasValidation);
    return {
      ID: objective.ID,
      customerID: objective.Customer?.ID ?? '',
      name: objective.Customer ? stopCustomerOf(objective.Customer).name : t`Personne non enregistrée`,
      purpose: objective.description ?? '',
      fixed,
    };
  });
  const movable = visits.filter(({ fixed }) => fixed === null);
  const [chosen, choose] = useState<readonly string[]>(() =>
    movable.filter(({ ID }) => ID === first).map(({ ID }) => ID),
  );
  const [to, setTo] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [result, setResult] = useState<Exclude<MoveResult, { kind: 'moved' }> | null>(null);

  const days = useMemo(
    () =>
      workingDaysFrom(today, DAYS + 1)
        .filter((other) => other !== date)
        .slice(0, DAYS),
    [today, date],
  );
  const thisWeek = useQuery(workWeekQuery(api, worker, weekOf(days[0] ?? today).start));
  const nextWeek = useQuery(workWeekQuery(api, worker, weekOf(days.at(-1) ?? today).start));
  const loads = new Map(
    [...(thisWeek.data?.loads ?? []), ...(nextWeek.data?.loads ?? [])].map((load) => [load.date, load.planned]),
  );
  const target = useQuery({ ...workDayQuery(api, worker, to ?? date), enabled: to !== null });
  const there = new Set(to === null ? [] : (target.data?.objectives ?? []).map(({ Customer }) => Customer?.ID));

  const moving = movable.filter(({ ID }) => chosen.includes(ID));
  const duplicates = moving.filter(({ customerID }) => there.has(customerID));
  // A move that was made in part is made again with the customers that the other day has by now.
  const isBlocked = duplicates.length > 0 && result?.kind !== 'half';
  const nameOf = (customerID: string) => visits.find((visit) => visit.customerID === customerID)?.name ?? customerID;

  const move = useOperation<Move, { readonly outcome: MoveResult; readonly move: Move }>({
    perform: async (variables, signal) => ({
      data: { outcome: await moveVisits(api, worker, variables, signal), move: variables },
    }),
    onSuccess: ({ outcome, move: { to: other, customerIDs } }) => {
      if (outcome.kind !== 'moved') return setResult(outcome);
      const where = dayWords.long(other);
      say.success(
        t`${plural(customerIDs.length, { one: `# visite déplacée au ${where}`, other: `# visites déplacées au ${where}` })}`,
      );
      control.onClose();
    },
  });
  const where = to === null ? '' : dayWords.long(to);
  const isPlannedThere = isBlocked || result?.kind === 'planned';
  const twice = isBlocked
    ? duplicates.map(({ name }) => name)
    : (result?.kind === 'planned' ? result.customerIDs : []).map(nameOf);
  const plannedThere = t`Une visite est déjà prévue le ${where} : ${twice.join(', ')}.`;
  const errors = isChecked
    ? [
        ...(moving.length === 0 ? [{ id: `${id}-visits`, message: t`Choisissez au moins une visite.` }] : []),
        ...(to === null ? [{ id: `${id}-day`, message: t`Choisissez un jour.` }] : []),
        ...(isPlannedThere ? [{ id: `${id}-day`, message: plannedThere }] : []),
      ]
    : [];
  const errorOf = (field: string) => errors.find((each) => each.id === `${id}-${field}`)?.message;
  const submit = () => {
    setChecked(true);
    if (moving.length === 0 || to === null || isBlocked) return;
    move.run({ from: date, to, customerIDs: moving.map(({ customerID }) => customerID), hasValidation });
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
          {result?.kind === 'half' && (
            <Banner tone="amber" title={<Trans>Les visites sont aux deux jours.</Trans>}>
              <Trans>
                Elles sont ajoutées au {where}, mais n’ont pas pu être retirées du {dayWords.long(date)}.
              </Trans>{' '}
              <Explained error={result.error} /> <Trans>Déplacez de nouveau pour finir.</Trans>
            </Banner>
          )}
          {result?.kind === 'fixed' && (
            <Banner tone="amber" title={<Trans>Rien n’a été déplacé.</Trans>}>
              <Trans>Ce jour a changé entre-temps : {result.customerIDs.map(nameOf).join(', ')}.</Trans>
            </Banner>
          )}
          {isPlannedThere && !isChecked && <Banner tone="amber">{plannedThere}</Banner>}
          {movable.length === 0 && (
            <Banner title={<Trans>Aucune visite de ce jour ne peut être déplacée.</Trans>}>
              <Trans>La raison se lit sous chacune.</Trans>
            </Banner>
          )}
          <CheckboxGroup
            id={`${id}-visits`}
            label={t`Visites`}
            choices={visits.map(({ ID, name, purpose, fixed }) => ({
              id: ID,
              label: name,
              hint: fixed === null ? purpose : whyFixed[fixed],
              isDisabled: fixed !== null,
            }))}
            value={chosen}
            onChange={(IDs) => {
              choose(IDs);
              setResult(null);
            }}
            error={errorOf('visits')}
          />
          <RadioGroup
            id={`${id}-day`}
            label={t`Vers`}
            choices={days.map((other) => {
              const load = loads.get(other);
              return {
                id: other,
                label: dayWords.title(other),
                hint:
                  load === undefined
                    ? t`charge inconnue`
                    : t`${plural(load, { 0: 'aucune visite', one: '# visite', other: '# visites' })}`,
              };
            })}
            value={to}
            onChange={(other) => {
              setTo(other);
              setResult(null);
            }}
            error={errorOf('day')}
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
