import { describe, expect, test } from 'vitest';
import { createHistories } from '#mocks/seed/field-work.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const historyOf = createHistories(world);
const customerID = inAgency(world.healthWorkers, 'cm')[0]?.ID ?? '';
const product = inAgency(world.pharmaProducts, 'cm')[0]?.ID ?? '';

const CALL = 'readCustomerHealthWorkerDetailedDatas';
const cardOf = (ID: string) => `{ ${CALL}(customerHealthWorkerID: "${ID}") { ID
  MyRelationshipsWithProductAdvancement { ID relationState dateTimestamp PharmaProduct { ID } }
  MyCustomerExpectations { ID periodStart periodEnd toBeImproved }
  MyLeadedActionsReceived { ID periodStart periodEnd requests CreatedBy { ID } } } }`;

const read = async ({ ask }: Awaited<ReturnType<typeof enterAs>>) => at((await ask(cardOf(customerID))).data, CALL);

const STAGE = `mutation ($customerID: ID!, $state: String!, $at: Timestamp!) {
  createRelationshipWithProductAdvancement(customerID: $customerID, pharmaProductID: "${product}", relationState: $state,
    dateTimestamp: $at) { ID relationState PharmaProduct { ID } }
}`;

describe('createRelationshipWithProductAdvancement', () => {
  const yesterday = NOW - 86_400;

  test('adds a stage, and the history keeps the others', async () => {
    const client = await enterAs(openServer(), 'Delegue');
    const before = listAt(await read(client), 'MyRelationshipsWithProductAdvancement');
    expect(codesOf(await client.ask(STAGE, { customerID, state: 'LoyalClient', at: yesterday }))).toEqual([]);
    const after = listAt(await read(client), 'MyRelationshipsWithProductAdvancement');
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({
      relationState: 'LoyalClient',
      dateTimestamp: yesterday,
      PharmaProduct: { ID: product },
    });
  });

  test('made again, as when its answer was lost, adds nothing', async () => {
    const client = await enterAs(openServer(), 'Delegue');
    const variables = { customerID, state: 'LoyalClient', at: yesterday };
    const [first, again] = [await client.ask(STAGE, variables), await client.ask(STAGE, variables)];
    expect(again).toEqual(first);
    await client.ask(STAGE, { ...variables, at: yesterday + 1 });
    const stages = listAt(await read(client), 'MyRelationshipsWithProductAdvancement');
    expect(
      stages.filter(
        (stage) => at(stage, 'relationState') === 'LoyalClient' && at(stage, 'dateTimestamp') === yesterday,
      ),
    ).toHaveLength(1);
    expect(stages.filter((stage) => at(stage, 'dateTimestamp') === yesterday + 1)).toHaveLength(1);
  });

  test('may be dated now', async () => {
    const { ask } = await enterAs(openServer(), 'Delegue');
    expect(codesOf(await ask(STAGE, { customerID, state: 'LoyalClient', at: NOW }))).toEqual([]);
    expect(codesOf(await ask(STAGE, { customerID, state: 'LoyalClient', at: NOW + 1 }))).toEqual([
      'INVALID_DATE_RANGE',
    ]);
  });

  test('survives a replay of the journal', async () => {
    const server = openServer();
    const { ask } = await enterAs(server, 'Delegue');
    await ask(STAGE, { customerID, state: 'LostClient', at: yesterday });
    const again = await read(await enterAs(openServer({ journal: server.journal() }), 'Boss'));
    expect(listAt(again, 'MyRelationshipsWithProductAdvancement').at(-1)).toMatchObject({
      relationState: 'LostClient',
    });
  });

  test.each([
    ['an unknown stage', { customerID, state: 'friend', at: yesterday }, 'UNKNOWN_STATUS'],
    ['a date to come', { customerID, state: 'prospect', at: 4_000_000_000 }, 'INVALID_DATE_RANGE'],
    ['an unknown customer', { customerID: 'nobody', state: 'prospect', at: yesterday }, 'NOT_FOUND'],
    ['a customer of another agency', { customerID: 'hw-ci-1', state: 'prospect', at: yesterday }, 'NOT_FOUND'],
  ])('refuses %s', async (_what, variables, code) => {
    const { ask } = await enterAs(openServer(), 'Delegue');
    expect(codesOf(await ask(STAGE, variables))).toEqual([code]);
  });
});

