import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import {
  defaultStart,
  shifted,
  positionOf,
  spanIn,
  ticksOf,
  windowOf,
  ZOOMS,
} from '#features/regulatory/products/time-axis.ts';

const TODAY = parseDate('2026-11-19');
const on = (day: string) => parseDate(day);
const YEAR = windowOf(on('2026-01-01'), 12);

describe('a time axis', () => {
  test.for(ZOOMS)('of %i months shows today, and more of what is to come', (zoom) => {
    const now = positionOf(TODAY, windowOf(defaultStart(TODAY, zoom), zoom));
    expect(now).toBeGreaterThan(0.1);
    expect(now).toBeLessThan(0.15);
  });

  test.for(ZOOMS)('of %i months has a few ticks, all of them inside', (zoom) => {
    const window = windowOf(defaultStart(TODAY, zoom), zoom);
    const ticks = ticksOf(window, zoom);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeLessThanOrEqual(13);
    for (const tick of ticks) {
      expect(positionOf(tick, window)).toBeGreaterThanOrEqual(0);
      expect(positionOf(tick, window)).toBeLessThan(1);
    }
  });

  test('is marked at Mondays, at firsts of months, at quarters, at years', () => {
    expect(ticksOf(windowOf(TODAY, 1), 1).map(String)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]);
    expect(ticksOf(windowOf(on('2026-11-23'), 1), 1)[0]?.toString()).toBe('2026-11-23');
    expect(ticksOf(windowOf(TODAY, 3), 3).map(String)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
    expect(ticksOf(windowOf(on('2026-01-01'), 3), 3)[0]?.toString()).toBe('2026-01-01');
    expect(ticksOf(windowOf(TODAY, 24), 24)[0]?.toString()).toBe('2027-01-01');
    expect(ticksOf(windowOf(TODAY, 60), 60).map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031]);
  });

  test('is moved by half of what it shows, and back', () => {
    const later = shifted(YEAR.from, 12, 1);
    expect(positionOf(later, YEAR)).toBeCloseTo(0.5, 2);
    expect(positionOf(shifted(YEAR.from, 12, -1), YEAR)).toBeCloseTo(-0.5, 2);
  });
});

describe('what lies between two days', () => {
  test.for([
    ['2026-01-01', '2027-01-01', 0, 1],
    ['2020-01-01', '2030-01-01', 0, 1],
    [null, null, 0, 1],
  ] as const)('%s to %s', ([start, end, at, size]) => {
    expect(spanIn(start && on(start), end && on(end), YEAR)).toEqual({ at, size });
  });

  test('is what the axis shows of it', () => {
    const span = spanIn(on('2026-07-02'), on('2030-01-01'), YEAR);
    expect(span?.at).toBeCloseTo(0.5, 2);
    expect(span?.size).toBeCloseTo(0.5, 2);
  });

  test.for([
    ['2020-01-01', '2025-01-01'],
    ['2028-01-01', '2030-01-01'],
    ['2026-05-01', '2026-04-01'],
  ] as const)('is nothing from %s to %s', ([start, end]) => {
    expect(spanIn(on(start), on(end), YEAR)).toBeNull();
  });
});
