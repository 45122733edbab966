import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  distance,
  faultOf,
  fit,
  type FitOptions,
  fromWorld,
  metresPerPixel,
  nearestTurn,
  panned,
  type Position,
  project,
  roundBelow,
  toWorld,
} from '#lib/geo.ts';

const DOUALA = { lat: 4.0511, lng: 9.7679 };
const YAOUNDE = { lat: 3.848, lng: 11.5021 };

const lat = fc.double({ min: -84, max: 84, noNaN: true });
const lng = fc.double({ min: -180, max: 180, noNaN: true });
const position = fc.record({ lat, lng });
const room = fc.record({ width: fc.integer({ min: 200, max: 2_000 }), height: fc.integer({ min: 200, max: 1_200 }) });
/** The closest view of positions; `null` without any. */
function fitted(positions: readonly Position[], size: { width: number; height: number }, limits: FitOptions) {
  const bounds = boundsOf(positions);
  return bounds && fit(bounds, size, limits);
}

const LIMITS = { margin: [30, 20] as const, minZoom: 0, maxZoom: 18 };

describe('a position', () => {
  test.each([
    [DOUALA, null],
    [{ lat: -90, lng: 180 }, null],
    [{ lat: 0, lng: 9.7 }, null],
    [{ lat: 5.6, lng: 0 }, null],
    [{ lat: 90, lng: -180 }, null],
    [{ lat: 0, lng: 0 }, 'unset'],
    [{ lat: 90.1, lng: 0 }, 'latitude'],
    [{ lat: 4, lng: -181 }, 'longitude'],
    [{ lat: Number.NaN, lng: 0 }, 'not-a-number'],
    [{ lat: 4, lng: Infinity }, 'not-a-number'],
  ] as const)('%o: %s', (given, fault) => {
    expect(faultOf(given)).toBe(fault);
  });
});

describe('distance', () => {
  test('matches known distances', () => {
    expect(distance(DOUALA, YAOUNDE) / 1000).toBeCloseTo(193.7, 0);
    expect(distance({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }) / 1000).toBeCloseTo(111.2, 0);
  });

  test('is exact near the other side of the earth too: half a metre short of it is half a metre less', () => {
    const far = distance({ lat: 0, lng: 0 }, { lat: 0, lng: 180 });
    const short = 0.5 / distance({ lat: 0, lng: 0 }, { lat: 0, lng: 1 });
    expect(distance({ lat: 0, lng: 0 }, { lat: 0, lng: 180 - short })).toBeCloseTo(far - 0.5, 6);
  });

  test('is zero to itself, symmetric, and obeys the triangle inequality', () => {
    fc.assert(
      fc.property(position, position, position, (one, two, three) => {
        expect(distance(one, one)).toBe(0);
        expect(distance(one, two)).toBeCloseTo(distance(two, one), 3);
        expect(distance(one, two)).toBeLessThanOrEqual(distance(one, three) + distance(three, two) + 0.1);
      }),
    );
  });
});

describe('the Web Mercator square', () => {
  test('converts every position there and back', () => {
    fc.assert(
      fc.property(position, (given) => {
        const back = fromWorld(toWorld(given));
        expect(back.lat).toBeCloseTo(given.lat, 8);
        expect(back.lng).toBeCloseTo(given.lng, 8);
      }),
    );
  });

  test('shifts a longitude to the nearest turn', () => {
    expect(nearestTurn(-179, 179)).toBe(181);
    expect(nearestTurn(179, -179)).toBe(-181);
    expect(nearestTurn(-90.2, 90)).toBeCloseTo(269.8, 6);
    fc.assert(
      fc.property(lng, lng, (one, around) => {
        expect(Math.abs(nearestTurn(one, around) - around)).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('fit', () => {
  test('shows every position within the margins, at the highest zoom possible', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 20 }), room, (positions, size) => {
        const view = fitted(positions, size, LIMITS);
        if (!view) throw new Error('No view');
        expect(Math.abs(view.center.lng)).toBeLessThanOrEqual(180);
        // At the lowest zoom the positions may not fit.
        if (view.zoom === LIMITS.minZoom) return;
        const points = positions.map((each) => project(each, view, size));
        const xs = points.map(([x]) => x);
        const ys = points.map(([, y]) => y);
        const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const [sides, ends] = LIMITS.margin;
        expect(left).toBeGreaterThanOrEqual(sides - 0.01);
        expect(right).toBeLessThanOrEqual(size.width - sides + 0.01);
        expect(top).toBeGreaterThanOrEqual(ends - 0.01);
        expect(bottom).toBeLessThanOrEqual(size.height - ends + 0.01);
        if (view.zoom === LIMITS.maxZoom) return;
        const slack = Math.min(size.width - (right - left) - 2 * sides, size.height - (bottom - top) - 2 * ends);
        expect(slack).toBeCloseTo(0, 1);
      }),
    );
  });

  test('crosses the antimeridian where that is shorter', () => {
    const view = fitted(
      [
        { lat: -18, lng: 178 },
        { lat: -17, lng: -179 },
      ],
      { width: 600, height: 400 },
      LIMITS,
    );
    expect(view?.center.lng).toBeCloseTo(179.5);
    expect(view?.zoom).toBeGreaterThan(6);
  });

  test('shows one position, or several in one place, at the highest zoom allowed', () => {
    for (const many of [[DOUALA], [DOUALA, DOUALA, DOUALA]]) {
      const view = fitted(many, { width: 600, height: 400 }, { ...LIMITS, maxZoom: 15 });
      expect(view?.zoom).toBe(15);
      expect(view?.center.lat).toBeCloseTo(DOUALA.lat);
    }
    expect(fitted([], { width: 600, height: 400 }, LIMITS)).toBeNull();
  });
});

test('a map that is moved and moved back shows the same view', () => {
  fc.assert(
    fc.property(
      fc.record({
        lat: fc.double({ min: -60, max: 60, noNaN: true }),
        lng: fc.double({ min: -179, max: 179, noNaN: true }),
      }),
      fc.integer({ min: -90, max: 90 }),
      (center, pixels) => {
        const view = { center, zoom: 12 };
        const back = panned(panned(view, pixels, pixels), -pixels, -pixels);
        expect(back.center.lat).toBeCloseTo(center.lat, 6);
        expect(back.center.lng).toBeCloseTo(center.lng, 6);
      },
    ),
  );
});

test('a scale bar is a round number of metres, not above its limit', () => {
  expect([0.7, 1, 1.9, 3, 7, 12, 480, 5_000].map(roundBelow)).toEqual([0.5, 1, 1, 2, 5, 10, 200, 5_000]);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e7, noNaN: true }), (limit) => {
      expect(roundBelow(limit)).toBeLessThanOrEqual(limit);
      expect(roundBelow(limit)).toBeGreaterThan(limit / 2.6);
    }),
  );
  // At zoom 0 one tile is the circumference of the earth.
  expect(metresPerPixel(0, 0) * 256).toBeCloseTo(40_075_016.7, 0);
});

