import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionOf, performanceOf } from '#lib/completion.ts';
import { moved, movedByDay } from '#ui/chart/cursor.ts';
import { decimate } from '#ui/chart/decimate.ts';
import { exportedPercent, figuresIn, shownPercent } from '#ui/chart/figures.ts';
import { extentOf, nearest, roomFor, spread, thin, widthOf, wrap } from '#ui/chart/geometry.ts';
import { barPath, markerPath } from '#ui/chart/paths.ts';
import { looksOf, lookOf, MARKERS } from '#ui/chart/series.ts';
import { stack } from '#ui/chart/stack.ts';
import { loopAngle, loopPoint, LOOP_RADIUS } from '#ui/gauge/loop.ts';
import { daysBetween, gradeOf, GRADES, layOutCalendar, weekdayOf } from '#ui/heat-calendar/calendar.ts';
import { fold, REST } from '#ui/shares/fold.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });
const known = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 400 });
const values = fc.array(fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { freq: 8 }), {
  minLength: 1,
  maxLength: 400,
});

/** Positions spread evenly over a width in pixels. */
function evenly(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index / (count - 1)) * width));
}

describe('a percentage', () => {
  test.each([
    [84.4, 84],
    [84.6, 85],
    [99.8, 99.8],
    [-99.8, -99.8],
    [99.98, 99.9],
    [100.02, 100.1],
    [-100.4, -100.4],
    [0.02, 0.1],
    [-0.3, -0.3],
    [0.435, 0.4],
    [0.2115, 0.2],
    [99.64, 99.6],
    [100.34, 100.3],
    [100, 100],
    [0, 0],
    // 33.3 + 66.7 in binary fractions.
    [99.99999999999999, 100],
  ])('of %d is shown as %d', (value, shown) => {
    expect(shownPercent(value)).toBe(shown);
  });

  test('of next to nothing is said to be less than a tenth', () => {
    const { percent } = figuresIn('fr');
    expect([0.04, 0.05, 0.435, 0, -0.04].map(percent)).toEqual([
      '<\u00A00,1\u202F%',
      '0,1\u202F%',
      '0,4\u202F%',
      '0\u202F%',
      '>\u00A0−0,1\u202F%',
    ]);
  });

  test('is exported as it is shown', () => {
    expect([16.541353383458645, 91.17647058823529, 99.98, null].map(exportedPercent)).toEqual([17, 91, 99.9, null]);
  });

  test('has a sign with a space in French, and without in English', () => {
    expect(figuresIn('fr').percentSign).toBe('\u202F%');
    expect(figuresIn('en').percentSign).toBe('%');
  });

  test('is shown as none or as all only if it is', () => {
    fc.assert(
      fc.property(fc.double({ min: -200, max: 200, noNaN: true }), (value) => {
        const shown = shownPercent(value);
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(0.5);
        const isToTenths = !Number.isInteger(shown);
        expect(!isToTenths || Math.abs(shown - value) <= 0.1 + 1e-9).toBe(true);
        const isWhole = shown === 0 || Math.abs(shown) === 100;
        expect(!isWhole || Math.abs(shown - value) < 1e-9).toBe(true);
      }),
    );
  });
});

