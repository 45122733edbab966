import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { minutesOf, reportsOfDay } from '#features/field/shared/reports/reports-of-day.ts';
import { type Worker, workDayQuery, workWeekQuery } from '#features/field/shared/field.queries.ts';
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

/** What pages read as somebody. */
async function readAs(seed: number, role: 'Boss' | 'Supervisor') {
  const { server, fetch } = startNodeHost({ seed, now: NOW });
  const { authorization, ID } = await enterAs(server, role);
  const token = authorization.replace('Bearer ', '');
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
  const api = createApi({ settings, token: () => token, agency: () => 'cm', onUnauthorized: () => {}, fetch });
  const client = new QueryClient();
  const worker = (workerID: string): Worker => ({
    ID: workerID,
    isSupervisor: false,
    includeUnvalidated: role === 'Supervisor',
    withCards: true,
    withPositions: true,
  });
  return {
    ID,
    week: (of: string, monday: string) => client.fetchQuery(workWeekQuery(api, worker(of), monday)),
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
});
