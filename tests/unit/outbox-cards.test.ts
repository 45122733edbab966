import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { cardWithWaiting, isOnServer, marksOf } from '#features/customers/card/outbox/card-with-waiting.ts';
import { CARD_WRITERS } from '#features/customers/card/outbox/card-writer.ts';
import { readCard, valuesOf } from '#features/customers/card/cards.ts';
import {
  cardItem,
  type CardToQueue,
  cardWriteOf,
  type CardWriteKind,
  waitingOn,
  withWaiting,
} from '#features/customers/shared/outbox/card-item.ts';
import { type Values, written } from '#features/customers/shared/record-editor/fields.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { clientOf } from './server-client.ts';

const world = worldOf('small');
const idOf = (records: readonly { readonly ID: string }[]): string => records[0]?.ID ?? '';
const CUSTOMERS = {
  healthworker: { kind: 'healthworker', ID: idOf(inAgency(world.healthWorkers, 'cm')) },
  drugstore: { kind: 'drugstore', ID: idOf(inAgency(world.drugStores, 'cm')) },
  administration: { kind: 'administration', ID: idOf(inAgency(world.administratives, 'cm')) },
  wholesaler: { kind: 'wholesaler', ID: idOf(inAgency(world.wholesalers, 'cm')) },
} as const satisfies Readonly<Record<Kind, { readonly kind: Kind; readonly ID: string }>>;
const product = idOf(inAgency(world.pharmaProducts, 'cm'));
const never = new AbortController().signal;

const enter = () => clientOf('Boss');

let places = 0;
const queued = (item: NewItem, patch: Partial<OutboxItem> = {}): OutboxItem => ({
  ...item,
  id: `queue ${String((places += 1)).padStart(4, '0')}`,
  version: 1,
  owner: { memberID: 'user', agencyID: 'cm', world: null },
  ownerName: 'Yannick Mbida',
  state: 'waiting',
  tries: 1,
  queuedAt: 0,
  sentAt: null,
  error: null,
  ...patch,
});

const item = (
  kind: CardWriteKind,
  write: Partial<CardToQueue> & { readonly values: Values },
  items: readonly OutboxItem[] = [],
  patch: Partial<OutboxItem> = {},
): OutboxItem =>
  queued(
    cardItem(
      {
        kind,
        name: 'Dr Clarisse Ewane',
        customer: CUSTOMERS.healthworker,
        recordID: null,
        isPart: false,
        base: {},
        about: '',
        day: '2026-11-19',
        form: { editor: 'customer', subject: 'ewane', value: {}, base: {}, href: '/app/customer-card' },
        ...write,
      },
      items,
    ),
    patch,
  );

/** Every field of a card as it is now. */
async function valuesNow(api: Api, customer: { readonly kind: Kind; readonly ID: string }): Promise<Values> {
  const card = await readCard(api, customer, never);
  if (!card) throw new Error('There is no such card.');
  return written(valuesOf(card));
}

const cardOf = async (api: Api) => {
  const card = await readCard(api, CUSTOMERS.healthworker, never);
  if (!card) throw new Error('There is no such card.');
  return card;
};

/** Those fields that the form of a card has, whatever its kind. */
const formOf = ({ kind }: { readonly kind: Kind }, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => kind !== 'healthworker' || !(name.startsWith('sonca') || name in PROFILE),
    ),
  );

const PROFILE = {
  hobbies: '',
  groupsOfReference: '',
  areasOfInterest: '',
  projects: '',
  valuesAndBeliefs: '',
  opinions: '',
  lifestyle: '',
  priorities: '',
  tastes: '',
  colors: '',
};

