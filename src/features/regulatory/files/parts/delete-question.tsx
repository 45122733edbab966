import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useCascadeDelete } from '#state/cascade-delete.tsx';
import { useServices } from '#state/services.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import type { FileRow } from '../product-file.types.ts';
import { deleteActors } from '../product-files.actors.ts';

export interface DeleteQuestionProps {
  readonly file: FileRow;
  /** Answered: with the file gone, or kept. */
  readonly onEnd: (isDeleted: boolean) => void;
}

/** Asks before a file goes; a step that shows it is named before force is offered (decision 40). */
export function DeleteQuestion({ file: { ID, name }, onEnd }: DeleteQuestionProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const [actors] = useState(() => deleteActors(api, ID));
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
