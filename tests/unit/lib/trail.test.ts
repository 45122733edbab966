import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '#lib/geo.ts';
import {
  cutAt,
  distanceToSegment,
  type Fix,
  headingsAlong,
  isJump,
  LONGEST_SILENCE,
  readTrail,
  simplify,
  staysOf,
  trailAt,
} from '#lib/trail.ts';

const fix = fc.record({
  lat: fc.double({ min: 3.9, max: 4.2, noNaN: true }),
  lng: fc.double({ min: 9.5, max: 9.9, noNaN: true }),
  at: fc.integer({ min: 0, max: 20_000 }),
});
const fixes = fc.array(fix, { maxLength: 60 });
const point = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }));

const A: Fix = { lat: 4, lng: 9.7, at: 0 };
const B: Fix = { lat: 4.001, lng: 9.7, at: 60 };
const C: Fix = { lat: 4.002, lng: 9.7, at: 120 };

describe('readTrail', () => {
  test('accepts fixes in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fix, { selector: ({ at }) => at, maxLength: 60 }), (all) => {
        expect(readTrail(all.toReversed())).toEqual(readTrail(all));
      }),
    );
  });

  test('puts every fix into one run, in order, and splits only at gaps', () => {
    fc.assert(
      fc.property(fixes, (all) => {
        const { fixes: read, runs, gaps } = readTrail(all);
        expect(runs.flat()).toEqual(read);
        expect(read.every(({ at }, index) => at > (read[index - 1]?.at ?? -1))).toBe(true);
        expect(gaps).toHaveLength(Math.max(0, runs.length - 1));
        for (const { from, to } of gaps) expect(to.at - from.at > LONGEST_SILENCE || isJump(from, to)).toBe(true);
        for (const run of runs) {
          for (const [index, { at }] of run.entries())
            expect(at - (run[index - 1]?.at ?? at)).toBeLessThanOrEqual(LONGEST_SILENCE);
        }
      }),
    );
  });

  test('counts no jump that nobody travels, as after a pause, and draws a gap', () => {
    const far: Fix = { lat: 4.1, lng: 9.7, at: C.at + 5 };
    const next: Fix = { lat: 4.101, lng: 9.7, at: far.at + 60 };
    const { gaps, runs, metres } = readTrail([A, B, C, far, next]);
    expect(gaps).toEqual([{ from: C, to: far }]);
    expect(runs).toEqual([
      [A, B, C],
      [far, next],
    ]);
    expect(metres).toBeCloseTo(distance(A, B) + distance(B, C) + distance(far, next));
  });

  test('refuses unusable fixes, with the reason', () => {
    const { fixes: read, refused } = readTrail([
      A,
      { lat: 0, lng: 0, at: 30 },
      { ...B, lat: 95 },
      { ...C, at: Number.NaN },
    ]);
    expect(read).toEqual([A]);
    expect(refused).toEqual([
      { fix: { lat: 0, lng: 0, at: 30 }, fault: 'unset' },
      { fix: { ...B, lat: 95 }, fault: 'latitude' },
      { fix: { ...C, at: Number.NaN }, fault: 'time' },
    ]);
  });

  test('does not count gaps in the distance', () => {
    const far: Fix = { lat: 5, lng: 9.7, at: 120 + LONGEST_SILENCE + 1 };
    expect(readTrail([A, B, C, far]).metres).toBeCloseTo(distance(A, C), 3);
  });

  test('has a gap after more than ten minutes without a position', () => {
    const after = (seconds: number) => readTrail([A, { ...B, at: seconds }]).gaps.length;
    expect([after(600), after(601)]).toEqual([0, 1]);
  });
});

