import { Plural, Trans } from '@lingui/react/macro';
import { Bell, FileText, ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Dependent } from '#api/errors.ts';
import { useCascadeDelete } from '#state/cascade-delete.tsx';
import { useServices } from '#state/services.tsx';
import { ConfirmDialog, type Loss } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { type Deletable, deleteActionActors } from '../regulatory-actions.actors.ts';
import * as styles from '../regulatory-actions.css.ts';

export interface DeleteQuestionProps {
  readonly what: Deletable;
  /** Called when the dialog closes, with whether the record was deleted. */
  readonly onEnd: (isDeleted: boolean) => void;
}

/** Confirms the deletion of an action or a step, and lists its dependents (docs/rules/regulatory.md#cascade-delete). */
export function DeleteQuestion({ what, onEnd }: DeleteQuestionProps) {
  const { api } = useServices();
  const [actors] = useState(() => deleteActionActors(api, what));
  const { dependents, mustForce, question } = useCascadeDelete(actors, onEnd);
  const losses = useLosses(dependents);
  const isAction = what.kind === 'action';
  const { name } = what;
  const count = dependents.length;
  return (
    <ConfirmDialog
      {...question}
      title={<Trans>Supprimer « {name} » ?</Trans>}
      description={
        mustForce ? (
          <Trans>D’autres éléments partiraient avec. C’est définitif.</Trans>
        ) : isAction ? (
          <Trans>L’action quittera le dossier du produit. C’est définitif.</Trans>
        ) : (
          <Trans>L’étape quittera l’historique de l’action. C’est définitif.</Trans>
        )
      }
      losses={losses}
      {...(mustForce && {
        forceLabel: <Plural value={count} one="Supprimer aussi cet élément" other="Supprimer aussi ces # éléments" />,
      })}
      confirmLabel={isAction ? <Trans>Supprimer l’action</Trans> : <Trans>Supprimer l’étape</Trans>}
    />
  );
}

/** The dependents that would be deleted too, grouped by kind. */
function useLosses(dependents: readonly Dependent[]): readonly Loss[] {
  const kinds: readonly {
    readonly id: string;
    readonly icon: ReactNode;
    readonly words: (value: number) => ReactNode;
  }[] = [
    {
      id: 'RegulatoryActionStep',
      icon: <ListChecks />,
      words: (value) => <Plural value={value} one="Étape" other="Étapes" />,
    },
    {
      id: 'PharmaProductFile',
      icon: <FileText />,
      words: (value) => <Plural value={value} one="Fichier" other="Fichiers" />,
    },
    { id: 'Reminder', icon: <Bell />, words: (value) => <Plural value={value} one="Rappel" other="Rappels" /> },
  ];
  const known = kinds.flatMap(({ id, icon, words }) => {
    const those = dependents.filter(({ kind }) => kind === id);
    if (those.length === 0) return [];
    const label = (
      <span className={styles.kinds}>
        <span>{words(those.length)}</span>
        <span className={styles.names}>{those.map(({ name }) => name).join(', ')}</span>
      </span>
    );
    return [{ id, icon, label, count: those.length }];
  });
  const others = dependents.filter(({ kind }) => kinds.every(({ id }) => id !== kind));
  return [...known, ...others.map(({ ID, name }) => ({ id: ID, label: name }))];
}
