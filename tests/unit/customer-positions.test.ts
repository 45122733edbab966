import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learntPosition } from '#domain/customers/position.ts';
import { positionsOf } from '#queries/customer-positions.queries.ts';
import { distance } from '#lib/geo.ts';

const AKWA = { gPSLat: 4.05, gPSLon: 9.7 };
const NEAR_AKWA = { gPSLat: 4.0505, gPSLon: 9.7004 };
const BASTOS = { gPSLat: 3.89, gPSLon: 11.51 };

describe('a position learnt from reports', () => {
  test('is that of the only report', () => {
    expect(learntPosition([AKWA])).toEqual({ position: { lat: 4.05, lng: 9.7 }, reports: 1 });
  });

  test('is unknown without a usable position', () => {
    expect(learntPosition([])).toBeNull();
    expect(learntPosition([null, { gPSLat: 0, gPSLon: 0 }, { gPSLat: 91, gPSLon: 9 }])).toBeNull();
  });

  test('is where most reports are, and counts those only', () => {
    const learnt = learntPosition([BASTOS, AKWA, NEAR_AKWA]);
    expect(learnt?.reports).toBe(2);
    expect(learnt?.position.lat).toBeCloseTo(4.05, 2);
  });

  test('is never between two cities: it is a place where a report was made', () => {
    const at = fc.record({
      gPSLat: fc.double({ min: -60, max: 60, noNaN: true, noDefaultInfinity: true }),
      gPSLon: fc.double({ min: -170, max: 170, noNaN: true, noDefaultInfinity: true }),
    });
    fc.assert(
      fc.property(fc.array(at, { minLength: 1, maxLength: 12 }), (reported) => {
        const learnt = learntPosition(reported);
        fc.pre(learnt !== null);
        const { position, reports } = learnt;
        expect(reported).toContainEqual({ gPSLat: position.lat, gPSLon: position.lng });
        expect(reports).toBeGreaterThanOrEqual(1);
        expect(reports).toBeLessThanOrEqual(reported.length);
      }),
    );
  });

  test.each([
    ['990 m to the north', { gPSLat: 4.05 + 990 / 111_320, gPSLon: 9.7 }, 2],
    ['1,010 m to the north', { gPSLat: 4.05 + 1010 / 111_320, gPSLon: 9.7 }, 1],
  ])('counts the reports within a kilometre: %s', (_, other, reports) => {
    expect(learntPosition([AKWA, other])?.reports).toBe(reports);
  });

  test('measures to the east by the latitude: a degree is half as long at 60° as at the equator', () => {
    const apart = (gPSLat: number) => learntPosition([10, 10 + 1500 / 111_320].map((gPSLon) => ({ gPSLat, gPSLon })));
    expect(apart(60)?.reports).toBe(2);
    expect(apart(1)?.reports).toBe(1);
  });

  test('is that of the latest report, where two places are as likely', () => {
    expect(learntPosition([BASTOS, AKWA])?.position).toEqual({ lat: BASTOS.gPSLat, lng: BASTOS.gPSLon });
  });

  test('follows who has moved: the latest fifty reports decide', () => {
    const moved = learntPosition([
      ...Array.from({ length: 30 }, () => BASTOS),
      ...Array.from({ length: 60 }, () => AKWA),
    ]);
    expect(moved).toEqual({ position: { lat: BASTOS.gPSLat, lng: BASTOS.gPSLon }, reports: 30 });
  });

  test('is not moved far by one faulty device', () => {
    const learnt = learntPosition([AKWA, NEAR_AKWA, AKWA, { gPSLat: 48.85, gPSLon: 2.35 }]);
    expect(learnt && distance(learnt.position, { lat: 4.05, lng: 9.7 })).toBeLessThan(100);
  });
});

test('the position that the server knows comes first; reports are read only by who may', async () => {
  const own = { ID: 'ds-1', gPSLat: 4.1, gPSLon: 9.8, MyVisitReports: [{ GPSLoc: AKWA }] };
  const learnt = { ID: 'hw-1', MyVisitReports: [{ GPSLoc: null }, { GPSLoc: AKWA }] };
  const positions = await positionsOf({
    HealthWorkerList: [learnt, { ID: 'hw-2' }],
    DrugStoreList: [own],
    CustomerAdministrative: [{ ID: 'adm-1', gPSLat: null, gPSLon: null }],
    Wholesaler: [],
  });
  expect(Object.fromEntries(positions)).toEqual({
    'ds-1': { position: { lat: 4.1, lng: 9.8 }, reports: null },
    'hw-1': { position: { lat: 4.05, lng: 9.7 }, reports: 1 },
  });
});

describe('the bounds of a position learnt from reports', () => {
  const METRE = 1 / 111_320;

  test('a kilometre is one place, and half a metre more is not', () => {
    const within = (metres: number) => learntPosition([AKWA, { gPSLat: 4.05 + metres * METRE, gPSLon: 9.7 }])?.reports;
    expect([within(999.5), within(1000.5)]).toEqual([2, 1]);
  });

  test('at 60° a degree to the east is half as long, to a percent', () => {
    const east = (metres: number) =>
      learntPosition([10, 10 + metres * METRE].map((gPSLon) => ({ gPSLat: 60, gPSLon })))?.reports;
    expect([east(1995), east(2005)]).toEqual([2, 1]);
  });

  test('fifty reports count, and the one before them does not', () => {
    const learnt = learntPosition([
      ...Array.from({ length: 25 }, () => BASTOS),
      ...Array.from({ length: 26 }, () => AKWA),
    ]);
    expect(learnt).toEqual({ position: { lat: BASTOS.gPSLat, lng: BASTOS.gPSLon }, reports: 25 });
  });
});
