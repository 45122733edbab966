import { and, assign, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import type { Refusal } from '#api/refusal.ts';
import { isBlank } from '#lib/blank.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import { codesOf } from '../operation/refusal.ts';
import { notProvided, typesOf } from '../setup.ts';

export interface UploadInput {
  /** The initial name; by default that of the chosen file. */
  readonly name?: string;
  /** The initial regulatory step. */
  readonly stepID?: string | null;
  /** ID of the file to replace. */
  readonly replaces?: string;
}

export interface SendFileCall {
  readonly file: File;
  readonly name: string;
  /** The regulatory step that the file documents. */
  readonly stepID: string | null;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type SendFileResult = { readonly kind: 'sent' } | Refusal;

interface UploadContext {
  /** The chosen file; it survives failures and refusals. */
  file: File | null;
  name: string;
  /** The user typed the name; it was not taken from a file. */
  isNamed: boolean;
  stepID: string | null;
  replaces: string | null;
  /** The name and step that the dialog opened with, to detect unsaved changes. */
  initial: { readonly name: string; readonly stepID: string | null };
  /** Why the last chosen file was refused. */
  refusal: FileRefusal | null;
  /** Sending was tried without a name. */
  needsName: boolean;
  /** Share sent, 0 to 1. */
  progress: number;
  codes: readonly ServerCode[];
  error: unknown;
}

/**
 * Upload of a file: it is chosen, checked by name and content, and sent with progress; a file that it replaces is then
 * deleted. After a cancelled or failed upload the file stays chosen, so that it can be sent again.
 */
export const uploadMachine = setup({
  types: typesOf<{
    context: UploadContext;
    input: UploadInput;
    events:
      | { readonly type: 'file.choose'; readonly file: File }
      | { readonly type: 'file.remove' }
      | { readonly type: 'name.change'; readonly name: string }
      | { readonly type: 'step.choose'; readonly ID: string | null }
      | { readonly type: 'send' }
      | { readonly type: 'progress'; readonly share: number }
      | { readonly type: 'cancel' }
      | { readonly type: 'discard.keep' }
      | { readonly type: 'discard.confirm' };
    tags: 'busy';
  }>(),
  actors: {
    /** Checks name, type, size and content. */
    check: notProvided<FileRefusal | null, { readonly file: File | null }>('check'),
    send: notProvided<SendFileResult, SendFileCall>('send'),
    /** Deletes the replaced file. */
    removeOld: notProvided<{ readonly kind: 'removed' }, { readonly ID: string }>('removeOld'),
  },
  actions: {
    choose: assign(({ context }, file: File) => ({
      file,
      name: context.isNamed ? context.name : file.name,
      refusal: null,
      codes: [],
      error: undefined,
    })),
    forgetFile: assign({ file: null }),
    forgetAnswer: assign({ codes: [], error: undefined, needsName: false, progress: 0 }),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    hasName: ({ context }) => !isBlank(context.name),
    replaces: ({ context }) => context.replaces !== null,
    isChanged: ({ context }) => isChanged(context),
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { name = '', stepID = null, replaces = null } }) => ({
    file: null,
    name,
    isNamed: name !== '',
    stepID,
    replaces,
    initial: { name, stepID },
    refusal: null,
    needsName: false,
    progress: 0,
    codes: [],
    error: undefined,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'the user chooses a file or sends it',
      initial: 'none',
      on: {
        'file.choose': { target: 'checking', actions: { type: 'choose', params: ({ event }) => event.file } },
        'file.remove': { target: '.none', actions: ['forgetFile', 'forgetAnswer'] },
        'name.change': {
          actions: assign(({ event: { name } }) => ({ name, isNamed: !isBlank(name), needsName: false })),
        },
        'step.choose': { actions: assign(({ event: { ID } }) => ({ stepID: ID })) },
        send: [
          { guard: and(['hasFile', 'hasName']), target: 'sending' },
          { guard: 'hasFile', actions: assign({ needsName: true }) },
        ],
        cancel: [{ guard: 'isChanged', target: 'askingDiscard' }, { target: 'closed' }],
      },
      states: {
        none: { description: 'no file is chosen' },
        taken: { description: 'the file was accepted' },
        refused: { description: 'the server refused the file, which stays chosen' },
        failed: { description: 'the upload failed, and the file stays chosen' },
        where: { type: 'history' },
      },
    },
    checking: {
      description: 'the file is being checked',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'choosing.taken' },
          {
            target: 'choosing.none',
            actions: ['forgetFile', assign(({ event }) => ({ refusal: event.output }))],
          },
        ],
        onError: { target: 'choosing.none', actions: ['forgetFile', assign(({ event }) => ({ error: event.error }))] },
      },
    },
    sending: {
      description: 'the file is being sent',
      tags: 'busy',
      entry: 'forgetAnswer',
      on: {
        progress: { actions: assign(({ context, event }) => ({ progress: Math.max(context.progress, event.share) })) },
        cancel: { target: 'choosing.taken', description: 'the upload stops; the file stays chosen' },
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { file, name, stepID }, self }) => {
          if (!file) throw new Error('There is no file to send.');
          const onProgress = (share: number) => self.send({ type: 'progress', share });
          return { file, name: name.trim(), stepID, onProgress };
        },
        onDone: [
          { guard: and([({ event }) => event.output.kind === 'sent', 'replaces']), target: 'removing' },
          { guard: ({ event }) => event.output.kind === 'sent', target: 'done' },
          {
            target: 'choosing.refused',
            actions: assign(({ event }) => ({ codes: codesOf(event.output) })),
          },
        ],
        onError: { target: 'choosing.failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    removing: {
      description: 'the new file is saved, and the replaced one is being deleted',
      tags: 'busy',
      invoke: {
        id: 'removeOld',
        src: 'removeOld',
        input: ({ context: { replaces } }) => ({ ID: replaces ?? '' }),
        onDone: { target: 'done' },
        onError: { target: 'oldFileLeft', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    oldFileLeft: {
      description: 'the new file is saved, but the replaced one could not be deleted',
      on: {
        send: { target: 'removing', actions: 'forgetAnswer' },
        cancel: { target: 'done' },
      },
    },
    askingDiscard: {
      description: 'the user is asked whether the changes may be discarded',
      on: { 'discard.confirm': { target: 'closed' }, 'discard.keep': { target: 'choosing.where' } },
    },
    done: { description: 'the file is on the server', type: 'final' },
    closed: { description: 'the dialog was closed without an upload', type: 'final' },
  },
});

/** A name that was taken from the chosen file does not count as a change of its own. */
function isChanged({ file, name, isNamed, stepID, initial }: UploadContext): boolean {
  return file !== null || (isNamed && name !== initial.name) || stepID !== initial.stepID;
}

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** Whether leaving now would lose a choice, or leave an upload unfinished. */
export const isUnsaved = (snapshot: UploadSnapshot): boolean =>
  snapshot.status === 'active' && (!snapshot.matches('choosing') || isChanged(snapshot.context));
