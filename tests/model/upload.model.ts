import { isUnsaved, uploadMachine } from '#machines/upload/upload.machine.ts';
import { defineModel } from './harness.ts';

const file = new File(['%PDF-'], 'amm.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-'], 'rcp.pdf', { type: 'application/pdf' });

export const model = defineModel({
  name: 'upload',
  machine: uploadMachine,
  starts: {
    'a file to add': {},
    'a file to replace': { name: 'AMM 2021', replaces: '7' },
  },
  events: {
    'the user chooses a file': { type: 'file.choose', file },
    'the user chooses another': { type: 'file.choose', file: other },
    'the user takes the file away': { type: 'file.remove' },
    'the user empties the name': { type: 'name.change', name: ' ' },
    'the user names the file': { type: 'name.change', name: 'Décision' },
    'the user chooses a step': { type: 'step.choose', ID: '12' },
    'the user sends': { type: 'send' },
    'half of it has left': { type: 'progress', share: 0.5 },
    'the user cancels': { type: 'cancel' },
    'the user goes on': { type: 'discard.keep' },
    'the user lets it go': { type: 'discard.confirm' },
    'the file keeps the rules': { type: 'xstate.done.actor.check', output: null },
    'the file is not what its name says': { type: 'xstate.done.actor.check', output: 'contentMismatch' },
    'the file cannot be read': { type: 'xstate.error.actor.check', error: new Error('moved') },
    'the server takes the file': { type: 'xstate.done.actor.send', output: { kind: 'sent' } },
    'the server refuses the file': {
      type: 'xstate.done.actor.send',
      output: { kind: 'refused', codes: ['FILE_TOO_LARGE'] },
    },
    'the connection is cut': { type: 'xstate.error.actor.send', error: new Error('network') },
    'the server deletes the old one': { type: 'xstate.done.actor.removeOld', output: { kind: 'removed' } },
    'the old one is not deleted': { type: 'xstate.error.actor.removeOld', error: new Error('network') },
  },
  words: {
    title: 'Sending a file',
    about:
      'The dialog that adds a file or replaces one. The old file is deleted once the new one is saved. It ends with the file ' +
      'on the server, or closed.',
    conditions: {
      hasFile: ['a file is chosen', 'no file is chosen'],
      hasName: ['it has a name', 'the name is empty'],
      replaces: ['it replaces another file', 'it is a new file'],
      isChanged: ['something was chosen or typed', 'nothing was chosen or typed'],
    },
    calls: {
      check: 'checks name, kind, size and content of the file',
      send: 'sends the file to the server',
      removeOld: 'asks the server to delete the replaced file',
    },
    facts: {
      file: ['the file is chosen', 'no file is chosen any more'],
      refusal: ['why the file was refused is shown', 'no refusal is shown any more'],
      needsName: ['the page asks for a name', 'the page asks for no name any more'],
      codes: ['the reason of the server is shown', 'no reason of the server is shown any more'],
      error: ['the failure is shown', 'no failure is shown any more'],
      progress: ['the share that was sent is shown'],
    },
    unplayed: 'While a file is checked or sent, the answers of a test arrive before anybody can act.',
  },
  situation: ({ file: chosen, name, stepID, refusal, needsName, progress, codes, error }) => [
    chosen?.name,
    name.trim() !== '',
    stepID !== null,
    refusal,
    needsName,
    progress > 0,
    codes,
    error !== undefined,
  ],
  playable: ({ before, event }) => !before.hasTag('busy') || event.type.startsWith('xstate.'),
  facts: { 'leaving warns': isUnsaved },
  invariants: {
    'the old file is deleted only after the new one was sent': ({ snapshot, before }) =>
      !snapshot.matches('removing') ||
      before?.matches('removing') === true ||
      before?.matches('sending') === true ||
      before?.matches('oldFileLeft') === true,
    'a chosen file is never discarded without a question': ({ snapshot, before }) =>
      !snapshot.matches('closed') || !before || before.matches('askingDiscard') || !isUnsaved(before),
    'only a checked file with a name is sent': ({ snapshot, before }) =>
      !snapshot.matches('sending') ||
      (snapshot.context.file !== null && snapshot.context.name.trim() !== '' && before?.matches('checking') !== true),
    'a refusal, a network failure and a cancellation keep the file and its name': ({ snapshot, before }) =>
      !before?.matches('sending') ||
      snapshot.status === 'done' ||
      (snapshot.context.file === before.context.file && snapshot.context.name === before.context.name),
    'an interrupted upload can be sent again without choosing the file again': ({ snapshot }) =>
      !snapshot.matches({ choosing: 'failed' }) || snapshot.context.file !== null,
    'declining the question keeps everything that was chosen': ({ snapshot, before }) =>
      before?.matches('askingDiscard') !== true ||
      snapshot.matches('closed') ||
      (snapshot.context.file === before.context.file && snapshot.context.name === before.context.name),
    'progress never decreases while a file is sent': ({ snapshot, before }) =>
      !(snapshot.matches('sending') && before?.matches('sending')) ||
      snapshot.context.progress >= before.context.progress,
    'a file refused by the check is not kept': ({ snapshot }) =>
      snapshot.context.refusal === null || snapshot.context.file === null,
  },
});
