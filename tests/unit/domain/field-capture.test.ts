import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureFault, type DeviceFix, moreAccurate } from '#domain/field/capture.ts';
import { distance } from '#lib/geo.ts';

const HERE: DeviceFix = { lat: 4.05, lng: 9.7, at: 1000, accuracy: 20 };
/** So many metres to the north, so many seconds later. */
const later = (seconds: number, metres: number): DeviceFix => ({
  ...HERE,
  lat: HERE.lat + metres / 111_195,
  at: HERE.at + seconds,
});

describe('a fix of a trail', () => {
  test.each([
    ['the first one', HERE, null, null],
    ['200 m further', later(60, 201), HERE, null],
    ['a little more than 200 m further', later(60, 200.5), HERE, null],
    ['a little less than 200 m further', later(60, 199.5), HERE, 'near'],
    ['a little faster than 150 km/h', later(60, 2508), HERE, 'speed'],
    ['five minutes later, at the same place', later(300, 0), HERE, null],
    ['a minute later, at the same place', later(60, 10), HERE, 'near'],
    ['of 101 m', { ...HERE, accuracy: 101 }, null, 'accuracy'],
    ['of 100 m', { ...HERE, accuracy: 100 }, null, null],
    ['of no accuracy', { ...HERE, accuracy: Number.NaN }, null, 'accuracy'],
    ['faster than a car', later(60, 2600), HERE, 'speed'],
    ['as fast as a car', later(60, 2400), HERE, null],
    ['of the same second', later(0, 500), HERE, 'time'],
    ['of an earlier time', later(-60, 500), HERE, 'time'],
    ['without a time', { ...HERE, at: Number.NaN }, null, 'time'],
    ['of a device without a position', { ...HERE, lat: 0, lng: 0 }, null, 'unset'],
    ['beyond the pole', { ...HERE, lat: 91 }, null, 'latitude'],
  ] as const)('%s', (_case, fix, last, fault) => {
    expect(captureFault(fix, last)).toBe(fault);
  });

  test('is kept only if it follows the last one in time, at the speed of a car, and adds something', () => {
    const fix = fc.record({
      lat: fc.double({ min: 4, max: 4.3, noNaN: true }),
      lng: fc.double({ min: 9.6, max: 9.9, noNaN: true }),
      at: fc.integer({ min: 0, max: 36_000 }),
      accuracy: fc.double({ min: 1, max: 200, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(fix, { maxLength: 60 }), (fixes) => {
        const kept: DeviceFix[] = [];
        for (const each of fixes) if (captureFault(each, kept.at(-1) ?? null) === null) kept.push(each);
        for (const [index, each] of kept.entries()) {
          expect(each.accuracy).toBeLessThanOrEqual(100);
          const before = kept[index - 1] ?? { ...each, at: each.at - 300 };
          const [metres, seconds] = [distance(before, each), each.at - before.at];
          expect(seconds).toBeGreaterThan(0);
          expect(metres / seconds).toBeLessThanOrEqual(150 / 3.6);
          expect(metres >= 200 || seconds >= 300).toBe(true);
        }
      }),
    );
  });

  test('for a report is the most accurate one', () => {
    expect(moreAccurate(null, HERE)).toBe(HERE);
    expect(moreAccurate(HERE, { ...HERE, accuracy: 30 })).toBe(HERE);
    expect(moreAccurate(HERE, { ...HERE, accuracy: 5 }).accuracy).toBe(5);
    const asAccurate = { ...HERE, at: HERE.at + 1 };
    expect(moreAccurate(HERE, asAccurate)).toBe(HERE);
  });
});
