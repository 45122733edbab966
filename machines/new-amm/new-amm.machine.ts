import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import { MAX_RECIPIENTS } from '#domain/regulatory/reminder-rules.ts';
import { codesOf } from '../operation/refusal.ts';
import { notProvided, typesOf } from '../setup.ts';
import { type AmmDraft, type AmmPage, validateAmm } from '#domain/regulatory/amm-rules.ts';
import type { AmmEvent, AmmInput, SendAmmCall, SendAmmResult } from './new-amm.types.ts';

interface AmmContext extends AmmInput {
  /** The draft that the dialog opened with, to detect unsaved changes. */
  initial: AmmDraft;
  draft: AmmDraft;
  /** The page on screen; while sending, the page that the draft was sent from. */
  page: AmmPage;
  /** A chosen file while it is being checked. */
  offered: File | null;
  /** Why the last chosen file was refused. */
  refusal: FileRefusal | null;
  /** Pages that the user tried to leave; from then on they show their issues. */
  checked: readonly AmmPage[];
  /** The last recipient was one too many. */
  seatRefused: boolean;
  progress: number;
  /** The codes of the server's refusal; `null` if there was none. */
  codes: readonly ServerCode[] | null;
  error: unknown;
}

/**
 * The dialog for a new authorisation: three pages, then one call (createAMMFileAndReminder). The draft survives refusals
 * and failures; it is dropped only once it is saved, or when the user confirms.
 */
