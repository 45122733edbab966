import { assertEvent, assign, setup } from 'xstate';
import { notProvided, typesOf } from '../setup.ts';
import { NotSent } from './not-sent.ts';

export interface OperationInput {
  /** Whether a failure keeps its message, as for creating and editing a work area, a city and a health center. */
  readonly keepMessage?: boolean;
}

/** The three flags of every operation. `message` is set only with `keepMessage`. */
export interface OperationFlags {
  readonly inProgress: boolean;
  readonly success: boolean;
  readonly error: boolean;
  readonly message: string | null;
}

interface OperationContext<TOutput> {
  keepMessage: boolean;
  result: TOutput | null;
  error: unknown;
}

/** Input of `perform`. */
export interface Call<TVariables> {
  readonly variables: TVariables;
}

/** Output of `perform`. */
export interface Answer<TOutput> {
  readonly data: TOutput | null | undefined;
}

/** An answer with neither data nor an error counts as an error. */
export class MissingDataError extends Error {
  override readonly name = 'MissingDataError';
  constructor() {
    super('The answer carries no data.');
  }
}

/**
 * A write: idle → inProgress → success | error (docs/rules/api.md#operation-states). Running again clears the last
 * result; `run` while a call is in progress is ignored; `reset`, or stopping the actor, aborts the call.
 *
 * Provide `perform`: it sends the call with its `signal` and returns the data. It rejects with {@link NotSent} if the user is
 * to be asked first.
 */
export function createOperationMachine<TVariables, TOutput>() {
  return setup({
    types: typesOf<{
      context: OperationContext<TOutput>;
      input: OperationInput;
      events: { type: 'run'; variables: TVariables } | { type: 'reset' };
      tags: 'busy';
    }>(),
    actors: { perform: notProvided<Answer<TOutput>, Call<TVariables>>('perform') },
    actions: { clear: assign({ result: null, error: undefined }) },
  }).createMachine({
    id: 'operation',
    context: ({ input: { keepMessage = false } }) => ({ keepMessage, result: null, error: undefined }),
    initial: 'idle',
    states: {
      idle: {
        description: 'no call is in progress, and there is no result',
        on: { run: { target: 'inProgress' } },
      },
      inProgress: {
        description: 'the call is in progress',
        tags: 'busy',
        entry: 'clear',
        on: { reset: { target: 'idle' } },
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ event }) => {
            assertEvent(event, 'run');
            return { variables: event.variables };
          },
          onDone: [
            {
              guard: ({ event }) => event.output.data !== null && event.output.data !== undefined,
              target: 'success',
              actions: assign(({ event }) => ({ result: event.output.data ?? null })),
            },
            { target: 'error', actions: assign(() => ({ error: new MissingDataError() })) },
          ],
          onError: [
            { guard: ({ event }) => event.error instanceof NotSent, target: 'idle' },
            { target: 'error', actions: assign(({ event }) => ({ error: event.error })) },
          ],
        },
      },
      success: {
        description: 'the call succeeded',
        on: { run: { target: 'inProgress' }, reset: { target: 'idle', actions: 'clear' } },
      },
      error: {
        description: 'the call failed',
        on: { run: { target: 'inProgress' }, reset: { target: 'idle', actions: 'clear' } },
      },
    },
  });
}

/** The part of a snapshot that {@link flags} reads; independent of input and result types. */
interface OperationView {
  readonly value: 'idle' | 'inProgress' | 'success' | 'error';
  readonly context: { readonly keepMessage: boolean; readonly error: unknown };
}

/** The flags of an operation's snapshot. */
export function flags({ value, context: { keepMessage, error } }: OperationView): OperationFlags {
  return {
    inProgress: value === 'inProgress',
    success: value === 'success',
    error: value === 'error',
    message: keepMessage && error instanceof Error ? error.message : null,
  };
}
