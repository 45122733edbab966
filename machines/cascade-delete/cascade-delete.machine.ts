import { and, assign, not, setup } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import type { Dependent } from '#api/errors.ts';
import type { Refusal } from '#api/refusal.ts';
import { codesOf, dependentsOf, hasDependents } from '../operation/refusal.ts';
import { notProvided, typesOf } from '../setup.ts';

export interface CascadeCall {
  /** `forceCascadeDelete` of the call. */
  readonly force: boolean;
}

export type CascadeResult = { readonly kind: 'deleted' } | Refusal;

interface CascadeContext {
  force: boolean;
  /** The records that would be deleted too, as the server listed them. */
  dependents: readonly Dependent[];
  codes: readonly ServerCode[];
  error: unknown;
}

/**
 * Deletion of a record that others may depend on. It is first asked for without force; if the server refuses because of
 * dependents they are listed, and only then can the user force it. See docs/rules/regulatory.md#cascade-delete.
 */
export const cascadeDeleteMachine = setup({
  types: typesOf<{
    context: CascadeContext;
    events: { readonly type: 'confirm' } | { readonly type: 'force' } | { readonly type: 'cancel' };
    tags: 'busy';
  }>(),
  actors: { remove: notProvided<CascadeResult, CascadeCall>('remove') },
  guards: { isForced: ({ context }) => context.force },
}).createMachine({
  id: 'cascade-delete',
  context: { force: false, dependents: [], codes: [], error: undefined },
  initial: 'asking',
  states: {
    asking: {
      description: 'the user is asked whether to delete the record',
      on: { confirm: { target: 'deleting' }, cancel: { target: 'cancelled' } },
    },
    deleting: {
      description: 'the deletion is being sent',
      tags: 'busy',
      on: { cancel: { description: 'a request that was sent cannot be taken back' } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { force } }) => ({ force }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'deleted', target: 'deleted' },
          {
            guard: and([({ event }) => hasDependents(event.output), not('isForced')]),
            target: 'blocked',
            actions: assign(({ event }) => ({ dependents: dependentsOf(event.output) })),
          },
          {
            target: 'refused',
            actions: assign(({ event }) => ({ codes: codesOf(event.output) })),
          },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    blocked: {
      description: 'the user sees the records that would be deleted too',
      on: { force: { target: 'deleting', actions: assign({ force: true }) }, cancel: { target: 'cancelled' } },
    },
    refused: {
      description: 'the server refused the deletion',
      on: {
        confirm: { target: 'deleting', actions: assign({ codes: [] }) },
        cancel: { target: 'cancelled' },
      },
    },
    failed: {
      description: 'the call failed: the record may be deleted or not',
      on: {
        confirm: { target: 'deleting', actions: assign({ error: undefined }) },
        cancel: { target: 'cancelled' },
      },
    },
    deleted: { description: 'the record is deleted, and what depended on it', type: 'final' },
    cancelled: { description: 'the question is closed, and nothing more is sent', type: 'final' },
  },
});
