import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import {
  createOperationMachine,
  flags,
  MissingDataError,
  type Answer,
  type Call,
} from '#machines/operation/operation.machine.ts';

type Perform = (call: Call<string> & { signal: AbortSignal }) => Promise<Answer<number>>;

function operationOf(perform: Perform, keepMessage = false) {
  const machine = createOperationMachine<string, number>().provide({
    actors: { perform: fromPromise(({ input, signal }) => perform({ ...input, signal })) },
  });
  return createActor(machine, { input: { keepMessage } }).start();
}

const never = () => Promise.withResolvers<Answer<number>>().promise;

test('a call goes from in progress to success, with its result', async () => {
  const operation = operationOf(({ variables }) => Promise.resolve({ data: variables.length }));
  operation.send({ type: 'run', variables: 'Akwa' });
  expect(flags(operation.getSnapshot())).toEqual({ inProgress: true, success: false, error: false, message: null });
  const after = await waitFor(operation, (snapshot) => !snapshot.hasTag('busy'));
  expect(flags(after)).toEqual({ inProgress: false, success: true, error: false, message: null });
  expect(after.context.result).toBe(4);
});

test.each([0, 1, 2])('a number is data, zero included: %i', async (data) => {
  const operation = operationOf(() => Promise.resolve({ data }));
  operation.send({ type: 'run', variables: '' });
  const after = await waitFor(operation, (snapshot) => !snapshot.hasTag('busy'));
  expect(after.context.result).toBe(data);
});

test.each([null, undefined])('an answer of %s is an error', async (data) => {
  const operation = operationOf(() => Promise.resolve({ data }));
  operation.send({ type: 'run', variables: '' });
  const after = await waitFor(operation, (snapshot) => !snapshot.hasTag('busy'));
  expect(flags(after).error).toBe(true);
  expect(after.context.error).toBeInstanceOf(MissingDataError);
});

test.each([
  [true, 'Ce secteur existe déjà.'],
  [false, null],
])('a failure with keepMessage %s has the message %s', async (keepMessage, message) => {
  const operation = operationOf(() => Promise.reject(new Error('Ce secteur existe déjà.')), keepMessage);
  operation.send({ type: 'run', variables: '' });
  const after = await waitFor(operation, (snapshot) => !snapshot.hasTag('busy'));
  expect(flags(after)).toEqual({ inProgress: false, success: false, error: true, message });
});

test('a second run is ignored while one is in progress', () => {
  const perform = vi.fn<Perform>(never);
  const operation = operationOf(perform);
  operation.send({ type: 'run', variables: 'first' });
  operation.send({ type: 'run', variables: 'second' });
  expect(perform).toHaveBeenCalledOnce();
});

test('running again clears the last result and the last error', async () => {
  const perform = vi.fn<Perform>(never).mockRejectedValueOnce(new Error('network'));
  const operation = operationOf(perform, true);
  operation.send({ type: 'run', variables: '' });
  await waitFor(operation, (snapshot) => snapshot.matches('error'));
  operation.send({ type: 'run', variables: '' });
  expect(flags(operation.getSnapshot())).toEqual({ inProgress: true, success: false, error: false, message: null });
});

test.each(['reset', 'stop'] as const)('%s aborts the call', (how) => {
  let aborted: AbortSignal | undefined;
  const operation = operationOf(({ signal }) => {
    aborted = signal;
    return never();
  });
  operation.send({ type: 'run', variables: '' });
  if (how === 'stop') operation.stop();
  else operation.send({ type: 'reset' });
  expect(aborted?.aborted).toBe(true);
});
