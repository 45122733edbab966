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
  /** What would go along, once the server has listed it. */
  readonly dependents: readonly Dependent[];
  /** Something would go along, and force is what deletes it. */
  readonly mustForce: boolean;
  /** What a dialog needs to ask. */
  readonly question: {
    readonly isOpen: boolean;
    readonly onOpenChange: () => void;
    readonly isPending: boolean;
    readonly error: ReactNode;
    readonly onConfirm: () => void;
  };
}

/**
 * Asks before something goes, as the cascade-delete machine allows (decision 40).
 * @param actors those of the first render
 * @param onEnd answered: with it gone, or kept
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
      onOpenChange: () => send({ type: 'keep' }),
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