describe.each(Object.values(CUSTOMERS))('an edit of a card that waits: $kind', (customer) => {
  const writer = CARD_WRITERS.updateCustomer;
  const edit = (base: Values, change: Values, isPart = false) =>
    item('updateCustomer', { customer, isPart, base, values: { ...base, ...change } });

  test.each([
    ['whole', false],
    ['in one field', true],
  ])('%s, is there once it was sent, and is not sent again', async (_how, isPart) => {
    const { api, calls } = await enter();
    const before = await valuesNow(api, customer);
    const waiting = edit(formOf(customer, before), { phone: '+237 6 77 00 11 22' }, isPart);
    expect(await writer.isThere(api, waiting, never)).toBe(false);
    expect(await writer.send(api, waiting, never)).toEqual({ kind: 'sent' });
    expect(await writer.isThere(api, waiting, never)).toBe(true);
    expect(await writer.send(api, waiting, never)).toEqual({ kind: 'sent' });
    expect(calls).toHaveLength(1);
    expect(await valuesNow(api, customer)).toEqual({ ...before, phone: '+237 6 77 00 11 22' });
  });

  test('keeps what somebody else has changed beside it, and is a conflict where both have changed the same', async () => {
    const { api, calls } = await enter();
    const base = formOf(customer, await valuesNow(api, customer));
    await writer.send(api, edit(base, { email: 'autre@exemple.cm' }), never);
    expect(await writer.send(api, edit(base, { phone: '+237 6 77 00 11 22' }), never)).toEqual({ kind: 'sent' });
    const now = await valuesNow(api, customer);
    expect([now['email'], now['phone']]).toEqual(['autre@exemple.cm', '+237 6 77 00 11 22']);
    const contested = edit(base, { email: 'mien@exemple.cm' });
    expect(await writer.send(api, contested, never)).toEqual({ kind: 'conflict' });
    expect(await writer.isThere(api, contested, never)).toBe(false);
    expect(calls).toHaveLength(2);
    expect(await valuesNow(api, customer)).toEqual(now);
  });

  test('of a card that is gone is refused, as is one that this version cannot read', async () => {
    const { api } = await enter();
    const gone = item('updateCustomer', {
      customer: { ...customer, ID: 'nobody' },
      base: { name: 'a' },
      values: { name: 'b' },
    });
    expect(await writer.send(api, gone, never)).toEqual({ kind: 'refused', codes: ['NOT_FOUND'] });
    expect(await writer.isThere(api, gone, never)).toBe(false);
    const strange = { ...gone, write: { customer, values: { name: 5 } } };
    expect(cardWriteOf(strange)).toBeNull();
    expect(await writer.send(api, strange, never)).toEqual({ kind: 'refused', codes: [] });
    expect(await writer.isThere(api, strange, never)).toBe(false);
  });
});

describe('a profile that waits', () => {
  const writer = CARD_WRITERS.updateCustomerProfile;

  test('is there by its levers and texts; a report that it was learnt in is sent with it, and cannot be asked about', async () => {
    const { api, calls } = await enter();
    const report = idOf((await cardOf(api)).history.MyVisitReports);
    const base = { soncaPrice: null, hobbies: null, visitReportID: null };
    const waiting = item('updateCustomerProfile', {
      isPart: true,
      base,
      values: { soncaPrice: true, hobbies: 'La  pêche', visitReportID: report || null },
    });
    expect(await writer.isThere(api, waiting, never)).toBe(false);
    expect(await writer.send(api, waiting, never)).toEqual({ kind: 'sent' });
    expect(await writer.isThere(api, waiting, never)).toBe(true);
    const { worker } = await cardOf(api);
    expect([worker?.soncaPrice, worker?.hobbies]).toEqual([true, 'La  pêche']);
    expect(calls).toEqual(['UpdateHealthWorkerFixedPart']);
    const only = item('updateCustomerProfile', { isPart: true, base, values: { ...base, visitReportID: report } });
    expect(await writer.isThere(api, only, never)).toBe(false);
  });
});

const EXPECTATION = {
  periodStart: '2026-10-01',
  periodEnd: '2026-12-31',
  toBeImproved: 'Les délais',
  expectedProducts: null,
};
const ACTION = {
  periodStart: '2026-10-01',
  periodEnd: '2026-12-31',
  requests: 'Une table ronde',
  actionMaterials: null,
  actionHumanRelations: null,
  actionFinancial: null,
};
const STAGE = { pharmaProductID: product, relationState: 'LoyalClient', dateTimestamp: DEFAULT_NOW - 86_400 };