export const newAmmMachine = setup({
  types: typesOf<{ context: AmmContext; input: AmmInput; events: AmmEvent; tags: 'busy' }>(),
  actors: {
    /** Checks name, type, size and content. */
    check: notProvided<FileRefusal | null, { readonly file: File | null }>('check'),
    send: notProvided<SendAmmResult, SendAmmCall>('send'),
  },
  actions: {
    change: assign(({ context }, patch: Partial<AmmDraft>) => ({
      draft: { ...context.draft, ...patch },
      seatRefused: false,
      codes: null,
      error: undefined,
    })),
    takeOffered: assign(({ context: { draft, offered } }) => ({
      draft: { ...draft, file: offered, fileName: draft.fileName.trim() || (offered?.name ?? '') },
      offered: null,
    })),
    check: assign(({ context }, page: AmmPage) => ({ checked: [...new Set([...context.checked, page])] })),
  },
  guards: {
    isChanged: ({ context: { draft, initial, offered } }) => offered !== null || !sameDraft(draft, initial),
    hasIssues: ({ context: { draft, now } }, page: AmmPage) =>
      validateAmm(draft, now()).some((issue) => issue.page === page),
    isRecipient: ({ context }, ID: string) => context.draft.recipientIDs.includes(ID),
    isFull: ({ context }) => context.draft.recipientIDs.length >= MAX_RECIPIENTS,
  },
}).createMachine({
  id: 'new-amm',
  context: ({ input }) => ({
    ...input,
    initial: input.draft,
    draft: input.resumed ?? input.draft,
    page: 'authorisation',
    offered: null,
    refusal: null,
    checked: [],
    seatRefused: false,
    progress: 0,
    codes: null,
    error: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'the dialog is open',
      initial: 'authorisation',
      on: {
        'draft.change': { actions: { type: 'change', params: ({ event }) => event.patch } },
        cancel: [{ guard: 'isChanged', target: 'askingDiscard' }, { target: 'closed' }],
      },
      states: {
        authorisation: {
          description: 'the user enters the file, the number and the dates',
          entry: assign({ page: 'authorisation' }),
          on: {
            'file.choose': {
              target: 'checking',
              actions: assign(({ event: { file } }) => ({
                offered: file,
                refusal: null,
                codes: null,
                error: undefined,
              })),
            },
            'file.remove': { actions: { type: 'change', params: { file: null, fileName: '' } } },
            next: [
              {
                guard: { type: 'hasIssues', params: 'authorisation' },
                actions: { type: 'check', params: 'authorisation' },
              },
              { target: 'step' },
            ],
          },
        },
        checking: {
          description: 'the file is being checked',
          tags: 'busy',
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context: { offered } }) => ({ file: offered }),
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'authorisation', actions: 'takeOffered' },
              { target: 'authorisation', actions: assign(({ event }) => ({ refusal: event.output, offered: null })) },
            ],
            onError: {
              target: 'authorisation',
              actions: assign(({ event }) => ({ error: event.error, offered: null })),
            },
          },
        },
        step: {
          description: 'the user enters the regulatory step that the authorisation closes',
          entry: assign({ page: 'step' }),
          on: {
            back: { target: 'authorisation' },
            next: [
              { guard: { type: 'hasIssues', params: 'step' }, actions: { type: 'check', params: 'step' } },
              { target: 'reminder' },
            ],
          },
        },
        reminder: {
          description: 'the user enters the reminder',
          entry: assign({ page: 'reminder' }),
          on: {
            back: { target: 'step' },
            'recipient.add': [
              {
                description: 'nobody is invited twice',
                guard: { type: 'isRecipient', params: ({ event }) => event.ID },
                actions: assign({ seatRefused: false }),
              },
              { guard: 'isFull', actions: assign({ seatRefused: true }) },
              {
                actions: {
                  type: 'change',
                  params: ({ context, event }) => ({ recipientIDs: [...context.draft.recipientIDs, event.ID] }),
                },
              },
            ],
            'recipient.remove': {
              actions: {
                type: 'change',
                params: ({ context, event }) => ({
                  recipientIDs: context.draft.recipientIDs.filter((ID) => ID !== event.ID),
                }),
              },
            },
            send: [
              { guard: { type: 'hasIssues', params: 'reminder' }, actions: { type: 'check', params: 'reminder' } },
              { target: '#new-amm.sending' },
            ],
          },
        },
        where: { type: 'history' },
      },
    },

    sending: {
      description: 'the authorisation is being sent',
      tags: 'busy',
      entry: assign({ progress: 0, codes: null, error: undefined }),
      on: {
        progress: { actions: assign(({ context, event }) => ({ progress: Math.max(context.progress, event.share) })) },
        cancel: { target: 'editing.reminder', description: 'sending stops; the draft stays' },
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { draft }, self }) => ({
          draft,
          onProgress: (share) => self.send({ type: 'progress', share }),
        }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'saved', target: 'done' },
          {
            guard: ({ event }) => pageOf(codesOf(event.output)) === 'authorisation',
            target: 'editing.authorisation',
            actions: assign(({ event }) => ({ codes: codesOf(event.output) })),
          },
          {
            target: 'editing.reminder',
            actions: assign(({ event }) => ({ codes: codesOf(event.output) })),
          },
        ],
        onError: { target: 'editing.reminder', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },

    askingDiscard: {
      description: 'the user is asked whether the draft may be discarded',
      on: { 'discard.confirm': { target: 'closed' }, 'discard.keep': { target: 'editing.where' } },
    },

    done: { description: 'the authorisation is saved', type: 'final' },
    closed: { description: 'the dialog is closed', type: 'final' },
  },
});

const FIELDS: readonly (keyof Omit<AmmDraft, 'recipientIDs'>)[] = [
  'file',
  'fileName',
  'number',
  'start',
  'end',
  'isUnlimited',
  'stepName',
  'stepDescription',
  'reminderName',
  'reminderDescription',
  'scheduledTimeStamp',
  'isNotification',
  'isEmail',
];

function sameDraft(a: AmmDraft, b: AmmDraft): boolean {
  return FIELDS.every((field) => a[field] === b[field]) && a.recipientIDs.join() === b.recipientIDs.join();
}

export type NewAmmSnapshot = SnapshotFrom<typeof newAmmMachine>;

/** Whether the draft has changes that are not on the server. */
export const isUnsaved = ({ status, context: { draft, initial } }: NewAmmSnapshot): boolean =>
  status === 'active' && !sameDraft(draft, initial);

/** The page on which a refusal of the server is shown: the last one, unless the refusal is about the authorisation. */
const pageOf = (codes: readonly ServerCode[]): AmmPage =>
  codes.some((code) => code.startsWith('FILE_') || code === 'INVALID_DATE_RANGE') ? 'authorisation' : 'reminder';
