import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { ListChecks } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cascadeDeleteMachine } from '#machines/cascade-delete/cascade-delete.machine.ts';
import { useServices } from '#state/services.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import type { FileRow } from '../product-file.types.ts';
import { deleteActors } from '../product-files.actors.ts';
import { Explained } from '#state/explain.tsx';

export interface DeleteQuestionProps {
  readonly file: FileRow;
  /** Answered: with the file gone, or kept. */
  readonly onEnd: (isDeleted: boolean) => void;
}

/** Asks before a file goes; a step that shows it is named before force is offered (decision 40). */
export function DeleteQuestion({ file: { ID, name }, onEnd }: DeleteQuestionProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const [machine] = useState(() => cascadeDeleteMachine.provide({ actors: deleteActors(api, ID) }));
  const [snapshot, send] = useMachine(machine);
  const { dependents, error, force } = snapshot.context;
  const isBlocked = snapshot.matches('blocked');
  const isOver = snapshot.status === 'done';
  const end = useEffectEvent(() => onEnd(snapshot.matches('deleted')));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <ConfirmDialog
      isOpen={!isOver}
      onOpenChange={() => send({ type: 'keep' })}
      title={<Trans>Supprimer « {name} » ?</Trans>}
      description={
        isBlocked || force ? (
          <Trans>Une étape montre ce fichier : elle ne l’aura plus.</Trans>
        ) : (
          <Trans>Le produit n’aura plus ce fichier. C’est définitif.</Trans>
        )
      }
      losses={dependents.map(({ ID: id, name: label }) => ({ id, icon: <ListChecks />, label }))}
      {...((isBlocked || force) && { forceLabel: t`Supprimer le fichier quand même` })}
      confirmLabel={<Trans>Supprimer le fichier</Trans>}
      isPending={snapshot.matches('deleting')}
      error={
        snapshot.matches('failed') ? (
          <Explained error={error} />
        ) : snapshot.matches('refused') ? (
          <Trans>Le serveur refuse cette suppression.</Trans>
        ) : undefined
      }
      onConfirm={() => send({ type: isBlocked ? 'force' : 'confirm' })}
    />
  );
}