describe.each([
  ['createCustomerExpectation', EXPECTATION, { toBeImproved: 'Les prix' }, 'MyCustomerExpectations'],
  ['createLeadedAction', ACTION, { requests: 'Un stage' }, 'MyLeadedActionsReceived'],
  [
    'createRelationshipWithProductAdvancement',
    STAGE,
    { dateTimestamp: STAGE.dateTimestamp + 1 },
    'MyRelationshipsWithProductAdvancement',
  ],
] as const)('a new record that waits: %s', (kind, values, other, list) => {
  const writer = CARD_WRITERS[kind];

  test('is there once it was sent, is not doubled when it is sent again, and is not taken for another', async () => {
    const { api } = await enter();
    const before = (await cardOf(api)).history[list].length;
    const waiting = item(kind, { values });
    expect(await writer.isThere(api, waiting, never)).toBe(false);
    expect(await writer.send(api, waiting, never)).toEqual({ kind: 'sent' });
    expect(await writer.isThere(api, waiting, never)).toBe(true);
    expect(await writer.isThere(api, item(kind, { values: { ...values, ...other } }), never)).toBe(false);
    expect(await writer.send(api, waiting, never)).toEqual({ kind: 'sent' });
    expect((await cardOf(api)).history[list]).toHaveLength(before + 1);
  });

  test('has the key of what is in it, and waits for nothing', () => {
    const waiting = item(kind, { values });
    expect(item(kind, { values }, [waiting])).toMatchObject({ key: waiting.key, after: [] });
    expect(item(kind, { values: { ...values, ...other } }).key).not.toBe(waiting.key);
    expect(cardWriteOf(structuredClone(waiting))).toEqual(waiting.write);
    expect(cardWriteOf({ ...waiting, write: { ...Object(waiting.write), values: {} } })).toBeNull();
    expect(cardWriteOf({ ...waiting, kind: 'createVisitReport' })).toBeNull();
  });
});

describe.each([
  [
    'createCustomerExpectation',
    'updateCustomerExpectation',
    EXPECTATION,
    { toBeImproved: 'Les prix' },
    'MyCustomerExpectations',
  ],
  ['createLeadedAction', 'updateLeadedAction', ACTION, { requests: 'Un stage' }, 'MyLeadedActionsReceived'],
] as const)('a changed record that waits: %s, %s', (create, update, values, change, list) => {
  const writer = CARD_WRITERS[update];

  test('is there once it was sent; both sides are not overwritten; one that is gone is refused', async () => {
    const { api } = await enter();
    const known = new Set((await cardOf(api)).history[list].map(({ ID }) => ID));
    await CARD_WRITERS[create].send(api, item(create, { values }), never);
    const recordID = (await cardOf(api)).history[list].find(({ ID }) => !known.has(ID))?.ID ?? '';
    const waiting = item(update, { recordID, base: values, values: { ...values, ...change } });
    expect(await writer.isThere(api, waiting, never)).toBe(false);
    expect(await writer.send(api, waiting, never)).toEqual({ kind: 'sent' });
    expect(await writer.isThere(api, waiting, never)).toBe(true);
    const [name = ''] = Object.keys(change);
    const late = item(update, { recordID, base: values, values: { ...values, [name]: 'Autre chose' } });
    expect(await writer.send(api, late, never)).toEqual({ kind: 'conflict' });
    const gone = item(update, { recordID: 'gone', base: values, values: { ...values, ...change } });
    expect(await writer.send(api, gone, never)).toEqual({ kind: 'refused', codes: ['NOT_FOUND'] });
  });
});