describe('measures that one can look up', () => {
  test('half round the earth is π times its mean radius of 6,371,008.8 m, between any two antipodes', () => {
    const half = 20_015_114.44;
    expect(distance({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(half, 1);
    fc.assert(
      fc.property(position, (one) => {
        const other = { lat: -one.lat, lng: one.lng > 0 ? one.lng - 180 : one.lng + 180 };
        expect(Math.abs(distance(one, other) - half)).toBeLessThan(1);
      }),
      { numRuns: 1000 },
    );
  });

  test('the poles are drawn at the edges of the world, and the equator halfway', () => {
    expect(toWorld({ lat: 90, lng: -180 })[1]).toBeCloseTo(0, 6);
    expect(toWorld({ lat: -90, lng: 180 })[1]).toBeCloseTo(1, 6);
    expect(toWorld({ lat: 0, lng: 0 })).toEqual([0.5, 0.5]);
  });

  test('a pixel is half as long at 60° as at the equator, and at every zoom half as long as before', () => {
    expect(metresPerPixel(60, 0) / metresPerPixel(0, 0)).toBeCloseTo(0.5, 6);
    expect(metresPerPixel(-60, 3) / metresPerPixel(-60, 2)).toBeCloseTo(0.5, 6);
    expect(metresPerPixel(90, 0)).toBeGreaterThan(0);
  });

  test('a limit just below a power of ten has half of that power', () => {
    expect(roundBelow(999.999_999_999_999_9)).toBe(500);
  });
});

describe('a map that is moved', () => {
  const world = { center: { lat: 0, lng: 0 }, zoom: 0 };

  test('by a quarter of the world shows what is a quarter of the world away', () => {
    const { center } = panned(world, 64, 64);
    expect(center.lng).toBeCloseTo(90, 6);
    expect(center.lat).toBeCloseTo(-66.513_26, 4);
  });

  test('never leaves the world', () => {
    const [southeast, northwest] = [panned(world, 1e6, 1e6).center, panned(world, -1e6, -1e6).center];
    expect([southeast.lng, northwest.lng]).toEqual([180, -180]);
    expect(southeast.lat).toBeCloseTo(-85.051_129, 4);
    expect(northwest.lat).toBeCloseTo(85.051_129, 4);
  });
});

describe('fit, at its limits', () => {
  const QUARTER = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 90 },
  ];
  const NO_LIMITS = { margin: [30, 20] as const, minZoom: -20, maxZoom: 20 };

  test('a room that is all margin shows the positions in a pixel', () => {
    // At the zoom −6 the world is 4 pixels wide, a quarter of it one.
    expect(fitted(QUARTER, { width: 50, height: 1000 }, NO_LIMITS)).toEqual({ center: { lat: 0, lng: 45 }, zoom: -6 });
  });

  test('the middle is named as everybody names it, also beyond the antimeridian', () => {
    const pacific = [
      { lat: 0, lng: 179 },
      { lat: 0, lng: -178 },
    ];
    expect(fitted(pacific, { width: 600, height: 400 }, NO_LIMITS)?.center.lng).toBeCloseTo(-179.5, 6);
  });

  test('the antimeridian is crossed only where that is shorter', () => {
    const halves = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 180 },
    ];
    expect(fitted(halves, { width: 600, height: 400 }, NO_LIMITS)?.center.lng).toBe(90);
  });
});
