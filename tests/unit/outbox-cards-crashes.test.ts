import { describe, expect, test } from 'vitest';
import { type Api, createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { readCard, valuesOf } from '#features/customers/card/cards.ts';
import { CARD_WRITERS } from '#features/customers/card/outbox/card-writer.ts';
import { cardItem, type CardWriteKind } from '#features/customers/shared/outbox/card-item.ts';
import type { Values } from '#features/customers/shared/record-editor/fields.ts';
import { systemClock } from '#lib/clock.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { type Outbox, startOutbox } from '#state/outbox-keeper.ts';
import { outboxStore } from '#state/outbox-store.ts';
import { type Fault, faultyAnswers, LIMIT } from './faulty-line.ts';
import { fieldDevice, settled, until } from './field-device.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

const world = worldOf('small');
const customerID = inAgency(world.healthWorkers, 'cm')[0]?.ID ?? '';
const pharmaProductID = inAgency(world.pharmaProducts, 'cm')[0]?.ID ?? '';
const owner = { memberID: 'user', agencyID: 'cm', world: null };
const never = new AbortController().signal;
/** Milliseconds: the time of the device goes on while a busy machine still answers. */
const A_DAY = 86_400_000;

const device = fieldDevice();

async function lineOf() {
  const { server, fetch } = startNodeHost();
  const { authorization } = await enterAs(server, 'Boss');
  const token = authorization.replace('Bearer ', '');
  let fault: Fault | null = null;
  let onKill = () => {};
  const answers = faultyAnswers(() => onKill());
  const api = createApi({
    settings: { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example', requestTimeout: LIMIT },
    token: () => token,
    agency: () => 'cm',
    onUnauthorized: () => {},
    fetch(input, init) {
      const isWrite = typeof init?.body === 'string' && init.body.includes('mutation');
      const now = isWrite ? fault : null;
      if (now !== null) fault = null;
      return now === null ? fetch(input, init) : answers[now](() => fetch(input, init));
    },
  });
  return {
    api,
    provoke(next: Fault, kill: () => void) {
      [fault, onKill] = [next, kill];
    },
  };
}

const openPage = (api: Api): Outbox =>
  startOutbox({
    api,
    clock: systemClock,
    owner,
    ownerName: 'Yannick Mbida',
    writers: (kind) =>
      Object.entries(CARD_WRITERS)
        .filter(([name]) => name === kind)
        .map(([, writer]) => Promise.resolve(writer))[0] ?? Promise.reject(new Error('It is not about a card.')),
    limit: LIMIT,
    isOwnersTurn: () => true,
    whenReread: () => Promise.resolve(),
    onFound: () => {},
  });

/** What a card has, without the IDs of its records, and in an order of its own. */
async function cardOf(api: Api) {
  const card = await settled(readCard(api, { kind: 'healthworker', ID: customerID }, never));
  if (!card) throw new Error('There is no such card.');
  const { history } = card;
  return {
    values: valuesOf(card),
    expectations: history.MyCustomerExpectations.map(({ ID: _ID, ...record }) => JSON.stringify(record)).toSorted(),
    actions: history.MyLeadedActionsReceived.map(({ ID: _ID, CreatedBy: _by, ...record }) =>
      JSON.stringify(record),
    ).toSorted(),
    stages: history.MyRelationshipsWithProductAdvancement.map(({ relationState, dateTimestamp, PharmaProduct }) =>
      JSON.stringify({ pharmaProductID: PharmaProduct?.ID, relationState, dateTimestamp }),
    ).toSorted(),
    newest: (list: 'MyCustomerExpectations' | 'MyLeadedActionsReceived') =>
      history[list].find(({ ID }) => ID.includes('new'))?.ID ?? null,
  };
}
type Shown = Awaited<ReturnType<typeof cardOf>>;

const PERIOD = { periodStart: '2026-10-01', periodEnd: '2026-12-31' };
const EXPECTATION = { ...PERIOD, toBeImproved: 'Les délais', expectedProducts: null };
const ACTION = {
  ...PERIOD,
  requests: 'Une table ronde',
  actionMaterials: null,
  actionHumanRelations: null,
  actionFinancial: null,
};
const STAGE = { pharmaProductID, relationState: 'LoyalClient', dateTimestamp: DEFAULT_NOW - 86_400 };

const withRecord = (records: readonly string[], record: Values, replaced?: Values): string[] =>
  [...records.filter((each) => each !== JSON.stringify(replaced)), JSON.stringify(record)].toSorted();

/** What is written, and the card that it makes of one. */
interface Case {
  readonly kind: CardWriteKind;
  /** The record that is there before, and how it is added. */
  readonly before?: readonly [kind: CardWriteKind, list: Parameters<Shown['newest']>[0], values: Values];
  readonly change: Values;
  readonly after: (before: Shown) => Partial<Shown>;
}

const edited = (change: Values) => ({ change, after: ({ values }: Shown) => ({ values: { ...values, ...change } }) });
const [better, other] = [
  { ...EXPECTATION, toBeImproved: 'Les prix' },
  { ...ACTION, requests: 'Un stage' },
];

const CASES: readonly Case[] = [
  { kind: 'updateCustomer', ...edited({ phone: '+237 6 77 00 11 22' }) },
  { kind: 'updateCustomerProfile', ...edited({ hobbies: 'La pêche' }) },
  {
    kind: 'createRelationshipWithProductAdvancement',
    change: STAGE,
    after: ({ stages }) => ({ stages: withRecord(stages, STAGE) }),
  },
  {
    kind: 'createCustomerExpectation',
    change: EXPECTATION,
    after: ({ expectations }) => ({ expectations: withRecord(expectations, EXPECTATION) }),
  },
  { kind: 'createLeadedAction', change: ACTION, after: ({ actions }) => ({ actions: withRecord(actions, ACTION) }) },
  {
    kind: 'updateCustomerExpectation',
    before: ['createCustomerExpectation', 'MyCustomerExpectations', EXPECTATION],
    change: better,
    after: ({ expectations }) => ({ expectations: withRecord(expectations, better, EXPECTATION) }),
  },
  {
    kind: 'updateLeadedAction',
    before: ['createLeadedAction', 'MyLeadedActionsReceived', ACTION],
    change: other,
    after: ({ actions }) => ({ actions: withRecord(actions, other, ACTION) }),
  },
];

const newItem = (kind: CardWriteKind, recordID: string | null, base: Values, values: Values) =>
  cardItem(
    {
      kind,
      name: 'Dr Clarisse Ewane',
      customer: { kind: 'healthworker', ID: customerID },
      recordID,
      isPart: true,
      values,
      base,
      about: '',
      day: '2026-11-19',
      form: { editor: 'customer', subject: customerID, value: {}, base: {}, href: '/app/customer-card' },
    },
    [],
  );

const POINTS = [
  ['C3: the page dies before the call is made', 'killedBefore'],
  ['C4: the request is lost', 'unheard'],
  ['C5: the answer is lost after the server wrote', 'lost'],
  ['C6: the page dies before the device knows the answer', 'killedAfter'],
  ['C8: the server writes after it was asked', 'late'],
  ['C11: a captive portal answers', 'captive'],
] as const;

describe.each(POINTS)('%s', (_point, fault) => {
  test.each(CASES)('$kind is on the card once', async ({ kind, before, change, after }) => {
    const line = await settled(lineOf());
    const { api } = line;
    let page = openPage(api);
    const write = async (item: ReturnType<typeof newItem>) => {
      await settled(page.queue(item, []));
      await until(async () => (await settled(outboxStore(owner).all())).length === 0, 500, A_DAY);
    };
    if (before) await write(newItem(before[0], null, {}, before[2]));
    const { newest, ...morning } = await cardOf(api);
    const held = Object.fromEntries(Object.keys(change).map((name) => [name, morning.values[name] ?? null]));
    const base = before ? before[2] : kind.startsWith('update') ? held : {};
    line.provoke(fault, () => {
      page.stop();
      device.kill();
      page = openPage(api);
    });
    await write(newItem(kind, before ? newest(before[1]) : null, base, change));
    // What a late call writes comes after all.
    await until(() => Promise.resolve(false), 5000, 60_000);
    page.stop();
    const { newest: _newest, ...evening } = await cardOf(api);
    expect(evening).toEqual({ ...morning, ...after({ ...morning, newest }) });
  });
});
