import { describe, expect, test } from 'vitest';
import type { Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import { writeVisits } from '#domain/field/programme.ts';
import { REPORT_TEXTS } from '#domain/field/report.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import type { ServerOptions } from '#mocks/server/server.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, enterWith, listAt, openServer, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const field = createFieldWork(world);
const delegate = world.users.find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const colleague =
  world.users.find(
    ({ ID, userType, workgroupID }) =>
      userType === 'Delegue' &&
      ID !== delegate &&
      workgroupID === world.users.find((user) => user.ID === delegate)?.workgroupID,
  )?.ID ?? '';
const TODAY = '2026-11-19';
const product = inAgency(world.pharmaProducts, 'cm')[0]?.ID ?? '';
const known = new Set(field.visitsOf(delegate, TODAY).map(({ objective }) => objective.customerID));
const customerID = inAgency(world.healthWorkers, 'cm').find(({ ID }) => !known.has(ID))?.ID ?? '';

const CREATE = `mutation (
  $ID: ID, $start: Timestamp!, $end: Timestamp!, $next: String, $cost: Float, $products: [ID!], $samples: [ID!],
  $lat: Float, $lon: Float, $gps: Timestamp, $isNew: Boolean, $first: String, $last: String, $spontanous: Boolean, $other: String, $promise: String
) {
  createVisitReport(
    visitObjectiveID: $ID, startTimeStamp: $start, endTimeStamp: $end, nextVisitObjective: $next, actionCost: $cost,
    presentedPharmaProductsIDsList: $products, givenSamplesPharmaProductsIDsList: $samples, gPSLat: $lat, gPSLon: $lon,
    gPSobtainedTimeStamp: $gps, spontanousNewCustomer: $isNew, spontanousCustomerFirstName: $first,
    spontanousCustomerLastName: $last, spontanous: $spontanous, other: $other, obtainedPromess: $promise
  ) {
    ID startTimeStamp endTimeStamp nextVisitObjective actionCost spontanous spontanousNewCustomer
    spontanousCustomerFirstName spontanousCustomerLastName GPSLoc { gPSLat gPSLon obtainedTimeStamp }
    PresentedPharmaProducts { ID } GivenSamplesPharmaProducts { ID }
    VisitObjective { ID done Customer { ID } Worker { ID } }
  }
}`;
const TIMES = { start: NOW - 900, end: NOW - 60 };

const PLAN = `mutation ($json: String!) {
  createWorkScheduleDaily(date: "${TODAY}", delegueID: "${delegate}", jsonVisitObjectivesArray: $json) {
    MyVisitObjectives { ID Customer { ID } } } }`;

/** An objective of today, beside those that are there. */
async function planned({ ask }: Client): Promise<string> {
  const list = field.visitsOf(delegate, TODAY).map(({ objective }) => ({
    ID: objective.ID,
    customerID: objective.customerID ?? '',
    description: objective.description ?? '',
    administrativeCustomer: false,
  }));
  const json = writeVisits([...list, { customerID, description: 'Présenter', administrativeCustomer: false }]);
  const { data } = await ask(PLAN, { json });
  return textAt(listAt(data, 'createWorkScheduleDaily', 'MyVisitObjectives').at(-1), 'ID');
}

const ofOrvalis = world.laboratories.find(({ name }) => name === 'Orvalis')?.ID;

/** Customers whom the delegate has seen in November. */
const seen = [
  ...new Set(
    Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
      .flatMap((date) => field.visitsOf(delegate, date))
      .flatMap(({ report }) => report?.customerID ?? []),
  ),
];

/** What is written in a report, and its cost. */
const WRITTEN = [...REPORT_TEXTS, 'actionCost'];

async function enter(options: Partial<ServerOptions> = {}) {
  const server = openServer(options);
  const client = await enterAs(server, 'Delegue');
  return { server, client, ID: await planned(client) };
}

const reportsOf = async ({ ask }: Client, date = TODAY, workerID = delegate) =>
  ask(`{ readVisitReports(date: "${date}", workerID: "${workerID}") { ID startTimeStamp VisitObjective { ID } } }`);

describe('createVisitReport', () => {
  test('answers an objective, which is done then; the day, the card and the visited customers have it', async () => {
    const { server, client, ID } = await enter();
    const answer = await client.ask(CREATE, {
      ID,
      ...TIMES,
      next: ' Revenir dans deux semaines ',
      products: [product],
      samples: [product],
      cost: 18_000,
      lat: 4.05,
      lon: 9.7,
      gps: NOW - 120,
    });
    expect(codesOf(answer)).toEqual([]);
    const report = at(answer.data, 'createVisitReport');
    expect(report).toMatchObject({
      startTimeStamp: TIMES.start,
      endTimeStamp: TIMES.end,
      nextVisitObjective: 'Revenir dans deux semaines',
      actionCost: 18_000,
      spontanous: false,
      spontanousNewCustomer: false,
      GPSLoc: { gPSLat: 4.05, gPSLon: 9.7, obtainedTimeStamp: NOW - 120 },
      PresentedPharmaProducts: [{ ID: product }],
      GivenSamplesPharmaProducts: [{ ID: product }],
      VisitObjective: { ID, done: true, Customer: { ID: customerID }, Worker: { ID: delegate } },
    });
    const again = await enterAs(openServer({ journal: server.journal() }), 'Delegue');
    const { data } = await again.ask(`{
      readWorkScheduleDaily(date: "${TODAY}", workerID: "${delegate}", includeUnvalidated: true) {
        progresPercentage MyVisitObjectives { ID done VisitReport { ID } } }
      readVisitReports(date: "${TODAY}", workerID: "${delegate}") { ID }
      readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: "${customerID}") { MyVisitReports { ID } }
      readWorkerVisitedCustomers(workerID: "${delegate}", dateStart: "${TODAY}", dateEnd: "${TODAY}") { ID }
      readCustomerNextVisitObjectives(workerID: "${delegate}", customersIDList: ["${customerID}"]) { nextVisitObjective }
    }`);
    const reportID = textAt(report, 'ID');
    const objectives = listAt(data, 'readWorkScheduleDaily', 'MyVisitObjectives');
    expect(objectives.at(-1)).toMatchObject({ ID, done: true, VisitReport: { ID: reportID } });
    expect(at(data, 'readWorkScheduleDaily', 'progresPercentage')).toBeGreaterThan(0);
    expect(textsAt(listAt(data, 'readVisitReports'), 'ID')).toContain(reportID);
    expect(at(data, 'readCustomerHealthWorkerDetailedDatas', 'MyVisitReports', 0, 'ID')).toBe(reportID);
    expect(textsAt(listAt(data, 'readWorkerVisitedCustomers'), 'ID')).toContain(customerID);
    expect(at(data, 'readCustomerNextVisitObjectives', 0, 'nextVisitObjective')).toBe('Revenir dans deux semaines');
  });

  test('keeps every text, trimmed; an empty one is none', async () => {
    const { client, ID } = await enter();
    const texts = [
      'obtainedPromess',
      'notedPrescriptions',
      'objections',
      'gifts',
      'leadedAction',
      'nextVisitObjective',
      'other',
      'obtainedResult',
      'metPerson',
    ];
    const args = texts.map((name) => `${name}: " Dit de ${name} "`).join(', ');
    const within = `startTimeStamp: ${TIMES.start}, endTimeStamp: ${TIMES.end}`;
    const answer = await client.ask(`mutation { createVisitReport(visitObjectiveID: "${ID}", ${within}, ${args}) {
      ${texts.join(' ')} actionCost } }`);
    expect(at(answer.data, 'createVisitReport')).toEqual({
      ...Object.fromEntries(texts.map((name) => [name, `Dit de ${name}`])),
      actionCost: null,
    });
    const blank = await client.ask(CREATE, { ...TIMES, isNew: true, first: ' Awa ', last: ' ', next: ' ' });
    expect(at(blank.data, 'createVisitReport')).toMatchObject({
      nextVisitObjective: null,
      spontanousCustomerFirstName: 'Awa',
      spontanousCustomerLastName: null,
      GPSLoc: null,
    });
  });

  test('is of the day on which it began, and costs nothing or more', async () => {
    const { client, ID } = await enter();
    const start = NOW - 86_400;
    expect(codesOf(await client.ask(CREATE, { ID, start, end: start + 600, cost: 0 }))).toEqual([]);
    const countOf = async (date: string) => listAt((await reportsOf(client, date)).data, 'readVisitReports').length;
    const generated = (date: string) => field.visitsOf(delegate, date).filter(({ report }) => report).length;
    expect(await countOf('2026-11-18')).toBe(generated('2026-11-18') + 1);
    expect(await countOf(TODAY)).toBe(generated(TODAY));
  });

  test.each([
    ['cm', '2026-11-20'],
    ['ci', TODAY],
  ])(
    'is of the day that the clocks of its agency show: half an hour before midnight in Greenwich, in %s',
    async (agency, date) => {
      const midnight = Date.parse('2026-11-20T00:00:00Z') / 1000;
      const now = midnight - 1800;
      const person = inAgency(world.users, agency).find(({ userType, fictive }) => userType === 'Delegue' && !fictive);
      const client = await enterWith(openServer({ now }), person?.Email ?? '');
      const visit = { start: now - 600, end: now, isNew: true, last: 'Ngo Bassa' };
      const made = textAt((await client.ask(CREATE, visit)).data, 'createVisitReport', 'ID');
      const days = ['2026-11-18', TODAY, '2026-11-20', '2026-11-21'];
      const told = await Promise.all(days.map((day) => reportsOf(client, day, person?.ID)));
      const has = told.map(({ data }) => textsAt(listAt(data, 'readVisitReports'), 'ID').includes(made));
      expect(days.filter((_, index) => has[index])).toEqual([date]);
    },
  );

  test('has a position with an id of its own', async () => {
    const { client, ID } = await enter();
    const place = { lat: 4.05, lon: 9.7, gps: NOW };
    await client.ask(CREATE, { ID, ...TIMES, ...place });
    await client.ask(CREATE, { ...TIMES, ...place, isNew: true, last: 'Ngo Bassa' });
    const { data } = await client.ask(
      `{ readVisitReports(date: "${TODAY}", workerID: "${delegate}") { GPSLoc { ID } } }`,
    );
    expect(new Set(textsAt(listAt(data, 'readVisitReports'), 'GPSLoc', 'ID')).size).toBe(2);
  });

  test('is written once: a second report of the objective says which one is there', async () => {
    const { server, client, ID } = await enter();
    const first = await client.ask(CREATE, { ID, ...TIMES });
    const work = server.journal().length;
    const second = await client.ask(CREATE, { ID, ...TIMES });
    expect(codesOf(second)).toEqual(['ALREADY_RECORDED']);
    expect(textAt(second.errors, 0, 'extensions', 'ID')).toBe(textAt(first.data, 'createVisitReport', 'ID'));
    expect(server.journal()).toHaveLength(work);
  });

  test('of a generated visit that is made is there already', async () => {
    const made = field.visitsOf(delegate, '2026-11-18').find(({ report }) => report)?.objective.ID;
    const { client } = await enter();
    expect(codesOf(await client.ask(CREATE, { ID: made, ...TIMES }))).toEqual(['ALREADY_RECORDED']);
  });

  test('of somebody who is not registered needs a name, and gets its place in the day', async () => {
    const { client } = await enter();
    const visit = { ...TIMES, isNew: true };
    expect(codesOf(await client.ask(CREATE, TIMES))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await client.ask(CREATE, { ...TIMES, last: 'Ngo Bassa' }))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await client.ask(CREATE, { ...visit, first: ' ' }))).toEqual(['REQUIRED_VALUE']);
    const answer = await client.ask(CREATE, { ...visit, last: 'Ngo Bassa' });
    expect(at(answer.data, 'createVisitReport')).toMatchObject({
      spontanous: true,
      spontanousNewCustomer: true,
      spontanousCustomerFirstName: null,
      spontanousCustomerLastName: 'Ngo Bassa',
      VisitObjective: { done: true, Customer: null },
    });
    const { data } = await client.ask(`{ readWorkScheduleDaily(date: "${TODAY}", workerID: "${delegate}",
      includeUnvalidated: true) { MyVisitObjectives { Customer { ID } VisitReport { spontanousCustomerLastName } } } }`);
    expect(listAt(data, 'readWorkScheduleDaily', 'MyVisitObjectives').at(-1)).toEqual({
      Customer: null,
      VisitReport: { spontanousCustomerLastName: 'Ngo Bassa' },
    });
    const again = await client.ask(CREATE, { ...visit, start: TIMES.start + 0.4, last: 'Ngo Bassa' });
    expect(codesOf(again)).toEqual(['ALREADY_RECORDED']);
    expect(codesOf(await client.ask(CREATE, { ...visit, start: TIMES.start + 1, last: 'Ngo Bassa' }))).toEqual([]);
  });

  test('a programme keeps a visit to somebody who is not registered', async () => {
    const { client } = await enter();
    await client.ask(CREATE, { ...TIMES, isNew: true, last: 'Ngo Bassa' });
    const day = `{ readWorkScheduleDaily(date: "${TODAY}", workerID: "${delegate}", includeUnvalidated: true) {
      MyVisitObjectives { ID description Customer { ID } } } }`;
    const before = listAt((await client.ask(day)).data, 'readWorkScheduleDaily', 'MyVisitObjectives');
    const registered = before.slice(0, -1).map((each) => ({
      ID: textAt(each, 'ID'),
      customerID: textAt(each, 'Customer', 'ID'),
      description: textAt(each, 'description'),
      administrativeCustomer: false,
    }));
    const own = textAt(before.at(-1), 'ID');
    await client.ask(CREATE, { ...TIMES, start: TIMES.start + 60, isNew: true, first: 'Awa', last: 'Diop' });
    const whole = listAt((await client.ask(day)).data, 'readWorkScheduleDaily', 'MyVisitObjectives');
    const named = await client.ask(
      `mutation { deleteVisitObjective(IDs: ["${textAt(whole.at(-1), 'ID')}"]) { success } }`,
    );
    expect(textAt(named.errors, 0, 'message')).toBe('VISIT_FIXED: Awa Diop');
    const deleted = await client.ask(`mutation { deleteVisitObjective(IDs: ["${own}"]) { success } }`);
    expect(codesOf(deleted)).toEqual(['VISIT_FIXED']);
    expect(textAt(deleted.errors, 0, 'message')).toContain('Ngo Bassa');
    expect(codesOf(await client.ask(PLAN, { json: writeVisits(registered.toReversed()) }))).toEqual([]);
    const after = listAt((await client.ask(day)).data, 'readWorkScheduleDaily', 'MyVisitObjectives');
    expect(textsAt(after, 'ID')).toEqual([
      ...textsAt(before, 'ID').slice(0, -1).toReversed(),
      ...textsAt(whole.slice(-2), 'ID'),
    ]);
  });

  const refused = {
    'an end before the start': [{ start: NOW, end: NOW - 1 }, 'INVALID_DATE_RANGE'],
    'an end more than five minutes ahead': [{ end: NOW + 301 }, 'INVALID_DATE_RANGE'],
    'a position without its time': [{ lat: 4, lon: 9 }, 'REQUIRED_VALUE'],
    'a position without its longitude': [{ lat: 4, gps: NOW }, 'REQUIRED_VALUE'],
    'a position without its latitude': [{ lon: 9, gps: NOW }, 'REQUIRED_VALUE'],
    'a position that is none': [{ lat: 91, lon: 9, gps: NOW }, 'INVALID_POSITION'],
    'the position of a device without one': [{ lat: 0, lon: 0, gps: NOW }, 'INVALID_POSITION'],
    'a position to come': [{ lat: 4, lon: 9, gps: NOW + 301 }, 'INVALID_DATE_RANGE'],
    'a negative cost': [{ cost: -1 }, 'INVALID_PRICE'],
    'an unknown product': [{ products: ['nothing'] }, 'NOT_FOUND'],
    'a sample of another agency': [{ samples: [inAgency(world.pharmaProducts, 'ci')[0]?.ID] }, 'NOT_FOUND'],
    'an unknown objective': [{ ID: 'nothing' }, 'NOT_FOUND'],
    'an objective of somebody else': [
      { ID: field.visitsOf(colleague, TODAY).find(({ report }) => !report)?.objective.ID },
      'FORBIDDEN',
    ],
    'a visit planned for tomorrow': [
      { ID: field.visitsOf(delegate, '2026-11-20')[0]?.objective.ID },
      'INVALID_DATE_RANGE',
    ],
  } as const;
  test.each(Object.entries(refused))('refuses %s, and writes nothing', async (_what, [given, code]) => {
    const { server, client, ID } = await enter();
    const work = server.journal().length;
    expect(codesOf(await client.ask(CREATE, { ID, ...TIMES, ...given }))).toEqual([code]);
    expect(server.journal()).toHaveLength(work);
  });

  test('takes times up to five minutes ahead, and a visit of no length', async () => {
    const { client, ID } = await enter();
    expect(codesOf(await client.ask(CREATE, { ID, start: NOW + 300, end: NOW + 300 }))).toEqual([]);
  });

  test('keeps no position while the module is off', async () => {
    const { client, ID } = await enter({ switches: { moduleGPSIsEnabled: false } });
    const answer = await client.ask(CREATE, { ID, ...TIMES, lat: 4.05, lon: 9.7, gps: NOW });
    expect(codesOf(answer)).toEqual([]);
    expect(at(answer.data, 'createVisitReport', 'GPSLoc')).toBeNull();
  });

  test.each([
    ['a field that is not in the list', ['objections'], { next: 'Revenir' }, ['FORBIDDEN']],
    ['a list that is not in it', ['objections'], { products: [product] }, ['FORBIDDEN']],
    ['what is in it', ['nextVisitObjective'], { next: 'Revenir' }, []],
    ['a comment in it', ['other'], { other: 'Vu dans le couloir' }, []],
    ['a comment without any list', null, { other: 'Vu dans le couloir' }, []],
    ['a promise in it', ['obtainedPromess'], { promise: 'Essaiera' }, []],
    ['the products without any list', null, { products: [product] }, []],
    ['another field without any list', null, { next: 'Revenir' }, ['FORBIDDEN']],
  ])('checks the fields that are sent against those that a user has: %s', async (_what, fields, given, codes) => {
    const { client, ID } = await enter({ visitReportFields: fields });
    expect(codesOf(await client.ask(CREATE, { ID, ...TIMES, ...given }))).toEqual(codes);
  });
});

