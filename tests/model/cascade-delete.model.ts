import { cascadeDeleteMachine } from '#machines/cascade-delete/cascade-delete.machine.ts';
import { defineModel } from './harness.ts';

export const model = defineModel({
  name: 'cascade-delete',
  machine: cascadeDeleteMachine,
  starts: { 'something to delete': undefined },
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
  playable: ({ before, event }) => !before.hasTag('busy') || event.type.startsWith('xstate.'),
  invariants: {
    'a deletion starts without force, and is forced only after the list of dependents': ({ snapshot, before }) =>
      !snapshot.context.force || before?.context.force === true || before?.matches('blocked') === true,
    'force is offered only with a list of dependents': ({ snapshot }) =>
      !snapshot.matches('blocked') || snapshot.context.dependents.length > 0,
    'the record is deleted only when the server says so': ({ snapshot, before }) =>
      !snapshot.matches('deleted') || before?.matches('deleting') === true,
    'a deletion in progress cannot be cancelled': ({ snapshot, before }) =>
      !snapshot.matches('cancelled') || before?.matches('deleting') !== true,
    'there is an error exactly after a failure': ({ snapshot }) =>
      snapshot.status === 'done' || (snapshot.context.error !== undefined) === snapshot.matches('failed'),
  },
});
