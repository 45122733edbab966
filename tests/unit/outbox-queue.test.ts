import { describe, expect, test } from 'vitest';
import { readOutboxFile, writeOutboxFile } from '#domain/outbox/file.ts';
import {
  formsOf,
  isItem,
  isKnown,
  type ItemError,
  ITEM_VERSION,
  type OutboxItem,
  ownerKey,
} from '#domain/outbox/item.ts';
import {
  blockersOf,
  inOrder,
  isReplaceable,
  itemAfter,
  type ItemEvent,
  itemID,
  mayHaveArrived,
  nextOf,
  placeAfter,
} from '#domain/outbox/queue.ts';

const owner = { memberID: '7', agencyID: 'cm', world: null };
const name = ownerKey(owner);
const NOW = 1_795_072_200_000;
const LIMIT = 30_000;
const NETWORK: ItemError = { kind: 'network', codes: [] };

const item = (place: number, given: Partial<OutboxItem> = {}): OutboxItem => ({
  id: itemID(name, place, 'a'),
  version: ITEM_VERSION,
  kind: 'createVisitReport',
  owner,
  ownerName: 'Yannick Mbida',
  key: `key ${place}`,
  after: [],
  write: {},
  form: null,
  title: 'Dr Clarisse Ewane',
  day: '2026-11-18',
  state: 'waiting',
  tries: 0,
  queuedAt: NOW,
  sentAt: null,
  error: null,
  ...given,
});

describe('places in a queue', () => {
  test('come one after the other, whatever the clock says, and sort beyond ten', () => {
    const [ninth, tenth] = [item(9), item(10)];
    for (const items of [
      [tenth, ninth],
      [ninth, tenth],
    ])
      expect(inOrder(items)).toEqual([ninth, tenth]);
    expect(placeAfter(name, [ninth.id, tenth.id])).toBe(11);
    expect(placeAfter(name, [])).toBe(1);
  });

  test('are named as devices have stored them', () => {
    expect(itemID(name, 42, 'a')).toBe('["7","cm",null] 0000000042 a');
  });

  test('are those of one owner', () => {
    const other = ownerKey({ ...owner, memberID: '77' });
    expect(placeAfter(name, [itemID(other, 40, 'a')])).toBe(1);
    expect(ownerKey({ ...owner, agencyID: null })).not.toBe(ownerKey({ ...owner, agencyID: 'null' }));
  });
});

describe('what is done next', () => {
  test('is the first that waits', () => {
    expect(nextOf([item(1), item(2)], NOW, LIMIT)).toEqual({ kind: 'send', item: item(1) });
    expect(nextOf([], NOW, LIMIT)).toEqual({ kind: 'none' });
  });

  test('a parked item keeps nobody waiting but those that come after it', () => {
    const parked = item(1, { state: 'parked', key: 'programme' });
    const child = item(2, { after: ['programme'] });
    expect(nextOf([parked, child, item(3)], NOW, LIMIT)).toEqual({ kind: 'send', item: item(3) });
    expect(nextOf([parked, child], NOW, LIMIT)).toEqual({ kind: 'none' });
    expect(blockersOf(child, [parked, child])).toEqual([parked]);
  });

  test('two of the same key go in their order, one after the answer of the other', () => {
    const sending = item(1, { state: 'sending', sentAt: NOW, key: 'same' });
    expect(nextOf([sending, item(2, { key: 'same' })], NOW, LIMIT)).toEqual({ kind: 'wait', milliseconds: LIMIT });
    expect(blockersOf(sending, [sending, item(2, { key: 'same' })])).toEqual([]);
  });

  test('what writes several records goes in its turn for each of them', () => {
    const [days, one, other] = [
      item(1, { key: 'monday', also: ['tuesday'], state: 'sending', sentAt: NOW }),
      item(2, { key: 'tuesday' }),
      item(3, { key: 'wednesday', also: ['monday'] }),
    ];
    const items = [days, one, other];
    expect([blockersOf(one, items), blockersOf(other, items)]).toEqual([[days], [days]]);
  });

  test.each(['sending', 'doubtful'] as const)(
    'what is found %s is asked about, once its call can no longer arrive, and the others go meanwhile',
    (state) => {
      const found = item(1, { state, sentAt: NOW - 10_000 });
      expect(nextOf([found], NOW, LIMIT)).toEqual({ kind: 'wait', milliseconds: 20_000 });
      expect(nextOf([found, item(2)], NOW, LIMIT)).toEqual({ kind: 'send', item: item(2) });
      expect(nextOf([found], NOW + 20_000, LIMIT)).toEqual({ kind: 'ask', item: found });
    },
  );

  test('the shortest wait counts, and a clock that is set back a day prolongs none', () => {
    const [one, other] = [
      item(1, { state: 'doubtful', sentAt: NOW - 5000 }),
      item(2, { state: 'doubtful', sentAt: NOW - 10_000 }),
    ];
    for (const items of [
      [one, other],
      [other, one],
    ])
      expect(nextOf(items, NOW, LIMIT)).toEqual({ kind: 'wait', milliseconds: 20_000 });
    expect(nextOf([one], NOW - 86_400_000, LIMIT)).toEqual({ kind: 'ask', item: one });
    const never = item(3, { state: 'doubtful', sentAt: null });
    // Whatever the clock says: it may not have been set since 1970.
    for (const now of [NOW, 5]) expect(nextOf([never], now, LIMIT)).toEqual({ kind: 'ask', item: never });
  });

  test('what a newer version has written, or names a call that is not known, stays and is not sent', () => {
    const newer = item(1, { version: ITEM_VERSION + 1 });
    const strange = item(2, { kind: 'createMiracle' });
    expect(nextOf([newer, strange], NOW, LIMIT)).toEqual({ kind: 'none' });
  });
});

