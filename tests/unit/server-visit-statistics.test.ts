import { describe, expect, test } from 'vitest';
import { writeVisits } from '#domain/field/programme.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import type { VisitReportRecord } from '#mocks/seed/types.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, enterWith, listAt, openServer, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const field = createFieldWork(world);
const groups = inAgency(world.workgroups, 'cm');
const [group, otherGroup] = groups;
const fictive = new Set(world.users.filter((user) => user.fictive).map(({ ID }) => ID));
/** Who works as a delegate: of their visits a boss is shown those that are validated. */
const agreedWith = new Set(
  world.users
    .filter(({ userType, supervisorActingAsDelegue }) => userType === 'Delegue' || supervisorActingAsDelegue)
    .map(({ ID }) => ID),
);
const membersOf = ({ supervisorID, delegueIDs }: { supervisorID: string; delegueIDs: readonly string[] }) => [
  supervisorID,
  ...delegueIDs.filter((ID) => !fictive.has(ID)),
];
const WEEK = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
const [MONDAY = '', , WEDNESDAY = ''] = WEEK;
const SUNDAY = WEEK.at(-1) ?? '';

const reportsOf = (workerID: string, days: readonly string[]): readonly VisitReportRecord[] =>
  days.flatMap((date) => field.visitsOf(workerID, date).flatMap(({ report }) => report ?? []));

const STATS = `totalReports SpecialityStats { Speciality { ID } customerCount distinctVisitedCustomerCount
  visitedCustomerIDs spontaneousVisitedCustomerIDs spontaneousTotal }`;
const GROUP = `WorkGroup { ID } ${STATS} SupervisorStat { Worker { ID } ${STATS} } DelegueStats { Worker { ID } ${STATS} }`;
const range = `start: "${MONDAY}", end: "${SUNDAY}"`;

/** What one works out on paper. */
function expected(reports: readonly VisitReportRecord[]) {
  const workers = inAgency(world.healthWorkers, 'cm');
  return world.specialities.map(({ ID }) => {
    const own = workers.filter(({ specialityIDs }) => specialityIDs.includes(ID));
    const visits = reports.filter((report) => own.some((worker) => worker.ID === report.customerID));
    const unplanned = visits.filter(({ spontanous }) => spontanous);
    return {
      Speciality: { ID },
      customerCount: own.length,
      distinctVisitedCustomerCount: new Set(visits.map(({ customerID }) => customerID)).size,
      visitedCustomerIDs: visits.map(({ customerID }) => customerID),
      spontaneousVisitedCustomerIDs: unplanned.map(({ customerID }) => customerID),
      spontaneousTotal: unplanned.length,
    };
  });
}

