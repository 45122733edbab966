import { and, assign, not, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import type { Dependent } from '#api/errors.ts';
import { notProvided, typesOf } from '../setup.ts';
import {
  isExpired,
  MAX_RECIPIENTS,
  type ReminderDraft,
  type ReminderIssue,
  validateReminder,
} from '#domain/regulatory/reminder-rules.ts';
import type { ReminderEvent, ReminderInput, RemoveCall, RemoveResult, SaveCall, SaveResult } from './reminder.types.ts';

export type ReminderOutcome =
  | { readonly kind: 'saved'; readonly ID: string }
  | { readonly kind: 'deleted'; readonly ID: string }
  | { readonly kind: 'closed' };

interface ReminderContext extends ReminderInput {
  /** The draft as it was opened: what "unsaved" is measured against. */
  initial: ReminderDraft;
  draft: ReminderDraft;
  /** Shown after the first attempt to save, and from then on kept up to date. */
  issues: readonly ReminderIssue[];
  checked: boolean;
  /** A sixteenth recipient was just refused. */
  seatRefused: boolean;
  /** What the server refused the last save or deletion with. */
  codes: readonly ServerCode[];
  dependents: readonly Dependent[];
  /** Whether the deletion takes the dependents along. */
  force: boolean;
  /** What the last call failed with. */
  error: unknown;
  savedID: string | null;
}

function sameDraft(a: ReminderDraft, b: ReminderDraft): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.scheduledTimeStamp === b.scheduledTimeStamp &&
    a.regulatoryActionStepID === b.regulatoryActionStepID &&
    a.isEmail === b.isEmail &&
    a.isNotification === b.isNotification &&
    a.recipientIDs.length === b.recipientIDs.length &&
    a.recipientIDs.every((ID) => b.recipientIDs.includes(ID))
  );
}

/**
 * A reminder from the opening of its editor to its end: written, edited or deleted (spec §5 and §7; decisions 40, 41).
 *
 * The draft outlives every refusal and every failure; it goes only when it is saved, when the user confirms that it
 * may, or with the reminder itself. A refusal of the server is a result with its own state; a call that did not get
 * through is a failure, and may be tried again.
 */
