import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Explained } from '#state/explain.tsx';
import { useOperation } from '#state/operation.ts';
import { useOutboxToCome, useOutboxView } from '#state/outbox.tsx';
import { accepted, queueWrite } from '#state/queue-write.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checklist } from '#ui/checklist/checklist.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Section } from '#ui/section/section.tsx';
import { WaitingBadge } from '#ui/waiting-badge/waiting-badge.tsx';
import type { WorkDay, Worker } from '../field.queries.ts';
import {
  type Decision,
  decisionItem,
  deletedIn,
  type QueuedDecision,
  queuedDecisions,
  refusedDecisions,
  supersededBy,
  withDecisions,
} from '../outbox/decision-item.ts';
import { rememberVisits, seenVisits } from '../seen-visits.ts';
import { stopCustomerOf } from '../stops.ts';
import * as styles from './day.css.ts';
import { RefusedDecision } from './refused-decision.tsx';

export interface ValidationProps {
  readonly day: WorkDay;
  readonly worker: Worker;
  /** Of the person. */
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The address of the day. */
  readonly href: string;
  /** Whether the day is over: what was refused is shown, and nothing is decided any more. */
  readonly isOver: boolean;
  /** Whether the agency validates visits: where it does not, whether one is validated means nothing. */
  readonly hasValidation: boolean;
  readonly mayValidate: boolean;
  readonly mayDelete: boolean;
  /** Has the day read again. */
  readonly onReread: () => void;
}

type Objectives = WorkDay['objectives'];

interface ToDecide {
  readonly action: Decision;
  readonly objectives: Objectives;
}

interface Decided {
  readonly action: Decision;
  readonly count: number;
  /** `contested`: a purpose is not the one that was read. */
  readonly outcome: 'sent' | 'queued' | 'contested';
}

/**
 * The visits of somebody’s day that are not made yet: the supervisor selects, validates, takes a validation back, or deletes.
 * What is new or changed since the last look on this device is marked.
 */
