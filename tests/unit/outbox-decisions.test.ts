import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { readDay } from '#features/field/shared/field.queries.ts';
import { saveDay } from '#features/field/shared/field-writes.ts';
import {
  type Decision,
  decisionItem,
  decisionOf,
  type DecisionWrite,
  deletedIn,
  queuedDecisions,
  refusedDecisions,
  supersededBy,
  withDecisions,
} from '#features/field/shared/outbox/decision-item.ts';
import { decisionWriter } from '#features/field/shared/outbox/decision-writer.ts';
import { programmeKey } from '#features/field/shared/outbox/programme-item.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { clientOf } from './server-client.ts';

const world = worldOf('small');
const [ewane = '', njoya = ''] = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const workerID = inAgency(world.users, 'cm').find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const worker = { ID: workerID, isSupervisor: false, includeUnvalidated: true, withCards: false, withPositions: false };
/** A day that nobody has planned yet. */
const date = '2026-12-14';
const never = new AbortController().signal;

/** The supervisor of a delegate whose day has two visits, and the calls that write. */
async function enter() {
  const { api, calls } = await clientOf('Supervisor');
  await plan(api, 'Présenter');
  calls.length = 0;
  return { api, calls };
}

const plan = (api: Api, purpose: string) => {
  const visits = [ewane, njoya].map((customerID) => ({
    customerID,
    description: purpose,
    administrativeCustomer: false,
  }));
  return saveDay(api, worker, date, visits, never);
};

const objectivesNow = async (api: Api) => (await readDay(api, worker, date, never)).objectives;

const seen = async (api: Api): Promise<DecisionWrite['visits']> =>
  (await objectivesNow(api)).map(({ ID, description }) => ({ ID, description: description ?? '' }));

const queued = (item: NewItem, state: OutboxItem['state'] = 'waiting'): OutboxItem => ({
  ...item,
  id: `queue ${item.key}`,
  version: 1,
  owner: { memberID: 'supervisor', agencyID: 'cm', world: null },
  ownerName: 'Pauline Kouamé',
  state,
  tries: 1,
  queuedAt: 0,
  sentAt: null,
  error: null,
});

const decide = (decision: Decision, visits: DecisionWrite['visits'], items: readonly OutboxItem[] = []) =>
  decisionItem({ decision, worker, date, visits, title: '2 visites', href: '/day' }, items);

