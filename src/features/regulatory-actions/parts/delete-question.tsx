import { Plural, Trans } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { Bell, FileText, ListChecks } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Dependent } from '#api/errors.ts';
import { cascadeDeleteMachine } from '#machines/cascade-delete/cascade-delete.machine.ts';
import { useServices } from '#state/services.tsx';
import { ConfirmDialog, type Loss } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { type Deletable, deleteActors } from '../regulatory-actions.actors.ts';
import * as styles from '../regulatory-actions.css.ts';
import { Explained } from '#state/explain.tsx';

export interface DeleteQuestionProps {
  readonly what: Deletable;
  /** Answered: with it gone, or kept. */
  readonly onEnd: (isDeleted: boolean) => void;
}

/** Asks before an action or a step goes; what would go along is listed before force is offered (decision 40). */
export function DeleteQuestion({ what, onEnd }: DeleteQuestionProps) {
  const { api } = useServices();
  const [machine] = useState(() => cascadeDeleteMachine.provide({ actors: deleteActors(api, what) }));
  const [snapshot, send] = useMachine(machine);
  const { dependents, error, force } = snapshot.context;
  const losses = useLosses(dependents);
  const isBlocked = snapshot.matches('blocked');
  const isOver = snapshot.status === 'done';
  const isAction = what.kind === 'action';
  const { name } = what;
  const count = dependents.length;
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
          <Trans>D’autres éléments partiraient avec. C’est définitif.</Trans>
        ) : isAction ? (
          <Trans>L’action quittera le dossier du produit. C’est définitif.</Trans>
        ) : (
          <Trans>L’étape quittera l’historique de l’action. C’est définitif.</Trans>
        )
      }
      losses={losses}
      {...((isBlocked || force) && {
        forceLabel: <Plural value={count} one="Supprimer aussi cet élément" other="Supprimer aussi ces # éléments" />,
      })}
      confirmLabel={isAction ? <Trans>Supprimer l’action</Trans> : <Trans>Supprimer l’étape</Trans>}
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

/** What would go along: how many of each kind, and their names. */
function useLosses(dependents: readonly Dependent[]): readonly Loss[] {
  const kinds: readonly { readonly id: string; readonly icon: ReactNode; readonly words: (value: number) => ReactNode }[] = [
    { id: 'RegulatoryActionStep', icon: <ListChecks />, words: (value) => <Plural value={value} one="Étape" other="Étapes" /> },
    { id: 'PharmaProductFile', icon: <FileText />, words: (value) => <Plural value={value} one="Fichier" other="Fichiers" /> },
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
