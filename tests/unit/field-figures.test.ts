import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { countCustomers } from '#features/customers/shared/customer-counts.ts';
import { healthWorkerQuery } from '#features/customers/card/card.queries.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import { customerTraitsQuery } from '#queries/customer-traits.queries.ts';
import { everybodyIn } from '#queries/customer-records.ts';
import { dayTrailQuery } from '#queries/positions.queries.ts';
import { readTrail } from '#lib/trail.ts';
import { createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { minutesOf, reportsOfDay } from '#features/field/shared/reports/reports-of-day.ts';
import { lastMadeIn, type Worker, workDayQuery } from '#features/field/shared/field.queries.ts';
import { workWeekQuery } from '#queries/visit-loads.queries.ts';
import { isNewcomer, loadOf, stopsOfDay } from '#features/field/shared/stops.ts';
import { daysFrom } from '#lib/date-ranges.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import type { UserRecord } from '#mocks/seed/types.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

// The figures of the field half are what a person would work out, on paper, from the visits of the demo's records.

/** 2027-01-06, 08:10 in Douala. */
const NOW = 1_799_219_400;
/** A week with the end of a month, the one with the end of the year, and one that is not over. */
const MONDAYS = ['2026-11-30', '2026-12-28', '2027-01-04'] as const;
const NAMELESS = 'nobody knows';

/** On a sphere of 6371 km, by the cosines. */
function metresBetween(one: { readonly lat: number; readonly lng: number }, other: typeof one): number {
  const [from, to, turn] = [one.lat, other.lat, other.lng - one.lng].map((degrees) => (degrees * Math.PI) / 180);
  const cosine =
    Math.sin(from ?? 0) * Math.sin(to ?? 0) + Math.cos(from ?? 0) * Math.cos(to ?? 0) * Math.cos(turn ?? 0);
  return 6_371_000 * Math.acos(Math.min(1, cosine));
}

/** What pages read as somebody. */
async function readAs(seed: number, role: 'Boss' | 'Supervisor' | 'Delegue') {
  const { server, fetch } = startNodeHost({ seed, now: NOW });
  const { authorization, ID } = await enterAs(server, role);
  const token = authorization.replace('Bearer ', '');
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
  const api = createApi({ settings, token: () => token, agency: () => 'cm', onUnauthorized: () => {}, fetch });
  const client = new QueryClient();
  const worker = (workerID: string): Worker => ({
    ID: workerID,
    isSupervisor: false,
    includeUnvalidated: role !== 'Boss',
    withCards: true,
    withPositions: true,
  });
  return {
    ID,
    api,
    read: client.fetchQuery.bind(client),
    week: (of: string, monday: string) => client.fetchQuery(workWeekQuery(api, worker(of), monday)),
    objectives: async (of: string, date: string) =>
      (await client.fetchQuery(workDayQuery(api, worker(of), date))).objectives,
    async day(of: string, date: string) {
      const day = await client.fetchQuery(workDayQuery(api, worker(of), date));
      expect(day.errors).toEqual([]);
      return stopsOfDay(day, NAMELESS);
    },
  };
}

describe.each([1, 7])('the field of seed %i', { timeout: 60_000 }, (seed) => {
  const world = worldOf('small', seed, NOW);
  const field = createFieldWork(world);
  const delegates = inAgency(world.users, 'cm').filter(({ userType, fictive }) => userType === 'Delegue' && !fictive);
  const nameOf = new Map([...world.healthWorkers, ...world.drugStores].map(({ ID, name }) => [ID, name]));
  const seenBy = (boss: UserRecord['ID']) =>
    delegates.filter(({ workgroupID }) =>
      world.workgroups.some((each) => each.ID === workgroupID && each.supervisorID === boss),
    );

  test('a supervisor sees each visit of a day once, and how many are made', async () => {
    const supervisor = await readAs(seed, 'Supervisor');
    const people = seenBy(supervisor.ID).slice(0, 3);
    expect(people.length).toBe(3);
    for (const { ID } of people) {
      for (const monday of MONDAYS) {
        const { loads } = await supervisor.week(ID, monday);
        for (const date of daysFrom(monday, 7)) {
          const visits = field.visitsOf(ID, date);
          const made = visits.filter(({ report }) => report !== null);
          const stops = await supervisor.day(ID, date);
          const load = { planned: visits.length, done: made.length };
          expect(loads.find((each) => each.date === date)).toEqual({ date, ...load });
          expect(loadOf(stops)).toEqual({ ...load, outside: 0 });
          expect(stops.filter(isNewcomer).length).toBe(made.filter(({ report }) => report?.customerID === null).length);
          expect(reportsOfDay(stops).map(({ report }) => minutesOf(report))).toEqual(
            made
              .flatMap(({ report }) => report ?? [])
              .toSorted((one, other) => one.startTimeStamp - other.startTimeStamp)
              .map(({ startTimeStamp, endTimeStamp }) => Math.round(((endTimeStamp ?? 0) - startTimeStamp) / 60)),
          );
        }
      }
    }
  });

  test('a boss sees what is agreed to, and names who was visited beside it', async () => {
    const boss = await readAs(seed, 'Boss');
    let outside = 0;
    for (const { ID } of [delegates[0], delegates.at(-1)].filter((person) => person !== undefined)) {
      for (const monday of MONDAYS) {
        const { loads } = await boss.week(ID, monday);
        for (const date of daysFrom(monday, 7)) {
          const visits = field.visitsOf(ID, date);
          const agreed = visits.filter(({ objective }) => objective.validated);
          const other = visits.filter(({ objective, report }) => !objective.validated && report !== null);
          const load = { planned: agreed.length, done: agreed.filter(({ report }) => report !== null).length };
          const stops = await boss.day(ID, date);
          expect(loads.find((each) => each.date === date)).toEqual({ date, ...load });
          expect(loadOf(stops)).toEqual({ ...load, outside: other.length });
          outside += other.length;
          // Who is registered is neither nameless nor new.
          for (const { report } of visits.filter((visit) => visit.report?.customerID)) {
            const stop = stops.find((each) => each.report?.ID === report?.ID);
            expect(stop?.name).toContain(nameOf.get(report?.customerID ?? ''));
          }
          expect(stops.filter(isNewcomer).length).toBe(
            visits.filter(({ report }) => report && report.customerID === null).length,
          );
          expect(reportsOfDay(stops).length).toBe(visits.filter(({ report }) => report !== null).length);
        }
      }
    }
    expect(outside).toBeGreaterThan(0);
  });

  test('the rest of a round begins at the visit that was made last, whatever its place', async () => {
    const supervisor = await readAs(seed, 'Supervisor');
    const ID = seenBy(supervisor.ID)[0]?.ID ?? '';
    const days = await Promise.all(daysFrom('2026-11-30', 5).map((date) => supervisor.objectives(ID, date)));
    const lasts = days.map((objectives) => lastMadeIn(objectives));
    expect(lasts.some((last) => last !== null)).toBe(true);
    for (const [index, objectives] of days.entries()) {
      const reports = field
        .visitsOf(ID, daysFrom('2026-11-30', 5)[index] ?? '')
        .flatMap(({ report }) => (report?.customerID ? [report] : []));
      const last = reports.toSorted((one, other) => other.startTimeStamp - one.startTimeStamp)[0]?.customerID ?? null;
      expect([lastMadeIn(objectives), lastMadeIn(objectives.toReversed())]).toEqual([last, last]);
    }
  });

  test('what was said before a visit is of a visit before it', async () => {
    const supervisor = await readAs(seed, 'Supervisor');
    let earlier = 0;
    for (const { ID } of seenBy(supervisor.ID).slice(0, 3)) {
      for (const date of daysFrom('2026-11-30', 5)) {
        for (const stop of await supervisor.day(ID, date)) {
          const customer = [...world.healthWorkers, ...world.drugStores].find((each) => each.ID === stop.customer?.ID);
          if (!customer || !stop.report) continue;
          const begun = stop.report.startTimeStamp;
          const before = field
            .historyOf(customer)
            .visitReports.filter(({ startTimeStamp }) => startTimeStamp < begun)
            .toSorted((one, other) => other.startTimeStamp - one.startTimeStamp);
          expect(stop.earlier.map((report) => report.ID)).toEqual(before.map((report) => report.ID));
          earlier += before.length;
        }
      }
    }
    expect(earlier).toBeGreaterThan(0);
  });

  test('a card tells how often, when and by whom a customer was visited, and what was set for the next visit', async () => {
    const { api, read } = await readAs(seed, 'Delegue');
    const users = new Map(world.users.map((user) => [user.ID, user.Surname]));
    for (const worker of inAgency(world.healthWorkers, 'cm').slice(0, 12)) {
      const { data } = await read(healthWorkerQuery(api, worker.ID));
      const shown = data.readCustomerHealthWorkerDetailedDatas?.MyVisitReports ?? [];
      const reports = field
        .historyOf(worker)
        .visitReports.toSorted((one, other) => other.startTimeStamp - one.startTimeStamp);
      expect(shown.length).toBe(reports.length);
      const [last, right] = [shown[0], reports[0]];
      expect([last?.startTimeStamp, last?.nextVisitObjective]).toEqual([
        right?.startTimeStamp,
        right?.nextVisitObjective,
      ]);
      expect(last?.VisitObjective?.Worker?.Surname).toBe(users.get(right?.workerID ?? ''));
    }
  });

  test('a suggestion tells how many days ago somebody was visited, and how often they should be', async () => {
    const { api, read } = await readAs(seed, 'Delegue');
    const { data } = await read(customerTraitsQuery(api, { visits: true }));
    const shown = new Map(
      everybodyIn(
        data.readAllCustomers ?? {
          HealthWorkerList: [],
          DrugStoreList: [],
          CustomerAdministrative: [],
          Wholesaler: [],
        },
      ).map(({ ID, MyVisitReports = [] }) => [ID, MyVisitReports[0]?.startTimeStamp ?? null]),
    );
    for (const worker of inAgency(world.healthWorkers, 'cm')) {
      const visits = field.historyOf(worker).visitReports.map(({ startTimeStamp }) => startTimeStamp);
      expect(shown.get(worker.ID)).toBe(visits.length === 0 ? null : Math.max(...visits));
    }
  });

  test('a place counts the customers who can be met there, each once', async () => {
    const { api, read } = await readAs(seed, 'Delegue');
    const all = (await read(customersQuery(api))).data.readAllCustomers;
    if (!all) throw new Error('There are customers.');
    const areaOf = new Map(inAgency(world.healthCenters, 'cm').map(({ ID, workAreaID }) => [ID, workAreaID]));
    const cityOf = new Map(inAgency(world.workAreas, 'cm').map(({ ID, cityID }) => [ID, cityID]));
    const workers = inAgency(world.healthWorkers, 'cm').map(({ healthCenterIDs }) => healthCenterIDs);
    const places = [world.drugStores, world.administratives, world.wholesalers].flatMap((list) =>
      inAgency<{ readonly agencyID: string; readonly workAreaID: string | null }>(list, 'cm').map(
        ({ workAreaID }) => workAreaID,
      ),
    );
    const count = (isThere: (centres: readonly string[], area: string | null) => boolean) =>
      workers.filter((centres) => isThere(centres, null)).length + places.filter((area) => isThere([], area)).length;
    const [byCentre, byArea, byCity] = (['centre', 'area', 'city'] as const).map((filter) =>
      countCustomers(all, filter),
    );
    for (const { ID } of inAgency(world.healthCenters, 'cm'))
      expect(byCentre?.get(ID) ?? 0).toBe(count((centres) => centres.includes(ID)));
    for (const { ID } of inAgency(world.workAreas, 'cm'))
      expect(byArea?.get(ID) ?? 0).toBe(
        count((centres, area) => area === ID || centres.some((centre) => areaOf.get(centre) === ID)),
      );
    for (const { ID } of inAgency(world.cities, 'cm'))
      expect(byCity?.get(ID) ?? 0).toBe(
        count(
          (centres, area) =>
            (area !== null && cityOf.get(area) === ID) ||
            centres.some((centre) => cityOf.get(areaOf.get(centre) ?? '') === ID),
        ),
      );
  });

  test('a trail is as long as its legs, without gaps and stays', async () => {
    const supervisor = await readAs(seed, 'Supervisor');
    let followed = 0;
    for (const { ID } of seenBy(supervisor.ID)) {
      for (const date of daysFrom('2026-11-30', 5)) {
        const { data } = await supervisor.read(dayTrailQuery(supervisor.api, ID, date));
        const fixes = (data.readWorkerGPSTrail ?? []).map(({ gPSLat, gPSLon, obtainedTimeStamp }) => ({
          lat: gPSLat,
          lng: gPSLon,
          at: obtainedTimeStamp,
        }));
        expect(fixes.length).toBe(field.trailOf(ID, date).length);
        if (fixes.length === 0) continue;
        followed += 1;
        const { metres, moving, silent, stays } = readTrail(fixes);
        let [length, way, silence] = [0, 0, 0];
        for (const [index, fix] of fixes.entries()) {
          const before = fixes[index - 1];
          if (!before) continue;
          const seconds = fix.at - before.at;
          const isStay = stays.some(({ from, to }) => from.at <= before.at && fix.at <= to.at);
          if (seconds > 600) silence += seconds;
          else if (!isStay) [length, way] = [length + metresBetween(before, fix), way + seconds];
        }
        expect(metres).toBeCloseTo(length, 0);
        expect([moving, silent]).toEqual([way, silence]);
        for (const { from, to } of stays) {
          const within = fixes.filter(({ at }) => from.at <= at && at <= to.at);
          expect(to.at - from.at).toBeGreaterThanOrEqual(300);
          expect(within.every((fix) => metresBetween(from, fix) <= 100.1)).toBe(true);
        }
      }
    }
    expect(followed).toBeGreaterThan(0);
  });
});