const ATTACH = `mutation ($ID: ID!, $to: ID!) {
  attachVisitReport(ID: $ID, customerID: $to) {
    ID spontanous spontanousCustomerLastName VisitObjective { ID done Customer { ID } } } }`;
const YESTERDAY = '2026-11-18';
/** A generated report of the delegate about somebody who was not registered. */
const strangers = field.visitsOf(delegate, YESTERDAY).find(({ report }) => report?.customerID === null)?.report?.ID;
const metYesterday = field.visitsOf(delegate, YESTERDAY).find(({ objective }) => objective.customerID !== null);

/** What tells of a visit to the customer on a day: the day, its reports, the card, the figures and who was visited. */
const tellsOf = async ({ ask }: Client, date: string) => {
  const { data } = await ask(`{
    readWorkScheduleDaily(date: "${date}", workerID: "${delegate}", includeUnvalidated: true) {
      MyVisitObjectives { Customer { ID } VisitReport { ID } } }
    readVisitReports(date: "${date}", workerID: "${delegate}") { ID VisitObjective { Customer { ID } } }
    readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: "${customerID}") { MyVisitReports { ID } }
    readWorkerVisitedCustomers(workerID: "${delegate}", dateStart: "${date}", dateEnd: "${date}") { ID }
    readWorkerVisitReportStat(workerID: "${delegate}", start: "${date}", end: "${date}") {
      totalReports SpecialityStats { visitedCustomerIDs } }
  }`);
  const stats = listAt(data, 'readWorkerVisitReportStat', 'SpecialityStats');
  return {
    reports: textsAt(listAt(data, 'readVisitReports'), 'ID'),
    inDay: listAt(data, 'readWorkScheduleDaily', 'MyVisitObjectives').filter(
      (each) => at(each, 'Customer', 'ID') === customerID,
    ),
    onCard: textsAt(listAt(data, 'readCustomerHealthWorkerDetailedDatas', 'MyVisitReports'), 'ID'),
    visited: textsAt(listAt(data, 'readWorkerVisitedCustomers'), 'ID').filter((ID) => ID === customerID),
    total: at(data, 'readWorkerVisitReportStat', 'totalReports'),
    counted: stats.some((each) => listAt(each, 'visitedCustomerIDs').includes(customerID)),
  };
};