describe('what waits about a customer', () => {
  const base = { phone: '1', email: null, healthCenterIDsList: ['a'] };
  const first = item('updateCustomer', { base, values: { ...base, phone: '2' }, about: 'Téléphone' });

  test('is sent in the order in which it was written: a change comes after those that it was made on top of', () => {
    const second = item('updateCustomerProfile', { base: { hobbies: null }, values: { hobbies: 'Pêche' } }, [first]);
    expect(second.after).toEqual([first.key]);
    const parked = { ...first, state: 'parked' as const };
    expect(item('updateCustomer', { base, values: { ...base, email: 'a@b' } }, [parked]).after).toEqual([]);
    const other = { kind: 'drugstore', ID: 'another' } as const;
    expect(item('updateCustomer', { customer: other, base, values: { ...base, email: 'a@b' } }, [first]).after).toEqual(
      [],
    );
    expect(first.title).toBe('Dr Clarisse Ewane · Téléphone');
  });

  test('is put together with the record: the last one counts, and what was refused does not', () => {
    const second = item('updateCustomer', { base: { ...base, phone: '2' }, values: { ...base, phone: '3' } }, [first]);
    const refused = item('updateCustomer', { base, values: { ...base, email: 'a@b' } }, [], { state: 'parked' });
    const waiting = waitingOn([first, second, refused], CUSTOMERS.healthworker.ID);
    expect(withWaiting({ phone: '1', email: null }, waiting, null)).toEqual({ phone: '3', email: null });
    expect(withWaiting({ phone: '1' }, waiting, 'a record')).toEqual({ phone: '1' });
    expect(waitingOn([first], 'somebody else')).toEqual([]);
  });

  test('and was made on top of what was refused is not taken for the server’s, nor does what is written next wait for it', () => {
    const refused = { ...first, id: 'queue 1', state: 'parked' as const };
    const second = {
      ...item('updateCustomer', { base: { ...base, phone: '2' }, values: { ...base, phone: '3' } }, [first]),
      id: 'queue 2',
    };
    const customerID = CUSTOMERS.healthworker.ID;
    expect(withWaiting({ phone: '9' }, waitingOn([refused, second], customerID), null)).toEqual({ phone: '9' });
    const mended = item('updateCustomer', { base: { phone: '9' }, values: { phone: '2' } }, [refused, second]);
    expect(mended.after).toEqual([]);
    // Once the first is mended or thrown away, the second goes.
    expect(withWaiting({ phone: '9' }, waitingOn([second], customerID), null)).toEqual({ phone: '3' });
  });

  test('is on the card: changed fields, new records and stages, each with its mark', async () => {
    const { api } = await enter();
    const earlier = item('createCustomerExpectation', { values: { ...EXPECTATION, toBeImproved: 'Les ruptures' } });
    await CARD_WRITERS.createCustomerExpectation.send(api, earlier, never);
    const card = await cardOf(api);
    const known = idOf(card.history.MyCustomerExpectations);
    const items = [
      item('updateCustomer', {
        base: { phone: card.history.phone, healthCenterIDsList: [] },
        values: { phone: '+237 1', healthCenterIDsList: ['a'] },
      }),
      item('createCustomerExpectation', { values: EXPECTATION }),
      item('createLeadedAction', { values: ACTION }, [], { state: 'parked' }),
      item('createRelationshipWithProductAdvancement', { values: STAGE, about: 'Paludexa' }),
      item('updateCustomerExpectation', {
        recordID: known,
        base: EXPECTATION,
        values: { ...EXPECTATION, toBeImproved: 'Les prix' },
      }),
    ];
    const waiting = waitingOn(items, card.history.ID);
    const { history, worker, sites } = cardWithWaiting(card, waiting);
    expect([history.phone, worker?.phone]).toEqual(['+237 1', '+237 1']);
    expect(sites).toBe(card.sites);
    const [added] = history.MyCustomerExpectations;
    expect(added).toMatchObject({ toBeImproved: 'Les délais' });
    expect(added && isOnServer(added)).toBe(false);
    expect(history.MyLeadedActionsReceived[0]).toMatchObject({ requests: 'Une table ronde', CreatedBy: null });
    expect(history.MyRelationshipsWithProductAdvancement.at(-1)).toMatchObject({
      relationState: 'LoyalClient',
      PharmaProduct: { ID: product, name: 'Paludexa' },
    });
    const marks = marksOf(waiting);
    expect(marks.get(added?.ID ?? '')).toBe('waiting');
    expect(marks.get(history.MyLeadedActionsReceived[0]?.ID ?? '')).toBe('refused');
    expect(history.MyCustomerExpectations.find(({ ID }) => ID === known)?.toBeImproved).toBe('Les prix');
    expect(marks.get(known)).toBe('waiting');
    expect(cardWithWaiting(card, [])).toBe(card);
  });

  test.each([
    ['createCustomerExpectation', EXPECTATION, 'MyCustomerExpectations'],
    ['createLeadedAction', ACTION, 'MyLeadedActionsReceived'],
    ['createRelationshipWithProductAdvancement', STAGE, 'MyRelationshipsWithProductAdvancement'],
  ] as const)('and was sent, with its answer lost, is counted once: %s', async (kind, values, list) => {
    const { api } = await enter();
    const lost = item(kind, { values }, [], { state: 'doubtful' });
    await CARD_WRITERS[kind].send(api, lost, never);
    const card = await cardOf(api);
    const countWith = (patch: Partial<OutboxItem>) =>
      cardWithWaiting(card, waitingOn([{ ...lost, ...patch }], card.history.ID)).history[list].length;
    const count = card.history[list].length;
    expect(countWith({})).toBe(count);
    expect(countWith({ state: 'sending' })).toBe(count);
    // What was never sent, or was refused, is not the record that looks like it.
    expect(countWith({ state: 'waiting', tries: 0 })).toBe(count + 1);
    expect(countWith({ state: 'parked' })).toBe(count + 1);
  });
});
