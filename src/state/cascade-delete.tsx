import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { PromiseActorLogic } from 'xstate';
import type { Dependent } from '#api/errors.ts';
import {
  type CascadeCall,
  type CascadeResult,
  cascadeDeleteMachine,
} from '#machines/cascade-delete/cascade-delete.machine.ts';
import { Explained, ExplainedCodes } from './explain.tsx';
import { useInspection } from './inspection.ts';

export interface CascadeDelete {
  /** The records that would be deleted too, once the server has listed them. */
  readonly dependents: readonly Dependent[];
  /** There are dependents: the next confirmation forces the deletion. */
  readonly mustForce: boolean;
  /** The props of the dialog. */
  readonly question: {
    readonly isOpen: boolean;
    readonly onOpenChange: () => void;
    readonly isPending: boolean;
    readonly error: ReactNode;
    readonly onConfirm: () => void;
  };
}

/**
 * Binds the cascade-delete machine to a dialog.
 * @param actors only those of the first render are used
 * @param onEnd called once, when the record was deleted or kept
 */
export function useCascadeDelete(
  actors: { readonly remove: PromiseActorLogic<CascadeResult, CascadeCall> },
  onEnd: (isDeleted: boolean) => void,
): CascadeDelete {
  const [machine] = useState(() => cascadeDeleteMachine.provide({ actors }));
  const [snapshot, send] = useMachine(machine, useInspection());
  const { dependents, codes, error, force } = snapshot.context;
  const isBlocked = snapshot.matches('blocked');
  const isOver = snapshot.status === 'done';
  const end = useEffectEvent(() => onEnd(snapshot.matches('deleted')));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return {
    dependents,
    mustForce: isBlocked || force,
    question: {
      isOpen: !isOver,
      onOpenChange: () => send({ type: 'cancel' }),
      isPending: snapshot.matches('deleting'),
      error: snapshot.matches('failed') ? (
        <Explained error={error} />
      ) : snapshot.matches('refused') ? (
        <ExplainedCodes codes={codes} />
      ) : undefined,
      onConfirm: () => send({ type: isBlocked ? 'force' : 'confirm' }),
    },
  };
}
