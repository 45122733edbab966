import { type QueryKey, useQueryClient } from '@tanstack/react-query';
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
  /** Sends the call, and stops when it is told to. What it closes over is that of the first render. */
  readonly perform: (variables: TVariables, signal: AbortSignal) => Promise<Answer<TOutput>>;
  /** The queries that a success makes stale. */
  readonly refreshes?: readonly QueryKey[];
  readonly onSuccess?: (result: TOutput) => void;
}

export interface OperationControl<TVariables> extends OperationFlags {
  /** Not heard while a call is on its way. */
  readonly run: (variables: TVariables) => void;
  /** What the last call failed with. */
  readonly failure: unknown;
}

/** One write of a screen (spec §4), run by the operation machine: a screen keeps no flags of its own. */
export function useOperation<TVariables, TOutput>({
  perform,
  refreshes = [],
  onSuccess,
}: OperationOptions<TVariables, TOutput>): OperationControl<TVariables> {
  const queries = useQueryClient();
  const [machine] = useState(() =>
    createOperationMachine<TVariables, TOutput>().provide({
      actors: { perform: fromPromise(({ input: { variables }, signal }) => perform(variables, signal)) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { ...useInspection(), input: {} });
  const { result, error } = snapshot.context;

  const succeed = useEffectEvent((output: TOutput) => {
    for (const queryKey of refreshes) void queries.invalidateQueries({ queryKey });
    onSuccess?.(output);
  });
  useEffect(() => {
    if (result !== null) succeed(result);
  }, [result]);

  return { ...flags(snapshot), run: (variables) => send({ type: 'run', variables }), failure: error };
}
