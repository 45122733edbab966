import { expect, test } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { createCallLog } from '#mocks/hosts/call-log.ts';
import { writeAnswer } from '#mocks/hosts/written-answer.ts';

const call = { query: 'mutation Save($name: String!) { save(name: $name) { ID } }', variables: { name: 'Un' } };

test('a call is logged with its variables, its outcome and its duration', () => {
  let now = 1000;
  const log = createCallLog(() => now);
  const settle = log.begin(call);
  expect(log.list()).toMatchObject([{ operation: 'Save', at: 1000, duration: null, outcome: 'pending', states: [] }]);
  now = 1250;
  settle(writeAnswer({ data: { save: { ID: '1' } } }));
  expect(log.list()).toMatchObject([{ duration: 250, outcome: 'answered' }]);
  expect(log.list()[0]?.read()).toEqual({ variables: { name: 'Un' }, answer: { data: { save: { ID: '1' } } } });
  log.begin({ query: '{ readAll { ID } }' })(null);
  log.begin(call)(writeAnswer({ errors: [{ message: 'FORBIDDEN' }] }));
  expect(log.list().map(({ operation, outcome }) => [operation, outcome])).toEqual([
    ['Save', 'refused'],
    ['readAll', 'failed'],
    ['Save', 'answered'],
  ]);
});

test('the log keeps the last fifty calls', () => {
  const log = createCallLog(() => 0);
  for (let times = 0; times < 60; times += 1) log.begin(call)(writeAnswer({ data: null }));
  expect(log.list().map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
});

test('secrets are left out, and a file is logged by its name', () => {
  const log = createCallLog(() => 0);
  const file = new File(['%PDF-'], 'amm.pdf', { type: 'application/pdf' });
  const secret = 'demo.user-cm-1.1';
  log.begin({ query: call.query, variables: { token: secret, password: 'tournee', list: [{ file }] } })(
    writeAnswer({ data: { createToken: { token: secret, Member: { ID: 'user-cm-1' } } } }),
  );
  const logged = JSON.stringify(log.list()[0]?.read());
  expect(logged).not.toContain(secret);
  expect(logged).not.toContain('tournee');
  expect(logged).toContain('amm.pdf');
  expect(logged).toContain('user-cm-1');
});

test('a machine that continues with an answer is logged with the call', async () => {
  const log = createCallLog(() => 0);
  const save = async () => {
    log.begin(call)(writeAnswer({ data: { save: { ID: '1' } } }));
  };
  const machine = setup({ actors: { save: fromPromise(save) } }).createMachine({
    id: 'editor',
    initial: 'writing',
    states: { writing: { on: { send: 'saving' } }, saving: { invoke: { src: 'save', onDone: 'saved' } }, saved: {} },
  });
  const actor = createActor(machine, { inspect: log.inspect }).start();
  actor.send({ type: 'send' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(log.list()).toMatchObject([{ states: [{ machine: 'editor', from: 'saving', to: 'saved' }] }]);
});
