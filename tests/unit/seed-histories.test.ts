import { describe, expect, test } from 'vitest';
import { createHistories } from '#mocks/seed/field-work.ts';
import { RELATION_STATES } from '#mocks/seed/vocabulary.ts';
import { DAY, inAgency, NOW, worldOf } from './seed-worlds.ts';

const world = worldOf('standard');
const historyOf = createHistories(world);
const customers = [...world.healthWorkers, ...world.drugStores, ...world.administratives, ...world.wholesalers];
const histories = customers.map((customer) => ({ customer, ...historyOf(customer) }));
const reports = histories.flatMap(({ visitReports }) => visitReports);

describe('the histories of customers', () => {
  test('are the same whenever they are asked for, and whoever was asked about before', () => {
    const again = createHistories(worldOf('standard'));
    const [first] = histories.toReversed();
    expect(first && again(first.customer)).toEqual(first && historyOf(first.customer));
  });

  test('read like life: many visits for some, none for others', () => {
    const counts = histories.map(({ visitReports }) => visitReports.length);
    const share = (holds: (count: number) => boolean) => counts.filter(holds).length / counts.length;
    expect(share((count) => count === 0)).toBeGreaterThan(0.08);
    expect(share((count) => count >= 20)).toBeGreaterThan(0.15);
    expect(Math.max(...counts)).toBeLessThan(120);
  });

  test('are of the last two years, on working days and at working hours, and never after now', () => {
    const today = Math.floor((NOW + 3600) / DAY);
    const wrong = reports.filter(({ startTimeStamp, endTimeStamp, agencyID }) => {
      const utcOffset = ['cm', 'ga'].includes(agencyID) ? 1 : 0;
      const local = startTimeStamp + utcOffset * 3600;
      const day = Math.floor(local / DAY);
      const isOfADay = day <= today && day > today - 740 && (day + 3) % 7 < 5;
      const isInHours = (local % DAY) / 3600 >= 8 && ((endTimeStamp + utcOffset * 3600) % DAY) / 3600 <= 17.5;
      return !isOfADay || !isInHours || endTimeStamp <= startTimeStamp || endTimeStamp > NOW;
    });
    expect(wrong).toEqual([]);
  });

  test('name workers and products of the agency', () => {
    const agencyOf = new Map([...world.users, ...world.pharmaProducts].map(({ ID, agencyID }) => [ID, agencyID]));
    const foreign = reports.filter(({ workerID, presentedProductIDs, agencyID }) =>
      [workerID, ...presentedProductIDs].some((ID) => agencyOf.get(ID) !== agencyID),
    );
    expect(foreign).toEqual([]);
  });

  test('have records of their own, each with an id of its own', () => {
    const all = histories.flatMap(({ visitReports, relationships, expectations, leadedActions }) => [
      ...visitReports,
      ...relationships,
      ...expectations,
      ...leadedActions,
    ]);
    expect(new Set(all.map(({ ID }) => ID))).toHaveLength(all.length);
  });

  test('let a relationship rise, fall and end, at visits where the product was presented', () => {
    const seen = new Set<string>();
    let falls = 0;
    for (const { relationships, visitReports } of histories) {
      for (const stages of Map.groupBy(relationships, ({ pharmaProductID }) => pharmaProductID).values()) {
        stages.forEach(({ relationState, dateTimestamp, pharmaProductID }, index) => {
          seen.add(relationState);
          const before = stages[index - 1];
          const rank = (state = '') => RELATION_STATES.findIndex((each) => each === state);
          if (before && rank(relationState) < rank(before.relationState)) falls += 1;
          expect(dateTimestamp).toBeGreaterThan(before?.dateTimestamp ?? 0);
          const visits = visitReports.filter(({ presentedProductIDs }) =>
            presentedProductIDs.includes(pharmaProductID),
          );
          expect(visits.some(({ endTimeStamp }) => Math.abs(endTimeStamp - dateTimestamp) <= 60)).toBe(true);
        });
      }
    }
    expect([...seen].toSorted()).toEqual([...RELATION_STATES].toSorted());
    expect(falls).toBeGreaterThan(10);
  });

  test('have periods that end after they begin, some of them current', () => {
    const today = new Date(NOW * 1000).toISOString().slice(0, 10);
    const periods = histories.flatMap(({ expectations, leadedActions }) => [...expectations, ...leadedActions]);
    expect(periods.filter(({ periodStart, periodEnd }) => periodEnd <= periodStart)).toEqual([]);
    expect(periods.filter(({ periodStart, periodEnd }) => periodStart <= today && periodEnd >= today)).not.toEqual([]);
    expect(periods.filter(({ periodEnd }) => periodEnd < today)).not.toEqual([]);
  });
});

test('a position is near a place where the customer can be met', () => {
  const centres = new Map(world.healthCenters.map((centre) => [centre.ID, centre]));
  const far = inAgency(world.healthWorkers, 'cm')
    .slice(0, 100)
    .flatMap((worker) => {
      const places = worker.healthCenterIDs.flatMap((ID) => centres.get(ID) ?? []);
      return historyOf(worker).visitReports.flatMap(({ GPSLoc: at }) =>
        at &&
        !places.some((place) => Math.hypot(at.gPSLat - (place.gPSLat ?? 0), at.gPSLon - (place.gPSLon ?? 0)) < 0.001)
          ? at
          : [],
      );
    });
  expect(far).toEqual([]);
});
