import { CalendarDate } from '@internationalized/date';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { EXPIRES, limitOf } from '#domain/regulatory/validity-filter.ts';
import { askedSoFar, furthestBehind, isBehind, sumOf } from '#domain/supervision/brief.ts';
import { meanOf, pointsBetween } from '#domain/supervision/progress.ts';
import { slicesOf, together, topOf, unseenOf } from '#domain/supervision/top.ts';
import { expiringOf } from '#features/dashboard/overview/expiring.ts';
import {
  potentialsQuery,
  turnOverQuery,
  visitedHealthWorkersQuery,
} from '#features/dashboard/overview/overview.queries.ts';
import { groupDayQuery, workWeekQuery } from '#queries/visit-loads.queries.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { divideTerritories } from '#mocks/seed/territories.ts';
import { SCENARIOS, type Scenario, type WorkgroupRecord } from '#mocks/seed/types.ts';
import { expiringProductsQuery } from '#queries/products.queries.ts';
import { activeDeleguesQuery, activeWorkGroupsQuery, visitQuotasQuery } from '#queries/supervision.queries.ts';
import { progressQuery, supervisorProgressQuery } from '#queries/visit-progress.queries.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { type Client, enterAs } from './server-client.ts';
import { partsOf } from './server-finance-client.ts';

// Each figure of the dashboard is what a person would work out, on paper, from the reports, schedules, customers, absences,
// authorisations and sales of the demo's records.

const SEEDS = [1, 7, 23] as const;
/** Milliseconds, where another program has the processor too. */
const PATIENCE = 120_000;

type Role = 'Boss' | 'Supervisor';
const READER = { withCards: false, withPositions: false } as const;
const ZONE = 'Africa/Douala';
const TODAY = '2026-11-19';
/** {@link TODAY}, in days after 1970. */
const DAY_NUMBER = 20_776;
const EVERY: Readonly<Record<string, number>> = { 'A+': 10, A: 15, B: 30, C: 45 };

const daysOf = (start: string, end: string): readonly string[] => {
  const count = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(start) + day * 86_400_000).toISOString().slice(0, 10),
  );
};
const isWorked = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());
const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
/** In thousandths: what is added up in another order differs in the last digits. */
const near = (value: number | null) => (value === null ? null : Math.round(value * 1000));

/** This week, which is not over, a month before, and a Sunday. */
const RANGES = [
  { range: { start: '2026-11-16', end: '2026-11-22' }, lastOver: '2026-11-18' },
  { range: { start: '2026-10-01', end: '2026-10-31' }, lastOver: '2026-10-30' },
  { range: { start: '2026-11-15', end: '2026-11-15' }, lastOver: '2026-11-15' },
] as const;

/** The records, and what a person makes of them. */
function paperOf(scenario: Scenario, seed: number) {
  const world = worldOf(scenario, seed);
  const field = createFieldWork(world);
  const fictive = new Set(world.users.flatMap((user) => (user.fictive ? [user.ID] : [])));
  const potentialOf = new Map(
    [...world.healthWorkers, ...world.drugStores].map(({ ID, potential }) => [ID, potential ?? null]),
  );
  const doctors = new Set(inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID));
  const drugstores = new Set(inAgency(world.drugStores, 'cm').map(({ ID }) => ID));
  const customersOf = divideTerritories(world, 'cm', DAY_NUMBER).ofSeat;
  const delegatesOf = ({ delegueIDs }: WorkgroupRecord) => delegueIDs.filter((ID) => !fictive.has(ID));
  const peopleOf = (group: WorkgroupRecord) => [group.supervisorID, ...delegatesOf(group)];
  const reports = (worker: string, days: readonly string[]) =>
    days.flatMap((date) => field.visitsOf(worker, date)).flatMap(({ report }) => report ?? []);

  /** Whether an absence covers the day from its first second to its last minute; Douala is one hour ahead of UTC. */
  function isAway(worker: string, date: string) {
    const begins = Date.parse(date) / 1000 - 3600;
    return field
      .absencesOf(worker)
      .some((each) => each.absenceStartDateTimeStamp <= begins && each.absenceEndDateTimeStamp >= begins + 86_340);
  }

  function quotaOf(worker: string, days: readonly string[]) {
    const worked = days.filter((date) => isWorked(date) && !isAway(worker, date)).length;
    const aDay = (customersOf.get(worker) ?? []).reduce(
      (sum, ID) => sum + 7 / 5 / (EVERY[potentialOf.get(ID) ?? ''] ?? 45),
      0,
    );
    return { ID: worker, asked: Math.round(aDay * worked), made: reports(worker, days).length };
  }

  /** Who works as a delegate: of their visits a boss is shown those that are validated. */
  const agreedWith = new Set(
    world.users.flatMap((user) => (user.userType === 'Delegue' || user.supervisorActingAsDelegue ? [user.ID] : [])),
  );

  /** Done of planned on a day; of some customers only. */
  function progressOf(role: Role, workers: readonly string[], date: string, customers?: ReadonlySet<string>) {
    const planned = workers
      .flatMap((worker) => field.visitsOf(worker, date))
      .filter(({ objective }) => role === 'Supervisor' || objective.validated || !agreedWith.has(objective.workerID))
      .filter(({ objective: { customerID } }) => !customers || (customerID !== null && customers.has(customerID)));
    return percent(planned.filter(({ objective }) => objective.done).length, planned.length);
  }

  function gaugesOf(role: Role, group: WorkgroupRecord, date: string) {
    const all = peopleOf(group);
    return {
      group: progressOf(role, all, date),
      own: progressOf(role, [group.supervisorID], date),
      medical: progressOf(role, all, date, doctors),
      pharma: progressOf(role, all, date, drugstores),
    };
  }
  return { world, groups: inAgency(world.workgroups, 'cm'), delegatesOf, peopleOf, reports, quotaOf, gaugesOf };
}