describe('a validation that waits', () => {
  test('is there once it was sent, and is not sent again', async () => {
    const { api, calls } = await enter();
    const item = queued(decide('validateVisitObjectives', await seen(api)));
    expect(await decisionWriter.isThere(api, item, never)).toBe(false);
    expect(await decisionWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(await decisionWriter.isThere(api, item, never)).toBe(true);
    expect(await decisionWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(calls).toEqual(['ValidateObjectives']);
    expect((await objectivesNow(api)).map(({ validated }) => validated)).toEqual([true, true]);
    const back = queued(decide('unValidateVisitObjectives', await seen(api)));
    expect(await decisionWriter.isThere(api, back, never)).toBe(false);
    expect(await decisionWriter.send(api, back, never)).toEqual({ kind: 'sent' });
    expect((await objectivesNow(api)).map(({ validated }) => validated)).toEqual([false, false]);
  });

  test('agrees to the purpose that was read, and to no other', async () => {
    const { api, calls } = await enter();
    const item = queued(decide('validateVisitObjectives', await seen(api)));
    await plan(api, 'Négocier');
    calls.length = 0;
    expect(await decisionWriter.send(api, item, never)).toEqual({ kind: 'conflict' });
    expect(calls).toEqual([]);
    expect((await objectivesNow(api)).map(({ validated }) => validated)).toEqual([false, false]);
  });

  test('of a visit that is gone is refused, as is what this version cannot read', async () => {
    const { api } = await enter();
    const item = queued(decide('validateVisitObjectives', [{ ID: 'gone', description: '' }]));
    expect(await decisionWriter.send(api, item, never)).toMatchObject({ kind: 'refused', codes: ['NOT_FOUND'] });
    expect(await decisionWriter.isThere(api, item, never)).toBe(false);
    const strange = { ...item, write: { worker } };
    expect(decisionOf(strange)).toBeNull();
    expect(await decisionWriter.send(api, strange, never)).toEqual({ kind: 'refused', codes: [] });
    expect(await decisionWriter.isThere(api, strange, never)).toBe(false);
  });

  test('comes after the programme of the day and what was decided before; the last that was not refused is shown', () => {
    const visits = [
      { ID: 'b', description: '' },
      { ID: 'a', description: '' },
    ];
    const first = queued(decide('validateVisitObjectives', visits));
    expect(first.after).toEqual([programmeKey(workerID, date)]);
    expect(decide('validateVisitObjectives', visits.toReversed(), [first])).toMatchObject({
      key: first.key,
      after: first.after,
    });
    const second = queued(decide('unValidateVisitObjectives', visits.slice(0, 1), [first]), 'parked');
    expect(second.after).toEqual([programmeKey(workerID, date), first.key]);
    const shown = queuedDecisions([first, second], { workerID, date });
    expect([...shown]).toEqual([
      ['b', { decision: 'validateVisitObjectives', isRefused: true }],
      ['a', { decision: 'validateVisitObjectives', isRefused: false }],
    ]);
    const onServer = ['a', 'b', 'c'].map((ID) => ({ ID, validated: false }));
    expect(withDecisions(onServer, shown).map(({ validated }) => validated)).toEqual([true, true, false]);
    expect(withDecisions(onServer, queuedDecisions([second], { workerID, date }))).toEqual(onServer);
    expect(queuedDecisions([first], { workerID, date: '2026-12-15' }).size).toBe(0);
  });

  test('is not kept waiting by one that was refused, and stands in for it where it is about the same visits', () => {
    const visits = [
      { ID: 'a', description: '', name: 'Dr Ewane' },
      { ID: 'b', description: '' },
    ];
    const refused = queued(decide('validateVisitObjectives', visits), 'parked');
    expect(refused).toMatchObject({ form: null, href: '/day' });
    const next = decide('unValidateVisitObjectives', visits, [refused]);
    expect(next.after).toEqual([programmeKey(workerID, date)]);
    const ofDay = { workerID, date };
    expect(refusedDecisions([refused, queued(next)], ofDay)).toMatchObject([
      { visits, decision: 'validateVisitObjectives' },
    ]);
    const write = (some: DecisionWrite['visits'], on = date) => ({ worker, date: on, visits: some });
    expect(supersededBy(write(visits), [refused, queued(next)]).map(({ item }) => item.key)).toEqual([refused.key]);
    expect(supersededBy(write(visits.slice(1)), [refused])).toEqual([]);
    expect(supersededBy(write(visits, '2026-12-15'), [refused])).toEqual([]);
  });
});

describe('a deletion that waits', () => {
  test('is there once it was sent, and is not sent again; what is left of it is sent alone', async () => {
    const { api, calls } = await enter();
    const visits = await seen(api);
    const item = queued(decide('deleteVisitObjective', visits));
    const first = queued(decide('deleteVisitObjective', visits.slice(0, 1)));
    expect(await decisionWriter.isThere(api, first, never)).toBe(false);
    expect(await decisionWriter.send(api, first, never)).toEqual({ kind: 'sent' });
    expect(await decisionWriter.isThere(api, first, never)).toBe(true);
    expect(await decisionWriter.isThere(api, item, never)).toBe(false);
    expect(await decisionWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(await decisionWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(calls).toEqual(['DeleteObjectives', 'DeleteObjectives']);
    expect(await objectivesNow(api)).toEqual([]);
  });

  test('deletes no visit whose purpose has changed since it was read, and none that was validated', async () => {
    const { api } = await enter();
    const item = queued(decide('deleteVisitObjective', await seen(api)));
    await plan(api, 'Négocier');
    expect(await decisionWriter.send(api, item, never)).toEqual({ kind: 'conflict' });
    const visits = await seen(api);
    await decisionWriter.send(api, queued(decide('validateVisitObjectives', visits)), never);
    const refused = await decisionWriter.send(api, queued(decide('deleteVisitObjective', visits)), never);
    expect(refused).toMatchObject({ kind: 'refused', codes: ['VISIT_FIXED'] });
    expect(await objectivesNow(api)).toHaveLength(2);
  });

  test('takes its visits out of the day, unless it was refused', () => {
    const visits = [{ ID: 'a', description: '' }];
    const onServer = ['a', 'b'].map((ID) => ({ ID, validated: false }));
    const left = (state: OutboxItem['state']) => {
      const decisions = queuedDecisions([queued(decide('deleteVisitObjective', visits), state)], { workerID, date });
      expect([...deletedIn(decisions)]).toEqual(state === 'parked' ? [] : ['a']);
      return withDecisions(onServer, decisions).map(({ ID }) => ID);
    };
    expect(left('doubtful')).toEqual(['b']);
    expect(left('parked')).toEqual(['a', 'b']);
  });
});
