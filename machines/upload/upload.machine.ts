import { and, assign, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import { isBlank } from '#lib/blank.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import { notProvided, typesOf } from '../setup.ts';

export interface UploadInput {
  /** The name to begin with; left out, that of the file that is chosen. */
  readonly name?: string;
  /** The step it documents to begin with. */
  readonly stepID?: string | null;
  /** The file that the new one takes the place of. */
  readonly replaces?: string;
}

export interface SendFileCall {
  readonly file: File;
  readonly name: string;
  /** The step it documents, if any. */
  readonly stepID: string | null;
  /** Told how much has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type SendFileResult =
  | { readonly kind: 'sent' }
  /** The server understood and said no. */
  | { readonly kind: 'refused'; readonly codes: readonly ServerCode[] };

interface UploadContext {
  /** What was chosen; it stays chosen through every cut and every refusal. */
  file: File | null;
  name: string;
  /** The name is the user's own, and not one a file brought along. */
  isNamed: boolean;
  stepID: string | null;
  replaces: string | null;
  /** The name and the step as the dialog opened with them: what "unsaved" is measured against. */
  initial: { readonly name: string; readonly stepID: string | null };
  /** Why the last file chosen was not taken. */
  refusal: FileRefusal | null;
  /** A name is missing, and was asked for. */
  needsName: boolean;
  /** Share that has left, 0 to 1. */
  progress: number;
  codes: readonly ServerCode[];
  error: unknown;
}

/**
 * A file on its way to the server: chosen, checked by its name and by its content, sent with its progress, and where
 * it replaces another the other deleted. A cancelled or cut sending keeps the file: it is sent again without being
 * chosen again.
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
    /** Reads the file as far as needed. */
    check: notProvided<FileRefusal | null, { readonly file: File | null }>('check'),
    send: notProvided<SendFileResult, SendFileCall>('send'),
    /** Deletes the file that was replaced. */
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
      description: 'a file is to be chosen, or sent',
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
        taken: { description: 'the file keeps the rules' },
        refused: { description: 'the server refused the file, which is still chosen' },
        cut: { description: 'the file did not get through, and is still chosen' },
        where: { type: 'history' },
      },
    },
    checking: {
      description: 'the file is read, to see that it keeps the rules',
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
      description: 'the file is on its way',
      tags: 'busy',
      entry: 'forgetAnswer',
      on: {
        progress: { actions: assign(({ context, event }) => ({ progress: Math.max(context.progress, event.share) })) },
        cancel: { target: 'choosing.taken', description: 'the sending is stopped; the file stays chosen' },
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
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { codes: event.output.codes } : {})),
          },
        ],
        onError: { target: 'choosing.cut', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    removing: {
      description: 'the new file is there, and the one it replaces is being deleted',
      tags: 'busy',
      invoke: {
        id: 'removeOld',
        src: 'removeOld',
        input: ({ context: { replaces } }) => ({ ID: replaces ?? '' }),
        onDone: { target: 'done' },
        onError: { target: 'both', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    both: {
      description: 'the new file is there, and the one it should replace still is',
      on: {
        send: { target: 'removing', actions: 'forgetAnswer' },
        cancel: { target: 'done' },
      },
    },
    askingDiscard: {
      description: 'the user is asked whether what was chosen may go',
      on: { 'discard.confirm': { target: 'closed' }, 'discard.keep': { target: 'choosing.where' } },
    },
    done: { description: 'the file is on the server', type: 'final' },
    closed: { description: 'nothing was added', type: 'final' },
  },
});

/** A name that a chosen file brought along is no more than that file. */
function isChanged({ file, name, isNamed, stepID, initial }: UploadContext): boolean {
  return file !== null || (isNamed && name !== initial.name) || stepID !== initial.stepID;
}

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** Whether something was chosen that is not on the server, or is only half done there. */
export const isUnsaved = (snapshot: UploadSnapshot): boolean =>
  snapshot.status === 'active' && (!snapshot.matches('choosing') || isChanged(snapshot.context));
