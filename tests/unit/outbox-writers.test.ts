import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { planOf, type Stop, stopsOf } from '#domain/field/day-plan.ts';
import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { emptyReport, type WholeReport, type Visited } from '#domain/field/report.ts';
import { customersIn, readDay } from '#features/field/shared/field.queries.ts';
import { AttachReportDocument } from '#features/field/shared/field-writes.generated.ts';
import { saveDay } from '#features/field/shared/field-writes.ts';
import {
  programmeItem,
  programmeKey,
  programmeOf,
  queuedProgramme,
} from '#features/field/shared/outbox/programme-item.ts';
import { programmeWriter } from '#features/field/shared/outbox/programme-writer.ts';
import { withQueued } from '#features/field/shared/outbox/queued-reports.ts';
import { reportItem, reportKey, reportOf } from '#features/field/shared/outbox/report-item.ts';
import { reportWriter } from '#features/field/shared/outbox/report-writer.ts';
import { stopsOfDay } from '#features/field/shared/stops.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { clientOf } from './server-client.ts';

const world = worldOf('small');
const [ewane = '', njoya = '', tchatat = ''] = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const workerID = inAgency(world.users, 'cm').find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const worker = { ID: workerID, isSupervisor: false, includeUnvalidated: true, withCards: false, withPositions: false };
/** A day that nobody has planned yet. */
const MONDAY = '2026-12-14';
const TODAY = '2026-11-19';
const START = DEFAULT_NOW - 600;
const never = new AbortController().signal;

const enter = async (): Promise<Api> => (await clientOf('Delegue')).api;

const queued = (item: NewItem): OutboxItem => ({
  ...item,
  id: `queue ${item.key}`,
  version: 1,
  owner: { memberID: workerID, agencyID: 'cm', world: null },
  ownerName: 'Yannick Mbida',
  state: 'waiting',
  tries: 1,
  queuedAt: START * 1000,
  sentAt: null,
  error: null,
});

const report = (
  visited: Visited,
  subject: string,
  patch: Partial<WholeReport> = {},
  items: readonly OutboxItem[] = [],
) =>
  queued(
    reportItem(
      {
        call: {
          visited,
          draft: { ...emptyReport(START), start: START, other: 'Prescrira  Paludexa', ...patch },
          end: START + 300,
          position: { fix: null, reason: 'off' },
        },
        context: {
          worker,
          date: TODAY,
          purpose: 'Visite non prévue',
          isAdministrative: false,
          fields: ['PresentedPharmaProducts', 'other'],
        },
        day: TODAY,
        subject,
        title: 'Dr Ewane',
        href: '/app/programs/home',
      },
      items,
    ),
  );

const stranger = (lastName: string, patch: Partial<WholeReport> = {}, items: readonly OutboxItem[] = []) =>
  report({ kind: 'unregistered' }, 'unregistered', { lastName, ...patch }, items);