describe('the statistics of visits', () => {
  test('of a group are those of its people, added up', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const answer = await ask(`{ readWorkGroupVisitReportStat(workGroupID: "${group?.ID}", ${range}) { ${GROUP} } }`);
    expect(codesOf(answer)).toEqual([]);
    const stat = at(answer.data, 'readWorkGroupVisitReportStat');
    const members = group ? membersOf(group) : [];
    const all = members.flatMap((ID) => reportsOf(ID, WEEK));
    expect(all.filter(({ spontanous }) => spontanous).length).toBeGreaterThan(1);
    expect(at(stat, 'totalReports')).toBe(all.length);
    expect(at(stat, 'SpecialityStats')).toEqual(expected(all));
    expect(at(stat, 'SupervisorStat', 'Worker', 'ID')).toBe(group?.supervisorID);
    const parts = [at(stat, 'SupervisorStat'), ...listAt(stat, 'DelegueStats')];
    expect(parts.map((part) => textAt(part, 'Worker', 'ID'))).toEqual(members);
    for (const [index, part] of parts.entries()) {
      const own = reportsOf(members[index] ?? '', WEEK);
      expect(part).toMatchObject({ totalReports: own.length, SpecialityStats: expected(own) });
    }
  });

  test('of all groups are those of each, and of the supervisors who lead them; posts that are vacant have none', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const { data } = await ask(`{ readAllWorkGroupVisitReportStat(${range}) { ${GROUP} } }`);
    const all = listAt(data, 'readAllWorkGroupVisitReportStat');
    expect(all).toHaveLength(groups.length);
    expect(groups.some(({ delegueIDs }) => delegueIDs.some((ID) => fictive.has(ID)))).toBe(true);
    for (const [index, each] of groups.entries()) {
      const one = await ask(`{
        readWorkGroupVisitReportStat(workGroupID: "${each.ID}", ${range}) { ${GROUP} }
        readSupervisorWorkGroupVisitReportStat(supervisorID: "${each.supervisorID}", ${range}) { ${GROUP} } }`);
      expect(at(one.data, 'readWorkGroupVisitReportStat')).toEqual(all[index]);
      expect(at(one.data, 'readSupervisorWorkGroupVisitReportStat')).toEqual(all[index]);
      const parts = [at(all[index], 'SupervisorStat'), ...listAt(all[index], 'DelegueStats')];
      expect(parts.map((part) => textAt(part, 'Worker', 'ID'))).toEqual(membersOf(each));
    }
  });

  test('of one day are of that day', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const worker = group?.delegueIDs[0] ?? '';
    const days = [WEDNESDAY, MONDAY];
    const answers = await Promise.all(
      days.map((date) =>
        ask(`{ readWorkerVisitReportStat(workerID: "${worker}", start: "${date}", end: "${date}") { totalReports } }`),
      ),
    );
    expect(answers.map(({ data }) => at(data, 'readWorkerVisitReportStat', 'totalReports'))).toEqual(
      days.map((date) => reportsOf(worker, [date]).length),
    );
  });

  test('count a report as soon as it is written', async () => {
    const server = openServer();
    const { ask, ID } = await enterAs(server, 'Delegue');
    const today = '2026-11-19';
    const query = `{ readWorkerVisitReportStat(workerID: "${ID}", start: "${today}", end: "${today}") { totalReports } }`;
    const before = Number(at((await ask(query)).data, 'readWorkerVisitReportStat', 'totalReports'));
    const pending = field.visitsOf(ID, today).find(({ report }) => !report)?.objective.ID;
    const made = await ask(`mutation { createVisitReport(visitObjectiveID: "${pending}", startTimeStamp: 1795072000,
      endTimeStamp: 1795072200) { ID } }`);
    expect(codesOf(made)).toEqual([]);
    expect(at((await ask(query)).data, 'readWorkerVisitReportStat', 'totalReports')).toBe(before + 1);
  });

  test.each([
    [MONDAY, '2026-11-17'],
    [MONDAY, '2026-11-23'],
    [SUNDAY, MONDAY],
  ])('are refused from %s to %s', async (start, end) => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const within = `start: "${start}", end: "${end}"`;
    for (const call of [
      `readAllWorkGroupVisitReportStat(${within})`,
      `readWorkGroupVisitReportStat(workGroupID: "${group?.ID}", ${within})`,
      `readSupervisorWorkGroupVisitReportStat(supervisorID: "${group?.supervisorID}", ${within})`,
      `readWorkerVisitReportStat(workerID: "${group?.supervisorID}", ${within})`,
    ])
      expect(codesOf(await ask(`{ ${call} { totalReports } }`))).toEqual(['INVALID_DATE_RANGE']);
  });

  test('are of one’s own group for a supervisor, and of oneself for a delegate', async () => {
    const server = openServer();
    const [boss, supervisor, delegate] = [
      await enterAs(server, 'Boss'),
      await enterAs(server, 'Supervisor'),
      await enterAs(server, 'Delegue'),
    ];
    const everywhere = `{ readAllWorkGroupVisitReportStat(${range}) { WorkGroup { ID } } }`;
    const seen = async ({ ask }: typeof boss) =>
      textsAt(listAt((await ask(everywhere)).data, 'readAllWorkGroupVisitReportStat'), 'WorkGroup', 'ID');
    expect(await seen(boss)).toEqual(groups.map(({ ID }) => ID));
    expect(await seen(supervisor)).toEqual([group?.ID]);
    const led = (ID = '') =>
      `{ readSupervisorWorkGroupVisitReportStat(supervisorID: "${ID}", ${range}) { WorkGroup { ID } } }`;
    expect(at((await supervisor.ask(led(group?.supervisorID))).data, 'readSupervisorWorkGroupVisitReportStat')).toEqual(
      {
        WorkGroup: { ID: group?.ID },
      },
    );
    expect(codesOf(await supervisor.ask(led(otherGroup?.supervisorID)))).toEqual(['NOT_FOUND']);
    const own = (ID = '') => `{ readWorkerVisitReportStat(workerID: "${ID}", ${range}) { totalReports } }`;
    expect(codesOf(await delegate.ask(own(delegate.ID)))).toEqual([]);
    expect(codesOf(await delegate.ask(own(group?.supervisorID)))).toEqual(['NOT_FOUND']);
    expect(codesOf(await delegate.ask(everywhere))).toEqual(['FORBIDDEN']);
    const other = `{ readWorkGroupVisitReportStat(workGroupID: "${otherGroup?.ID}", ${range}) { totalReports } }`;
    expect(codesOf(await supervisor.ask(other))).toEqual(['NOT_FOUND']);
  });
});