describe('attachVisitReport', () => {
  const written = async ({ ask }: Client, start = TIMES.start): Promise<string> =>
    textAt((await ask(CREATE, { ...TIMES, start, isNew: true, last: 'Ngo Bassa' })).data, 'createVisitReport', 'ID');

  test.each([
    ['a report of today', TODAY, written],
    ['one that was generated', YESTERDAY, () => Promise.resolve(strangers ?? '')],
  ])('gives %s to the customer: the day, the card and the figures have it, once', async (_what, date, reportOf) => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const ID = await reportOf(client);
    const before = await tellsOf(client, date);
    expect(before).toMatchObject({ inDay: [], visited: [], counted: false });
    const answer = await client.ask(ATTACH, { ID, to: customerID });
    expect(codesOf(answer)).toEqual([]);
    expect(at(answer.data, 'attachVisitReport')).toMatchObject({
      ID,
      spontanous: true,
      VisitObjective: { done: true, Customer: { ID: customerID } },
    });
    const again = await enterAs(openServer({ journal: server.journal() }), 'Delegue');
    const after = await tellsOf(again, date);
    expect(after).toEqual({
      ...before,
      inDay: [{ Customer: { ID: customerID }, VisitReport: { ID } }],
      onCard: after.onCard,
      visited: [customerID],
      counted: true,
    });
    expect(after.onCard.toSorted()).toEqual([...before.onCard, ID].toSorted());
    expect(after.reports.filter((each) => each === ID)).toHaveLength(1);
  });

  test('sent again to the same customer it changes nothing; to another one it is refused', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const ID = await written(client);
    await client.ask(ATTACH, { ID, to: customerID });
    const work = server.journal().length;
    expect(codesOf(await client.ask(ATTACH, { ID, to: customerID }))).toEqual([]);
    const other = inAgency(world.drugStores, 'cm')[0]?.ID;
    const refusal = await client.ask(ATTACH, { ID, to: other });
    expect(codesOf(refusal)).toEqual(['ALREADY_RECORDED']);
    expect(server.journal()).toHaveLength(work);
  });

  test('a report that is attached is still the same one, if it is sent again', async () => {
    const client = await enterAs(openServer(), 'Delegue');
    await client.ask(ATTACH, { ID: await written(client), to: customerID });
    const again = await client.ask(CREATE, { ...TIMES, isNew: true, last: 'Ngo Bassa' });
    expect(codesOf(again)).toEqual(['ALREADY_RECORDED']);
  });

  test('refuses a customer who has a visit on that day, done or planned', async () => {
    const { client } = await enter();
    expect(codesOf(await client.ask(ATTACH, { ID: await written(client), to: customerID }))).toEqual([
      'DUPLICATE_VISIT',
    ]);
    const met = metYesterday?.objective.customerID;
    expect(codesOf(await client.ask(ATTACH, { ID: strangers, to: met }))).toEqual(['DUPLICATE_VISIT']);
  });

  test.each([
    ['an unknown report', { ID: 'nothing' }, 'NOT_FOUND'],
    ['an unknown customer', { to: 'nobody' }, 'NOT_FOUND'],
    ['a customer of another agency', { to: inAgency(world.healthWorkers, 'ci')[0]?.ID }, 'NOT_FOUND'],
    ['a report that has its customer', { ID: metYesterday?.report?.ID }, 'ALREADY_RECORDED'],
  ])('refuses %s', async (_what, given, code) => {
    const client = await enterAs(openServer(), 'Delegue');
    expect(codesOf(await client.ask(ATTACH, { ID: strangers, to: customerID, ...given }))).toEqual([code]);
  });

  test('refuses the report of somebody else, and a customer of a kind that the user may not see', async () => {
    const supervisor = await enterAs(openServer(), 'Supervisor');
    expect(codesOf(await supervisor.ask(ATTACH, { ID: strangers, to: customerID }))).toEqual(['FORBIDDEN']);
    const blind = await enterAs(openServer({ switches: { viewHealthWorker: false } }), 'Delegue');
    expect(codesOf(await blind.ask(ATTACH, { ID: strangers, to: customerID }))).toEqual(['NOT_FOUND']);
  });
});