const write = (call: string, text: string) => `mutation ($customerID: ID!) {
  ${call}(customerID: $customerID, periodStart: "2026-10-01", periodEnd: "2026-12-31", ${text}: "Plus court") { ID }
}`;
const WRITE_EXPECTATION = write('createCustomerExpectation', 'toBeImproved');
const WRITE_ACTION = write('createLeadedAction', 'requests');

const PERIODS = [
  ['Expectation', 'MyCustomerExpectations', 'createCustomerExpectation', 'updateCustomerExpectation', 'toBeImproved'],
  ['leaded action', 'MyLeadedActionsReceived', 'createLeadedAction', 'updateLeadedAction', 'requests'],
] as const;

const EXPECTATION_TEXTS = ['toBeImproved', 'expectedProducts'];
const ACTION_TEXTS = ['requests', 'actionMaterials', 'actionHumanRelations', 'actionFinancial'];

describe.each(PERIODS)('%s', (_kind, field, create, update, text) => {
  const args = (words: string, start = '2026-10-01', end = '2026-12-31') =>
    `periodStart: "${start}", periodEnd: "${end}", ${text}: ${JSON.stringify(words)}`;

  test('is created and changed, without the others', async () => {
    const client = await enterAs(openServer(), 'Boss');
    const before = textsAt(listAt(await read(client), field), 'ID');
    const made = await client.ask(`mutation { ${create}(customerID: "${customerID}", ${args('Plus court')}) { ID } }`);
    const ID = textAt(made.data, create, 'ID');
    await client.ask(`mutation { ${update}(ID: "${ID}", ${args(' Plus long ')}) { ID } }`);
    const after = listAt(await read(client), field);
    expect(textsAt(after, 'ID').toSorted()).toEqual([...before, ID].toSorted());
    expect(after.find((record) => at(record, 'ID') === ID)).toMatchObject({ [text]: 'Plus long' });
  });

  test('of the past is changed in its place', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const known = [...inAgency(world.healthWorkers, 'cm')].find((each) => {
      const { expectations, leadedActions } = historyOf(each);
      return expectations.length > 0 && leadedActions.length > 0;
    });
    const query = cardOf(known?.ID ?? '');
    const before = listAt((await ask(query)).data, CALL, field);
    const ID = textAt(before, 0, 'ID');
    expect(
      codesOf(await ask(`mutation { ${update}(ID: "${ID}", ${args('Autre', '2020-01-01', '2020-02-01')}) { ID } }`)),
    ).toEqual([]);
    const after = listAt((await ask(query)).data, CALL, field);
    expect(textsAt(after, 'ID').toSorted()).toEqual(textsAt(before, 'ID').toSorted());
    expect(after.at(-1)).toMatchObject({ ID, periodStart: '2020-01-01', [text]: 'Autre' });
  });

  const texts = field === 'MyCustomerExpectations' ? EXPECTATION_TEXTS : ACTION_TEXTS;
  const within = 'periodStart: "2026-10-01", periodEnd: "2026-10-01"';
  const told = `ID periodStart periodEnd ${texts.join(' ')}`;

  test('has each of its texts, trimmed; one that is blank is none, and any one of them is enough', async () => {
    const client = await enterAs(openServer(), 'Boss');
    const writing = async (call: string, of: string, given: Readonly<Record<string, string>>) => {
      const values = Object.entries(given).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      const answer = await client.ask(`mutation { ${call}(${of}, ${within}, ${values.join(', ')}) { ${told} } }`);
      expect(codesOf(answer)).toEqual([]);
      return at(answer.data, call);
    };
    const every = (value: (name: string) => string | null) =>
      Object.fromEntries(texts.map((name) => [name, value(name)]));
    const period = { periodStart: '2026-10-01', periodEnd: '2026-10-01' };
    const spaced = Object.fromEntries(texts.map((name) => [name, ` Dit de ${name} `]));
    const made = await writing(create, `customerID: "${customerID}"`, spaced);
    const ID = textAt(made, 'ID');
    expect(made).toEqual({ ID, ...period, ...every((name) => `Dit de ${name}`) });
    for (const kept of texts) {
      const blank = Object.fromEntries(texts.map((name) => [name, name === kept ? 'Seul' : ' ']));
      const changed = await writing(update, `ID: "${ID}"`, blank);
      expect(changed).toEqual({ ID, ...period, ...every((name) => (name === kept ? 'Seul' : null)) });
    }
  });

  test('made again, as when its answer was lost, adds nothing; other words are another record', async () => {
    const client = await enterAs(openServer(), 'Boss');
    const made = async (words: string) =>
      textAt(
        (await client.ask(`mutation { ${create}(customerID: "${customerID}", ${args(words)}) { ID } }`)).data,
        create,
        'ID',
      );
    const first = await made('Plus court');
    expect(await made(' Plus court ')).toBe(first);
    expect(await made('Plus long')).not.toBe(first);
  });

  test('is not changed by whoever may not see its customer', async () => {
    const known = inAgency(world.healthWorkers, 'cm').find((each) => {
      const { expectations, leadedActions } = historyOf(each);
      return expectations.length > 0 && leadedActions.length > 0;
    });
    const history = known && historyOf(known);
    const [record] = (field === 'MyCustomerExpectations' ? history?.expectations : history?.leadedActions) ?? [];
    const server = openServer({ switches: { viewHealthWorker: false } });
    const { ask } = await enterAs(server, 'Boss');
    expect(codesOf(await ask(`mutation { ${update}(ID: "${record?.ID}", ${args('x')}) { ID } }`))).toEqual([
      'NOT_FOUND',
    ]);
    expect(server.journal()).toEqual([]);
  });

  test('needs a period that ends after it begins, and a text', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const call = (given: string) => ask(`mutation { ${create}(customerID: "${customerID}", ${given}) { ID } }`);
    expect(codesOf(await call(args('x', '2026-12-31', '2026-10-01')))).toEqual(['INVALID_DATE_RANGE']);
    expect(codesOf(await call(args('  ')))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await ask(`mutation { ${update}(ID: "nothing", ${args('x')}) { ID } }`))).toEqual(['NOT_FOUND']);
  });
});

