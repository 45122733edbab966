import { cascadeDeleteMachine } from '#machines/cascade-delete/cascade-delete.machine.ts';
import { defineModel } from './harness.ts';

export const model = defineModel({
  name: 'cascade-delete',
  machine: cascadeDeleteMachine,
  starts: { 'a record to delete': undefined },
  events: {
    'the user confirms': { type: 'confirm' },
    'the user deletes all the same': { type: 'force' },
    'the user cancels': { type: 'cancel' },
    'the server deletes': { type: 'xstate.done.actor.remove', output: { kind: 'deleted' } },
    'the server lists what depends on it': {
      type: 'xstate.done.actor.remove',
      output: {
        kind: 'refused',
        codes: ['HAS_DEPENDENTS'],
        dependents: [{ kind: 'RegulatoryActionStep', ID: '12', name: 'Dépôt du dossier' }],
      },
    },
    'the server refuses': {
      type: 'xstate.done.actor.remove',
      output: { kind: 'refused', codes: ['NOT_FOUND'], dependents: [] },
    },
    'the call fails': { type: 'xstate.error.actor.remove', error: new Error('network') },
  },
  situation: ({ force, dependents, codes, error }) => [force, dependents.length, codes, error !== undefined],
  words: {
    title: 'Deleting a record that others may depend on',
    about:
      'Pages of regulatory affairs ask it wherever they delete a file, an action or a step. It ends deleted, or closed.',
    conditions: {
      isForced: ['the user has accepted that those go too', 'the record alone was to be deleted'],
    },
    calls: {
      remove: ({ context: { force } }) =>
        force
          ? 'asks the server to delete the record and what depends on it'
          : 'asks the server to delete the record alone',
    },
    facts: {
      dependents: ['the list names each of them with its kind', 'the list is forgotten'],
      codes: ['the reason is shown', 'no reason is shown any more'],
      error: ['the failure is shown', 'no failure is shown any more'],
    },
    unplayed: 'While the page works it takes no answer, so a browser cannot cancel there.',
  },
  playable: ({ before, event }) => !before.hasTag('busy') || event.type.startsWith('xstate.'),
  invariants: {
    'what depends on the record is deleted only once the user has seen it and accepted that it goes too': ({
      snapshot,
      before,
    }) => !snapshot.context.force || before?.context.force === true || before?.matches('blocked') === true,
    'the record is deleted only when the server says so': ({ snapshot, before }) =>
      !snapshot.matches('deleted') || before?.matches('deleting') === true,
    'the user is asked to accept it only with a list of it': ({ snapshot }) =>
      !snapshot.matches('blocked') || snapshot.context.dependents.length > 0,
    'a deletion that was refused or has failed can be tried again, and asks for the same': ({
      snapshot,
      before,
      event,
    }) =>
      event?.type !== 'confirm' ||
      !(before?.matches('refused') === true || before?.matches('failed') === true) ||
      (snapshot.matches('deleting') && snapshot.context.force === before.context.force),
    'a deletion in progress cannot be cancelled': ({ snapshot, before }) =>
      !snapshot.matches('cancelled') || before?.matches('deleting') !== true,
    'a failure is shown exactly after a call that failed': ({ snapshot }) =>
      snapshot.status === 'done' || (snapshot.context.error !== undefined) === snapshot.matches('failed'),
  },
});
