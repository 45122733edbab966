import { describe, expect, test } from 'vitest';
import { distance } from '#lib/geo.ts';
import { isoDate } from '#mocks/seed/calendar.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { DAY, inAgency, NOW, worldOf } from './seed-worlds.ts';

const world = worldOf('standard');
const field = createFieldWork(world);
const workers = inAgency(world.users, 'cm').filter(
  ({ userType, fictive }) => !fictive && (userType === 'Delegue' || userType === 'Supervisor'),
);
const delegues = workers.filter(({ userType }) => userType === 'Delegue');
const today = Math.floor((NOW + 3600) / DAY);
const TODAY = isoDate(today);
const dates = Array.from({ length: 745 }, (_, index) => isoDate(today - 735 + index));
const days = workers.flatMap(({ ID }) => dates.map((date) => ({ ID, date, visits: field.visitsOf(ID, date) })));
const worked = days.filter(({ visits }) => visits.length > 0);
const byID = new Map(workers.map((worker) => [worker.ID, worker]));
const objectives = worked.flatMap(({ visits }) => visits.map(({ objective }) => objective));
const share = <T>(list: readonly T[], holds: (item: T) => boolean) => list.filter(holds).length / list.length;

describe('the days of the field', () => {
  test('are the same whatever is read first', () => {
    const again = createFieldWork(worldOf('standard'));
    const [customer] = inAgency(world.healthWorkers, 'cm').toReversed();
    const [last] = worked.toReversed();
    expect(customer && again.historyOf(customer)).toEqual(customer && field.historyOf(customer));
    expect(again.visitsOf(last?.ID ?? '', last?.date ?? '')).toEqual(last?.visits);
  });

  test('never bring a worker to a customer twice', () => {
    const twice = worked.filter(({ visits }) => {
      const seen = visits.flatMap(({ objective }) => objective.customerID ?? []);
      return new Set(seen).size < seen.length;
    });
    expect(twice).toEqual([]);
  });

  test('have visits one after the other, with time for the way, between 8 and 17.30', () => {
    const wrong = worked.filter(({ visits, date }) =>
      visits.some(({ start, end }, index) => {
        const before = visits[index - 1];
        const midnight = Date.parse(`${date}T00:00:00+01:00`) / 1000;
        const isInHours = start >= midnight + 8 * 3600 && end <= midnight + 17.5 * 3600;
        return !isInHours || end <= start || (before !== undefined && start < before.end + 15 * 60);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('are six to ten visits of a delegate, fewer of a group that lags, in one city', () => {
    const past = worked.filter(({ ID, date }) => byID.get(ID)?.userType === 'Delegue' && date < TODAY);
    const perGroup = Map.groupBy(past, ({ ID }) => byID.get(ID)?.workgroupID);
    const means = Array.from(
      perGroup.values(),
      (list) => list.reduce((sum, { visits }) => sum + visits.length, 0) / list.length,
    ).toSorted((a, b) => a - b);
    expect(Math.max(...past.map(({ visits }) => visits.length))).toBe(10);
    expect(means[0]).toBeLessThan(5);
    expect(means[1]).toBeGreaterThan(5);
    const far = past.filter(({ visits: [first, ...others] }) =>
      others.some(({ place }) => first && metres(place, first.place) > 40_000),
    );
    expect(far).toEqual([]);
  });

  test('are spontaneous for three in ten, some of people who are not registered, some missed', () => {
    const reports = worked.flatMap(({ visits }) => visits.flatMap(({ report }) => report ?? []));
    expect(share(reports, ({ spontanous }) => spontanous)).toBeGreaterThan(0.25);
    expect(share(reports, ({ spontanous }) => spontanous)).toBeLessThan(0.37);
    const strangers = reports.filter(({ spontanousNewCustomer }) => spontanousNewCustomer);
    expect(strangers.length).toBeGreaterThan(100);
    expect(strangers.filter((each) => each.customerID !== null || !each.spontanousCustomerLastName)).toEqual([]);
    expect(reports.filter((each) => each.customerID === null && !each.spontanousNewCustomer)).toEqual([]);
    const past = objectives.filter(({ date }) => date < TODAY);
    expect(share(past, ({ done }) => !done)).toBeGreaterThan(0.03);
    expect(share(past, ({ done }) => !done)).toBeLessThan(0.12);
  });

  test('are empty on weekends, holidays and days off', () => {
    const weekday = (date: string) => (Date.parse(date) / (DAY * 1000) + 3) % 7;
    expect(worked.filter(({ date }) => weekday(date) > 4)).toEqual([]);
    expect(worked.filter(({ date }) => date.endsWith('-12-25'))).toEqual([]);
    for (const { ID } of delegues) {
      const free = days.filter(({ visits, date, ...day }) => day.ID === ID && visits.length === 0 && weekday(date) < 5);
      expect(free.length).toBeGreaterThan(20);
    }
  });

  test('bring two workers to one customer now and then', () => {
    const registered = objectives.filter(({ customerID, done }) => customerID !== null && done);
    const together = Map.groupBy(registered, ({ customerID, date }) => `${customerID} ${date}`);
    expect([...together.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(50);
  });

  test('agree with the history of each customer', () => {
    const customers = [world.healthWorkers, world.drugStores, world.administratives, world.wholesalers].flatMap(
      (kind) => inAgency([...kind], 'cm'),
    );
    const told = customers.flatMap((customer) => field.historyOf(customer).visitReports);
    const made = worked.flatMap(({ visits }) =>
      visits.flatMap(({ report }) => (report?.customerID == null ? [] : [report])),
    );
    const inOrder = (reports: typeof made) => reports.map(({ ID }) => ID).toSorted();
    expect(inOrder(told)).toEqual(inOrder(made));
  });

  test('are found by the ids of their objectives and reports', () => {
    for (const visit of worked.slice(0, 40).flatMap(({ visits }) => visits)) {
      expect(field.visitWithID(visit.objective.ID)).toEqual(visit);
      expect(field.visitWithID(visit.report?.ID ?? visit.objective.ID)).toEqual(visit);
    }
    for (const ID of ['nothing', `objective-${workers[0]?.ID ?? ''}-2026-11-18-99`, 'report-nobody-2026-11-18-0'])
      expect(field.visitWithID(ID)).toBeUndefined();
  });
});

describe('the days to come', () => {
  const ahead = worked.filter(({ date }) => date > TODAY);

  test('are planned for five working days at most, some of them agreed to', () => {
    expect([...new Set(ahead.map(({ date }) => date))].toSorted()).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    const planned = ahead.flatMap(({ visits }) => visits);
    expect(planned.filter(({ report, objective }) => report || objective.done || !objective.description)).toEqual([]);
    expect(new Set(planned.map(({ objective }) => objective.validated))).toEqual(new Set([true, false]));
  });
});

describe('today', () => {
  const noon = 4 * 3600;
  const later = createFieldWork(worldOf('standard', 1, NOW + noon));
  const visits = delegues.flatMap(({ ID }) => later.visitsOf(ID, TODAY));

  test('what lies before now is mostly done, and the rest is pending', () => {
    const past = visits.filter(({ end }) => end <= NOW + noon);
    expect(share(past, ({ objective }) => objective.done)).toBeGreaterThan(0.8);
    expect(visits.filter(({ end, report }) => end > NOW + noon && report)).toEqual([]);
    expect(visits.filter(({ report }) => !report).length).toBeGreaterThan(20);
  });
});

interface Place {
  readonly gPSLat: number;
  readonly gPSLon: number;
}
const metres = (a: Place, b: Place) => distance({ lat: a.gPSLat, lng: a.gPSLon }, { lat: b.gPSLat, lng: b.gPSLon });

describe('trails', () => {
  const pastDays = worked.filter(({ date }) => date < TODAY && date > isoDate(today - 120));
  const trails = pastDays
    .map(({ ID, date, visits }) => ({ ID, visits, trail: field.trailOf(ID, date) }))
    .filter(({ trail }) => trail.length > 0);

  test('are of half the delegates, on most days', () => {
    const consenting = new Set(trails.map(({ ID }) => ID));
    expect(consenting.size / delegues.length).toBeGreaterThan(0.4);
    expect(consenting.size / delegues.length).toBeLessThan(0.65);
    const own = pastDays.filter(({ ID }) => consenting.has(ID));
    expect(trails.length / own.length).toBeGreaterThan(0.75);
    expect(trails.length).toBeLessThan(own.length);
  });

  test('have 150 to 400 points on a full day, gaps of 20 minutes or more, and the speed of a car in town', () => {
    const full = trails.filter(({ visits }) => visits.filter(({ report }) => report).length >= 7);
    const lengths = full.map(({ trail }) => trail.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
    const steps = trails.flatMap(({ trail }) =>
      trail.slice(1).map((to, index) => {
        const from = trail[index] ?? to;
        return { seconds: to.obtainedTimeStamp - from.obtainedTimeStamp, length: metres(from, to) };
      }),
    );
    expect(Math.min(...steps.map(({ seconds }) => seconds))).toBeGreaterThan(0);
    expect(steps.filter(({ seconds }) => seconds > 20 * 60).length).toBeGreaterThan(20);
    const fastest = Math.max(...steps.map(({ seconds, length }) => (length / seconds) * 3.6));
    expect(fastest).toBeGreaterThan(15);
    expect(fastest).toBeLessThan(80);
  });

  test('pass each stop while the visit lasts', () => {
    const missed = trails.flatMap(({ visits, trail }) =>
      visits
        .filter(({ report }) => report)
        .filter(({ start, end, place }) => {
          const there = trail.filter((each) => each.obtainedTimeStamp >= start && each.obtainedTimeStamp <= end);
          return there.some((each) => metres(each, place) > 35);
        }),
    );
    expect(missed).toEqual([]);
  });

  test('end now', () => {
    const later = createFieldWork(worldOf('standard', 1, NOW + 4 * 3600));
    const points = delegues.flatMap(({ ID }) => later.trailOf(ID, TODAY));
    expect(points.length).toBeGreaterThan(0);
    expect(points.filter(({ obtainedTimeStamp }) => obtainedTimeStamp > NOW + 4 * 3600)).toEqual([]);
  });
});
