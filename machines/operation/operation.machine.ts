import { assertEvent, assign, setup } from 'xstate';
import { notProvided, typesOf } from '../setup.ts';

export interface OperationInput {
  /**
   * Whether a failure keeps its message instead of a plain flag, as creating and editing a work area, a city and a
   * health center do (spec §4).
   */
  readonly keepMessage?: boolean;
}

/** The three flags of every operation (spec §4), and the message where it is kept. */
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

/** What `perform` is given. */
export interface Call<TVariables> {
  readonly variables: TVariables;
}

/** What `perform` answers. */
export interface Answer<TOutput> {
  readonly data: TOutput | null | undefined;
}

/** The answer carried neither data nor an error: spec §4 counts it as an error. */
export class MissingDataError extends Error {
  override readonly name = 'MissingDataError';
  constructor() {
    super('The answer carries no data.');
  }
}

/**
 * A write in progress (spec §4): idle → inProgress → success | error. Running again clears the last result; a second
 * `run` while one is in progress is not sent; `reset`, or stopping the actor, aborts the call.
 *
 * Provide `perform`, which sends the call with its `signal` and answers the data, or nothing where there is none.
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
        description: 'nothing was asked yet',
        on: { run: { target: 'inProgress' } },
      },
      inProgress: {
        description: 'the call is on its way',
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
          onError: { target: 'error', actions: assign(({ event }) => ({ error: event.error })) },
        },
      },
      success: {
        description: 'the call succeeded and its result is at hand',
        on: { run: { target: 'inProgress' }, reset: { target: 'idle', actions: 'clear' } },
      },
      error: {
        description: 'the call failed',
        on: { run: { target: 'inProgress' }, reset: { target: 'idle', actions: 'clear' } },
      },
    },
  });
}

/** What `flags` reads of an operation's snapshot, whatever its input and result are. */
interface OperationView {
  readonly value: 'idle' | 'inProgress' | 'success' | 'error';
  readonly context: { readonly keepMessage: boolean; readonly error: unknown };
}

/** The three flags of spec §4. `message` is only there where the operation keeps it. */
export function flags({ value, context: { keepMessage, error } }: OperationView): OperationFlags {
  return {
    inProgress: value === 'inProgress',
    success: value === 'success',
    error: value === 'error',
    message: keepMessage && error instanceof Error ? error.message : null,
  };
}