describe('an item', () => {
  const states = ['waiting', 'sending', 'doubtful', 'parked'] as const;
  const events: readonly ItemEvent[] = [
    { type: 'sent', at: NOW },
    { type: 'returned' },
    { type: 'lost', at: NOW, error: NETWORK },
    { type: 'refused', error: { kind: 'refused', codes: ['VISIT_FIXED'] } },
    { type: 'absent' },
    { type: 'retried' },
  ];

  test.each([
    ['waiting', ['sending', null, null, null, null, null]],
    ['sending', [null, 'waiting', 'doubtful', 'parked', 'waiting', null]],
    ['doubtful', [null, null, 'doubtful', 'parked', 'waiting', null]],
    ['parked', [null, null, null, null, null, 'doubtful']],
  ] as const)('that is %s goes to these states', (state, expected) => {
    const after = events.map((event) => itemAfter(item(1, { state }), event));
    expect(after.map((next) => next && next.state)).toEqual(expected);
    // Nothing of it is lost.
    expect(after.every((next) => next === null || isItem(next))).toBe(true);
  });

  test('counts its tries, and tells when it was last sent and why that failed', () => {
    const sent = itemAfter(item(1), { type: 'sent', at: NOW + 5 });
    expect(sent).toMatchObject({ tries: 1, sentAt: NOW + 5 });
    const lost = sent && itemAfter(sent, { type: 'lost', at: NOW + 9, error: NETWORK });
    expect(lost).toMatchObject({ sentAt: NOW + 5, error: NETWORK });
    expect(lost && itemAfter(lost, { type: 'absent' })).toMatchObject({ tries: 1, error: NETWORK });
    const again = itemAfter(item(1, { error: NETWORK }), { type: 'sent', at: NOW });
    expect(again && itemAfter(again, { type: 'returned' })).toMatchObject({ error: null });
    const refusal: ItemError = { kind: 'refused', codes: ['VISIT_FIXED'] };
    expect(lost && itemAfter(lost, { type: 'refused', error: refusal })).toMatchObject({ error: refusal });
    expect(lost && itemAfter(lost, { type: 'lost', at: NOW, error: refusal })).toMatchObject({ error: refusal });
  });

  test('about which the server cannot be asked lets the others go first, unless the line is down', () => {
    const doubtful = item(1, { state: 'doubtful', sentAt: NOW });
    const at = NOW + 60_000;
    expect(itemAfter(doubtful, { type: 'lost', at, error: NETWORK })?.sentAt).toBe(NOW);
    expect(itemAfter(doubtful, { type: 'lost', at, error: { kind: 'http', codes: [] } })?.sentAt).toBe(at);
  });

  test('that the user has tried again is asked about at once', () => {
    const retried = itemAfter(item(1, { state: 'parked', sentAt: NOW, error: NETWORK }), { type: 'retried' });
    expect(retried).toMatchObject({ sentAt: null, error: null });
  });

  test('is replaced by the next of its key only while nothing of it is on its way', () => {
    expect(states.filter((state) => isReplaceable(item(1, { state })))).toEqual(['waiting', 'parked']);
  });

  test('may have arrived once it was sent, unless it was refused', () => {
    const sent = states.filter((state) => mayHaveArrived(item(1, { state, tries: 1 })));
    expect(sent).toEqual(['waiting', 'sending', 'doubtful']);
    expect(mayHaveArrived(item(1))).toBe(false);
  });

  test('that a device has stored is sent by the name of its call, if no newer version has written it', () => {
    const names = [
      'createVisitReport',
      'createWorkScheduleDaily',
      'createWorkSchedules',
      'validateVisitObjectives',
      'unValidateVisitObjectives',
      'deleteVisitObjective',
      'createSupervisorWeeklyReport',
      'createAbsenceJustification',
      'updateCustomer',
      'updateCustomerProfile',
      'createRelationshipWithProductAdvancement',
      'createCustomerExpectation',
      'updateCustomerExpectation',
      'createLeadedAction',
      'updateLeadedAction',
    ];
    expect(names.filter((kind) => isKnown({ version: 1, kind }))).toEqual(names);
    expect(isKnown({ version: 2, kind: 'createVisitReport' })).toBe(false);
  });

  test('has the form of each of its days, or none', () => {
    const form = { editor: 'programme', subject: 'monday', value: {}, base: {}, href: '/' };
    const tuesday = { ...form, subject: 'tuesday' };
    expect(formsOf(item(1, { form, forms: [tuesday] }))).toEqual([form, tuesday]);
    expect([formsOf(item(1, { form })), formsOf(item(1))]).toEqual([[form], []]);
  });

  test('is known by its shape', () => {
    expect(isItem(item(1))).toBe(true);
    expect(isItem(item(1, { form: { editor: 'visit-report', subject: 'a', value: {}, base: {}, href: '/' } }))).toBe(
      true,
    );
    expect(states.filter((state) => isItem(item(1, { state })))).toEqual(states);
    const without = Object.keys(item(1)).filter((field) => isItem({ ...item(1), [field]: undefined }));
    expect(without).toEqual([]);
    expect(isItem({ ...item(1), state: 'done' })).toBe(false);
  });
});