describe('trailAt', () => {
  test('returns null for an empty trail', () => {
    expect(trailAt(readTrail([]), 0)).toBeNull();
  });

  test('returns the first fix before the beginning and the last one after the end', () => {
    const trail = readTrail([A, B, C]);
    expect(trailAt(trail, -100)).toEqual({ position: A, metres: 0, gap: null });
    expect(trailAt(trail, 1_000)).toMatchObject({ position: C, gap: null });
    expect(trailAt(trail, 1_000)?.metres).toBeCloseTo(trail.metres, 6);
  });

  test('returns each fix at its time', () => {
    fc.assert(
      fc.property(fixes, (all) => {
        const trail = readTrail(all);
        for (const each of trail.fixes)
          expect(trailAt(trail, each.at)).toMatchObject({ position: { lat: each.lat, lng: each.lng }, gap: null });
      }),
    );
  });

  test('interpolates between fixes, and the distance never decreases', () => {
    expect(trailAt(readTrail([A, B]), 30)?.position.lat).toBeCloseTo(4.0005, 6);
    fc.assert(
      fc.property(
        fixes,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (all, one, other) => {
          const trail = readTrail(all);
          const [earlier, later] = [trailAt(trail, Math.min(one, other)), trailAt(trail, Math.max(one, other))];
          expect(earlier?.metres ?? 0).toBeLessThanOrEqual((later?.metres ?? 0) + 0.001);
        },
      ),
    );
  });

  test('tells where somebody was at each moment, how far they had come, and when that is not known', () => {
    const [D, E]: readonly Fix[] = [
      { lat: 5, lng: 9.7, at: 1000 },
      { lat: 5.001, lng: 9.7, at: 1060 },
    ];
    if (!D || !E) throw new Error('There are five positions.');
    const trail = readTrail([A, B, C, D, E]);
    const [step, both] = [distance(A, B), distance(A, C)];
    const moments: readonly (readonly [at: number, lat: number, metres: number, isGap: boolean])[] = [
      [0, 4, 0, false],
      [30, 4.0005, step / 2, false],
      [60, 4.001, step, false],
      [90, 4.0015, step * 1.5, false],
      [120, 4.002, both, false],
      [121, 4.002, both, true],
      [999, 4.002, both, true],
      [1000, 5, both, false],
      [1030, 5.0005, both + step / 2, false],
      [1060, 5.001, both + step, false],
      [5000, 5.001, both + step, false],
    ];
    for (const [at, lat, metres, isGap] of moments) {
      const moment = trailAt(trail, at);
      expect(moment?.position.lat).toBeCloseTo(lat, 9);
      expect(moment?.metres).toBeCloseTo(metres, 2);
      expect(moment?.gap).toEqual(isGap ? { from: C, to: D } : null);
    }
  });

  test('stays at the last fix during a gap', () => {
    const late: Fix = { lat: 4.5, lng: 9.9, at: 5_000 };
    const moment = trailAt(readTrail([A, B, late]), 2_500);
    expect(moment).toMatchObject({ position: B, gap: { from: B, to: late } });
  });

  test('crosses the antimeridian the short way', () => {
    const moment = trailAt(
      readTrail([
        { lat: -17, lng: 179.9, at: 0 },
        { lat: -17, lng: -179.9, at: 600 },
      ]),
      450,
    );
    expect(moment?.position.lng).toBeCloseTo(-179.95, 6);
  });
});

test('cutAt splits a run into two parts that meet at the position', () => {
  const trail = readTrail([A, B, C]);
  const position = trailAt(trail, 90)?.position ?? A;
  expect(cutAt(trail.fixes, 90, position)).toEqual([
    [A, B, position],
    [position, C],
  ]);
  expect(cutAt(trail.fixes, -1, A)).toEqual([[], [A, B, C]]);
  expect(cutAt(trail.fixes, 120, C)).toEqual([[A, B, C], []]);
});

describe('simplify', () => {
  test('keeps the ends, adds no points and stays within the tolerance', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 1, max: 40 }),
        (points, tolerance) => {
          const kept = simplify(points, tolerance);
          expect(kept[0]).toBe(points[0]);
          expect(kept.at(-1)).toBe(points.at(-1));
          let segment = 0;
          for (const each of points) {
            if (each === kept[segment + 1]) segment += 1;
            const [from = each, to = each] = [kept[segment], kept[Math.min(segment + 1, kept.length - 1)]];
            expect(distanceToSegment(each, from, to)).toBeLessThanOrEqual(tolerance + 1e-9);
          }
        },
      ),
    );
  });

  test('leaves an empty line empty, and reduces a straight line to two points', () => {
    expect(simplify([], 1)).toEqual([]);
    expect(
      simplify(
        [
          [0, 0],
          [10, 0],
          [20, 0],
          [30, 0],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [30, 0],
    ]);
  });
});

test('direction marks lie on the line at even distances and point forward', () => {
  const marks = headingsAlong(
    [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
    50,
  );
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [25, 0],
    [75, 0],
    [100, 25],
    [100, 75],
  ]);
  expect(marks.map(({ angle }) => angle)).toEqual([0, 0, Math.PI / 2, Math.PI / 2]);
  expect(headingsAlong([[0, 0]], 10)).toEqual([]);
  expect(
    headingsAlong(
      [
        [5, 5],
        [5, 5],
      ],
      10,
    ),
  ).toEqual([]);
});

