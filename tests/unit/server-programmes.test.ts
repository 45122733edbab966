import { describe, expect, test } from 'vitest';
import { writeVisits } from '#domain/field/programme.ts';
import type { Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import { dayNumberOf, isoDate } from '#mocks/seed/calendar.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, enterWith, listAt, openServer, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const field = createFieldWork(world);
const users = inAgency(world.users, 'cm');
const personOf = (email: string) => users.find(({ Email }) => Email === email)?.ID ?? '';
const delegate = personOf('yannick.mbida@tournee.example');
const supervisor = personOf('pauline.kouame@tournee.example');
const groupOf = (ID: string) => users.find((user) => user.ID === ID)?.workgroupID;
const stranger =
  users.find(
    ({ userType, fictive, workgroupID }) => userType === 'Delegue' && !fictive && workgroupID !== groupOf(delegate),
  )?.ID ?? '';
const acting = users.find(({ supervisorActingAsDelegue }) => supervisorActingAsDelegue)?.ID ?? '';
const customers = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const [first = '', second = '', third = ''] = customers;

const TODAY = '2026-11-19';
/** A day that nobody has planned yet. */
const FREE = '2026-12-15';
const OBJECTIVES = `ID date progresPercentage
  MyVisitObjectives { ID description done validated administrativeCustomer Customer { __typename ID } Worker { ID } VisitReport { ID } }`;

const day = (date: string, workerID = delegate, includeUnvalidated = true) => `{
  readWorkScheduleDaily(date: "${date}", workerID: "${workerID}", includeUnvalidated: ${includeUnvalidated}) {
    ${OBJECTIVES} Worker { ID } } }`;

const SAVE = `mutation ($date: Date!, $ID: ID!, $json: String!) {
  createWorkScheduleDaily(date: $date, delegueID: $ID, jsonVisitObjectivesArray: $json) { ${OBJECTIVES} Worker { ID } } }`;
const SAVE_SUPERVISOR = `mutation ($date: Date!, $ID: ID!, $json: String!) {
  createSupervisorDailyWork(date: $date, supervisorID: $ID, jsonVisitObjectivesArray: $json) {
    ${OBJECTIVES} Supervisor { ID } } }`;

interface Visit {
  readonly ID?: string;
  readonly customerID: string;
  readonly description?: string;
}

const visits = (...list: readonly Visit[]) =>
  writeVisits(list.map((visit) => ({ description: 'Présenter', administrativeCustomer: false, ...visit })));

const save = ({ ask }: Client, json: string, date = FREE, ID = delegate) => ask(SAVE, { date, ID, json });
const saved = async (client: Client, json: string, date = FREE) => {
  const answer = await save(client, json, date);
  expect(codesOf(answer)).toEqual([]);
  return listAt(answer.data, 'createWorkScheduleDaily', 'MyVisitObjectives');
};
const read = async ({ ask }: Client, date = FREE) => {
  const answer = await ask(day(date));
  expect(codesOf(answer)).toEqual([]);
  return at(answer.data, 'readWorkScheduleDaily');
};
const validate = ({ ask }: Client, IDs: readonly string[], call = 'validateVisitObjectives') =>
  ask(`mutation ($IDs: [ID!]!) { ${call}(IDs: $IDs) { ID validated } }`, { IDs });
const remove = ({ ask }: Client, IDs: readonly string[]) =>
  ask('mutation ($IDs: [ID!]!) { deleteVisitObjective(IDs: $IDs) { success } }', { IDs });
const REPORT = `mutation ($ID: ID!) {
  createVisitReport(visitObjectiveID: $ID, startTimeStamp: ${NOW - 900}, endTimeStamp: ${NOW}) { ID } }`;

describe('readWorkScheduleDaily', () => {
  test('gives the day of the calendar, in its order, with how much of it is done', async () => {
    const date = '2026-11-18';
    const generated = field.visitsOf(delegate, date).map(({ objective }) => objective);
    expect(generated.length).toBeGreaterThan(1);
    const schedule = await read(await enterAs(openServer(), 'Delegue'), date);
    expect(textsAt(listAt(schedule, 'MyVisitObjectives'), 'ID')).toEqual(generated.map(({ ID }) => ID));
    expect(at(schedule, 'date')).toBe(date);
    expect(at(schedule, 'Worker', 'ID')).toBe(delegate);
    const done = generated.filter((objective) => objective.done);
    expect(at(schedule, 'progresPercentage')).toBeCloseTo((100 * done.length) / generated.length);
    for (const [index, objective] of generated.entries()) {
      const shown = listAt(schedule, 'MyVisitObjectives')[index];
      expect(at(shown, 'VisitReport', 'ID')).toBe(objective.visitReportID ?? undefined);
      expect(at(shown, 'Customer', 'ID')).toBe(objective.customerID ?? undefined);
    }
  });

  test('is null on a day without visits', async () => {
    expect(await read(await enterAs(openServer(), 'Delegue'))).toBeNull();
  });

  const sees = async (userType: UserType, workerID: string, switches: Switches = {}) =>
    codesOf(await (await enterAs(openServer({ switches }), userType)).ask(day(TODAY, workerID)));

  test('asks for the right to see that worker', async () => {
    expect(await sees('Delegue', delegate)).toEqual([]);
    expect(await sees('Delegue', delegate, { viewOwnSchedule: false, viewOtherWorkGroupSchedule: true })).toEqual([
      'FORBIDDEN',
    ]);
    expect(await sees('Delegue', supervisor)).toEqual(['FORBIDDEN']);
    expect(await sees('Delegue', supervisor, { viewOwnWorkGroupDeleguesSchedule: true })).toEqual([]);
    expect(await sees('Supervisor', delegate)).toEqual([]);
    expect(await sees('Supervisor', stranger)).toEqual(['FORBIDDEN']);
    expect(await sees('Boss', stranger)).toEqual([]);
    expect(await sees('Boss', stranger, { viewOtherWorkGroupSchedule: false })).toEqual(['FORBIDDEN']);
  });

  test('knows delegates and supervisors of the agency only', async () => {
    const other = inAgency(world.users, 'ci').find(({ userType }) => userType === 'Delegue')?.ID ?? '';
    const boss = personOf('serge.etoundi@tournee.example');
    for (const ID of [other, boss, 'nobody']) expect(await sees('Boss', ID)).toEqual(['NOT_FOUND']);
  });

  test('shows what is not validated to the owner and their supervisor, if they ask for it', async () => {
    const server = openServer();
    const [own, leader, boss] = [
      await enterAs(server, 'Delegue'),
      await enterAs(server, 'Supervisor'),
      await enterAs(server, 'Boss'),
    ];
    const objectives = await saved(own, visits({ customerID: first }, { customerID: second }));
    await validate(leader, [textAt(objectives[0], 'ID')]);
    const shown = async ({ ask }: Client, includeUnvalidated: boolean) =>
      listAt((await ask(day(FREE, delegate, includeUnvalidated))).data, 'readWorkScheduleDaily', 'MyVisitObjectives')
        .length;
    expect(await Promise.all([own, leader, boss].map((client) => shown(client, true)))).toEqual([2, 2, 1]);
    expect(await Promise.all([own, leader, boss].map((client) => shown(client, false)))).toEqual([1, 1, 1]);
  });

  test('shows everything to everybody while the module is off', async () => {
    const server = openServer({ switches: { moduleVisitObjectiveValidationIsEnabled: false } });
    await saved(await enterAs(server, 'Delegue'), visits({ customerID: first }, { customerID: second }));
    const { data } = await (await enterAs(server, 'Boss')).ask(day(FREE, delegate, false));
    expect(listAt(data, 'readWorkScheduleDaily', 'MyVisitObjectives')).toHaveLength(2);
  });
});

describe('readSupervisorDailyWork', () => {
  const work = (ID: string, date = '2026-11-18') => `{
    readSupervisorDailyWork(date: "${date}", supervisorID: "${ID}") { ${OBJECTIVES} Supervisor { ID } } }`;

  test('gives the day of a supervisor to whoever may see it', async () => {
    const server = openServer();
    for (const role of ['Supervisor', 'Boss'] as const) {
      const answer = await (await enterAs(server, role)).ask(work(supervisor));
      expect(codesOf(answer)).toEqual([]);
      expect(at(answer.data, 'readSupervisorDailyWork', 'Supervisor', 'ID')).toBe(supervisor);
    }
    const free = await (await enterAs(server, 'Supervisor')).ask(work(supervisor, FREE));
    expect([codesOf(free), at(free.data, 'readSupervisorDailyWork')]).toEqual([[], null]);
    expect(codesOf(await (await enterAs(server, 'Delegue')).ask(work(supervisor)))).toEqual(['FORBIDDEN']);
    expect(codesOf(await (await enterAs(server, 'Boss')).ask(work(delegate)))).toEqual(['NOT_FOUND']);
  });

  test('shows all that a supervisor has planned: nobody validates it', async () => {
    const server = openServer();
    const own = await enterAs(server, 'Supervisor');
    const planned = await own.ask(SAVE_SUPERVISOR, { date: FREE, ID: supervisor, json: visits({ customerID: first }) });
    expect(codesOf(planned)).toEqual([]);
    const { data } = await (await enterAs(server, 'Boss')).ask(work(supervisor, FREE));
    expect(listAt(data, 'readSupervisorDailyWork', 'MyVisitObjectives')).toMatchObject([{ validated: false }]);
  });

  test('shows of a supervisor who acts as a delegate what is validated', async () => {
    const server = openServer();
    const boss = await enterAs(server, 'Boss');
    expect(codesOf(await save(boss, visits({ customerID: first }), FREE, acting))).toEqual([]);
    expect(at((await boss.ask(work(acting, FREE))).data, 'readSupervisorDailyWork')).toBeNull();
    const own = await enterWith(server, users.find(({ ID }) => ID === acting)?.Email ?? '');
    expect(
      listAt((await own.ask(work(acting, FREE))).data, 'readSupervisorDailyWork', 'MyVisitObjectives'),
    ).toHaveLength(1);
  });
});

describe('readAllMyDeleguesSchedule', () => {
  const query = (ID: string, date = TODAY) =>
    `{ readAllMyDeleguesSchedule(date: "${date}", supervisorID: "${ID}") { ${OBJECTIVES} Worker { ID } } }`;
  const delegues = users.filter(
    ({ userType, workgroupID, fictive }) => userType === 'Delegue' && workgroupID === groupOf(supervisor) && !fictive,
  );

  test('gives each delegate of the group, those without a programme too', async () => {
    const { ask } = await enterAs(openServer(), 'Supervisor');
    const answer = await ask(query(supervisor));
    expect(codesOf(answer)).toEqual([]);
    const list = listAt(answer.data, 'readAllMyDeleguesSchedule');
    expect(list.map((each) => at(each, 'Worker', 'ID'))).toEqual(delegues.map(({ ID }) => ID));
    expect(list.map((each) => listAt(each, 'MyVisitObjectives').length)).toEqual(
      delegues.map(({ ID }) => field.visitsOf(ID, TODAY).length),
    );
    const free = listAt((await ask(query(supervisor, FREE))).data, 'readAllMyDeleguesSchedule');
    expect(free.map((each) => at(each, 'progresPercentage'))).toEqual(delegues.map(() => null));
  });

  test('leaves vacant posts out', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const posts = users.filter(
      ({ userType, workgroupID }) => userType === 'Delegue' && workgroupID === groupOf(acting),
    );
    expect(posts.filter((post) => post.fictive)).not.toEqual([]);
    const { data } = await ask(query(acting));
    expect(listAt(data, 'readAllMyDeleguesSchedule').map((each) => at(each, 'Worker', 'ID'))).toEqual(
      posts.filter((post) => !post.fictive).map(({ ID }) => ID),
    );
  });

  test('is refused for the group of somebody else', async () => {
    expect(codesOf(await (await enterAs(openServer(), 'Supervisor')).ask(query(acting)))).toEqual(['FORBIDDEN']);
    expect(codesOf(await (await enterAs(openServer(), 'Boss')).ask(query(delegate)))).toEqual(['NOT_FOUND']);
  });
});