describe('readVisitReports', () => {
  test('gives the reports of a worker’s day in order of time', async () => {
    const date = '2026-11-18';
    const made = field.visitsOf(delegate, date).flatMap(({ report }) => report ?? []);
    expect(made.length).toBeGreaterThan(1);
    const { data } = await reportsOf((await enter()).client, date);
    const reports = listAt(data, 'readVisitReports');
    expect(textsAt(reports, 'ID')).toEqual(made.map(({ ID }) => ID));
    expect(textsAt(reports, 'VisitObjective', 'ID')).toEqual(made.map(({ visitObjectiveID }) => visitObjectiveID));
    const starts = reports.map((report) => Number(at(report, 'startTimeStamp')));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  test('asks for the right to see that worker', async () => {
    const server = openServer();
    expect(codesOf(await reportsOf(await enterAs(server, 'Delegue'), TODAY, colleague))).toEqual(['FORBIDDEN']);
    expect(codesOf(await reportsOf(await enterAs(server, 'Supervisor'), TODAY, colleague))).toEqual([]);
  });

  test('shows a laboratory its own products only', async () => {
    const { ask } = await enterAs(openServer(), 'PharmaLaboBossUser');
    const days = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    const fields = days.map(
      (date, index) =>
        `d${index}: readVisitReports(date: "${date}", workerID: "${delegate}") { PresentedPharmaProducts { ID PharmaLaboratory { name } } }`,
    );
    const answer = await ask(`{ ${fields.join('\n')} }`);
    expect(codesOf(answer)).toEqual([]);
    const labs = days
      .flatMap((_, index) => listAt(answer.data, `d${index}`))
      .flatMap((report) => listAt(report, 'PresentedPharmaProducts'))
      .map((each) => textAt(each, 'PharmaLaboratory', 'name'));
    expect(new Set(labs)).toEqual(new Set(['Orvalis']));
  });

  test('tells only those with the right to it how long a visit took', async () => {
    const day = `{ readVisitReports(date: "2026-11-18", workerID: "${delegate}") { startTimeStamp endTimeStamp } }`;
    const endsFor = async (role: UserType, switches: Switches = {}) => {
      const answer = await (await enterAs(openServer({ switches }), role)).ask(day);
      expect(codesOf(answer)).toEqual([]);
      const reports = listAt(answer.data, 'readVisitReports');
      expect(reports.length).toBeGreaterThan(0);
      return new Set(reports.map((report) => typeof at(report, 'endTimeStamp')));
    };
    expect(await endsFor('Boss')).toEqual(new Set(['number']));
    expect(await endsFor('Boss', { viewOwnVisitReportDuration: false })).toEqual(new Set(['object']));
    expect(await endsFor('PharmaLaboBossUser')).toEqual(new Set(['object']));
  });

  test('tells a laboratory what was written only where every product is its own', async () => {
    const server = openServer();
    const lab = await enterAs(server, 'PharmaLaboBossUser');
    const days = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    const reports = days.map((date, index) => `d${index}: readVisitReports(date: "${date}", workerID: "${delegate}")`);
    const query = `{ ${reports.map((read) => `${read} { ID ${WRITTEN.join(' ')} VisitObjective { description } }`).join('\n')} }`;
    const own = new Set(
      world.pharmaProducts.flatMap(({ ID, pharmaLaboratoryID }) => (pharmaLaboratoryID === ofOrvalis ? [ID] : [])),
    );
    const isOwn = new Map(
      days
        .flatMap((date) => field.visitsOf(delegate, date))
        .flatMap(({ report }) => report ?? [])
        .map(({ ID, presentedProductIDs, givenSampleProductIDs }) => {
          const shown = [...presentedProductIDs, ...givenSampleProductIDs];
          return [ID, shown.length > 0 && shown.every((each) => own.has(each))];
        }),
    );
    const read = async ({ ask }: Client) => {
      const { data } = await ask(query);
      return days.flatMap((_, index) => listAt(data, `d${index}`));
    };
    const whole = await read(await enterWith(server, 'yannick.mbida@tournee.example'));
    const nothing = Object.fromEntries(WRITTEN.map((name) => [name, null]));
    const expected = whole.map((report) => {
      const ID = textAt(report, 'ID');
      return isOwn.get(ID) === true ? report : { ID, ...nothing, VisitObjective: { description: null } };
    });
    expect(await read(lab)).toEqual(expected);
    expect(new Set(isOwn.values())).toEqual(new Set([true, false]));
  });

  test('tells a laboratory neither what a visit to come is for, nor what the last one set', async () => {
    const server = openServer();
    const next = `{ readCustomerNextVisitObjectives(workerID: "${delegate}", customersIDList: ${JSON.stringify(seen)}) {
      Customer { ID } nextVisitObjective } }`;
    const day = `{ readWorkScheduleDaily(date: "2026-11-20", workerID: "${delegate}") { MyVisitObjectives { description } } }`;
    const told = async ({ ask }: Client) => ({
      next: listAt((await ask(next)).data, 'readCustomerNextVisitObjectives').map((each) =>
        at(each, 'nextVisitObjective'),
      ),
      purposes: listAt((await ask(day)).data, 'readWorkScheduleDaily', 'MyVisitObjectives').map((each) =>
        at(each, 'description'),
      ),
    });
    const boss = await told(await enterAs(server, 'Boss'));
    const lab = await told(await enterAs(server, 'PharmaLaboBossUser'));
    expect(boss.purposes.length).toBeGreaterThan(0);
    expect(boss.purposes).not.toContain(null);
    expect(new Set(lab.purposes)).toEqual(new Set([null]));
    const count = (list: readonly unknown[]) => list.filter((each) => each !== null).length;
    expect(count(lab.next)).toBeLessThan(count(boss.next));
  });
});
