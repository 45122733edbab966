import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Api } from '#api/client.ts';
import { Explained } from '#state/explain.tsx';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checklist } from '#ui/checklist/checklist.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Section } from '#ui/section/section.tsx';
import type { WorkDay } from '../field.queries.ts';
import {
  DeleteObjectivesDocument,
  UnValidateObjectivesDocument,
  ValidateObjectivesDocument,
} from '../field-writes.generated.ts';
import { rememberVisits, seenVisits } from '../seen-visits.ts';
import { stopCustomerOf } from '../stops.ts';
import * as styles from './day.css.ts';

export interface ValidationProps {
  readonly day: WorkDay;
  readonly workerID: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly mayValidate: boolean;
  readonly mayDelete: boolean;
}

type Decision = 'validate' | 'unValidate' | 'delete';

const DECISIONS: Readonly<
  Record<Decision, (api: Api, IDs: string[], options: { readonly signal: AbortSignal }) => Promise<unknown>>
> = {
  validate: (api, IDs, options) => api.request(ValidateObjectivesDocument, { IDs }, options),
  unValidate: (api, IDs, options) => api.request(UnValidateObjectivesDocument, { IDs }, options),
  delete: (api, IDs, options) => api.request(DeleteObjectivesDocument, { IDs }, options),
};

/**
 * The visits of somebody’s day that are not made yet: the supervisor selects, validates, takes a validation back, or deletes.
 * What is new or changed since the last look on this device is marked.
 */
export function Validation({ day, workerID, date, mayValidate, mayDelete }: ValidationProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const { member } = useSession();
  const open = useMemo(() => day.objectives.filter(({ done }) => !done), [day]);
  const look = { memberID: member.ID, workerID, day: date };
  const [seen] = useState(() => seenVisits(look));
  const remember = useEffectEvent((objectives: WorkDay['objectives']) =>
    rememberVisits(look, new Map(objectives.map(({ ID, description }) => [ID, description ?? '']))),
  );
  useEffect(() => remember(day.objectives), [day]);
  const [chosen, choose] = useState<ReadonlySet<string>>(NONE);
  const [isAsking, setAsking] = useState(false);
  const decide = useOperation({
    perform: async ({ decision, IDs }: { decision: Decision; IDs: string[] }, signal) => {
      await DECISIONS[decision](api, IDs, { signal });
      return { data: { decision, count: IDs.length } };
    },
    onSuccess: ({ decision, count }) => {
      const words = {
        validate: t`${plural(count, { one: '# visite validée', other: '# visites validées' })}`,
        unValidate: t`${plural(count, { one: 'Validation de # visite retirée', other: 'Validation de # visites retirée' })}`,
        delete: t`${plural(count, { one: '# visite supprimée', other: '# visites supprimées' })}`,
      };
      say.success(words[decision]);
      choose(NONE);
      setAsking(false);
    },
  });
  if (open.length === 0) return null;

  const isChosen = ({ ID }: { readonly ID: string }) => chosen.has(ID);
  const toValidate = open.filter((each) => isChosen(each) && each.validated !== true);
  const validated = open.filter((each) => isChosen(each) && each.validated === true);
  const mark = (ID: string, description: string): string | null => {
    if (!seen) return null;
    const before = seen.get(ID);
    if (before === undefined) return t`nouvelle`;
    return before === description ? null : t`modifiée`;
  };
  const run = (decision: Decision, objectives: readonly { readonly ID: string }[]) =>
    decide.run({ decision, IDs: objectives.map(({ ID }) => ID) });
  return (
    <Section
      title={mayValidate ? <Trans>Visites à valider</Trans> : <Trans>Visites à venir</Trans>}
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
      <Checklist
        label={t`Visites non faites`}
        items={open.map(({ ID, description, validated: isValidated, Customer }) => {
          const changed = mark(ID, description ?? '');
          const visited = Customer ? stopCustomerOf(Customer).name : t`Personne non enregistrée`;
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
              onPress={() => run('validate', toValidate)}
            >
              {t`${plural(toValidate.length, { 0: 'Valider', one: 'Valider # visite', other: 'Valider # visites' })}`}
            </Button>
            {validated.length > 0 && (
              <Button isPending={decide.inProgress} onPress={() => run('unValidate', validated)}>
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
        onConfirm={() => run('delete', toValidate)}
        isPending={decide.inProgress}
        title={t`${plural(toValidate.length, { one: 'Supprimer # visite ?', other: 'Supprimer # visites ?' })}`}
        losses={toValidate.map(({ ID, Customer }) => ({
          id: ID,
          label: Customer ? stopCustomerOf(Customer).name : t`Personne non enregistrée`,
        }))}
        confirmLabel={<Trans>Supprimer</Trans>}
        {...(decide.error && { error: <Explained error={decide.failure} /> })}
      />
    </Section>
  );
}

const NONE: ReadonlySet<string> = new Set();