describe('without the right to see a programme', () => {
  /** Every list of customers in some statistics. */
  const namedIn = (stat: unknown): string[] =>
    listAt(stat, 'SpecialityStats').flatMap((each) => [
      ...listAt(each, 'visitedCustomerIDs').map(String),
      ...listAt(each, 'spontaneousVisitedCustomerIDs').map(String),
    ]);
  const FIGURES = ['customerCount', 'distinctVisitedCustomerCount', 'spontaneousTotal'];
  /** The same without names: who is who, and how often. */
  const counted = (stat: unknown) =>
    listAt(stat, 'SpecialityStats').map((each) => {
      const seen = listAt(each, 'visitedCustomerIDs');
      const unplanned = listAt(each, 'spontaneousVisitedCustomerIDs');
      return {
        figures: FIGURES.map((name) => at(each, name)),
        visitedCustomerIDs: seen.map((ID) => seen.indexOf(ID)),
        spontaneousVisitedCustomerIDs: unplanned.map((ID) => seen.indexOf(ID)),
      };
    });
  const partsOf = (stat: unknown) => [stat, at(stat, 'SupervisorStat'), ...listAt(stat, 'DelegueStats')];
  const query = `{ readWorkGroupVisitReportStat(workGroupID: "${group?.ID}", ${range}) { ${GROUP} } }`;

  async function statsOf(role: 'Supervisor' | 'PharmaLaboBossUser', switches: Record<string, boolean>) {
    const answer = await (await enterAs(openServer({ switches }), role)).ask(query);
    expect(codesOf(answer)).toEqual([]);
    return partsOf(at(answer.data, 'readWorkGroupVisitReportStat'));
  }

  test('of their delegates a supervisor reads figures and no customers; their own are named', async () => {
    const whole = await statsOf('Supervisor', {});
    const stats = await statsOf('Supervisor', { viewOwnWorkGroupDeleguesSchedule: false });
    expect(stats.map(counted)).toEqual(whole.map(counted));
    const [all, own, ...delegues] = stats.map(namedIn);
    expect(own).toEqual(whole.map(namedIn)[1]);
    const known = new Set(world.healthWorkers.map(({ ID }) => ID));
    expect([all, ...delegues].flat().length).toBeGreaterThan(0);
    expect([all, ...delegues].flat().filter((ID = '') => known.has(ID))).toEqual([]);
  });

  test('whoever is visited by two groups is the same nobody in the figures of both', async () => {
    const ofAll = `{ readAllWorkGroupVisitReportStat(start: "2026-11-02", end: "2026-11-08") { ${STATS} } }`;
    const groupsOf = async (switches: Record<string, boolean>) => {
      const answer = await (await enterAs(openServer({ switches }), 'PharmaLaboBossUser')).ask(ofAll);
      return listAt(answer.data, 'readAllWorkGroupVisitReportStat').map(namedIn);
    };
    const [named, unnamed] = [
      (await groupsOf({})).flat(),
      (await groupsOf({ viewOtherWorkGroupSchedule: false })).flat(),
    ];
    expect(new Set(named).size).toBeGreaterThan(1);
    // Each name stands for one customer, and each customer has one name.
    expect(unnamed.map((name) => unnamed.indexOf(name))).toEqual(named.map((name) => named.indexOf(name)));
  });

  test('of other groups nobody is named', async () => {
    const whole = await statsOf('PharmaLaboBossUser', {});
    const stats = await statsOf('PharmaLaboBossUser', { viewOtherWorkGroupSchedule: false });
    expect(stats.map(counted)).toEqual(whole.map(counted));
    const known = new Set(whole.flatMap(namedIn));
    expect(known.size).toBeGreaterThan(0);
    expect(stats.flatMap(namedIn).filter((ID) => known.has(ID))).toEqual([]);
  });
});