describe('decimate', () => {
  const WIDTHS = fc.integer({ min: 1, max: 120 });

  test('keeps the first, the last and the extreme points', () => {
    fc.assert(
      fc.property(known, WIDTHS, (all, width) => {
        const kept = decimate(evenly(all.length, width), all);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(all.length - 1);
        expect(extentOf(kept.map((index) => all[index] ?? null))).toEqual(extentOf(all));
      }),
    );
  });

  test('returns ascending indices, at most five per pixel column', () => {
    fc.assert(
      fc.property(values, WIDTHS, (all, width) => {
        const kept = decimate(evenly(all.length, width), all);
        expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
        expect(kept.length).toBeLessThanOrEqual(5 * (width + 1));
      }),
    );
  });

  test('keeps every point and gap if each has a pixel column of its own', () => {
    fc.assert(
      fc.property(values, (all) => {
        expect(
          decimate(
            all.map((_, index) => index),
            all,
          ),
        ).toEqual(all.map((_, index) => index));
      }),
    );
  });

  test('keeps the extremes of each column, so that the line looks the same', () => {
    fc.assert(
      fc.property(values, WIDTHS, (all, width) => {
        const xs = evenly(all.length, width);
        const kept = decimate(xs, all);
        for (let column = 0; column <= width; column += 1) {
          const within = (index: number) => Math.floor(xs[index] ?? 0) === column;
          const drawn = kept.filter(within).map((index) => all[index] ?? null);
          expect(extentOf(drawn)).toEqual(extentOf(all.filter((_, index) => within(index))));
          expect(drawn.includes(null)).toBe(all.some((value, index) => value === null && within(index)));
        }
      }),
    );
  });

  test('reduces 5,000 points to what 600 pixels can show', () => {
    const all = Array.from({ length: 5_000 }, (_, index) => Math.sin(index / 90) * 100 + ((index * 7919) % 37));
    expect(decimate(evenly(5_000, 600), all).length).toBeLessThanOrEqual(2_404);
  });
});

describe('stack', () => {
  const table = fc.integer({ min: 1, max: 30 }).chain((length) =>
    fc.array(fc.array(fc.option(fc.integer({ min: -10_000, max: 10_000 })), { minLength: length, maxLength: length }), {
      minLength: 1,
      maxLength: 8,
    }),
  );

  test('gives each value its own height, and none to an unknown value', () => {
    fc.assert(
      fc.property(table, (series) => {
        const heights = stack(series).map((layers) => layers.map(({ from, to }) => to - from));
        expect(heights).toEqual(series.map((row) => row.map((value) => value ?? 0)));
      }),
    );
  });

  test('ends at the sums of the positive and of the negative values', () => {
    fc.assert(
      fc.property(table, (series) => {
        const layers = stack(series);
        for (const place of (series[0] ?? []).keys()) {
          const column = series.map((row) => row[place] ?? 0);
          const sum = (sign: 1 | -1) => column.filter((value) => value * sign > 0).reduce((a, b) => a + b, 0);
          const ends = layers.map((row) => row[place]?.to ?? 0);
          expect(Math.max(0, ...ends)).toBe(sum(1));
          expect(Math.min(0, ...ends)).toBe(sum(-1));
        }
      }),
    );
  });
});

describe('extents', () => {
  test('include every value; without values there is no extent', () => {
    expect(extentOf([])).toBeNull();
    expect(extentOf([null, Number.NaN])).toBeNull();
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1 }), (all) => {
        expect(extentOf(all)).toEqual([Math.min(...all), Math.max(...all)]);
      }),
    );
  });

  test('always have a height, and include zero if lengths are compared', () => {
    fc.assert(
      fc.property(finite, finite, fc.boolean(), (one, other, hasZero) => {
        const [low, high] = roomFor([Math.min(one, other), Math.max(one, other)], hasZero);
        expect(low).toBeLessThan(high);
        expect(low).toBeLessThanOrEqual(Math.min(one, other));
        expect(high).toBeGreaterThanOrEqual(Math.max(one, other));
        expect(!hasZero || (low <= 0 && high >= 0)).toBe(true);
      }),
    );
    expect(roomFor(null, true)).toEqual([0, 1]);
  });
});

