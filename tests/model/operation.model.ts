import { createOperationMachine, flags } from '#machines/operation/operation.machine.ts';
import { defineModel } from './harness.ts';

const machine = createOperationMachine<{ name: string }, { ID: string }>();

export const model = defineModel({
  name: 'operation',
  machine,
  starts: {
    'an operation with plain flags': {},
    'an operation that keeps its message': { keepMessage: true },
  },
  events: {
    'the screen runs it': { type: 'run', variables: { name: 'Akwa' } },
    'the screen resets it': { type: 'reset' },
    'the server answers with data': { type: 'xstate.done.actor.perform', output: { data: { ID: '7' } } },
    'the server answers without data': { type: 'xstate.done.actor.perform', output: { data: null } },
    'the call fails': { type: 'xstate.error.actor.perform', error: new Error('Ce secteur existe déjà.') },
  },
  situation: ({ result, error, keepMessage }) => [result, String(error), keepMessage],
  invariants: {
    'at most one flag is up': ({ snapshot }) => {
      const { inProgress, success, error } = flags(snapshot);
      return [inProgress, success, error].filter(Boolean).length <= 1;
    },
    'a result is there with success and only then': ({ snapshot }) =>
      flags(snapshot).success === (snapshot.context.result !== null),
    'an error is there with the error flag and only then': ({ snapshot }) =>
      flags(snapshot).error === (snapshot.context.error !== undefined),
    'a message is there with the error flag, where it is kept': ({ snapshot }) =>
      (flags(snapshot).message !== null) === (flags(snapshot).error && snapshot.context.keepMessage),
  },
});
