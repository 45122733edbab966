import { assign, setup } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import type { Dependent } from '#api/errors.ts';
import { notProvided, typesOf } from '../setup.ts';

export interface CascadeCall {
  /** The wire's `forceCascadeDelete`. */
  readonly force: boolean;
}

export type CascadeResult =
  | { readonly kind: 'deleted' }
  /** The server understood and said no; with HAS_DEPENDENTS it lists what would go along. */
  | { readonly kind: 'refused'; readonly codes: readonly ServerCode[]; readonly dependents: readonly Dependent[] };

interface CascadeContext {
  force: boolean;
  /** What would go along, as the server listed it. */
  dependents: readonly Dependent[];
  codes: readonly ServerCode[];
  error: unknown;
}

/**
 * The deletion of something that others may depend on (decision 40): it is asked for without force; if the server
 * refuses because of children they are listed, and only then is force offered. Nothing goes before that.
 */
export const cascadeDeleteMachine = setup({
  types: typesOf<{
    context: CascadeContext;
    events: { readonly type: 'confirm' } | { readonly type: 'force' } | { readonly type: 'keep' };
    tags: 'busy';
  }>(),
  actors: { remove: notProvided<CascadeResult, CascadeCall>('remove') },
}).createMachine({
  id: 'cascade-delete',
  context: { force: false, dependents: [], codes: [], error: undefined },
  initial: 'asking',
  states: {
    asking: {
      description: 'the user is asked whether to delete',
      on: { confirm: { target: 'deleting' }, keep: { target: 'kept' } },
    },
    deleting: {
      description: 'the deletion is on its way',
      tags: 'busy',
      on: { keep: { description: 'what the server was asked cannot be taken back' } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { force } }) => ({ force }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'deleted', target: 'deleted' },
          {
            guard: ({ context, event }) =>
              event.output.kind === 'refused' && event.output.codes.includes('HAS_DEPENDENTS') && !context.force,
            target: 'blocked',
            actions: assign(({ event }) =>
              event.output.kind === 'refused' ? { dependents: event.output.dependents } : {},
            ),
          },
          {
            target: 'refused',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { codes: event.output.codes } : {})),
          },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    blocked: {
      description: 'the user sees what would go along',
      on: { force: { target: 'deleting', actions: assign({ force: true }) }, keep: { target: 'kept' } },
    },
    refused: {
      description: 'the server refused the deletion',
      on: { keep: { target: 'kept' } },
    },
    failed: {
      description: 'the deletion could not be asked for',
      on: {
        confirm: { target: 'deleting', actions: assign({ error: undefined }) },
        keep: { target: 'kept' },
      },
    },
    deleted: { description: 'it is deleted, with what went along', type: 'final' },
    kept: { description: 'it is still there', type: 'final' },
  },
});