describe('a file', () => {
  test('with an item that is none is not read at all', () => {
    const text = JSON.stringify({ format: 'tournee-outbox', items: [item(1), { ...item(2), state: 'done' }] });
    expect(readOutboxFile(text, owner)).toEqual({ kind: 'unreadable' });
  });

  test('gives back what was written', () => {
    const items = [item(1), item(2, { state: 'parked', error: NETWORK })];
    expect(readOutboxFile(writeOutboxFile(items), owner)).toEqual({ kind: 'items', items });
  });

  test('is written as those that are kept already, in lines that one can read', () => {
    expect(writeOutboxFile([])).toBe('{\n  "format": "tournee-outbox",\n  "items": []\n}');
  });

  test('of somebody else is not read, not even in part', () => {
    const text = writeOutboxFile([item(1), item(2, { owner: { ...owner, agencyID: 'ga' } })]);
    expect(readOutboxFile(text, owner)).toEqual({ kind: 'other' });
  });

  test.each([
    '',
    '{',
    'null',
    '5',
    '{}',
    '[]',
    '{"format":"other","items":[]}',
    '{"format":"tournee-outbox"}',
    '{"format":"tournee-outbox","items":[{}]}',
  ])('that is none is not read: %s', (text) => {
    expect(readOutboxFile(text, owner)).toEqual({ kind: 'unreadable' });
  });
});