describe('the progress of supervisors', () => {
  const FIELDS = 'Supervisor { ID } supervisorProgress globalProgress pharmaProgress medicalProgress';
  /** Of the visits of this day some are made, and some were never agreed to. */
  const EVENING = NOW + 8 * 3600;
  const evening = createFieldWork(worldOf('small', 1, EVENING));
  const progress = (date: string, ID = '') =>
    `{ readSupervisorProgress(date: "${date}", supervisorID: "${ID}") { ${FIELDS} } }`;
  const percent = (objectives: readonly { readonly done: boolean }[]) =>
    objectives.length === 0 ? null : (100 * objectives.filter(({ done }) => done).length) / objectives.length;

  test.each([
    ['Boss', WEDNESDAY],
    ['Supervisor', WEDNESDAY],
    ['Boss', '2026-11-19'],
    ['Supervisor', '2026-11-19'],
  ] as const)('is what a %s is shown as done of %s, and of what', async (role, date) => {
    const { ask } = await enterAs(openServer({ now: EVENING }), role);
    const { data } = await ask(`{ readAllSupervisorProgress(date: "${date}") { ${FIELDS} } }`);
    const all = listAt(data, 'readAllSupervisorProgress');
    expect(all).toEqual(
      (role === 'Boss' ? groups : groups.slice(0, 1)).map((each) => {
        const objectives = membersOf(each)
          .flatMap((ID) => evening.visitsOf(ID, date).map(({ objective }) => objective))
          .filter(({ workerID, validated }) => role === 'Supervisor' || validated || !agreedWith.has(workerID));
        const of = (prefix: string) => percent(objectives.filter(({ customerID }) => customerID?.startsWith(prefix)));
        return {
          Supervisor: { ID: each.supervisorID },
          supervisorProgress: percent(objectives.filter(({ workerID }) => workerID === each.supervisorID)),
          globalProgress: percent(objectives),
          pharmaProgress: of('ds-'),
          medicalProgress: of('hw-'),
        };
      }),
    );
    const one = await ask(progress(date, group?.supervisorID));
    expect(at(one.data, 'readSupervisorProgress')).toEqual(all[0]);
  });

  const acting = world.users.find(
    ({ agencyID, supervisorActingAsDelegue }) => agencyID === 'cm' && supervisorActingAsDelegue,
  );
  const delegate = world.users.find(({ Email }) => Email === 'yannick.mbida@tournee.example');
  const leader = world.users.find(({ ID }) => ID === group?.supervisorID);

  test.each([
    ['a delegate', delegate, leader],
    ['a supervisor who works as a delegate', acting, acting],
  ])(
    'counts a visit of %s that waits for its validation for the supervisor, and not for a boss',
    async (_who, worker, own) => {
      const server = openServer({ now: EVENING });
      const [boss, supervisor] = [await enterAs(server, 'Boss'), await enterWith(server, own?.Email ?? '')];
      const today = '2026-11-19';
      const told = async ({ ask }: typeof boss) =>
        at((await ask(progress(today, own?.ID))).data, 'readSupervisorProgress');
      const before = { boss: await told(boss), supervisor: await told(supervisor) };
      const planned = evening
        .visitsOf(worker?.ID ?? '', today)
        .flatMap(({ objective: { ID, customerID, description } }) =>
          customerID === null
            ? []
            : [{ ID, customerID, description: description ?? '', administrativeCustomer: false }],
        );
      const other = inAgency(world.healthWorkers, 'cm').find(({ ID }) =>
        planned.every(({ customerID }) => customerID !== ID),
      );
      const added = { customerID: other?.ID ?? '', description: 'Présenter', administrativeCustomer: false };
      const saved = await (
        await enterWith(server, worker?.Email ?? '')
      ).ask(
        `mutation ($json: String!) { createWorkScheduleDaily(date: "${today}", delegueID: "${worker?.ID}",
        jsonVisitObjectivesArray: $json) { ID } }`,
        { json: writeVisits([...planned, added]) },
      );
      expect(codesOf(saved)).toEqual([]);
      expect(await told(boss)).toEqual(before.boss);
      expect(await told(supervisor)).not.toEqual(before.supervisor);
    },
  );

  test('is none on a day without objectives', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    expect(at((await ask(progress(SUNDAY, group?.supervisorID))).data, 'readSupervisorProgress')).toEqual({
      Supervisor: { ID: group?.supervisorID },
      supervisorProgress: null,
      globalProgress: null,
      pharmaProgress: null,
      medicalProgress: null,
    });
  });

  test('is of one’s own group for a supervisor', async () => {
    const { ask } = await enterAs(openServer(), 'Supervisor');
    expect(codesOf(await ask(progress(WEDNESDAY, otherGroup?.supervisorID)))).toEqual(['NOT_FOUND']);
    const { data } = await ask(`{ readAllSupervisorProgress(date: "${WEDNESDAY}") { Supervisor { ID } } }`);
    expect(textsAt(listAt(data, 'readAllSupervisorProgress'), 'Supervisor', 'ID')).toEqual([group?.supervisorID]);
  });
});
