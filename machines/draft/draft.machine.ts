import { setup, type SnapshotFrom } from 'xstate';
import { typesOf } from '../setup.ts';
import { type DraftKind, draftParts } from './draft.parts.ts';
import type { DraftContext, DraftEvent, DraftInput } from './draft.types.ts';

interface EditorInput<TDraft> extends DraftInput {
  /** The value the editor opens with: the record as it was read, or an empty one. */
  readonly saved: TDraft;
}

/**
 * The unsaved work of one editor: held by one tab, stored on the device every five seconds while it changes, handed to
 * another tab, merged by the user's choice, and deleted once it is saved or discarded. How it is saved is the editor's.
 */
export function createDraftMachine<TDraft>(kind: DraftKind<TDraft>) {
  type Context = DraftContext<TDraft> & { readonly opened: TDraft };
  type Event = DraftEvent<TDraft> | { readonly type: 'draft.forget' };
  const { states, context, ...parts } = draftParts<TDraft, Context, Event, { readonly saved: TDraft }>({
    id: 'draft',
    kind,
    source: ({ opened }) => ({ saved: opened }),
  });
  return setup({
    types: typesOf<{
      context: Context;
      input: EditorInput<TDraft>;
      events: Event;
      tags: 'busy' | 'editable';
    }>(),
    actors: parts.actors,
    delays: parts.delays,
    actions: parts.actions,
    guards: parts.guards,
  }).createMachine({
    id: 'draft',
    context: ({ input }) => ({ ...context(input, input.saved), opened: input.saved }),
    invoke: { id: 'claim', src: 'claim' },
    initial: 'waiting',
    on: {
      'claim.lost': { target: '.handing' },
      'session.end': { target: '.ended' },
      'draft.forget': { target: '.forgotten' },
    },
    states: {
      ...states,
      forgotten: {
        description: 'the draft was saved or discarded, and leaves the device',
        entry: 'beginAnew',
        on: { 'claim.lost': {}, 'session.end': {}, 'draft.forget': {} },
        invoke: {
          id: 'forget',
          src: 'keep',
          input: { draft: null },
          onError: { description: 'a device that does not answer keeps it: the editor opens with it again' },
        },
      },
    },
  });
}

export type DraftSnapshot<TDraft> = SnapshotFrom<ReturnType<typeof createDraftMachine<TDraft>>>;
