import { expect, test } from 'vitest';
import { type Api, createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { planOf } from '#domain/field/day-plan.ts';
import { emptyReport, type Visited } from '#domain/field/report.ts';
import type { NewItem, WriteKind } from '#domain/outbox/item.ts';
import { readCard, valuesOf } from '#features/customers/card/cards.ts';
import { CARD_WRITERS } from '#features/customers/card/outbox/card-writer.ts';
import { cardItem, type CardWriteKind } from '#features/customers/shared/outbox/card-item.ts';
import type { Values } from '#features/customers/shared/record-editor/fields.ts';
import { plannedVisitOf, saveDay } from '#features/field/shared/field-writes.ts';
import { customersIn, readDay } from '#features/field/shared/field.queries.ts';
import { programmeItem } from '#features/field/shared/outbox/programme-item.ts';
import { programmeWriter } from '#features/field/shared/outbox/programme-writer.ts';
import { reportItem } from '#features/field/shared/outbox/report-item.ts';
import { reportWriter } from '#features/field/shared/outbox/report-writer.ts';
import { systemClock } from '#lib/clock.ts';
import type { Fix } from '#lib/trail.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { TrailOfDayDocument } from '#queries/positions.generated.ts';
import { sendPositions } from '#queries/positions.queries.ts';
import { keptPositions, trailName } from '#state/kept-positions.ts';
import { type Outbox, startOutbox, type Writer } from '#state/outbox-keeper.ts';
import { outboxStore } from '#state/outbox-store.ts';
import { createPositionsOutbox, type PositionsOutbox } from '#state/positions-outbox.ts';
import { fieldDevice, settled, until } from './field-device.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

const TODAY = '2026-11-19';
/** A day that nobody has planned yet. */
const LATER = '2026-12-14';
const ZONE = 'Africa/Douala';
const PLANNED = 12;
const SPONTANEOUS = ['Abega', 'Njoh', 'Mballa'] as const;
const POSITIONS = 400;
/** Milliseconds that a call may take. */
const LIMIT = 30_000;

const world = worldOf('small');
const workerID = inAgency(world.users, 'cm').find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const worker = { ID: workerID, isSupervisor: false, includeUnvalidated: true, withCards: false, withPositions: false };
const owner = { memberID: workerID, agencyID: 'cm', world: null };
const never = new AbortController().signal;

const device = fieldDevice();

/** The line to the server: cut in aeroplane mode; otherwise it loses the answer to the first write of each kind. */
async function lineOf() {
  const { server, fetch } = startNodeHost();
  const { authorization } = await enterAs(server, 'Delegue');
  const token = authorization.replace('Bearer ', '');
  let isCut = false;
  const written: string[] = [];
  const lost = new Set<string>();
  const api: Api = createApi({
    settings: { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example', requestTimeout: LIMIT },
    token: () => token,
    agency: () => 'cm',
    onUnauthorized: () => {},
    async fetch(input, init) {
      if (isCut) throw new TypeError('Failed to fetch');
      const [, call] = /mutation (\w+)/u.exec(typeof init?.body === 'string' ? init.body : '') ?? [];
      const answer = await fetch(input, init);
      if (call === undefined) return answer;
      written.push(call);
      if (lost.has(call)) return answer;
      lost.add(call);
      throw new TypeError('Failed to fetch');
    },
  });
  return {
    api,
    written,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}

interface Page {
  readonly outbox: Outbox;
  readonly positions: PositionsOutbox;
  readonly stop: () => void;
}

const WRITERS: Readonly<Partial<Record<WriteKind, Writer>>> = {
  ...CARD_WRITERS,
  createVisitReport: reportWriter,
  createWorkScheduleDaily: programmeWriter,
};

function openPage(api: Api): Page {
  const outbox = startOutbox({
    api,
    clock: systemClock,
    owner,
    ownerName: 'Yannick Mbida',
    writers: (kind) => {
      const writer = WRITERS[kind];
      return writer ? Promise.resolve(writer) : Promise.reject(new Error(`Nothing of ${kind} is written.`));
    },
    limit: LIMIT,
    isOwnersTurn: () => true,
    whenReread: () => Promise.resolve(),
    onFound: () => {},
  });
  const positions = createPositionsOutbox({
    kept: keptPositions(owner),
    name: trailName(owner),
    send: (fixes, isDoubtful, signal) => sendPositions(api, fixes, { workerID, zone: ZONE, isDoubtful, signal }),
  });
  return {
    outbox,
    positions,
    stop() {
      outbox.stop();
      positions.stop();
    },
  };
}

const DRAFT = { subject: 'day', href: '/app/programs/home' } as const;

function reportOf(visited: Visited, index: number, lastName = ''): NewItem {
  const start = DEFAULT_NOW - 20_000 + index * 600;
  return reportItem(
    {
      call: {
        visited,
        draft: { ...emptyReport(start), start, other: `Promesse ${index}`, lastName },
        end: start + 300,
        position: { fix: null, reason: 'off' },
      },
      context: { worker, date: TODAY, purpose: 'Visite', isAdministrative: false, fields: ['other'] },
      day: TODAY,
      subject: `${index} ${TODAY}`,
      title: lastName,
      href: DRAFT.href,
    },
    [],
  );
}

/** What is written about a customer, from the card as it was in the morning. */
const mended = (kind: CardWriteKind, customerID: string, base: Values, change: Values): NewItem =>
  cardItem(
    {
      kind,
      name: customerID,
      customer: { kind: 'healthworker', ID: customerID },
      recordID: null,
      isPart: true,
      base,
      values: { ...base, ...change },
      about: '',
      day: TODAY,
      form: { editor: 'customer', subject: customerID, value: {}, base: {}, href: DRAFT.href },
    },
    [],
  );

const EXPECTATION = { periodStart: TODAY, periodEnd: LATER, toBeImproved: 'Les délais', expectedProducts: null };

test('a whole day without a network, with two kills and a reload, arrives once and whole', async () => {
  const line = await settled(lineOf());
  const { api } = line;
  const before = await settled(readDay(api, worker, TODAY, never));
  const known = new Set(before.objectives.flatMap(({ ID, Customer }) => [ID, Customer?.ID]));
  const visits = inAgency(world.healthWorkers, 'cm')
    .filter(({ ID }) => !known.has(ID))
    .map(({ ID }) => ({ customerID: ID, description: 'Présenter', administrativeCustomer: false }));
  const [planned, tomorrow] = [visits.slice(0, PLANNED), visits.slice(PLANNED, PLANNED + 4)];
  // The answer to this write is lost too.
  const there = before.objectives.flatMap((objective) => plannedVisitOf(objective) ?? []);
  await settled(saveDay(api, worker, TODAY, [...there, ...planned], never).catch(() => {}));
  const morning = await settled(readDay(api, worker, TODAY, never));
  const objectives = planned.map(({ customerID }) => {
    const found = morning.objectives.find(({ Customer }) => Customer?.ID === customerID);
    if (!found) throw new Error(`The day has no visit to ${customerID}.`);
    return found;
  });
  const [first = '', second = ''] = planned.map(({ customerID }) => customerID);
  const cardOf = async (ID: string) => {
    const card = await settled(readCard(api, { kind: 'healthworker', ID }, never));
    if (!card) throw new Error('There is no such card.');
    return card;
  };
  const ofMorning = await cardOf(first);
  const { phone, email } = ofMorning.history;
  const expected = (await cardOf(second)).history.MyCustomerExpectations.length;
  line.written.length = 0;
  line.cut();

  let page = openPage(api);
  /** The phone ends the page: nothing is told to anybody, and what is stored stays. */
  const kill = () => {
    page.stop();
    device.kill();
    page = openPage(api);
  };
  const reload = () => {
    page.stop();
    page = openPage(api);
  };
  const write = async (item: NewItem) => {
    const { isKept } = await settled(page.outbox.queue(item, []));
    expect(isKept).toBe(true);
  };
  const report = async (from: number, to: number) => {
    for (const [index, { ID }] of objectives.entries()) {
      if (index >= from && index < to) await write(reportOf({ kind: 'planned', objectiveID: ID }, index));
    }
  };

  const fixes = Array.from({ length: POSITIONS }, (_, index): Fix => ({
    lat: 4.05 + index / 10_000,
    lng: 9.7,
    at: DEFAULT_NOW - POSITIONS + index,
  }));
  const walk = (from: number, to: number) =>
    settled(Promise.all(fixes.slice(from, to).map((fix) => page.positions.add(fix))));
  const meet = (index: number) => write(reportOf({ kind: 'unregistered' }, PLANNED + index, SPONTANEOUS[index] ?? ''));

  await report(0, 5);
  await walk(0, 150);
  kill();
  await report(5, 9);
  await meet(0);
  await walk(150, 300);
  await write(mended('updateCustomer', first, { phone, email }, { phone: '+237 6 77 00 11 22' }));
  reload();
  await report(9, PLANNED);
  await meet(1);
  await meet(2);
  await write(mended('createCustomerExpectation', second, {}, EXPECTATION));
  await write(
    programmeItem({
      worker,
      date: LATER,
      plan: planOf(tomorrow),
      base: planOf([]),
      administrativeIDs: [],
      hasValidation: true,
      draft: { subject: `${workerID} ${LATER}`, value: planOf(tomorrow), base: planOf([]) },
      title: '4 visites',
      href: DRAFT.href,
    }),
  );
  await walk(300, POSITIONS);
  kill();
  expect(line.written).toEqual([]);
  expect(await settled(outboxStore(owner).all())).toHaveLength(PLANNED + SPONTANEOUS.length + 3);
  expect(await settled(keptPositions(owner).all())).toHaveLength(POSITIONS);

  line.mend();
  await until(async () => {
    const [items, positions] = await settled(Promise.all([outboxStore(owner).all(), keptPositions(owner).all()]));
    return items.length + positions.length === 0;
  }, 100);
  page.stop();

  const evening = await settled(readDay(api, worker, TODAY, never));
  const reports = new Map(evening.objectives.map(({ ID, VisitReport }) => [ID, VisitReport]));
  expect(objectives.map(({ ID }) => reports.get(ID)?.other)).toEqual(objectives.map((_, index) => `Promesse ${index}`));
  expect(evening.objectives).toHaveLength(morning.objectives.length + SPONTANEOUS.length);
  // Who is not registered has an objective too, without a customer.
  const strangers = evening.objectives.filter(({ ID, Customer }) => Customer === null && !known.has(ID));
  expect(strangers).toHaveLength(SPONTANEOUS.length);
  expect(new Set(strangers.map(({ VisitReport }) => VisitReport?.other))).toEqual(
    new Set(SPONTANEOUS.map((_, index) => `Promesse ${PLANNED + index}`)),
  );
  const { data } = await settled(api.request(TrailOfDayDocument, { workerID, date: TODAY }));
  const sent = new Set(fixes.map(({ at }) => at));
  const arrived = (data.readWorkerGPSTrail ?? []).map(({ obtainedTimeStamp }) => obtainedTimeStamp);
  expect(arrived.filter((at) => sent.has(at)).toSorted((a, b) => a - b)).toEqual(fixes.map(({ at }) => at));
  const next = await settled(readDay(api, worker, LATER, never));
  expect(customersIn(next.objectives).map(({ customerID }) => customerID)).toEqual(
    tomorrow.map(({ customerID }) => customerID),
  );
  expect(valuesOf(await cardOf(first))).toEqual({ ...valuesOf(ofMorning), phone: '+237 6 77 00 11 22' });
  expect((await cardOf(second)).history.MyCustomerExpectations).toHaveLength(expected + 1);
  // One answer of each kind was lost: what was written was found by its natural key, and not written again.
  expect(line.written.filter((call) => call === 'CreateReport')).toHaveLength(PLANNED + SPONTANEOUS.length);
  expect(line.written.filter((call) => call === 'UpdateHealthWorkerFixedPart')).toHaveLength(1);
  expect(line.written.filter((call) => call === 'CreateExpectation')).toHaveLength(1);
});
