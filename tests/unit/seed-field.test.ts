import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '#mocks/seed/types.ts';
import { POTENTIALS } from '#mocks/seed/vocabulary.ts';
import { countBy, DAY, inAgency, NOW, worldOf } from './seed-worlds.ts';

const MAIN = 'cm';

describe.each(SCENARIOS)('the products of a %s world', (scenario) => {
  const world = worldOf(scenario);

  test('have the price ratios of their country, in steps of 5 francs', () => {
    const ratios: Record<string, [cession: number, patient: number]> = { sn: [1.354, 1.905], bf: [1.4, 1.848] };
    for (const product of world.pharmaProducts) {
      const { pGHT, cessionPrice, publicPrice, agencyID } = product;
      expect([pGHT % 5, cessionPrice % 5, publicPrice % 5]).toEqual([0, 0, 0]);
      expect(pGHT).toBeGreaterThanOrEqual(480);
      expect(pGHT).toBeLessThanOrEqual(12_600);
      expect(cessionPrice).toBeGreaterThan(pGHT);
      expect(publicPrice).toBeGreaterThan(cessionPrice);
      const [cession, patient] = ratios[agencyID] ?? [cessionPrice / pGHT, publicPrice / pGHT];
      expect(Math.abs(cessionPrice - pGHT * cession)).toBeLessThanOrEqual(2.5);
      expect(Math.abs(publicPrice - pGHT * patient)).toBeLessThanOrEqual(2.5);
    }
  });

  test('have a unique reference and a unique authorisation number', () => {
    for (const { idAgency } of world.agencies) {
      const products = inAgency(world.pharmaProducts, idAgency);
      expect(new Set(products.map(({ ref }) => ref))).toHaveLength(products.length);
      expect(new Set(products.map(({ numAMM }) => numAMM.slice(-5)))).toHaveLength(products.length);
      for (const { numAMM, aMMDate } of products) {
        expect(numAMM).toMatch(new RegExp(`^AMM-${idAgency.toUpperCase()}-${aMMDate.slice(0, 4)}-\\d{5}$`));
      }
    }
  });

  test('give their dates twice, as a day and as its first instant in the agency', () => {
    const zones = new Map(world.agencies.map(({ idAgency, timeZone }) => [idAgency, timeZone]));
    for (const product of world.pharmaProducts) {
      const local = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zones.get(product.agencyID),
        dateStyle: 'short',
        timeStyle: 'short',
      });
      const said = (instant: number | null) => instant && local.format(new Date(instant * 1000));
      expect(said(product.aMMTimeStamp)).toBe(`${product.aMMDate} 00:00`);
      expect(said(product.aMMEndTimeStamp)).toBe(product.aMMEndDate && `${product.aMMEndDate} 00:00`);
    }
  });

  test('have shares that add up to 100 %, except one product', () => {
    const totals = new Map<string, number>();
    for (const { pharmaProductID, contributionPercentage } of world.assignedDelegues) {
      expect(contributionPercentage).toBeGreaterThan(0);
      totals.set(pharmaProductID, (totals.get(pharmaProductID) ?? 0) + contributionPercentage);
    }
    expect(totals.size).toBe(world.pharmaProducts.length);
    expect([...totals].filter(([, total]) => total !== 100)).toEqual([['prod-cm-orv-orv-10008', 90]]);
  });

  test('give every delegate something to sell', () => {
    const sellers = new Set(world.assignedDelegues.map(({ delegueID }) => delegueID));
    expect(world.users.filter((user) => user.userType === 'Delegue' && !sellers.has(user.ID))).toEqual([]);
  });

  test('come from all laboratories in every agency', () => {
    for (const { idAgency } of world.agencies) {
      const sold = new Set(inAgency(world.pharmaProducts, idAgency).map((product) => product.pharmaLaboratoryID));
      expect(sold).toEqual(new Set(world.laboratories.map(({ ID }) => ID)));
    }
  });
});

test('every agency has an authorisation in each range of the filters, whatever the day', () => {
  const delays = ['1 month', '1 year', '3 months', '6 months', 'expired', 'later', 'none'];
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: NOW - 2000 * DAY, max: NOW + 2000 * DAY }), (seed, now) => {
      const { agencies, pharmaProducts } = worldOf('small', seed, now);
      for (const { idAgency } of agencies) {
        const met = inAgency(pharmaProducts, idAgency).map((product) => delayOf(product.aMMEndTimeStamp, now));
        expect(new Set(met)).toEqual(new Set(delays));
      }
    }),
    { numRuns: 20 },
  );
});

test('the standard catalogue has 40 to 60 products, a third of them antibiotics', () => {
  const { pharmaProducts } = worldOf('standard');
  const products = inAgency(pharmaProducts, MAIN);
  expect(products.length).toBeGreaterThanOrEqual(40);
  expect(products.length).toBeLessThanOrEqual(60);
  const families = countBy(products, ({ family }) => family);
  const share = (family: string) => ((families.get(family) ?? 0) / products.length) * 100;
  expect(Math.abs(share('antibiotic') - 35)).toBeLessThan(2);
  for (const family of ['anti-inflammatory', 'antihypertensive', 'analgesic']) {
    expect(Math.abs(share(family) - 12)).toBeLessThan(2);
  }
});

