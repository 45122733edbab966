import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useCascadeDelete } from '#state/cascade-delete.tsx';
import { useServices } from '#state/services.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import type { FileRow } from '../product-file.types.ts';
import { deleteFileActors } from '../product-files.actors.ts';

export interface DeleteQuestionProps {
  readonly file: FileRow;
  /** Called when the dialog closes, with whether the file was deleted. */
  readonly onEnd: (isDeleted: boolean) => void;
}

/** Confirms the deletion of a file, and names its step (docs/rules/regulatory.md#cascade-delete). */
export function DeleteQuestion({ file: { ID, name }, onEnd }: DeleteQuestionProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const [actors] = useState(() => deleteFileActors(api, ID));
  const { dependents, mustForce, question } = useCascadeDelete(actors, onEnd);
  return (
    <ConfirmDialog
      {...question}
      title={<Trans>Supprimer « {name} » ?</Trans>}
      description={
        mustForce ? (
          <Trans>Une étape montre ce fichier : elle ne l’aura plus.</Trans>
        ) : (
          <Trans>Le produit n’aura plus ce fichier. C’est définitif.</Trans>
        )
      }
      losses={dependents.map(({ ID: id, name: label }) => ({ id, icon: <ListChecks />, label }))}
      {...(mustForce && { forceLabel: t`Supprimer le fichier quand même` })}
      confirmLabel={<Trans>Supprimer le fichier</Trans>}
    />
  );
}