describe('measures of a drawn line, worked out on paper', () => {
  test.each([
    ['beside its middle', [0.9, 4.2], 2],
    ['before its beginning', [-2, -3], 5],
    ['after its end', [7, 9], 5],
    ['on it', [2.5, 3], 0],
  ] as const)('a point %s is as far from a segment of 3 by 4 pixels as %j, %d', (_where, at, away) => {
    expect(distanceToSegment([at[0], at[1]], [1, 1], [4, 5])).toBeCloseTo(away, 9);
  });

  test('a segment without a length is a point', () => {
    expect(distanceToSegment([4, 5], [1, 1], [1, 1])).toBe(5);
  });

  test('arrows stand at half a distance, then at whole ones, and point along the line', () => {
    const heading = (x: number, y: number, angle: number) => ({ x, y, angle });
    expect(
      headingsAlong(
        [
          [5, 1],
          [5, 9],
        ],
        4,
      ),
    ).toEqual([heading(5, 3, Math.PI / 2), heading(5, 7, Math.PI / 2)]);
    const half: readonly [number, number][] = [
      [1, 1],
      [1, 3],
    ];
    expect(headingsAlong(half, 4)).toEqual([heading(1, 3, Math.PI / 2)]);
    expect(headingsAlong(half, 4.1)).toEqual([]);
  });
});

/** So many metres to the north of {@link A}, so many seconds later. */
const later = (seconds: number, metres: number): Fix => ({ ...A, lat: A.lat + metres / 111_195, at: seconds });

describe('the stays of a trail', () => {
  const run = (...steps: readonly (readonly [seconds: number, metres: number])[]): readonly Fix[] =>
    steps.map(([seconds, metres]) => later(seconds, metres));

  test('are five minutes or more within 100 m', () => {
    const trail = run([0, 0], [300, 60], [600, 90], [900, 1000], [1000, 2000], [1500, 2050]);
    expect(staysOf(trail).map(({ from, to }) => [from.at - A.at, to.at - A.at])).toEqual([
      [0, 600],
      [1000, 1500],
    ]);
  });

  test('are none for who passes, and for a single fix', () => {
    expect(staysOf([])).toEqual([]);
    expect(staysOf(run([0, 0]))).toEqual([]);
    expect(staysOf(run([0, 0], [299, 50], [600, 400]))).toEqual([]);
  });

  test('follow one another in time, and none is shorter than five minutes', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let [seconds, metres] = [0, 0];
        const trail = steps.map(([after, further]) => later((seconds += after), (metres += further)));
        let end = -Infinity;
        for (const { from, to } of staysOf(trail)) {
          expect(from.at).toBeGreaterThan(end);
          expect(to.at - from.at).toBeGreaterThanOrEqual(300);
          expect(distance(from, to)).toBeLessThanOrEqual(100);
          end = to.at;
        }
      }),
    );
  });
});

test('a stay is five minutes, wherever in the run it begins', () => {
  const [first, last] = [later(0, 0), later(300, 0)];
  expect(staysOf([first, last])).toEqual([{ from: first, to: last }]);
  expect(staysOf([first, later(299, 0)])).toEqual([]);
  // The second fix is near both the first and the third, which are too far from each other.
  const [before, from, to] = [later(0, 0), later(100, 90), later(400, 150)];
  expect(staysOf([before, from, to])).toEqual([{ from, to }]);
});

test('a trail tells how far it leads, and how its time was spent; a gap counts in neither', () => {
  // Twenty minutes at a place, ten on the way, half an hour in silence, five on the way.
  const trail = readTrail([
    ...[0, 300, 600, 900, 1200].map((seconds) => later(seconds, 0)),
    later(1500, 1000),
    later(1800, 2000),
    later(3600, 9000),
    later(3900, 9500),
  ]);
  expect(Math.round(trail.metres)).toBe(2500);
  expect(trail.stays.map(({ from, to }) => [from.at, to.at])).toEqual([[0, 1200]]);
  expect([trail.moving, trail.silent]).toEqual([900, 1800]);
  const none = readTrail([]);
  expect([none.metres, none.moving, none.silent, none.stays]).toEqual([0, 0, 0, []]);
});

test('what a position wanders within a stay is no distance', () => {
  // Half an hour at a place, each position 20 m from the one before, then 1 km, and at a place again.
  const trail = readTrail([
    ...Array.from({ length: 31 }, (_, minute) => later(minute * 60, minute % 2 === 0 ? 0 : 20)),
    later(2100, 1000),
    later(2400, 1020),
  ]);
  expect(trail.stays.map(({ from, to }) => [from.at, to.at])).toEqual([
    [0, 1800],
    [2100, 2400],
  ]);
  expect(Math.round(trail.metres)).toBe(1000);
  expect(trailAt(trail, 1790)?.metres).toBe(0);
  expect(Math.round(trailAt(trail, 1950)?.metres ?? 0)).toBe(500);
  expect(Math.round(trailAt(trail, 2300)?.metres ?? 0)).toBe(1000);
});
