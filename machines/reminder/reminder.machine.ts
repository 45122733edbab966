import { and, assign, not, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import type { Dependent } from '#api/errors.ts';
import { NotSent } from '../operation/not-sent.ts';
import { codesOf, dependentsOf, hasDependents } from '../operation/refusal.ts';
import { notProvided, typesOf, unsaved } from '../setup.ts';
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
  /** The draft that the editor opened with, to detect unsaved changes. */
  initial: ReminderDraft;
  draft: ReminderDraft;
  /** Empty until the first attempt to save; updated with each change from then on. */
  issues: readonly ReminderIssue[];
  checked: boolean;
  /** The last recipient was one too many. */
  seatRefused: boolean;
  /** The codes of the server's last refusal. */
  codes: readonly ServerCode[];
  dependents: readonly Dependent[];
  /** Whether the deletion includes the dependents. */
  force: boolean;
  /** The error of the last call, if it failed. */
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
 * The editor of a reminder: create, edit, delete. See docs/rules/regulatory.md#reminder-time and #reminder-delivery.
 *
 * The draft survives refusals and failures; it is dropped only once it is saved, when the user confirms, or when the
 * reminder is deleted. A refusal by the server is a result with its own state; a failed call can be tried again.
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
    isForced: ({ context }) => context.force,
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
      description: 'the editor is open',
      initial: 'unchanged',
      on: {
        'draft.change': {
          target: '.unchanged',
          actions: { type: 'change', params: ({ event }) => event.patch },
        },
        'recipient.add': [
          {
            description: 'nobody is invited twice',
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
          description: 'with nothing to save',
          always: { guard: 'isChanged', target: 'changed' },
        },
        changed: unsaved('with unsaved changes', '#reminder.askingDiscard'),
        refused: unsaved('after the server refused the reminder', '#reminder.askingDiscard'),
        failed: unsaved('after saving failed', '#reminder.askingDiscard'),
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
            actions: assign(({ event }) => ({ codes: codesOf(event.output) })),
          },
        ],
        onError: [
          {
            description:
              'nothing was sent: the page asks whose value is to stay, or says that the reminder is gone, and that saving again creates it anew',
            guard: ({ event }) => event.error instanceof NotSent,
            target: 'editing',
          },
          { target: 'editing.failed', actions: assign(({ event }) => ({ error: event.error })) },
        ],
      },
    },

    askingDiscard: {
      description: 'the user is asked whether the unsaved changes may be discarded',
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
          // The answers to an earlier saving were forgotten: what was refused is unsaved, no more.
          { target: 'editing', actions: 'forgetAnswer' },
        ],
        cancel: [
          { guard: 'opensToDelete', target: 'closed' },
          { target: 'editing', actions: 'forgetAnswer' },
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
          on: {
            'delete.cancel': { description: 'a request that was sent cannot be taken back' },
            cancel: { description: 'a request that was sent cannot be taken back' },
          },
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context: { reminderID, force } }) => ({ reminderID: reminderID ?? '', force }),
            onDone: [
              { guard: ({ event }) => event.output.kind === 'deleted', target: '#reminder.deleted' },
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
          on: { 'delete.force': { target: 'removing', actions: 'force' } },
        },
        refused: {
          description: 'the server refused the deletion',
          on: { 'delete.confirm': { target: 'removing', actions: assign({ codes: [] }) } },
        },
        failed: {
          description: 'the deletion failed: the reminder may be deleted or not',
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

/** Whether leaving now would lose what was written, also while another question is open. */
export const isUnsaved = (snapshot: ReminderSnapshot): boolean =>
  snapshot.hasTag('unsaved') ||
  (snapshot.status === 'active' && !sameDraft(snapshot.context.draft, snapshot.context.initial));

/** Whether an existing reminder has expired: to save it, the user must choose a new time. */
export const needsNewTime = ({ context: { reminderID, draft, now } }: ReminderSnapshot): boolean =>
  reminderID !== null && isExpired(draft, now());

/** The outcome; `null` while the editor is open. */
export function outcomeOf({ value, context: { savedID, reminderID } }: ReminderSnapshot): ReminderOutcome | null {
  if (value === 'saved' && savedID !== null) return { kind: 'saved', ID: savedID };
  if (value === 'deleted' && reminderID !== null) return { kind: 'deleted', ID: reminderID };
  return value === 'closed' ? { kind: 'closed' } : null;
}
