import { expect, test } from 'vitest';
import { ITEM_VERSION, type OutboxItem } from '#domain/outbox/item.ts';
import { mendingOf } from '#domain/outbox/mending.ts';

const form = { editor: 'visit-report', subject: 'ewane', value: {}, base: {}, href: '/app/programs/home' };
const refused = (...codes: string[]) => ({ kind: 'refused', codes });

const parked = (patch: Partial<OutboxItem>): OutboxItem => ({
  id: 'queue 1',
  version: ITEM_VERSION,
  kind: 'createVisitReport',
  owner: { memberID: 'user', agencyID: 'cm', world: null },
  ownerName: 'Yannick Mbida',
  key: 'key',
  after: [],
  write: {},
  form,
  title: '',
  day: '2026-11-19',
  state: 'parked',
  tries: 1,
  queuedAt: 0,
  sentAt: null,
  error: refused(),
  ...patch,
});

test.each([
  ['in its form', 'form', {}],
  [
    'in its form: a visit that is gone is reported as one that was not planned',
    'form',
    { error: refused('NOT_FOUND') },
  ],
  ['by reading, where the visit has another report', 'page', { error: refused('ALREADY_RECORDED') }],
  [
    'in its form, where somebody else was met in the same second',
    'form',
    { key: 'createVisitReport unregistered 5', error: refused('ALREADY_RECORDED') },
  ],
  ['on the page of its day', 'page', { kind: 'validateVisitObjectives', form: null, href: '/day' }],
  ['not, where an older version has kept no address', 'none', { kind: 'unValidateVisitObjectives', form: null }],
  ['not, of a card that is gone', 'gone', { kind: 'updateCustomer', error: refused('NOT_FOUND') }],
  ['not, of an expectation that is gone', 'gone', { kind: 'updateCustomerExpectation', error: refused('NOT_FOUND') }],
  ['not, of an action of a card that is gone', 'gone', { kind: 'createLeadedAction', error: refused('NOT_FOUND') }],
  ['not, without the right to', 'forbidden', { kind: 'updateCustomer', error: refused('FORBIDDEN') }],
  [
    'in the form of the card, for any other reason',
    'form',
    { kind: 'updateCustomer', error: refused('TEXT_TOO_LONG') },
  ],
  [
    'in its form, where the card has the same already',
    'form',
    { kind: 'createRelationshipWithProductAdvancement', error: refused('ALREADY_RECORDED') },
  ],
  ['in its form, as the report of a day that is over', 'form', { day: '2026-11-18' }],
  [
    'as programmes whose last day is to come',
    'form',
    { kind: 'createWorkSchedules', day: '2026-11-18', until: '2026-11-20' },
  ],
  ['as the programme of today', 'form', { kind: 'createWorkScheduleDaily' }],
  ['not, as the programme of a day that is over', 'past', { kind: 'createWorkScheduleDaily', day: '2026-11-18' }],
] as const)('an item is mended %s', (_how, mending, patch) => {
  expect(mendingOf(parked(patch), '2026-11-19')).toBe(mending);
});