/** What the panels of somebody read. */
async function dashboardOf(scenario: Scenario, seed: number, role: Role) {
  const { server, fetch } = startNodeHost({ seed, scenario, now: NOW });
  const user = await enterAs(server, role);
  const token = user.authorization.replace('Bearer ', '');
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
  const api = createApi({ settings, token: () => token, agency: () => 'cm', onUnauthorized: () => {}, fetch });
  const client = new QueryClient();
  return { api, user, read: client.fetchQuery.bind(client) };
}

const mean = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};
const KINDS = ['group', 'own', 'medical', 'pharma'] as const;

describe.each(SCENARIOS)('the dashboard of the %s world', { timeout: PATIENCE }, (scenario) => {
  describe.each(SEEDS)('of seed %i', (seed) => {
    const paper = paperOf(scenario, seed);
    const { groups, world } = paper;

    test.each(['Boss', 'Supervisor'] as const)('shows a %s activity, quotas and who is behind', async (role) => {
      const { api, user, read } = await dashboardOf(scenario, seed, role);
      const own = groups.filter(({ supervisorID }) => role === 'Boss' || supervisorID === user.ID);
      expect(own.length).toBeGreaterThan(0);
      for (const { range } of RANGES) {
        const days = daysOf(range.start, range.end);
        const isActive = (people: readonly string[]) => people.some((ID) => paper.reports(ID, days).length > 0);
        const activity = await read(activeWorkGroupsQuery(api, range));
        expect(new Map(activity.groups.map((group) => [group.ID, group.isActive]))).toEqual(
          new Map(own.map((group) => [group.ID, isActive(paper.peopleOf(group))])),
        );
        const people = await read(activeDeleguesQuery(api, range));
        const delegates = own.flatMap((group) => paper.delegatesOf(group));
        expect(new Map(people.delegates.map((delegate) => [delegate.ID, delegate.isActive]))).toEqual(
          new Map(delegates.map((ID) => [ID, isActive([ID])])),
        );

        const { quotas } = await read(visitQuotasQuery(api, range));
        const onPaper = delegates.map((ID) => paper.quotaOf(ID, days));
        expect(quotas.map(({ ID, expected, done }) => ({ ID, asked: expected, made: done }))).toEqual(onPaper);
        const total = sumOf(quotas);
        const [asked, made] = [
          onPaper.reduce((sum, quota) => sum + quota.asked, 0),
          onPaper.reduce((sum, quota) => sum + quota.made, 0),
        ];
        expect([total.expected, total.done, near(total.reached)]).toEqual([asked, made, near(percent(made, asked))]);

        // Behind: at most three quarters, as it is shown, of what is asked in the days that are over.
        const past = days.filter((date) => date < TODAY);
        const soFar = new Map(delegates.map((ID) => [ID, past.length === 0 ? 0 : paper.quotaOf(ID, past).asked]));
        const lags = (IDs: readonly string[]) => {
          const share = percent(
            onPaper.filter(({ ID }) => IDs.includes(ID)).reduce((sum, quota) => sum + quota.made, 0),
            IDs.reduce((sum, ID) => sum + (soFar.get(ID) ?? 0), 0),
          );
          return share !== null && Math.round(share) <= 75;
        };
        const until = { start: range.start, end: past.at(-1) ?? range.end };
        const shown = askedSoFar((await read(visitQuotasQuery(api, until))).quotas);
        expect(quotas.filter(({ ID, done }) => isBehind(done, shown.get(ID) ?? 0)).map(({ ID }) => ID)).toEqual(
          delegates.filter((ID) => lags([ID])),
        );
        const teams = own.length > 1 ? own.map(paper.delegatesOf) : delegates.map((ID) => [ID]);
        const reachedBy = (IDs: readonly string[]) => {
          const theirs = onPaper.filter(({ ID }) => IDs.includes(ID));
          const whole = theirs.reduce((sum, quota) => sum + quota.asked, 0);
          return percent(
            theirs.reduce((sum, quota) => sum + quota.made, 0),
            whole,
          );
        };
        const shares = teams.filter(lags).map((IDs) => near(reachedBy(IDs)) ?? 0);
        expect(near(furthestBehind(quotas, shown)?.reached ?? null)).toBe(
          shares.length === 0 ? null : Math.min(...shares),
        );
      }
    });

    test('shows a boss the mean of the groups, and a supervisor the own group, on the last day that is over', async () => {
      const boss = await dashboardOf(scenario, seed, 'Boss');
      const supervisor = await dashboardOf(scenario, seed, 'Supervisor');
      const own = groups.filter(({ supervisorID }) => supervisorID === supervisor.user.ID);
      for (const { lastOver } of RANGES) {
        const [earlier = ''] = daysOf(lastOver, lastOver).map((date) =>
          new Date(Date.parse(date) - 7 * 86_400_000).toISOString().slice(0, 10),
        );
        const before = await boss.read(progressQuery(boss.api, earlier));
        const now = await boss.read(progressQuery(boss.api, lastOver));
        const ofOwn = await supervisor.read(supervisorProgressQuery(supervisor.api, lastOver, supervisor.user.ID));
        for (const kind of KINDS) {
          const onPaper = (date: string) => mean(groups.map((group) => paper.gaugesOf('Boss', group, date)[kind]));
          const shown = meanOf(now.supervisors.map((each) => each[kind]));
          expect(near(shown)).toBe(near(onPaper(lastOver)));
          const [late, early] = [onPaper(lastOver), onPaper(earlier)];
          expect(pointsBetween(shown, meanOf(before.supervisors.map((each) => each[kind])))).toBe(
            late === null || early === null ? null : Math.round(late) - Math.round(early),
          );
          expect(ofOwn.supervisors.map((each) => near(each[kind]))).toEqual(
            own.map((group) => near(paper.gaugesOf('Supervisor', group, lastOver)[kind])),
          );
        }
        // The rows of a group's day, which are the delegates' visits and the supervisor's own, are those of its gauge.
        for (const [{ api, read }, progress, isOwn] of [
          [boss, now, false],
          [supervisor, ofOwn, true],
        ] as const) {
          for (const { ID, group } of progress.supervisors) {
            const day = await read(groupDayQuery(api, ID, lastOver));
            const isDelegate = isOwn && world.users.some((user) => user.ID === ID && user.supervisorActingAsDelegue);
            const worker = { ...READER, ID, isSupervisor: !isDelegate, includeUnvalidated: isOwn };
            const { loads } = await read(workWeekQuery(api, worker, weekOf(lastOver).start));
            const led = loads.find(({ date }) => date === lastOver);
            const visits = (day.data.readAllMyDeleguesSchedule ?? []).flatMap((each) => each.MyVisitObjectives);
            const made = visits.filter(({ done }) => done).length + (led?.done ?? 0);
            expect(near(percent(made, visits.length + (led?.planned ?? 0)))).toBe(near(group));
          }
        }
      }
    });

    test.each(['Boss', 'Supervisor'] as const)(
      'shows a %s the highest potentials that were seen least',
      async (role) => {
        const { api, user, read } = await dashboardOf(scenario, seed, role);
        const visitors = groups
          .filter(({ supervisorID }) => role === 'Boss' || supervisorID === user.ID)
          .flatMap(paper.peopleOf);
        const doctors = inAgency(world.healthWorkers, 'cm');
        expect(doctors.every(({ specialityIDs }) => specialityIDs.length > 0)).toBe(true);
        const { customers, order } = await read(potentialsQuery(api));
        // What a month of 20,000 customers takes is spent once.
        for (const { range } of role === 'Boss' && scenario === 'large' ? RANGES.slice(0, 1) : RANGES) {
          const slices = slicesOf(range, TODAY);
          const parts = await Promise.all(slices.map((slice) => read(visitedHealthWorkersQuery(api, slice))));
          const counts = together(parts.map((part) => part.counts));
          // 31 days at most, none of them to come.
          const days = daysOf(range.start, range.end)
            .filter((date) => date <= TODAY)
            .slice(-31);
          const visits = visitors.flatMap((ID) => paper.reports(ID, days)).map(({ customerID }) => customerID);
          const seen = Map.groupBy(visits, (ID) => ID);
          const timesOf = (ID: string) => seen.get(ID)?.length ?? 0;
          expect(doctors.filter(({ ID }) => (counts.get(ID) ?? 0) !== timesOf(ID))).toEqual([]);

          const highest = ['A+', 'A', 'B', 'C'].find((each) => doctors.some(({ potential }) => potential === each));
          const best = doctors.filter(({ potential }) => potential === highest);
          const unseen = unseenOf(customers, order, counts);
          expect([unseen?.potential, unseen?.all]).toEqual([highest, best.length]);
          expect(unseen?.unseen.map(({ ID }) => ID).toSorted()).toEqual(
            best.flatMap(({ ID }) => (timesOf(ID) === 0 ? [ID] : [])).toSorted(),
          );
          const ranked = ['A+', 'A', 'B', 'C'].flatMap((each) =>
            doctors
              .filter(({ potential }) => potential === each)
              .map(({ ID }) => `${each} ${timesOf(ID)}`)
              .toSorted((one, other) => Number(one.split(' ')[1]) - Number(other.split(' ')[1])),
          );
          expect(
            topOf(customers, order, counts, 20).map(({ customer, visits: times }) => `${customer.potential} ${times}`),
          ).toEqual(ranked.slice(0, 20));
        }
      },
    );

    test('shows the authorisations that end within a time, or have ended', async () => {
      const { api, read } = await dashboardOf(scenario, seed, 'Boss');
      const today = new CalendarDate(2026, 11, 19);
      const limits = {
        expired: '2026-11-18',
        '1': '2026-12-19',
        '3': '2027-02-19',
        '6': '2027-05-19',
        '12': '2027-11-19',
      };
      for (const expires of EXPIRES) {
        if (expires === 'none') continue;
        const answer = await read(expiringProductsQuery(api, limitOf(expires, today, ZONE) ?? 0));
        const shown = expiringOf(answer.data.readAllExpiringAMMPharmaProducts ?? [], expires, today);
        const onPaper = inAgency(world.pharmaProducts, 'cm').flatMap(({ ID, aMMEndDate }) =>
          aMMEndDate !== null && aMMEndDate <= limits[expires] ? [ID] : [],
        );
        expect(shown.map(({ ID }) => ID).toSorted()).toEqual(onPaper.toSorted());
        const ends = shown.map(({ aMMEndDate }) => aMMEndDate ?? '');
        expect(ends).toEqual(ends.toSorted());
      }
    });

    test('shows what was sold of what was expected in the last month that is over', async () => {
      const { api, user, read } = await dashboardOf(scenario, seed, 'Boss');
      const { turnOver } = await read(turnOverQuery(api, '2026-10'));
      const onPaper = await turnOverOnPaper(user);
      expect(near(turnOver?.obtained ?? null)).toBe(near(onPaper.obtained));
      expect(near(turnOver?.expected ?? null)).toBe(near(onPaper.expected));
    });
  });
});

/** October of what was dispatched: its sales, and its twelfth of the year's goals, whole units first in the first months. */
async function turnOverOnPaper(office: Client) {
  const amount = (part: unknown, units: number) =>
    Math.round(units * Number(Reflect.get(Object(part), 'dispatchedPght')) * 100) / 100;
  const unitsOf = (part: unknown) => Number(Reflect.get(Object(part), 'dispatchedQuantity'));
  const sales = await partsOf(office, 'sales', '2026-10');
  const goals = await partsOf(office, 'goals', '2026');
  const tenth = (goal: number) => Math.floor(goal / 12) + (9 < goal % 12 ? 1 : 0);
  const byPerson = Map.groupBy(goals, (part) =>
    JSON.stringify([Reflect.get(Object(part), 'PharmaProduct'), Reflect.get(Object(part), 'Delegue')]),
  );
  return {
    obtained: sales.reduce<number>((sum, part) => sum + amount(part, unitsOf(part)), 0),
    expected: [...byPerson.values()].reduce(
      (sum, own) => sum + amount(own[0], tenth(own.reduce<number>((total, part) => total + unitsOf(part), 0))),
      0,
    ),
  };
}