export const reminderMachine = setup({
  types: typesOf<{
    context: ReminderContext;
    input: ReminderInput;
    events: ReminderEvent;
    tags: 'busy' | 'unsaved';
  }>(),
  actors: {
    /** createReminder or editReminder. */
    save: notProvided<SaveResult, SaveCall>('save'),
    /** deleteReminder. */
    remove: notProvided<RemoveResult, RemoveCall>('remove'),
  },
  actions: {
    change: assign(({ context }, patch: Partial<ReminderDraft>) => {
      const draft = { ...context.draft, ...patch };
      return {
        draft,
        issues: context.checked ? validateReminder(draft, context.now()) : [],
        seatRefused: false,
        codes: [],
        error: undefined,
      };
    }),
    refuseSeat: assign({ seatRefused: true }),
    forgetRefusedSeat: assign({ seatRefused: false }),
    check: assign(({ context }) => ({ checked: true, issues: validateReminder(context.draft, context.now()) })),
    forgetAnswer: assign({ force: false, codes: [], dependents: [], error: undefined }),
    force: assign({ force: true }),
  },
  guards: {
    exists: ({ context }) => context.reminderID !== null,
    opensToDelete: ({ context }) => context.intent === 'delete' && context.reminderID !== null,
    isChanged: ({ context }) => !sameDraft(context.draft, context.initial),
    hasIssues: ({ context }) => validateReminder(context.draft, context.now()).length > 0,
    isRecipient: ({ context }, ID: string) => context.draft.recipientIDs.includes(ID),
    isFull: ({ context }) => context.draft.recipientIDs.length >= MAX_RECIPIENTS,
  },
}).createMachine({
  id: 'reminder',
  context: ({ input }) => ({
    ...input,
    initial: input.draft,
    draft: input.resumed ?? input.draft,
    issues: [],
    checked: false,
    seatRefused: false,
    codes: [],
    dependents: [],
    force: false,
    error: undefined,
    savedID: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'opensToDelete', target: 'deleting' }, { target: 'editing' }],
    },

    editing: {
      initial: 'unchanged',
      on: {
        'draft.change': {
          target: '.unchanged',
          actions: { type: 'change', params: ({ event }) => event.patch },
        },
        'recipient.add': [
          {
            description: 'a recipient is never there twice',
            guard: { type: 'isRecipient', params: ({ event }) => event.ID },
            actions: 'forgetRefusedSeat',
          },
          { guard: 'isFull', actions: 'refuseSeat' },
          {
            target: '.unchanged',
            actions: {
              type: 'change',
              params: ({ context, event }) => ({ recipientIDs: [...context.draft.recipientIDs, event.ID] }),
            },
          },
        ],
        'recipient.remove': {
          target: '.unchanged',
          actions: {
            type: 'change',
            params: ({ context, event }) => ({
              recipientIDs: context.draft.recipientIDs.filter((ID) => ID !== event.ID),
            }),
          },
        },
        save: [
          { guard: 'hasIssues', actions: 'check' },
          { guard: and(['exists', not('isChanged')]), target: 'closed' },
          { target: 'saving' },
        ],
        cancel: { target: 'closed' },
        delete: { guard: 'exists', target: 'deleting' },
      },
      states: {
        unchanged: {
          description: 'the editor is open with nothing to save',
          always: { guard: 'isChanged', target: 'changed' },
        },
        changed: {
          description: 'the editor is open with unsaved changes',
          tags: 'unsaved',
          on: { cancel: { target: '#reminder.askingDiscard' } },
        },
        refused: {
          description: 'the server refused the reminder, which is still in the editor',
          tags: 'unsaved',
          on: { cancel: { target: '#reminder.askingDiscard' } },
        },
        failed: {
          description: 'the reminder could not be sent and is still in the editor',
          tags: 'unsaved',
          on: { cancel: { target: '#reminder.askingDiscard' } },
        },
        where: { type: 'history' },
      },
    },

    saving: {
      description: 'the reminder is being saved',
      tags: ['busy', 'unsaved'],
      entry: 'forgetAnswer',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { reminderID, draft } }) => ({ reminderID, draft }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'saved',
            actions: assign(({ event }) => (event.output.kind === 'saved' ? { savedID: event.output.ID } : {})),
          },
          {
            target: 'editing.refused',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { codes: event.output.codes } : {})),
          },
        ],
        onError: { target: 'editing.failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },

    askingDiscard: {
      description: 'the user is asked whether the unsaved changes may go',
      tags: 'unsaved',
      on: {
        'discard.confirm': { target: 'closed' },
        'discard.keep': { target: 'editing.where' },
      },
    },

    deleting: {
      initial: 'asking',
      on: {
        'delete.cancel': [
          { guard: 'opensToDelete', target: 'closed' },
          { target: 'editing.where', actions: 'forgetAnswer' },
        ],
      },
      states: {
        asking: {
          description: 'the user is asked whether to delete the reminder',
          entry: 'forgetAnswer',
          on: { 'delete.confirm': { target: 'removing' } },
        },
        removing: {
          description: 'the reminder is being deleted',
          tags: 'busy',
          on: { 'delete.cancel': { description: 'what the server was asked cannot be taken back' } },
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context: { reminderID, force } }) => ({ reminderID: reminderID ?? '', force }),
            onDone: [
              { guard: ({ event }) => event.output.kind === 'deleted', target: '#reminder.deleted' },
              {
                guard: ({ context, event }) =>
                  event.output.kind === 'refused' && event.output.codes.includes('HAS_DEPENDENTS') && !context.force,
                target: 'blocked',
                actions: assign(({ event }) =>
                  event.output.kind === 'refused' ? { dependents: event.output.dependents ?? [] } : {},
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
          description: 'the user sees what would be deleted along with the reminder',
          on: { 'delete.force': { target: 'removing', actions: 'force' } },
        },
        refused: { description: 'the server refused the deletion' },
        failed: {
          description: 'the deletion could not be asked for',
          on: { 'delete.confirm': { target: 'removing', actions: assign({ error: undefined }) } },
        },
      },
    },

    saved: { description: 'the reminder is saved', type: 'final' },
    deleted: { description: 'the reminder is deleted', type: 'final' },
    closed: { description: 'the editor is closed', type: 'final' },
  },
});

export type ReminderSnapshot = SnapshotFrom<typeof reminderMachine>;

/** Whether an existing reminder stands at a time that is past: saving it needs a new one (decision 41). */
export const needsNewTime = ({ context: { reminderID, draft, now } }: ReminderSnapshot): boolean =>
  reminderID !== null && isExpired(draft, now());

/** How it ended, or `null` while it is open. */
export function outcomeOf({ value, context: { savedID, reminderID } }: ReminderSnapshot): ReminderOutcome | null {
  if (value === 'saved' && savedID !== null) return { kind: 'saved', ID: savedID };
  if (value === 'deleted' && reminderID !== null) return { kind: 'deleted', ID: reminderID };
  return value === 'closed' ? { kind: 'closed' } : null;
}
