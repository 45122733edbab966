import { describe, expect, test } from 'vitest';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { divideTerritories } from '#mocks/seed/territories.ts';
import { SCENARIOS, type World } from '#mocks/seed/types.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textsAt } from './server-client.ts';

const SEEDS = [1, 7, 23] as const;
/** Days after 1970 on which the world is made: the potentials of a part do not depend on it. */
const TODAY = 20_776;
const VISITS_EVERY: Readonly<Record<string, number>> = { 'A+': 10, A: 15, B: 30, C: 45 };

const daysOf = (start: string, count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.parse(start) + day * 86_400_000).toISOString().slice(0, 10));
/** A week that is not over, a day without work, and a month. */
const RANGES = [daysOf('2026-11-16', 7), daysOf('2026-11-15', 1), daysOf('2026-10-01', 31)] as const;
const rangeOf = (days: readonly string[]) => `startDate: "${days[0]}", endDate: "${days.at(-1)}"`;
const isWorked = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());

/** The teams of the main agency as the raw records have them. */
function teamsOf(world: World) {
  const isReal = (ID: string) => !world.users.some((user) => user.ID === ID && user.fictive);
  return inAgency(world.workgroups, 'cm').map(({ ID, supervisorID, delegueIDs }) => ({
    ID,
    delegues: delegueIDs.filter(isReal),
    people: [supervisorID, ...delegueIDs].filter(isReal),
  }));
}

describe.each(SCENARIOS)('the panorama of the %s world', (scenario) => {
  test.each(SEEDS)('is what the records of seed %i make of it', async (seed) => {
    const world = worldOf(scenario, seed);
    const field = createFieldWork(world);
    const server = openServer({ seed, scenario, now: NOW });
    const { ask } = await enterAs(server, 'Boss');
    const parts = divideTerritories(world, 'cm', TODAY).ofSeat;
    const potentials = new Map(
      [...world.healthWorkers, ...world.drugStores].map(({ ID, potential }) => [ID, potential]),
    );
    const teams = teamsOf(world);
    /** Whether an absence covers the day from its first second to its last minute, one hour ahead of UTC. */
    const isAway = (worker: string, day: string) => {
      const begins = Date.parse(day) / 1000 - 3600;
      return field
        .absencesOf(worker)
        .some((each) => each.absenceStartDateTimeStamp <= begins && each.absenceEndDateTimeStamp >= begins + 86_340);
    };
    const reports = (worker: string, days: readonly string[]) =>
      days.flatMap((date) => field.visitsOf(worker, date)).filter(({ report }) => report).length;

    for (const days of RANGES) {
      const { data } = await ask(`{
        readVisitQuotasReachedByDelegue(${rangeOf(days)}) { Delegue { ID } expectedVisits doneVisits reachedPercentage }
        readActiveInactiveDelegues(${rangeOf(days)}) { active { ID } inactive { ID } }
        readActiveInactiveWorkGroups(${rangeOf(days)}) { active { ID } inactive { ID } }
      }`);
      const quotas = teams
        .flatMap(({ delegues }) => delegues)
        .map((ID) => {
          const worked = days.filter((day) => isWorked(day) && !isAway(ID, day)).length;
          const asked = (parts.get(ID) ?? []).reduce((sum, customer) => {
            const every = VISITS_EVERY[potentials.get(customer) ?? 'C'] ?? 45;
            return sum + (7 / 5 / every) * worked;
          }, 0);
          const [expectedVisits, doneVisits] = [Math.round(asked), reports(ID, days)];
          const reachedPercentage = expectedVisits === 0 ? null : (100 * doneVisits) / expectedVisits;
          return { Delegue: { ID }, expectedVisits, doneVisits, reachedPercentage };
        });
      const read = listAt(data, 'readVisitQuotasReachedByDelegue');
      expect(read).toHaveLength(quotas.length);
      // In hundredths: what is added up in another order differs in the last digits.
      const rounded = (percent: unknown) => (percent === null ? null : Math.round(Number(percent) * 100));
      expect(read.map((quota) => rounded(at(quota, 'reachedPercentage')))).toEqual(
        quotas.map(({ reachedPercentage }) => rounded(reachedPercentage)),
      );
      expect(read).toMatchObject(
        quotas.map(({ Delegue, expectedVisits, doneVisits }) => ({ Delegue, expectedVisits, doneVisits })),
      );
      const isActive = (people: readonly string[]) => people.some((ID) => reports(ID, days) > 0);
      const split = <T extends { readonly ID: string }>(all: readonly T[], active: (one: T) => boolean) => ({
        active: all.filter(active).map(({ ID }) => ({ ID })),
        inactive: all.filter((one) => !active(one)).map(({ ID }) => ({ ID })),
      });
      expect(at(data, 'readActiveInactiveDelegues')).toEqual(
        split(
          quotas.map(({ Delegue }) => Delegue),
          ({ ID }) => isActive([ID]),
        ),
      );
      expect(at(data, 'readActiveInactiveWorkGroups')).toEqual(split(teams, ({ people }) => isActive(people)));
    }
  });
});

