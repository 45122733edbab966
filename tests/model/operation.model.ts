import { createOperationMachine, flags } from '#machines/operation/operation.machine.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
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
    'the user is asked something first': { type: 'xstate.error.actor.perform', error: new NotSent() },
    'the call fails': { type: 'xstate.error.actor.perform', error: new Error('Ce secteur existe déjà.') },
  },
  words: {
    title: 'One call that writes',
    about: 'Every form and button that changes something on the server uses it. It never ends: it can be run again.',
    calls: { perform: 'sends the call' },
    facts: {
      result: ['the answer is held', 'the answer is forgotten'],
      error: ['the failure is held', 'the failure is forgotten'],
    },
  },
  situation: ({ result, error, keepMessage }) => [result, String(error), keepMessage],
  facts: { flags },
  invariants: {
    'at most one flag is set': ({ snapshot }) => {
      const { inProgress, success, error } = flags(snapshot);
      return [inProgress, success, error].filter(Boolean).length <= 1;
    },
    'there is a result exactly on success': ({ snapshot }) =>
      flags(snapshot).success === (snapshot.context.result !== null),
    'there is an error exactly with the error flag': ({ snapshot }) =>
      flags(snapshot).error === (snapshot.context.error !== undefined),
    'a call that was not sent leaves no flag': ({ snapshot, event }) =>
      !(event && 'error' in event && event.error instanceof NotSent) || snapshot.matches('idle'),
    'there is a message with the error flag if the operation keeps it': ({ snapshot }) =>
      (flags(snapshot).message !== null) === (flags(snapshot).error && snapshot.context.keepMessage),
  },
});
