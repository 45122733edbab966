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