describe('the panorama', () => {
  const WEEK = rangeOf(RANGES[0]);
  const world = worldOf('small');
  const [own] = teamsOf(world);

  test('is of one’s own group for a supervisor', async () => {
    const { ask } = await enterAs(openServer(), 'Supervisor');
    const { data } = await ask(`{
      readVisitQuotasReachedByDelegue(${WEEK}) { Delegue { ID } }
      readActiveInactiveDelegues(${WEEK}) { active { ID } inactive { ID } }
      readActiveInactiveWorkGroups(${WEEK}) { active { ID } inactive { ID } }
    }`);
    expect(textsAt(listAt(data, 'readVisitQuotasReachedByDelegue'), 'Delegue', 'ID')).toEqual(own?.delegues);
    const both = (call: string) => ['active', 'inactive'].flatMap((side) => textsAt(listAt(data, call, side), 'ID'));
    expect(both('readActiveInactiveDelegues').toSorted()).toEqual(own?.delegues.toSorted());
    expect(both('readActiveInactiveWorkGroups')).toEqual([own?.ID]);
  });

  test('counts a report as soon as it is written', async () => {
    const server = openServer();
    const { ask, ID } = await enterAs(server, 'Delegue');
    const boss = await enterAs(server, 'Boss');
    const today = '2026-11-19';
    const done = async () => {
      const query = `{ readVisitQuotasReachedByDelegue(startDate: "${today}", endDate: "${today}") { Delegue { ID } doneVisits } }`;
      const quotas = listAt((await boss.ask(query)).data, 'readVisitQuotasReachedByDelegue');
      return at(
        quotas.find((quota) => at(quota, 'Delegue', 'ID') === ID),
        'doneVisits',
      );
    };
    const before = Number(await done());
    const pending = createFieldWork(world)
      .visitsOf(ID, today)
      .find(({ report }) => !report)?.objective.ID;
    await ask(
      `mutation { createVisitReport(visitObjectiveID: "${pending}", startTimeStamp: ${NOW - 200}, endTimeStamp: ${NOW}) { ID } }`,
    );
    expect(await done()).toBe(before + 1);
  });

  test('follows a potential that is changed', async () => {
    const server = openServer();
    const { ask } = await enterAs(server, 'Boss');
    const [customer = ''] = divideTerritories(world, 'cm', TODAY).ofSeat.get(own?.delegues[0] ?? '') ?? [];
    const asked = async () => {
      const { data } = await ask(`{ readVisitQuotasReachedByDelegue(${rangeOf(RANGES[2])}) { expectedVisits } }`);
      return Number(at(data, 'readVisitQuotasReachedByDelegue', 0, 'expectedVisits'));
    };
    const { healthCenterIDs, specialityIDs } = world.healthWorkers.find(({ ID }) => ID === customer) ?? {};
    const change = (potential: string) =>
      ask(
        `mutation Change($centres: [ID!]!, $specialities: [ID!]!) { updateCustomerHWInfoCardFixedPart(
          customerHealthWorkerID: "${customer}", potential: "${potential}",
          healthCenterIDsList: $centres, specialitieIDsList: $specialities) { ID } }`,
        { centres: healthCenterIDs, specialities: specialityIDs },
      );
    await change('C');
    const before = await asked();
    expect(codesOf(await change('A+'))).toEqual([]);
    expect(await asked()).toBeGreaterThan(before);
  });

  test('is of a day or of a year at most', async () => {
    const { ask } = await enterAs(openServer(), 'Supervisor');
    const field = createFieldWork(world);
    for (const days of [daysOf('2026-11-18', 1), daysOf('2025-11-18', 366)]) {
      const { data } = await ask(`{ readVisitQuotasReachedByDelegue(${rangeOf(days)}) { Delegue { ID } doneVisits } }`);
      expect(listAt(data, 'readVisitQuotasReachedByDelegue')).toEqual(
        own?.delegues.map((ID) => ({
          Delegue: { ID },
          doneVisits: days.flatMap((date) => field.visitsOf(ID, date)).filter(({ report }) => report).length,
        })),
      );
    }
  });

  test.each([
    ['2026-11-19', '2026-11-18'],
    ['2025-11-18', '2026-11-19'],
  ])('is refused from %s to %s', async (startDate, endDate) => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const range = `startDate: "${startDate}", endDate: "${endDate}"`;
    for (const call of [
      `readVisitQuotasReachedByDelegue(${range}) { doneVisits }`,
      `readActiveInactiveDelegues(${range}) { active { ID } }`,
      `readActiveInactiveWorkGroups(${range}) { active { ID } }`,
    ])
      expect(codesOf(await ask(`{ ${call} }`))).toEqual(['INVALID_DATE_RANGE']);
  });
});