describe('a report that waits', () => {
  test('of a customer who was not planned is there once it was sent, and is refused and recognised when it is sent again', async () => {
    const api = await enter();
    const item = report({ kind: 'registered', customerID: ewane }, `${ewane} ${TODAY}`);
    expect(await reportWriter.isThere(api, item, never)).toBe(false);
    expect(await reportWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(await reportWriter.isThere(api, item, never)).toBe(true);
    await reportWriter.send(api, item, never);
    const { objectives } = await readDay(api, worker, TODAY, never);
    expect(objectives.filter(({ Customer }) => Customer?.ID === ewane)).toHaveLength(1);
  });

  test('is not taken for another one of the same visit: by its beginning, or by its words', async () => {
    const api = await enter();
    const subject = `${ewane} ${TODAY}`;
    const visited = { kind: 'registered', customerID: ewane } as const;
    await reportWriter.send(api, report(visited, subject), never);
    expect(await reportWriter.isThere(api, report(visited, subject, { start: START + 1 }), never)).toBe(false);
    expect(await reportWriter.isThere(api, report(visited, subject, { other: 'Reverra' }), never)).toBe(false);
    expect(await reportWriter.isThere(api, report({ ...visited, customerID: njoya }, `${njoya} ${TODAY}`), never)).toBe(
      false,
    );
  });

  test('of somebody who is not registered is there by the second in which it began', async () => {
    const api = await enter();
    const item = stranger('Abega');
    expect(await reportWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(await reportWriter.isThere(api, item, never)).toBe(true);
    expect(await reportWriter.isThere(api, stranger('Abega', { start: START + 1 }), never)).toBe(false);
  });

  test('of a planned visit is there by its objective', async () => {
    const api = await enter();
    const { objectives } = await readDay(api, worker, TODAY, never);
    const open = objectives.filter(({ done }) => !done);
    const [first, second] = open;
    if (!first || !second) throw new Error('The day has too few visits.');
    const item = report({ kind: 'planned', objectiveID: first.ID }, `${first.Customer?.ID} ${TODAY}`);
    const other = report({ kind: 'planned', objectiveID: second.ID }, `${second.Customer?.ID} ${TODAY}`);
    expect(await reportWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect([await reportWriter.isThere(api, item, never), await reportWriter.isThere(api, other, never)]).toEqual([
      true,
      false,
    ]);
  });

  test('two people who are not registered never begin in the same second of one queue', () => {
    const first = stranger('Abega');
    const second = stranger('Njoh', {}, [first]);
    const third = stranger('Fotso', {}, [first, second]);
    const starts = [first, second, third].map((each) => reportOf(each)?.call.draft.start);
    expect(starts).toEqual([START, START + 1, START + 2]);
    expect(new Set([first, second, third].map(({ key }) => key)).size).toBe(3);
  });

  test('follows the programme of its day, and of no other shape is read', () => {
    const item = report({ kind: 'registered', customerID: ewane }, `${ewane} ${TODAY}`);
    expect(item.after).toEqual([programmeKey(workerID, TODAY)]);
    expect(item.key).toBe(reportKey(`${ewane} ${TODAY}`));
    expect(reportOf(structuredClone(item))).toEqual(item.write);
    expect(reportOf({ ...item, write: { ...Object(item.write), day: 5 } })).toBeNull();
    expect(reportOf({ ...item, kind: 'createWorkScheduleDaily' })).toBeNull();
  });

  test('of an unknown shape is refused, and changes nothing', async () => {
    const api = await enter();
    const item = { ...stranger('Abega'), write: 'nothing' };
    expect(await reportWriter.send(api, item, never)).toEqual({ kind: 'refused', codes: [] });
    expect(await reportWriter.isThere(api, item, never)).toBe(false);
  });

  test('of somebody who is not registered is one visit of the day, also once its answer was lost', async () => {
    const api = await enter();
    const item = { ...stranger('Abega'), state: 'doubtful' as const, tries: 1 };
    await reportWriter.send(api, item, never);
    const stops = stopsOfDay(await readDay(api, worker, TODAY, never), 'Inconnu');
    const shown = (patch: Partial<OutboxItem>) =>
      withQueued(stops, [{ ...item, ...patch }], { workerID, day: TODAY }).length - stops.length;
    expect(shown({})).toBe(0);
    expect(shown({ state: 'waiting', tries: 0 })).toBe(1);
    expect(shown({ state: 'parked' })).toBe(1);
  });

  test('whose answer was lost is there, and is one visit of the day, also once it was given its customer', async () => {
    const api = await enter();
    const item = { ...stranger('Abega'), state: 'doubtful' as const, tries: 1 };
    await reportWriter.send(api, item, never);
    const { objectives } = await readDay(api, worker, TODAY, never);
    const ID = objectives.find(({ Customer }) => Customer === null)?.VisitReport?.ID ?? '';
    await api.request(AttachReportDocument, { ID, customerID: ewane });
    expect(await reportWriter.isThere(api, item, never)).toBe(true);
    const stops = stopsOfDay(await readDay(api, worker, TODAY, never), 'Inconnu');
    expect(withQueued(stops, [item], { workerID, day: TODAY })).toHaveLength(stops.length);
  });

  test('is shown in its day: with its visit, or as one more that the server does not know of', async () => {
    const api = await enter();
    const stops = stopsOfDay(await readDay(api, worker, TODAY, never), 'Inconnu');
    const open = stops.find(({ isDone, customer }) => !isDone && customer);
    const items = [
      report({ kind: 'planned', objectiveID: open?.ID ?? '' }, `${open?.customer?.ID} ${TODAY}`),
      { ...stranger('Abega'), state: 'parked' as const },
    ];
    const shown = withQueued(stops, items, { workerID, day: TODAY });
    expect(shown).toHaveLength(stops.length + 1);
    expect(shown.find(({ ID }) => ID === open?.ID)?.queued).toEqual({
      start: START,
      end: START + 300,
      isRefused: false,
      draft: items[0] && reportOf(items[0])?.call.draft,
    });
    expect(shown.at(-1)).toMatchObject({ name: 'Dr Ewane', isDone: false, queued: { isRefused: true } });
    const done = stops.map((each) => ({ ...each, isDone: true }));
    const isQueued = (list: typeof stops) => list.find(({ ID }) => ID === open?.ID)?.queued?.isRefused;
    expect(isQueued(withQueued(done, items, { workerID, day: TODAY }))).toBeUndefined();
    const refused = items.map((item) => ({ ...item, state: 'parked' as const }));
    expect(isQueued(withQueued(done, refused, { workerID, day: TODAY }))).toBe(true);
    // Its visit was deleted meanwhile: it is shown for as long as it is not mended.
    const left = stops.filter(({ ID }) => ID !== open?.ID);
    expect(withQueued(left, items.slice(0, 1), { workerID, day: TODAY })).toEqual(left);
    expect(withQueued(left, refused.slice(0, 1), { workerID, day: TODAY }).at(-1)).toMatchObject({
      name: 'Dr Ewane',
      queued: { isRefused: true },
    });
    expect(withQueued(stops, items, { workerID, day: '2026-11-20' })).toBe(stops);
    expect(withQueued(stops, items, { workerID: 'somebody', day: TODAY })).toBe(stops);
  });
});

const stop = (customerID: string, description = 'Présenter'): Stop => ({ customerID, description });
const programme = (stops: readonly Stop[], base: readonly Stop[] = []) =>
  queued(
    programmeItem({
      worker,
      date: MONDAY,
      plan: planOf(stops),
      base: planOf(base),
      administrativeIDs: [],
      hasValidation: true,
      draft: { subject: `${workerID} ${MONDAY}`, value: planOf(stops), base: planOf(base) },
      title: '2 visites',
      href: '/app/programs/home',
    }),
  );

describe('a programme that waits', () => {
  const visitsOf = async (api: Api) => customersIn((await readDay(api, worker, MONDAY, never)).objectives);
  const plan = (api: Api, stops: readonly Stop[]) =>
    saveDay(
      api,
      worker,
      MONDAY,
      stops.map((each) => ({ ...each, administrativeCustomer: false })),
      never,
    );

  test('is there once it was sent, and changes nothing when it is sent again', async () => {
    const api = await enter();
    const item = programme([stop(ewane), stop(njoya)]);
    expect(await programmeWriter.isThere(api, item, never)).toBe(false);
    expect(await programmeWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(await programmeWriter.isThere(api, item, never)).toBe(true);
    const before = (await readDay(api, worker, MONDAY, never)).objectives.map(({ ID }) => ID);
    expect(await programmeWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect((await readDay(api, worker, MONDAY, never)).objectives.map(({ ID }) => ID)).toEqual(before);
  });

  test('keeps what somebody else has added meanwhile', async () => {
    const api = await enter();
    await plan(api, [stop(ewane), stop(tchatat, 'Du superviseur')]);
    const item = programme([stop(njoya), stop(ewane)], [stop(ewane)]);
    expect(await programmeWriter.isThere(api, item, never)).toBe(false);
    expect(await programmeWriter.send(api, item, never)).toEqual({ kind: 'sent' });
    expect(await visitsOf(api)).toEqual([stop(njoya), stop(ewane), stop(tchatat, 'Du superviseur')]);
    expect(await programmeWriter.isThere(api, item, never)).toBe(true);
  });

  test('is a conflict where both have changed the same visit, and nothing is written', async () => {
    const api = await enter();
    await plan(api, [stop(ewane, 'Du superviseur')]);
    const item = programme([stop(ewane, 'De moi')], [stop(ewane)]);
    expect(await programmeWriter.send(api, item, never)).toEqual({ kind: 'conflict' });
    expect(await programmeWriter.isThere(api, item, never)).toBe(false);
    expect(await visitsOf(api)).toEqual([stop(ewane, 'Du superviseur')]);
  });

  test('is shown by the number of its visits, and of no other shape is read', async () => {
    const item = programme([stop(ewane), stop(njoya)]);
    const of = { workerID, day: MONDAY };
    const shown = (state: OutboxItem['state'], now: readonly Stop[] | null) => {
      const waiting = queuedProgramme([{ ...item, state }], of, now && planOf(now));
      return waiting && { stops: stopsOf(waiting.plan), isRefused: waiting.isRefused };
    };
    expect(shown('waiting', null)).toEqual({ stops: [stop(ewane), stop(njoya)], isRefused: false });
    expect(shown('waiting', [stop(tchatat)])?.stops).toEqual([stop(ewane), stop(njoya), stop(tchatat)]);
    expect(shown('parked', [])).toEqual({ stops: [stop(ewane), stop(njoya)], isRefused: true });
    expect(queuedProgramme([item], { ...of, day: TODAY }, null)).toBeNull();
    const two = planOf([stop(ewane), stop(njoya)]);
    expect(programmeOf(structuredClone(item))).toMatchObject({
      days: [{ date: MONDAY, plan: two, base: planOf([]) }],
      manner: 'planned',
    });
    expect(programmeOf({ ...item, write: { ...Object(item.write), plan: [] } })).toBeNull();
    const api = await enter();
    expect(await programmeWriter.send(api, { ...item, write: null }, never)).toEqual({ kind: 'refused', codes: [] });
    expect(await programmeWriter.isThere(api, { ...item, write: null }, never)).toBe(false);
  });
});