describe('places along an axis', () => {
  const rising = fc
    .uniqueArray(fc.integer({ min: -5_000, max: 5_000 }), { minLength: 1, maxLength: 60 })
    .map((xs) => xs.toSorted((a, b) => a - b));

  test('no mark is closer than the nearest one, in either direction', () => {
    fc.assert(
      fc.property(rising, fc.integer({ min: -6_000, max: 6_000 }), fc.boolean(), (xs, x, isFalling) => {
        const places = isFalling ? xs.toReversed() : xs;
        const found = places[nearest(places, x)] ?? Number.NaN;
        expect(Math.abs(found - x)).toBe(Math.min(...places.map((place) => Math.abs(place - x))));
      }),
    );
  });

  test('thinned marks are far enough apart, and the first stays', () => {
    fc.assert(
      fc.property(rising, fc.integer({ min: 1, max: 200 }), (xs, apart) => {
        const kept = thin(xs, apart);
        expect(kept[0]).toBe(0);
        for (const [order, index] of kept.entries()) {
          const next = kept[order + 1];
          expect(next === undefined || (xs[next] ?? 0) - (xs[index] ?? 0) >= apart).toBe(true);
        }
      }),
    );
  });

  test('labels that are moved apart keep their order and distance, and do not move if they had room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 8 }), (wanted) => {
        const placed = spread(wanted, 14);
        const sorted = placed.toSorted((a, b) => a - b);
        for (const [order, at] of sorted.entries())
          expect((sorted[order + 1] ?? Infinity) - at).toBeGreaterThanOrEqual(14);
        expect(placed.every((at, index) => at >= (wanted[index] ?? 0))).toBe(true);
      }),
    );
    expect(spread([200, 10, 100], 14)).toEqual([200, 10, 100]);
  });
});

describe('words beside marks', () => {
  test('take at most two lines, each within the given width', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), fc.integer({ min: 20, max: 200 }), (name, room) => {
        const lines = wrap(name, room, 11);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(line.length <= 2 || widthOf(line, 11) <= room).toBe(true);
      }),
    );
    expect(wrap('Littoral Médicaments', 80, 11)).toEqual(['Littoral', 'Médicaments']);
    expect(wrap('Anticonstitutionnellement', 60, 11)).toEqual([expect.stringMatching(/^Anticon.*…$/)]);
  });
});

describe('the cursor', () => {
  const KEYS = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
  const reach = fc.record({ count: fc.integer({ min: 1, max: 5_000 }), series: fc.integer({ min: 1, max: 6 }) });

  test.each([moved, movedByDay])('%o never leaves the chart', (move) => {
    fc.assert(
      fc.property(reach, fc.array(KEYS, { maxLength: 40 }), fc.boolean(), (extent, keys, isRtl) => {
        let cursor = { index: extent.count - 1, series: 0 };
        for (const key of keys) cursor = move(cursor, key, extent, isRtl) ?? cursor;
        expect(cursor.index >= 0 && cursor.index < extent.count).toBe(true);
        expect(cursor.series >= 0 && cursor.series < extent.series).toBe(true);
      }),
    );
  });

  test('moves in the direction of the chart', () => {
    const start = { index: 5, series: 0 };
    const extent = { count: 40, series: 2 };
    expect(moved(start, 'ArrowRight', extent, false)).toEqual({ index: 6, series: 0 });
    expect(moved(start, 'ArrowRight', extent, true)).toEqual({ index: 4, series: 0 });
    expect(moved(start, 'ArrowDown', extent, false)).toEqual({ index: 5, series: 1 });
    expect(moved(start, 'Tab', extent, false)).toBeNull();
    expect(movedByDay(start, 'ArrowRight', extent, false)?.index).toBe(12);
    expect(movedByDay(start, 'ArrowLeft', extent, false)?.index).toBe(5);
    expect(movedByDay(start, 'ArrowDown', extent, false)?.index).toBe(6);
  });
});

describe('looks', () => {
  test('of twenty-five series all differ, and not only by colour if a colour repeats', () => {
    const looks = Array.from({ length: 25 }, (_, turn) => lookOf(turn));
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(25);
    for (const turn of [0, 5, 10, 15]) {
      const round = looks.slice(turn, turn + 5);
      expect(new Set(round.map(({ dash }) => dash)).size).toBe(5);
      expect(new Set(round.map(({ texture }) => texture)).size).toBe(5);
    }
  });

  test('a plan uses none of the series colours', () => {
    const [first, plan, second] = looksOf(['measure', 'plan', undefined]);
    expect([first?.tone, plan?.tone, second?.tone]).toEqual(['chart1', 'plan', 'chart2']);
  });
});

