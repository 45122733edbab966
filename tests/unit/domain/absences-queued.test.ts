import { expect, test } from 'vitest';
import { ITEM_VERSION, type OutboxItem } from '#domain/outbox/item.ts';
import { entriesOf, queuedEntries } from '#features/absences/absence-entries.ts';

const PERIOD = { absenceStartDateTimeStamp: 1_795_000_000, absenceEndDateTimeStamp: 1_795_086_399 };
const me = { ID: 'me', name: 'Yannick Mbida' };
const write = { workerID: me.ID, objectAbsence: 'Formation', justification: null, ...PERIOD };
const item: OutboxItem = {
  id: 'queue 1',
  version: ITEM_VERSION,
  kind: 'createAbsenceJustification',
  owner: { memberID: me.ID, agencyID: 'cm', world: null },
  ownerName: me.name,
  key: 'absence',
  after: [],
  write,
  form: null,
  title: 'Formation',
  day: '2026-11-18',
  state: 'doubtful',
  tries: 1,
  queuedAt: 0,
  sentAt: null,
  error: null,
};
const range = { start: PERIOD.absenceStartDateTimeStamp, end: PERIOD.absenceEndDateTimeStamp };
const record = { ID: 'a', objectAbsence: 'Formation', justification: null, Photo: null, ...PERIOD };
const readOf = (ID: string) =>
  entriesOf([{ ...record, Worker: { ID, FirstName: null, Surname: null } }], 'Africa/Douala');

test.each([
  ['that was sent and is read is counted once', {}, readOf('me'), 0],
  ['of somebody else is another one', {}, readOf('somebody'), 1],
  ['that the server does not have waits', {}, [], 1],
  ['that was never sent is another one', { state: 'waiting', tries: 0 }, readOf('me'), 1],
  ['that was refused is shown so', { state: 'parked' }, readOf('me'), 1],
] as const)('an absence %s', (_case, patch, read, count) => {
  expect(queuedEntries([{ ...item, ...patch }], me, range, read)).toHaveLength(count);
});