test('the records of another agency cannot be changed', async () => {
  const other = inAgency(world.healthWorkers, 'ci').find((each) => historyOf(each).expectations.length > 0);
  const ID = other && historyOf(other).expectations[0]?.ID;
  const { ask } = await enterAs(openServer(), 'Boss');
  const answer = await ask(
    `mutation { updateCustomerExpectation(ID: "${ID}", periodStart: "2026-01-01", periodEnd: "2026-02-01", toBeImproved: "x") { ID } }`,
  );
  expect(codesOf(answer)).toEqual(['NOT_FOUND']);
});

test.each([
  ['createRelationshipWithProductAdvancement', STAGE],
  ['createCustomerExpectation', WRITE_EXPECTATION],
  ['createLeadedAction', WRITE_ACTION],
])('%s needs its right, and the right to see the customer', async (right, mutation) => {
  const variables = { customerID, state: 'prospect', at: NOW - 10 };
  for (const [switches, code] of [
    [{ [right]: false }, 'FORBIDDEN'],
    [{ viewHealthWorker: false }, 'NOT_FOUND'],
  ] as const) {
    const server = openServer({ switches });
    const { ask } = await enterAs(server, 'Boss');
    expect(codesOf(await ask(mutation, variables))).toEqual([code]);
    expect(server.journal()).toEqual([]);
  }
});