describe('paths', () => {
  test('are closed and contain only numbers', () => {
    fc.assert(
      fc.property(finite, finite, fc.constantFrom(...MARKERS), (x, y, marker) => {
        expect(markerPath(marker, x, y, 3)).toMatch(/^M[\d\s.,aLe+-]+Z$/);
      }),
    );
  });

  test('a bar without height is empty', () => {
    expect(barPath(0, 10, 50, 50, 2)).toBe('');
    expect(barPath(0, 10, 50, 20, 2)).toBe('M0,50V22Q0,20 2,20H8Q10,20 10,22V50Z');
  });
});

describe('performance', () => {
  test.each([
    [-3, 'red'],
    [0, 'red'],
    [45, 'red'],
    [45.4, 'red'],
    [45.5, 'amber'],
    [46, 'amber'],
    [75, 'amber'],
    [76, 'green'],
    [112, 'green'],
  ] as const)('%d %% is %s', (percent, colour) => {
    expect(performanceOf(percent)).toBe(colour);
  });

  test('does not exist without a target', () => {
    expect(completionOf(12, 0)).toBeNull();
    expect(completionOf(42, 50)).toBe(84);
  });
});

describe('the loop of a gauge', () => {
  test('runs over 240 degrees, and a needle never leaves it', () => {
    expect([loopAngle(0), loopAngle(50), loopAngle(100)]).toEqual([-120, 0, 120]);
    fc.assert(
      fc.property(finite, (percent) => {
        const [x, y] = loopPoint(percent);
        expect(Math.hypot(x - 52, y - 52)).toBeCloseTo(LOOP_RADIUS);
        expect(Math.abs(loopAngle(percent))).toBeLessThanOrEqual(120);
      }),
    );
  });
});

describe('a calendar', () => {
  const SIZES = { step: 17, start: 30, head: 18, apart: 12 };

  test('starts its weeks on Monday', () => {
    expect(weekdayOf(parseDate('2026-11-16'))).toBe(0);
    expect(weekdayOf(parseDate('2026-11-22'))).toBe(6);
    expect(daysBetween('2028-02-27', '2028-03-01')).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysBetween('2026-11-19', '2026-11-18')).toEqual([]);
  });

  test('finds each day at its position, at any width and in both directions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 800 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 60, max: 1_200 }),
        fc.boolean(),
        (count, firstWeekday, width, isRtl) => {
          const { cornerOf, dayAt, height } = layOutCalendar(count, firstWeekday, width, SIZES, isRtl);
          for (let index = 0; index < count; index += 1) {
            const { x, y } = cornerOf(index);
            expect(dayAt(x + SIZES.step / 2, y + SIZES.step / 2)).toBe(index);
            expect(x >= 0 && x + SIZES.step <= width && y >= 0 && y + SIZES.step <= height).toBe(true);
          }
          expect(dayAt(-1, -1)).toBeNull();
          expect(dayAt(width / 2, height + SIZES.step)).toBeNull();
        },
      ),
      { numRuns: 40 },
    );
  });

  test('grades zero as 0 and the highest value as the last grade, and is monotonic', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const highest = Math.max(one, other);
        expect(gradeOf(0, highest)).toBe(0);
        expect(gradeOf(highest, highest)).toBe(highest === 0 ? 0 : GRADES);
        expect(gradeOf(Math.min(one, other), highest)).toBeLessThanOrEqual(gradeOf(highest, highest));
      }),
    );
  });
});

describe('shares', () => {
  const parts = fc
    .array(fc.integer({ min: -5, max: 1_000 }), { maxLength: 20 })
    .map((all) => all.map((value, index) => ({ id: String(index), name: `Part ${index}`, value })));

  test('keep their total when the smallest are combined, and are sorted by size', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 2, max: 6 }), (all, most) => {
        const folded = fold(all, most, 'Autres');
        const sum = (some: typeof all) => some.reduce((total, { value }) => total + Math.max(0, value), 0);
        expect(sum([...folded])).toBe(sum(all));
        expect(folded.length).toBeLessThanOrEqual(most);
        const kept = folded.filter(({ id }) => id !== REST).map(({ value }) => value);
        expect(kept).toEqual(kept.toSorted((a, b) => b - a));
      }),
    );
  });
});
