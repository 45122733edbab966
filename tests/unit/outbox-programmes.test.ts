import { describe, expect, test } from 'vitest';
import { type Api, createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { type DayPlan, planOf, type Stop, stopsOf, withoutStop } from '#domain/field/day-plan.ts';
import { isItem, type OutboxItem } from '#domain/outbox/item.ts';
import { blockersOf } from '#domain/outbox/queue.ts';
import {
  UnValidateObjectivesDocument,
  ValidateObjectivesDocument,
} from '#features/field/shared/field-writes.generated.ts';
import { saveDay } from '#features/field/shared/field-writes.ts';
import { customersIn, readDay } from '#features/field/shared/field.queries.ts';
import {
  programmeItem,
  programmeKey,
  programmeOf,
  programmesItem,
  queuedProgramme,
} from '#features/field/shared/outbox/programme-item.ts';
import type { PlannedDay, Plans } from '#features/field/shared/outbox/programme-merge.ts';
import { programmeWriter } from '#features/field/shared/outbox/programme-writer.ts';
import { systemClock } from '#lib/clock.ts';
import { daysFrom } from '#lib/date-ranges.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { type Outbox, startOutbox } from '#state/outbox-keeper.ts';
import { outboxStore } from '#state/outbox-store.ts';
import { type Fault, faultyAnswers, LIMIT } from './faulty-line.ts';
import { fieldDevice, settled, until } from './field-device.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

const world = worldOf('small');
const [ewane = '', njoya = '', tchatat = '', mandeng = ''] = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const workerID = inAgency(world.users, 'cm').find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const worker = { ID: workerID, isSupervisor: false, includeUnvalidated: true, withCards: false, withPositions: false };
const owner = { memberID: workerID, agencyID: 'cm', world: null };
/** Days of a week that nobody has planned yet. */
const DATES = ['2026-12-14', '2026-12-15', '2026-12-16'] as const;
const [MONDAY, TUESDAY, WEDNESDAY] = DATES;
const never = new AbortController().signal;
/** Milliseconds: the time of the device goes on while a busy machine still answers. */
const AN_HOUR = 3_600_000;

const device = fieldDevice();

const stop = (customerID: string, description = `Voir ${customerID}`): Stop => ({ customerID, description });
const planned = (date: string, base: readonly Stop[], stops: readonly Stop[]): PlannedDay => {
  const before = planOf(base);
  const left = base.filter(({ customerID }) => !stops.some((each) => each.customerID === customerID));
  return {
    date,
    base: before,
    plan: {
      ...left.reduce<DayPlan>((plan, { customerID }) => withoutStop(plan, customerID), before),
      ...planOf(stops),
    },
  };
};
const itemOf = (manner: Plans['manner'], days: readonly PlannedDay[]) =>
  programmesItem({
    worker,
    days,
    manner,
    administrativeIDs: [],
    hasValidation: true,
    drafts: manner === 'planned' ? days.map(({ date, plan, base }) => ({ subject: date, value: plan, base })) : [],
    title: `${days.length} jours`,
    href: '/app/programs/home?view=week',
  });
const move = (from: string, to: string, ...stops: readonly Stop[]) =>
  itemOf('moved', [planned(from, stops, []), planned(to, [], stops)]);

const queued = (item: ReturnType<typeof itemOf>, patch: Partial<OutboxItem> = {}): OutboxItem => ({
  ...item,
  id: `queue ${item.key}`,
  version: 1,
  owner,
  ownerName: 'Yannick Mbida',
  state: 'waiting',
  tries: 1,
  queuedAt: 0,
  sentAt: null,
  error: null,
  ...patch,
});

async function enter() {
  const { server, fetch } = startNodeHost();
  const apiOf = async (userType: 'Delegue' | 'Supervisor', through: typeof fetch = fetch): Promise<Api> => {
    const { authorization } = await enterAs(server, userType);
    const token = authorization.replace('Bearer ', '');
    return createApi({
      settings: { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example', requestTimeout: LIMIT },
      token: () => token,
      agency: () => 'cm',
      onUnauthorized: () => {},
      fetch: through,
    });
  };
  const direct = await apiOf('Delegue');
  const dayOf = async (date: string) => customersIn((await readDay(direct, worker, date, never)).objectives);
  const daysOf = () => Promise.all(DATES.map(dayOf));
  /** What the days were after each write. */
  const seen: Awaited<ReturnType<typeof daysOf>>[] = [];
  let fault: { readonly kind: Fault; left: number } | null = null;
  let onKill = () => {};
  const answers = faultyAnswers(() => onKill());
  const api = await apiOf('Delegue', async (input, init) => {
    const made = async () => {
      const answer = await fetch(input, init);
      if (isWrite) seen.push(await daysOf());
      return answer;
    };
    const isWrite = typeof init?.body === 'string' && init.body.includes('mutation');
    if (!isWrite || fault === null) return made();
    fault.left -= 1;
    if (fault.left > 0) return made();
    const { kind } = fault;
    fault = null;
    return answers[kind](made);
  });
  return {
    api,
    apiOf,
    dayOf,
    daysOf,
    seen,
    plan: (date: string, stops: readonly Stop[]) =>
      saveDay(
        direct,
        worker,
        date,
        stops.map((each) => ({ ...each, administrativeCustomer: false })),
        never,
      ),
    provoke(kind: Fault, call: number, kill: () => void) {
      fault = { kind, left: call };
      onKill = kill;
    },
  };
}

const openPage = (api: Api): Outbox =>
  startOutbox({
    api,
    clock: systemClock,
    owner,
    ownerName: 'Yannick Mbida',
    writers: () => Promise.resolve(programmeWriter),
    limit: LIMIT,
    isOwnersTurn: () => true,
    whenReread: () => Promise.resolve(),
    onFound: () => {},
  });

const whole = async () => {
  const line = await settled(enter());
  await settled(Promise.all([line.plan(MONDAY, [stop(ewane), stop(njoya)]), line.plan(TUESDAY, [stop(tchatat)])]));
  return line;
};

/** Two days that exchange a visit: each is written twice. */
const exchange = () =>
  itemOf('planned', [
    planned(MONDAY, [stop(ewane), stop(njoya)], [stop(tchatat), stop(njoya)]),
    planned(TUESDAY, [stop(tchatat)], [stop(ewane), stop(mandeng)]),
  ]);

const CASES = [
  {
    what: 'a week of which two days exchange visits',
    item: exchange,
    writes: 4,
    evening: [[stop(tchatat), stop(njoya)], [stop(ewane), stop(mandeng)], []],
  },
  {
    what: 'a visit that is moved',
    item: () => move(MONDAY, TUESDAY, stop(ewane)),
    writes: 2,
    evening: [[stop(njoya)], [stop(tchatat), stop(ewane)], []],
  },
  {
    what: 'a day that is left empty for another',
    item: () => move(TUESDAY, WEDNESDAY, stop(tchatat)),
    writes: 2,
    evening: [[stop(ewane), stop(njoya)], [], [stop(tchatat)]],
  },
  {
    what: 'a week that is copied',
    item: () =>
      itemOf('copied', [
        planned(TUESDAY, [], [stop(mandeng), stop(ewane)]),
        planned(WEDNESDAY, [], [stop(mandeng), stop(njoya, 'Autre chose')]),
      ]),
    writes: 2,
    evening: [
      [stop(ewane), stop(njoya)],
      [stop(tchatat), stop(mandeng), stop(ewane)],
      [stop(mandeng), stop(njoya, 'Autre chose')],
    ],
  },
] as const;

const POINTS = [
  ['C3: the page dies before the call is made', 'killedBefore'],
  ['C4: the request is lost', 'unheard'],
  ['C5: the answer is lost after the server wrote', 'lost'],
  ['C6: the page dies before the device knows the answer', 'killedAfter'],
  ['C8: the server writes after it was asked', 'late'],
  ['C11: a captive portal answers', 'captive'],
] as const;

describe.each(POINTS)('%s', (_point, fault) => {
  describe.each(CASES)('$what', ({ item, writes, evening }) => {
    test.each(Array.from({ length: writes }, (_, index) => index + 1))(
      'is there once, and nobody was nowhere: call %i',
      async (call) => {
        const line = await whole();
        let page = openPage(line.api);
        line.provoke(fault, call, () => {
          page.stop();
          device.kill();
          page = openPage(line.api);
        });
        await settled(page.queue(item(), []));
        await until(async () => (await settled(outboxStore(owner).all())).length === 0, 500, AN_HOUR);
        // What a late call writes comes after all.
        await until(() => Promise.resolve(false), 5000, 60_000);
        page.stop();
        expect(await settled(line.daysOf())).toEqual(evening);
        const left = line.seen.map((days) => {
          const there = new Set(days.flat().map(({ customerID }) => customerID));
          return [ewane, njoya, tchatat].filter((customerID) => !there.has(customerID));
        });
        expect(left.flat()).toEqual([]);
      },
    );
  });
});

describe('programmes of several days', () => {
  const send = (api: Api, item: ReturnType<typeof itemOf>) => settled(programmeWriter.send(api, queued(item), never));
  const isThere = (api: Api, item: ReturnType<typeof itemOf>) =>
    settled(programmeWriter.isThere(api, queued(item), never));

  test('are written in as few calls as there are days, those that gain visits first, and once', async () => {
    const { api, seen, daysOf } = await whole();
    const item = move(MONDAY, TUESDAY, stop(ewane));
    expect(await isThere(api, item)).toBe(false);
    expect(await send(api, item)).toEqual({ kind: 'sent' });
    expect(seen.map((days) => days.map(({ length }) => length))).toEqual([
      [2, 2, 0],
      [1, 2, 0],
    ]);
    expect(await isThere(api, item)).toBe(true);
    expect(await send(api, item)).toEqual({ kind: 'sent' });
    expect(seen).toHaveLength(2);
    expect(await settled(daysOf())).toEqual([[stop(njoya)], [stop(tchatat), stop(ewane)], []]);
  });

  test('keep what somebody else has added to their days, at the end', async () => {
    const { api, plan, daysOf } = await whole();
    await settled(plan(TUESDAY, [stop(tchatat), stop(mandeng, 'Du superviseur')]));
    const item = itemOf('planned', [
      planned(MONDAY, [stop(ewane), stop(njoya)], [stop(njoya)]),
      planned(TUESDAY, [stop(tchatat)], [stop(ewane), stop(tchatat)]),
    ]);
    expect(await send(api, item)).toEqual({ kind: 'sent' });
    expect(await settled(daysOf())).toEqual([
      [stop(njoya)],
      [stop(ewane), stop(tchatat), stop(mandeng, 'Du superviseur')],
      [],
    ]);
    expect(await isThere(api, item)).toBe(true);
  });

  test('are a conflict, named by its day, where somebody else has changed the same visit: nothing is written', async () => {
    const { api, plan, seen } = await whole();
    await settled(plan(WEDNESDAY, [stop(ewane, 'Du superviseur')]));
    expect(await send(api, move(MONDAY, WEDNESDAY, stop(ewane)))).toEqual({ kind: 'conflict', days: [WEDNESDAY] });
    expect(await send(api, move(MONDAY, TUESDAY, stop(ewane, 'Avant')))).toEqual({ kind: 'conflict', days: [MONDAY] });
    expect(seen).toEqual([]);
  });

  test('are a conflict where a visit that was to move is gone from its day', async () => {
    const { api, plan, seen } = await whole();
    await settled(plan(MONDAY, [stop(njoya)]));
    expect(await send(api, move(MONDAY, TUESDAY, stop(ewane)))).toEqual({ kind: 'conflict', days: [MONDAY] });
    expect(seen).toEqual([]);
  });

  test('are none where both have taken the same visit out', async () => {
    const { api, plan, daysOf } = await whole();
    await settled(plan(MONDAY, [stop(njoya)]));
    const item = itemOf('planned', [planned(MONDAY, [stop(ewane), stop(njoya)], [stop(njoya), stop(mandeng)])]);
    expect(await send(api, item)).toEqual({ kind: 'sent' });
    expect(await settled(daysOf())).toEqual([[stop(njoya), stop(mandeng)], [stop(tchatat)], []]);
  });

  test('are refused, and nothing is written, where a visit that leaves its day was validated meanwhile', async () => {
    const { api, apiOf, plan, seen } = await whole();
    const visits = await settled(plan(MONDAY, [stop(ewane), stop(njoya)]));
    const supervisor = await settled(apiOf('Supervisor'));
    await settled(supervisor.request(ValidateObjectivesDocument, { IDs: [visits.get(ewane) ?? ''] }));
    const refused = { kind: 'refused', codes: ['VISIT_FIXED'], days: [MONDAY] };
    expect(await send(api, move(MONDAY, TUESDAY, stop(ewane)))).toEqual(refused);
    expect(await send(api, exchange())).toEqual(refused);
    expect(seen).toEqual([]);
  });

  test('are refused, and nothing is written, where a visit of another purpose was validated meanwhile', async () => {
    const { api, apiOf, plan, dayOf, seen } = await whole();
    const visits = await settled(plan(MONDAY, [stop(ewane), stop(njoya)]));
    const supervisor = await settled(apiOf('Supervisor'));
    await settled(supervisor.request(ValidateObjectivesDocument, { IDs: [visits.get(ewane) ?? ''] }));
    const monday = planned(MONDAY, [stop(ewane), stop(njoya)], [stop(ewane, 'Autre chose'), stop(njoya)]);
    const tuesday = planned(TUESDAY, [stop(tchatat)], [stop(tchatat, 'Autre chose')]);
    const refused = { kind: 'refused', codes: ['VISIT_FIXED'] };
    expect(await send(api, itemOf('planned', [monday]))).toEqual(refused);
    expect(await send(api, itemOf('planned', [monday, tuesday]))).toEqual({ ...refused, days: [MONDAY] });
    expect(seen).toEqual([]);
    // What is written about the others goes.
    const others = planned(MONDAY, [stop(ewane), stop(njoya)], [stop(ewane), stop(njoya, 'Autre chose')]);
    expect(await send(api, itemOf('planned', [others]))).toEqual({ kind: 'sent' });
    expect(await settled(dayOf(MONDAY))).toEqual([stop(ewane), stop(njoya, 'Autre chose')]);
  });

  test('C16: midnight has passed: a visit arrives on its other day, and the day that is over keeps it and says so', async () => {
    const { api, apiOf, dayOf } = await whole();
    const past = daysFrom('2026-10-01', 48);
    const days = await settled(Promise.all(past.map((date) => readDay(api, worker, date, never))));
    const [found] = days.flatMap(({ objectives }, index) =>
      objectives
        .filter(({ done }) => !done)
        .flatMap((objective) =>
          customersIn([objective]).map((missed) => ({ ID: objective.ID, over: past[index] ?? '', missed })),
        ),
    );
    if (!found) throw new Error('Everybody was visited.');
    const { ID, over, missed } = found;
    const supervisor = await settled(apiOf('Supervisor'));
    await settled(supervisor.request(UnValidateObjectivesDocument, { IDs: [ID] }));
    expect(await send(api, move(over, WEDNESDAY, missed))).toMatchObject({
      kind: 'refused',
      codes: ['PAST_DAY'],
      days: [over],
    });
    expect(await settled(dayOf(over))).toContainEqual(missed);
    expect(await settled(dayOf(WEDNESDAY))).toEqual([missed]);
  });

  test('that the server refuses in part name the day, keep every visit, and end when they are sent again', async () => {
    const { api, daysOf, plan } = await whole();
    // Nobody may see this customer.
    const item = itemOf('planned', [
      planned(MONDAY, [stop(ewane), stop(njoya)], [stop(njoya)]),
      planned(TUESDAY, [stop(tchatat)], [stop(tchatat), stop(ewane)]),
      planned(WEDNESDAY, [], [stop('nobody')]),
    ]);
    expect(await send(api, item)).toMatchObject({ kind: 'refused', codes: ['NOT_FOUND'], days: [WEDNESDAY] });
    expect(await settled(daysOf())).toEqual([[stop(ewane), stop(njoya)], [stop(tchatat), stop(ewane)], []]);
    await settled(plan(WEDNESDAY, [stop(mandeng)]));
    const mended = itemOf('planned', [
      planned(MONDAY, [stop(ewane), stop(njoya)], [stop(njoya)]),
      planned(TUESDAY, [stop(tchatat)], [stop(tchatat), stop(ewane)]),
    ]);
    expect(await send(api, mended)).toEqual({ kind: 'sent' });
    expect(await settled(daysOf())).toEqual([[stop(njoya)], [stop(tchatat), stop(ewane)], [stop(mandeng)]]);
  });

  test('that are copied visit nobody twice on a day, and a copy that was cut short is completed by another', async () => {
    const { api, daysOf, plan } = await whole();
    const item = itemOf('copied', [
      planned(MONDAY, [], [stop(tchatat), stop(mandeng)]),
      planned(WEDNESDAY, [], [stop(ewane), stop(mandeng, 'Encore')]),
    ]);
    await settled(plan(WEDNESDAY, [stop(ewane, 'Du superviseur')]));
    expect(await send(api, item)).toEqual({ kind: 'sent' });
    const copied = [
      [stop(ewane), stop(njoya), stop(tchatat), stop(mandeng)],
      [stop(tchatat)],
      [stop(ewane, 'Du superviseur'), stop(mandeng, 'Encore')],
    ];
    expect(await settled(daysOf())).toEqual(copied);
    expect(await isThere(api, item)).toBe(true);
    await settled(plan(WEDNESDAY, [stop(ewane, 'Du superviseur')]));
    expect(await isThere(api, item)).toBe(false);
    expect(await send(api, item)).toEqual({ kind: 'sent' });
    expect(await settled(daysOf())).toEqual(copied);
  });

  test('of an unknown shape are refused, and change nothing', async () => {
    const { api, seen } = await whole();
    const item = queued(exchange(), { write: { ...Object(exchange().write), manner: 'guessed' } });
    expect(programmeOf(item)).toBeNull();
    expect(await settled(programmeWriter.send(api, item, never))).toEqual({ kind: 'refused', codes: [] });
    expect(await settled(programmeWriter.isThere(api, item, never))).toBe(false);
    expect(seen).toEqual([]);
  });

  test('wait for what waits of their days, and what comes later of a day waits for them', () => {
    const day = (date: string) =>
      programmeItem({
        worker,
        ...planned(date, [], [stop(ewane)]),
        administrativeIDs: [],
        hasValidation: true,
        draft: { subject: date, value: planOf([]), base: planOf([]) },
        title: '',
        href: '',
      });
    const [before, week, moved, after, other] = [
      day(MONDAY),
      exchange(),
      move(TUESDAY, WEDNESDAY, stop(ewane)),
      day(TUESDAY),
      day('2026-12-18'),
    ].map((item, index) => queued(item, { id: `queue ${index}` }));
    if (!before || !week || !moved || !after || !other) throw new Error('There are five.');
    const items = [before, week, moved, after, other];
    expect(items.map((item) => blockersOf(item, items).map(({ id }) => id))).toEqual([
      [],
      [before.id],
      [week.id],
      [week.id, moved.id],
      [],
    ]);
    expect(
      blockersOf({ ...other, key: 'report', also: [], after: [programmeKey(workerID, WEDNESDAY)] }, items),
    ).toEqual([moved]);
  });

  test('have words, and a purpose as the server keeps it; the device reads them back', () => {
    const item = queued(
      itemOf('planned', [planned(TUESDAY, [], [stop(ewane, ' Présenter ')]), planned(MONDAY, [], [stop(njoya)])]),
    );
    expect(item).toMatchObject({ day: MONDAY, until: TUESDAY, title: '2 jours' });
    expect(isItem(structuredClone(item))).toBe(true);
    expect(programmeOf(item)?.days.map(({ plan }) => stopsOf(plan))).toEqual([
      [stop(ewane, 'Présenter')],
      [stop(njoya)],
    ]);
  });

  test('are shown on each of their days, on top of what the server has', () => {
    const [first, second] = [move(MONDAY, TUESDAY, stop(ewane)), move(MONDAY, WEDNESDAY, stop(njoya))].map((item) =>
      queued(item),
    );
    if (!first || !second) throw new Error('There are two.');
    const shown = (day: string, now: readonly Stop[], items: readonly OutboxItem[] = [first, second]) => {
      const waiting = queuedProgramme(items, { workerID, day }, planOf(now));
      return waiting && { stops: stopsOf(waiting.plan), isRefused: waiting.isRefused };
    };
    expect(shown(MONDAY, [stop(ewane), stop(njoya), stop(mandeng)])).toEqual({
      stops: [stop(mandeng)],
      isRefused: false,
    });
    expect(shown(TUESDAY, [stop(tchatat)])).toEqual({ stops: [stop(tchatat), stop(ewane)], isRefused: false });
    expect(shown(WEDNESDAY, [], [first, { ...second, state: 'parked' }])).toEqual({
      stops: [stop(njoya)],
      isRefused: true,
    });
    expect(shown('2026-12-18', [])).toBeNull();
    expect(queuedProgramme([first], { workerID: 'somebody', day: MONDAY }, null)).toBeNull();
  });
});