describe('what a worker knows of customers', () => {
  const reports = Array.from({ length: 31 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`).flatMap(
    (date) => field.visitsOf(delegate, date).flatMap(({ report }) => report ?? []),
  );
  const visited = [...new Set(reports.flatMap(({ customerID }) => customerID ?? []))];
  const query = (from: string, to: string, workerID = delegate) =>
    `{ readWorkerVisitedCustomers(workerID: "${workerID}", dateStart: "${from}", dateEnd: "${to}") { ID name } }`;

  test('readWorkerVisitedCustomers gives each customer visited in the range once', async () => {
    expect(visited.length).toBeGreaterThan(2);
    const { ask } = await enterAs(openServer(), 'Delegue');
    const { data } = await ask(query('2026-10-01', '2026-10-31'));
    expect(textsAt(listAt(data, 'readWorkerVisitedCustomers'), 'ID')).toEqual(visited);
    expect(codesOf(await ask(query('2026-10-31', '2026-10-01')))).toEqual(['INVALID_DATE_RANGE']);
    expect(codesOf(await ask(query('2024-10-01', '2026-10-03')))).toEqual([]);
    expect(codesOf(await ask(query('2024-10-01', '2026-10-04')))).toEqual(['INVALID_DATE_RANGE']);
    expect(codesOf(await ask(query('2026-10-01', '2026-10-31', stranger)))).toEqual(['FORBIDDEN']);
  });

  test('readWorkerVisitedCustomers has nobody who is not registered', async () => {
    const days = Array.from({ length: 365 }, (_, index) => isoDate(dayNumberOf(TODAY) - index));
    const date = days.find((each) => field.visitsOf(delegate, each).some(({ report }) => report?.customerID === null));
    const { ask } = await enterAs(openServer(), 'Delegue');
    const { data } = await ask(query(date ?? '', date ?? ''));
    const known = field.visitsOf(delegate, date ?? '').flatMap(({ report }) => report?.customerID ?? []);
    expect(textsAt(listAt(data, 'readWorkerVisitedCustomers'), 'ID')).toEqual(known);
  });

  test('readCustomerNextVisitObjectives gives what the worker’s last report set', async () => {
    const last = new Map(
      visited.map((ID) => {
        const customer = world.healthWorkers.find((each) => each.ID === ID);
        const own = customer && field.historyOf(customer).visitReports.filter(({ workerID }) => workerID === delegate);
        return [ID, own?.at(-1)?.nextVisitObjective ?? null];
      }),
    );
    expect(new Set([...last.values()].map((text) => text === null))).toEqual(new Set([true, false]));
    const { ask } = await enterAs(openServer(), 'Delegue');
    const ofCustomers = `query ($IDs: [ID!]!) { readCustomerNextVisitObjectives(workerID: "${delegate}", customersIDList: $IDs) {
      Customer { ID } nextVisitObjective } }`;
    const { data } = await ask(ofCustomers, { IDs: visited });
    const given = listAt(data, 'readCustomerNextVisitObjectives');
    expect(given.map((each) => [at(each, 'Customer', 'ID'), at(each, 'nextVisitObjective')])).toEqual([...last]);
    expect(codesOf(await ask(ofCustomers, { IDs: ['hw-ci-1'] }))).toEqual(['NOT_FOUND']);
  });
});

describe('createWorkScheduleDaily', () => {
  test('saves a day in its order, which survives a replay', async () => {
    const server = openServer();
    await saved(
      await enterAs(server, 'Delegue'),
      visits({ customerID: second }, { customerID: first, description: ' Revoir ' }),
    );
    const again = await enterAs(openServer({ journal: server.journal() }), 'Delegue');
    const objectives = listAt(await read(again), 'MyVisitObjectives');
    expect(textsAt(objectives, 'Customer', 'ID')).toEqual([second, first]);
    expect(textsAt(objectives, 'description')).toEqual(['Présenter', 'Revoir']);
    expect(objectives.map((each) => [at(each, 'done'), at(each, 'validated')])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test('is replayed, whatever right was lost since', async () => {
    const server = openServer();
    await saved(await enterAs(server, 'Delegue'), visits({ customerID: first }));
    const switches = { createEditOwnDailySchedule: false, viewHealthWorker: false };
    const again = await enterAs(openServer({ journal: server.journal(), switches }), 'Delegue');
    expect(listAt(await read(again), 'MyVisitObjectives')).toHaveLength(1);
  });

  test('keeps the ids of those that stay, deletes those left out, and takes a new order', async () => {
    const client = await enterAs(openServer(), 'Delegue');
    const before = await saved(client, visits({ customerID: first }, { customerID: second }));
    const [one, two] = textsAt(before, 'ID');
    const after = await saved(client, visits({ customerID: third }, { ID: two ?? '', customerID: second }));
    expect(textsAt(after, 'Customer', 'ID')).toEqual([third, second]);
    expect(textsAt(after, 'ID')[1]).toBe(two);
    expect(textsAt(after, 'ID')).not.toContain(one);
    expect(codesOf(await remove(client, [one ?? '']))).toEqual(['NOT_FOUND']);
  });

  test('sent again, as when its answer was lost, changes nothing', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const json = visits({ customerID: first }, { customerID: second });
    const objectives = await saved(client, json);
    const work = server.journal().length;
    expect(await saved(client, json)).toEqual(objectives);
    const spaced = visits({ customerID: first, description: ' Présenter ' }, { customerID: second });
    expect(await saved(client, spaced)).toEqual(objectives);
    expect(server.journal()).toHaveLength(work);
  });

  test('extends a generated day', async () => {
    const client = await enterAs(openServer(), 'Delegue');
    const known = field.visitsOf(delegate, TODAY).map(({ objective }) => objective);
    const other = customers.find((ID) => known.every(({ customerID }) => customerID !== ID)) ?? '';
    const list = known.map(({ ID, customerID, description }) => ({
      ID,
      customerID: customerID ?? '',
      description: description ?? '',
    }));
    const after = await saved(client, visits({ customerID: other }, ...list), TODAY);
    expect(textsAt(after, 'ID').slice(1)).toEqual(known.map(({ ID }) => ID));
    expect(after.slice(1).map((each) => at(each, 'validated'))).toEqual(known.map(({ validated }) => validated));
  });

  test('takes the day back as it was read, with what was visited without a plan, and a customer more', async () => {
    const now = NOW + 8 * 3600;
    const afternoon = createFieldWork(worldOf('small', 1, now));
    const isRich = (ID: string) => afternoon.visitsOf(ID, TODAY).some(({ report }) => report?.spontanous);
    const busy = users.find(({ ID, userType }) => userType === 'Delegue' && isRich(ID));
    const client = await enterWith(openServer({ now }), busy?.Email ?? '');
    const { data } = await client.ask(day(TODAY, busy?.ID));
    const before = listAt(data, 'readWorkScheduleDaily', 'MyVisitObjectives').filter((each) => at(each, 'Customer'));
    const list = before.map((each) => ({
      ID: textAt(each, 'ID'),
      customerID: textAt(each, 'Customer', 'ID'),
      description: textAt(each, 'description'),
    }));
    const other = customers.find((ID) => list.every(({ customerID }) => customerID !== ID)) ?? '';
    const answer = await save(client, visits(...list, { customerID: other }), TODAY, busy?.ID);
    expect(codesOf(answer)).toEqual([]);
    const after = listAt(answer.data, 'createWorkScheduleDaily', 'MyVisitObjectives');
    expect(after.filter((each) => at(each, 'Customer')).slice(0, -1)).toEqual(before);
  });

  test('never drops a visit that is done or validated, and names its customer', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const objectives = await saved(
      client,
      visits({ customerID: first }, { customerID: second }, { customerID: third }),
    );
    const [one = '', two = ''] = textsAt(objectives, 'ID');
    await validate(await enterAs(server, 'Supervisor'), [one]);
    const answer = await save(client, visits({ ID: two, customerID: second }, { customerID: third }));
    expect(codesOf(answer)).toEqual(['VISIT_FIXED']);
    expect(textAt(answer.errors, 0, 'message')).toContain(world.healthWorkers.find(({ ID }) => ID === first)?.name);
    expect(answer.errors?.[0]?.extensions?.['IDs']).toEqual([one]);
    expect(listAt(await read(client), 'MyVisitObjectives')).toHaveLength(3);
  });

  test('takes the validation back with a new purpose, and none after the visit', async () => {
    const server = openServer();
    const [client, leader] = [await enterAs(server, 'Delegue'), await enterAs(server, 'Supervisor')];
    const objectives = await saved(client, visits({ customerID: first }), TODAY_PLUS);
    const [ID = ''] = textsAt(objectives, 'ID').slice(-1);
    await validate(leader, [ID]);
    const [changed] = await saved(client, visits({ ID, customerID: first, description: 'Autre chose' }), TODAY_PLUS);
    expect(changed).toMatchObject({ ID, description: 'Autre chose', validated: false });
    const today = await ownToday(client, server);
    await client.ask(REPORT, { ID: textAt(today[0], 'ID') });
    const list = today.map((each) => ({
      ID: textAt(each, 'ID'),
      customerID: textAt(each, 'Customer', 'ID'),
      description: 'Réécrit',
    }));
    expect(codesOf(await save(client, visits(...list), TODAY))).toEqual(['VISIT_FIXED']);
    expect(codesOf(await save(client, visits(...list.slice(1)), TODAY))).toEqual(['VISIT_FIXED']);
  });

  const TODAY_PLUS = '2026-12-16';
  const ownToday = async (client: Client, server: ReturnType<typeof openServer>) => {
    const IDs = textsAt(listAt(await read(client, TODAY), 'MyVisitObjectives'), 'ID');
    await validate(await enterAs(server, 'Supervisor'), IDs, 'unValidateVisitObjectives');
    await remove(client, IDs);
    return saved(client, visits({ customerID: first }, { customerID: second }), TODAY);
  };

  test.each<[string, string, string, string]>([
    ['a past day without what was planned', visits({ customerID: first }), '2026-11-18', 'PAST_DAY'],
    ['no list', 'visits', FREE, 'UNREADABLE_ROWS'],
    ['no visit', '[]', FREE, 'REQUIRED_VALUE'],
    ['a visit without a purpose', visits({ customerID: first, description: ' ' }), FREE, 'REQUIRED_VALUE'],
    ['a customer twice', visits({ customerID: first }, { customerID: first }), FREE, 'DUPLICATE_VISIT'],
    ['an endless purpose', visits({ customerID: first, description: 'a'.repeat(5001) }), FREE, 'TEXT_TOO_LONG'],
    ['an unknown customer', visits({ customerID: 'nobody' }), FREE, 'NOT_FOUND'],
    ['a customer of another agency', visits({ customerID: 'hw-ci-1' }), FREE, 'NOT_FOUND'],
    ['an unknown objective', visits({ ID: 'nothing', customerID: first }), FREE, 'NOT_FOUND'],
  ])('refuses %s, and keeps what was there', async (_what, json, date, code) => {
    const server = openServer();
    expect(codesOf(await save(await enterAs(server, 'Delegue'), json, date))).toEqual([code]);
    expect(server.journal()).toEqual([]);
  });

  test('takes a purpose as long as a text may be, and says which visits of a list are wrong', async () => {
    const client = await enterAs(openServer(), 'Delegue');
    const [longest, longer] = [5000, 5001].map((length) => ({ customerID: second, description: 'a'.repeat(length) }));
    const refusalOf = async (...list: readonly Visit[]) => {
      const { errors } = await save(client, visits(...list));
      return [errors?.[0]?.message.split(': ')[1], errors?.[0]?.extensions?.['rows']];
    };
    expect(await refusalOf({ customerID: first }, longer ?? { customerID: second })).toEqual([
      'the purpose of visit 2',
      [1],
    ]);
    const blank = { customerID: second, description: ' ' };
    expect(await refusalOf({ customerID: first }, blank, { ...blank, customerID: third })).toEqual([
      'visit 2, visit 3',
      [1, 2],
    ]);
    expect(await saved(client, visits(longest ?? { customerID: second }))).toHaveLength(1);
  });

  test('adds a visit to a past day, for its report, and changes nothing that was planned', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const yesterday = listAt(await read(client, '2026-11-18'), 'MyVisitObjectives');
    const list = yesterday
      .filter((each) => at(each, 'Customer') !== null)
      .map((each) => ({
        ID: textAt(each, 'ID'),
        customerID: textAt(each, 'Customer', 'ID'),
        description: textAt(each, 'description'),
      }));
    const taken = new Set(list.map(({ customerID }) => customerID));
    const customerID = [first, second, third].find((ID) => !taken.has(ID)) ?? '';
    const longer = await saved(client, visits(...list, { customerID }), '2026-11-18');
    expect(longer.map((each) => textAt(each, 'ID')).slice(0, -1)).toEqual(yesterday.map((each) => textAt(each, 'ID')));
    expect(longer.at(-1)).toMatchObject({ done: false, validated: false });
    const reworded = visits(...list.map((visit) => ({ ...visit, description: 'Réécrit' })));
    expect(codesOf(await save(client, reworded, '2026-11-18'))).toEqual(['PAST_DAY']);
  });

  test('refuses an objective under another customer', async () => {
    const client = await enterAs(openServer(), 'Delegue');
    const [objective] = await saved(client, visits({ customerID: first }));
    expect(codesOf(await save(client, visits({ ID: textAt(objective, 'ID'), customerID: second })))).toEqual([
      'NOT_FOUND',
    ]);
  });

  test('keeps what its writer may not see, since they cannot send it back', async () => {
    const server = openServer();
    const owner = await enterAs(server, 'Delegue');
    const [unseen] = await saved(owner, visits({ customerID: first }));
    const boss = await enterAs(server, 'Boss');
    expect(await read(boss)).toBeNull();
    expect(codesOf(await save(boss, visits({ customerID: second })))).toEqual([]);
    const customersSeen = textsAt(listAt(await read(owner), 'MyVisitObjectives'), 'Customer', 'ID');
    expect(customersSeen).toEqual([first, second]);
    expect(textAt(listAt(await read(owner), 'MyVisitObjectives')[0], 'ID')).toBe(textAt(unseen, 'ID'));
  });

  test('plans only customers that the worker may see', async () => {
    const server = openServer({ switches: { viewHealthWorker: false } });
    const { ask } = await enterAs(server, 'Delegue');
    expect(codesOf(await ask(SAVE, { date: FREE, ID: delegate, json: visits({ customerID: first }) }))).toEqual([
      'NOT_FOUND',
    ]);
  });

  test('asks for the right to write that worker’s day, and is for those who work as delegates', async () => {
    const json = visits({ customerID: first });
    const writes = async (userType: UserType, ID: string, switches: Switches = {}, query = SAVE) =>
      codesOf(await (await enterAs(openServer({ switches }), userType)).ask(query, { date: FREE, ID, json }));
    expect(await writes('Delegue', delegate, { createEditOwnDailySchedule: false })).toEqual(['FORBIDDEN']);
    expect(await writes('Delegue', stranger)).toEqual(['FORBIDDEN']);
    expect(await writes('Supervisor', delegate)).toEqual([]);
    expect(await writes('Supervisor', stranger)).toEqual(['FORBIDDEN']);
    expect(await writes('Boss', stranger)).toEqual([]);
    expect(await writes('Supervisor', supervisor)).toEqual(['NOT_FOUND']);
    expect(await writes('Supervisor', supervisor, {}, SAVE_SUPERVISOR)).toEqual([]);
    expect(await writes('Boss', acting)).toEqual([]);
    expect(await writes('Boss', acting, {}, SAVE_SUPERVISOR)).toEqual(['NOT_FOUND']);

    // Each right is enough for whom it is about, without the two others.
    const only = (flag: string): Switches => ({
      createEditOwnDailySchedule: false,
      createEditOwnWorkGroupDeleguesSchedule: false,
      createEditOtherWorkGroupSchedule: false,
      [flag]: true,
    });
    expect(await writes('Delegue', delegate, only('createEditOwnDailySchedule'))).toEqual([]);
    expect(await writes('Supervisor', delegate, only('createEditOwnWorkGroupDeleguesSchedule'))).toEqual([]);
    expect(await writes('Boss', stranger, only('createEditOtherWorkGroupSchedule'))).toEqual([]);
  });
});

describe('deleteVisitObjective', () => {
  test('deletes what is neither done nor validated, all or nothing', async () => {
    const server = openServer();
    const [client, leader] = [await enterAs(server, 'Delegue'), await enterAs(server, 'Supervisor')];
    const IDs = textsAt(await saved(client, visits({ customerID: first }, { customerID: second })), 'ID');
    await validate(leader, IDs.slice(0, 1));
    expect(codesOf(await remove(client, IDs))).toEqual(['VISIT_FIXED']);
    expect(listAt(await read(client), 'MyVisitObjectives')).toHaveLength(2);
    expect(codesOf(await remove(client, IDs.slice(1)))).toEqual([]);
    expect(textsAt(listAt(await read(client), 'MyVisitObjectives'), 'ID')).toEqual(IDs.slice(0, 1));
    await validate(leader, IDs.slice(0, 1), 'unValidateVisitObjectives');
    expect(codesOf(await remove(client, IDs.slice(0, 1)))).toEqual([]);
    expect(await read(client)).toBeNull();
  });

  test('ignores validation while the module is off', async () => {
    const known = field.visitsOf(delegate, TODAY).map(({ objective }) => objective);
    const IDs = known.filter(({ validated, done }) => validated && !done).map(({ ID }) => ID);
    expect(IDs).not.toEqual([]);
    expect(codesOf(await remove(await enterAs(openServer(), 'Delegue'), IDs))).toEqual(['VISIT_FIXED']);
    const server = openServer({ switches: { moduleVisitObjectiveValidationIsEnabled: false } });
    expect(codesOf(await remove(await enterAs(server, 'Delegue'), IDs))).toEqual([]);
  });

  test('asks for the right to write that worker’s day', async () => {
    const IDs = field.visitsOf(stranger, '2026-11-20').map(({ objective }) => objective.ID);
    expect(IDs).not.toEqual([]);
    expect(codesOf(await remove(await enterAs(openServer(), 'Delegue'), IDs))).toEqual(['FORBIDDEN']);
  });
});

describe('validateVisitObjectives', () => {
  test('is for the supervisor of the group, where the module is on, and survives a replay', async () => {
    const server = openServer();
    const [client, leader] = [await enterAs(server, 'Delegue'), await enterAs(server, 'Supervisor')];
    const IDs = textsAt(await saved(client, visits({ customerID: first })), 'ID');
    expect(codesOf(await validate(client, IDs))).toEqual(['FORBIDDEN']);
    const answer = await validate(leader, [...IDs, ...IDs]);
    expect(listAt(answer.data, 'validateVisitObjectives')).toMatchObject([{ ID: IDs[0], validated: true }]);
    // Sent again, it changes nothing.
    const work = server.journal().length;
    expect(codesOf(await validate(leader, IDs))).toEqual([]);
    expect(server.journal()).toHaveLength(work);
    const again = await enterAs(openServer({ journal: server.journal() }), 'Delegue');
    expect(at(await read(again), 'MyVisitObjectives', 0, 'validated')).toBe(true);
    await validate(leader, IDs, 'unValidateVisitObjectives');
    expect(at(await read(client), 'MyVisitObjectives', 0, 'validated')).toBe(false);
    const off = openServer({ switches: { moduleVisitObjectiveValidationIsEnabled: false } });
    expect(codesOf(await validate(await enterAs(off, 'Supervisor'), IDs))).toEqual(['FORBIDDEN']);
  });

  test('is refused for another group, and for what does not exist, and then validates nothing', async () => {
    const leader = await enterAs(openServer(), 'Supervisor');
    const ofStranger = field.visitsOf(stranger, '2026-11-20').map(({ objective }) => objective.ID);
    expect(codesOf(await validate(leader, ofStranger))).toEqual(['FORBIDDEN']);
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const IDs = textsAt(await saved(client, visits({ customerID: first })), 'ID');
    expect(codesOf(await validate(await enterAs(server, 'Supervisor'), [...IDs, 'nothing']))).toEqual(['NOT_FOUND']);
    expect(at(await read(client), 'MyVisitObjectives', 0, 'validated')).toBe(false);
  });
});