test('the authorisation of the guided demo’s product ends in 171 days', () => {
  const tensorel = worldOf('standard').pharmaProducts.find((product) => product.ref === 'BRV-TEN-0530');
  expect(tensorel).toMatchObject({
    agencyID: MAIN,
    pGHT: 3120,
    numAMM: 'AMM-CM-2022-00233',
    aMMDate: '2022-05-09',
    aMMEndDate: '2027-05-09',
  });
});

describe.each(SCENARIOS)('the customers of a %s world', (scenario) => {
  const world = worldOf(scenario);
  const places = [...world.drugStores, ...world.administratives, ...world.wholesalers];
  const customers = [...world.healthWorkers, ...places];

  test('are near their work area, and names are unique within a list', () => {
    const areas = new Map(world.workAreas.map((area) => [area.ID, area]));
    for (const place of places) {
      const area = areas.get(place.workAreaID);
      expect(area?.cityID).toBe(place.cityID);
      expect(Math.abs((place.gPSLat ?? -90) - (area?.gPSLat ?? 90))).toBeLessThan(0.005);
      expect(Math.abs((place.gPSLon ?? -180) - (area?.gPSLon ?? 90))).toBeLessThan(0.005);
    }
    for (const { idAgency } of world.agencies) {
      for (const list of [world.drugStores, world.administratives, world.wholesalers, world.healthCenters]) {
        const names = inAgency<{ name: string; agencyID: string }>(list, idAgency).map(({ name }) => name);
        expect(new Set(names)).toHaveLength(names.length);
      }
    }
  });

  test('are in work areas close to their city', () => {
    const cities = new Map(world.cities.map((city) => [city.ID, city]));
    for (const area of world.workAreas) {
      const city = cities.get(area.cityID);
      expect(Math.abs((area.gPSLat ?? -90) - (city?.gPSLat ?? 90))).toBeLessThan(0.13);
      expect(Math.abs((area.gPSLon ?? -90) - (city?.gPSLon ?? 90))).toBeLessThan(0.13);
    }
  });

  test('have unique e-mail addresses, and cards created before now', () => {
    const emails = customers.flatMap(({ email }) => email ?? []);
    expect(new Set(emails)).toHaveLength(emails.length);
    for (const { Created, LastEdited, relationStartDate } of customers) {
      expect(Created).toBeLessThanOrEqual(LastEdited);
      expect(LastEdited).toBeLessThanOrEqual(NOW);
      expect(new Date(Created * 1000).toISOString().slice(0, 10)).toBe(relationStartDate);
    }
  });

  test('were created by an existing member of a workgroup', () => {
    const field = new Set(world.users.filter((user) => user.workgroupID && !user.fictive).map(({ ID }) => ID));
    expect(customers.filter(({ createdByID }) => !field.has(createdByID))).toEqual([]);
  });

  test('have health centres and a speciality, and a number of children only with a marital status', () => {
    for (const worker of world.healthWorkers) {
      expect(worker.healthCenterIDs.length).toBeGreaterThanOrEqual(1);
      expect(worker.specialityIDs.length).toBeGreaterThanOrEqual(1);
      expect(worker.numberOfChild === null).toBe(worker.matrimonialStatus === null);
    }
  });
});

describe('in a standard world', () => {
  const { healthWorkers, drugStores, specialities, agencies } = worldOf('standard');

  test('one health centre has some 60 people, and one health worker goes to four centres', () => {
    for (const { idAgency } of agencies) {
      const workers = inAgency(healthWorkers, idAgency);
      const people = countBy(
        workers.flatMap(({ healthCenterIDs }) => healthCenterIDs),
        (ID) => ID,
      );
      expect(Math.max(...people.values())).toBeGreaterThanOrEqual(60);
      const distinct = workers.map(({ healthCenterIDs }) => new Set(healthCenterIDs).size);
      expect(distinct).toEqual(workers.map(({ healthCenterIDs }) => healthCenterIDs.length));
      expect(Math.max(...distinct)).toBe(4);
    }
  });

  test('half of the health workers are generalists, and every agency has every speciality', () => {
    for (const { idAgency } of agencies) {
      const workers = inAgency(healthWorkers, idAgency);
      const counts = countBy(workers, ({ specialityIDs }) => specialityIDs[0] ?? '');
      expect(new Set(counts.keys())).toEqual(new Set(specialities.map(({ ID }) => ID)));
      const share = ((counts.get('spec-generaliste') ?? 0) / workers.length) * 100;
      expect(Math.abs(share - 50)).toBeLessThan(5);
    }
  });

  test('few customers have a high potential', () => {
    const counts = countBy([...healthWorkers, ...drugStores], ({ potential }) => potential ?? '');
    const total = healthWorkers.length + drugStores.length;
    const shares = POTENTIALS.map((potential) => ((counts.get(potential) ?? 0) / total) * 100);
    [8, 22, 40, 30].forEach((expected, index) => {
      expect(Math.abs((shares[index] ?? 0) - expected)).toBeLessThan(3);
    });
  });
});

/** The range of calendar months an end date falls in; ranges do not overlap. */
function delayOf(end: number | null, now: number): string {
  if (end === null) return 'none';
  if (end <= now) return 'expired';
  const within = (months: number) => {
    const limit = new Date(now * 1000);
    return end <= limit.setUTCMonth(limit.getUTCMonth() + months) / 1000;
  };
  if (within(1)) return '1 month';
  if (within(3)) return '3 months';
  if (within(6)) return '6 months';
  return within(12) ? '1 year' : 'later';
}
