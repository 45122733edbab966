import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import type { ReminderSnapshot } from '#machines/reminder/reminder.machine.ts';
import type { ReminderEvent } from '#machines/reminder/reminder.types.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Explained, ExplainedCodes } from '#state/explain.tsx';

export interface DeleteQuestionProps {
  readonly name: string;
  readonly snapshot: ReminderSnapshot;
  readonly send: (event: ReminderEvent) => void;
}

/** Confirms a deletion, and lists the dependents before it offers force (docs/rules/regulatory.md#cascade-delete). */
export function DeleteQuestion({ name, snapshot, send }: DeleteQuestionProps) {
  const { t } = useLingui();
  const isBlocked = snapshot.matches({ deleting: 'blocked' });
  const { dependents, codes, error, force } = snapshot.context;
  const hasFailed = snapshot.matches({ deleting: 'failed' });
  const isRefused = snapshot.matches({ deleting: 'refused' });
  const mustForce = isBlocked || force;
  return (
    <ConfirmDialog
      isOpen={snapshot.matches('deleting')}
      onOpenChange={() => send({ type: 'delete.cancel' })}
      title={<Trans>Supprimer « {name} » ?</Trans>}
      description={
        mustForce ? (
          <Trans>Une étape compte sur ce rappel : elle n’en aura plus.</Trans>
        ) : (
          <Trans>Ses destinataires ne seront pas prévenus. C’est définitif.</Trans>
        )
      }
      losses={dependents.map(({ ID, name: label }) => ({ id: ID, icon: <ListChecks />, label }))}
      {...(mustForce && { forceLabel: t`Supprimer le rappel quand même` })}
      confirmLabel={<Trans>Supprimer le rappel</Trans>}
      isPending={snapshot.matches({ deleting: 'removing' })}
      error={
        hasFailed ? (
          <Explained error={error} />
        ) : isRefused ? (
          <>
            <Trans>Le serveur refuse cette suppression.</Trans> <ExplainedCodes codes={codes} />
          </>
        ) : undefined
      }
      onConfirm={() => send({ type: isBlocked ? 'delete.force' : 'delete.confirm' })}
    />
  );
}