export function Validation({
  day,
  worker,
  name,
  date,
  href,
  isOver,
  hasValidation,
  mayValidate,
  mayDelete,
  onReread,
}: ValidationProps) {
  const { t } = useLingui();
  const { say } = useServices();
  const { member } = useSession();
  const outboxToCome = useOutboxToCome();
  const items = useOutboxView('unread');
  const queued = useMemo(() => queuedDecisions(items, { workerID: worker.ID, date }), [items, worker.ID, date]);
  const refused = refusedDecisions(items, { workerID: worker.ID, date });
  // With what this device has decided, and the server does not know yet.
  const open = useMemo(
    () =>
      withDecisions(isOver ? [] : day.objectives.filter(({ done }) => !done), queued).map((each) =>
        hasValidation ? each : { ...each, validated: null },
      ),
    [day, isOver, queued, hasValidation],
  );
  const look = { memberID: member.ID, workerID: worker.ID, day: date };
  const [seen] = useState(() => seenVisits(look));
  const remember = useEffectEvent((objectives: WorkDay['objectives']) =>
    rememberVisits(look, new Map(objectives.map(({ ID, description }) => [ID, description ?? '']))),
  );
  useEffect(() => remember(day.objectives), [day]);
  const [chosen, choose] = useState<ReadonlySet<string>>(NONE);
  const [isAsking, setAsking] = useState(false);
  const nameOf = ({ Customer }: Objectives[number]): string =>
    Customer ? stopCustomerOf(Customer).name : t`Personne non enregistrée`;
  const queue = async (decision: Decision, objectives: Objectives) => {
    const outbox = await outboxToCome;
    const visits = objectives.map((objective) => ({
      ID: objective.ID,
      description: objective.description ?? '',
      name: nameOf(objective),
    }));
    const title = t`${name}, ${plural(visits.length, { one: '# visite', other: '# visites' })}`;
    const write = { worker, date, visits };
    const waiting = outbox.getView().items;
    const item = decisionItem({ decision, ...write, title, href }, waiting);
    const outcome = await queueWrite(outbox, item, { drafts: [] });
    if (outcome.kind !== 'refused')
      await Promise.all(supersededBy(write, waiting).map((each) => outbox.takeBack(each.item.id, [])));
    return outcome;
  };
  const decide = useOperation<ToDecide, Decided>({
    perform: async ({ action, objectives }) => {
      const count = objectives.length;
      const outcome = await queue(action, objectives);
      if (outcome.kind === 'refused' && outcome.isConflict === true)
        return { data: { action, count, outcome: 'contested' } };
      return { data: { action, count, outcome: accepted(outcome) } };
    },
    onSuccess: ({ action, count, outcome }) => {
      const words = {
        validateVisitObjectives: t`${plural(count, { one: '# visite validée', other: '# visites validées' })}`,
        unValidateVisitObjectives: t`${plural(count, { one: 'Validation de # visite retirée', other: 'Validation de # visites retirée' })}`,
        deleteVisitObjective: t`${plural(count, { one: '# visite supprimée', other: '# visites supprimées' })}`,
      };
      if (outcome === 'sent') say.success(words[action]);
      else if (outcome === 'queued')
        say.info(t`Décision gardée sur cet appareil\u00A0: elle part dès que le réseau le permet.`);
      else {
        say.error(t`Un objectif a changé entre-temps\u00A0: relisez-le avant de décider.`);
        onReread();
      }
      choose(NONE);
    },
  });
  const refusals = refused.map(({ item, visits, decision }) => (
    <RefusedDecision
      key={item.id}
      item={item}
      decision={decision}
      visits={visits}
      now={day.objectives}
      onChoose={isOver ? null : () => choose(new Set(visits.map(({ ID }) => ID)))}
    />
  ));
  const deleted = deletedIn(queued).size;
  const notices = (
    <>
      {refusals}
      {deleted > 0 && (
        <Banner
          tone="amber"
          title={
            <Plural
              value={deleted}
              one="La suppression de # visite n’est pas encore sur le serveur."
              other="La suppression de # visites n’est pas encore sur le serveur."
            />
          }
        />
      )}
    </>
  );
  if (open.length === 0) return notices;

  const isChosen = ({ ID }: { readonly ID: string }) => chosen.has(ID);
  const toValidate = open.filter((each) => isChosen(each) && each.validated !== true);
  const validated = open.filter((each) => isChosen(each) && each.validated === true);
  const mark = (ID: string, description: string): string | null => {
    if (!seen) return null;
    const before = seen.get(ID);
    if (before === undefined) return t`nouvelle`;
    return before === description ? null : t`modifiée`;
  };
  const run = (action: Decision, objectives: Objectives) => decide.run({ action, objectives });
  return (
    <Section
      title={
        mayValidate && open.some(({ validated: isValidated }) => isValidated !== true) ? (
          <Trans>Visites à valider</Trans>
        ) : (
          <Trans>Visites à venir</Trans>
        )
      }
      actions={
        <Button
          size="small"
          variant="ghost"
          onPress={() => choose(chosen.size === open.length ? NONE : new Set(open.map(({ ID }) => ID)))}
        >
          {chosen.size === open.length ? <Trans>Ne rien choisir</Trans> : <Trans>Tout choisir</Trans>}
        </Button>
      }
    >
      {decide.error && (
        <Banner tone="red" title={<Trans>Rien n’a été changé.</Trans>}>
          <Explained error={decide.failure} />
        </Banner>
      )}
      {notices}
      <Checklist
        label={t`Visites non faites`}
        items={open.map((objective) => {
          const { ID, description, validated: isValidated } = objective;
          const changed = mark(ID, description ?? '');
          const visited = nameOf(objective);
          return {
            id: ID,
            label: (
              <span>
                {description ? (
                  <Trans>
                    <bdi>{visited}</bdi> : {description}
                  </Trans>
                ) : (
                  <bdi>{visited}</bdi>
                )}{' '}
                {isValidated && <Badge tone="green">{t`validée`}</Badge>}{' '}
                <WaitingBadge state={stateOf(queued.get(ID))} />{' '}
                {changed !== null && <Badge tone="accent">{changed}</Badge>}
              </span>
            ),
          };
        })}
        value={chosen}
        onChange={(IDs) => choose(new Set(IDs))}
      />
      <div className={styles.actions}>
        {mayValidate && (
          <>
            <Button
              variant="primary"
              isDisabled={toValidate.length === 0}
              isPending={decide.inProgress}
              onPress={() => run('validateVisitObjectives', toValidate)}
            >
              {t`${plural(toValidate.length, { 0: 'Valider', one: 'Valider # visite', other: 'Valider # visites' })}`}
            </Button>
            {validated.length > 0 && (
              <Button isPending={decide.inProgress} onPress={() => run('unValidateVisitObjectives', validated)}>
                <Trans>Retirer la validation</Trans>
              </Button>
            )}
          </>
        )}
        {mayDelete && toValidate.length > 0 && (
          <Button variant="dangerText" onPress={() => setAsking(true)}>
            <Trans>Supprimer</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          run('deleteVisitObjective', toValidate);
        }}
        title={t`${plural(toValidate.length, { one: 'Supprimer # visite ?', other: 'Supprimer # visites ?' })}`}
        losses={toValidate.map((objective) => ({ id: objective.ID, label: nameOf(objective) }))}
        confirmLabel={<Trans>Supprimer</Trans>}
      />
    </Section>
  );
}

const NONE: ReadonlySet<string> = new Set();

const stateOf = (decision: QueuedDecision | undefined) => decision && (decision.isRefused ? 'refused' : 'waiting');
