import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  type Answer,
  createOperationMachine,
  flags,
  type OperationFlags,
} from '#machines/operation/operation.machine.ts';
import { useInspection } from './inspection.ts';

export interface OperationOptions<TVariables, TOutput> {
  /** Sends the call; aborted by the signal. The first render’s function is used throughout. */
  readonly perform: (variables: TVariables, signal: AbortSignal) => Promise<Answer<TOutput>>;
  readonly onSuccess?: (result: TOutput) => void;
  /** Whether it is over once it has succeeded, as in a form that is about to close: a second press in that moment does nothing. */
  readonly isOnce?: boolean;
}

export interface OperationControl<TVariables> extends OperationFlags {
  /** Ignored while a call is in progress, and after a success that ends it. */
  readonly run: (variables: TVariables) => void;
  /** The error of the last call. */
  readonly failure: unknown;
}

/** One write of a screen, run by the operation machine: a screen has no flags of its own. */
export function useOperation<TVariables, TOutput>({
  perform,
  onSuccess,
  isOnce = false,
}: OperationOptions<TVariables, TOutput>): OperationControl<TVariables> {
  const [machine] = useState(() =>
    createOperationMachine<TVariables, TOutput>().provide({
      actors: { perform: fromPromise(({ input: { variables }, signal }) => perform(variables, signal)) },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { ...useInspection(), input: {} });
  const { result, error } = snapshot.context;

  const succeed = useEffectEvent((output: TOutput) => {
    onSuccess?.(output);
  });
  useEffect(() => {
    if (result !== null) succeed(result);
  }, [result]);

  const run = (variables: TVariables) => {
    if (isOnce && actor.getSnapshot().matches('success')) return;
    send({ type: 'run', variables });
  };
  return { ...flags(snapshot), run, failure: error };
}
