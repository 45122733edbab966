import { assign, setup, type SnapshotFrom } from 'xstate';
import { typesOf } from '../setup.ts';
import { type DraftKind, draftParts } from './draft.parts.ts';
import type { DraftContext, DraftEvent, DraftInput, KeptDraft } from './draft.types.ts';

interface EditorInput<TDraft> extends DraftInput {
  /** The value the editor opens with: the record as it was read, or an empty one. */
  readonly saved: TDraft;
}

interface RecordKind<TDraft> extends DraftKind<TDraft> {
  /** What the user changed in a draft, on top of the record as somebody else has changed it. */
  readonly rebase: (draft: Pick<KeptDraft<TDraft>, 'value' | 'base'>, saved: TDraft) => TDraft;
}

/**
 * The unsaved work of one editor: held by one tab, stored on the device while it changes, handed to another tab, merged by
 * the user's choice, and deleted once it is saved or discarded. How it is saved is the editor's.
 */
export function createDraftMachine<TDraft>(kind: RecordKind<TDraft>) {
  type Context = DraftContext<TDraft> & {
    readonly opened: TDraft;
    /** The last choice came up at a save, not when the editor was opened. */
    readonly isAtSave: boolean;
    /** A save has found that the record does not exist any more. */
    readonly isGone: boolean;
  };
  type Event =
    | DraftEvent<TDraft>
    | { readonly type: 'draft.forget' }
    /** What was written waits in the outbox. */
    | { readonly type: 'draft.queued' }
    /** What waited in the outbox was refused, or taken back. */
    | { readonly type: 'draft.returned' }
    /** At a save, the server has other values in fields that the user changed too. */
    | { readonly type: 'record.changed'; readonly theirs: TDraft }
    /** At a save, the server does not have the record any more. */
    | { readonly type: 'record.gone' };
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
    actions: {
      ...parts.actions,
      offerTheirs: assign(({ context: { draft, saved, keptAt, now } }, theirs: TDraft) => ({
        saved: theirs,
        draft: kind.rebase({ value: draft, base: saved }, theirs),
        incoming: { from: 'server' as const, value: theirs },
        isAtSave: true,
        // It is stored before every save, so the device may hold it whatever it has answered so far.
        keptAt: keptAt ?? now(),
      })),
    },
    guards: parts.guards,
  }).createMachine({
    id: 'draft',
    context: ({ input }) => ({ ...context(input, input.saved), opened: input.saved, isAtSave: false, isGone: false }),
    invoke: { id: 'claim', src: 'claim' },
    initial: 'waiting',
    on: {
      'claim.lost': { target: '.handing' },
      'session.end': { target: '.ended' },
      'draft.forget': { target: '.forgotten' },
    },
    states: {
      ...states,
      editing: {
        ...states.editing,
        on: {
          ...states.editing.on,
          'record.changed': {
            target: 'choosing',
            actions: { type: 'offerTheirs', params: ({ event }) => event.theirs },
          },
          'record.gone': { actions: assign({ isGone: true }) },
          'draft.queued': { target: 'queued' },
        },
      },
      queued: {
        description: 'what was written waits in the outbox, and no draft of it is on the device',
        on: {
          'draft.change': { actions: { type: 'change', params: ({ event }) => event.value } },
          'draft.returned': { target: 'editing' },
          'claim.lost': {},
          'session.end': {},
        },
        invoke: {
          id: 'remove',
          src: 'keep',
          input: { draft: null },
          onDone: { actions: 'noteNothingKept' },
          onError: {
            description: 'the transaction that queued it has deleted the draft, or the next page opens with it',
          },
        },
      },
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
