import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOrder } from '#domain/field/best-order.ts';
import { distance, type Position } from '#lib/geo.ts';

const AKWA = { lat: 4.05, lng: 9.7 };
const BONANJO = { lat: 4.04, lng: 9.69 };
const DEIDO = { lat: 4.07, lng: 9.71 };

/** Places of one city. */
const place = fc.record({
  lat: fc.double({ min: 4, max: 4.1, noNaN: true }),
  lng: fc.double({ min: 9.65, max: 9.8, noNaN: true }),
});
const start = fc.option(place, { nil: null });

const lengthOf = (round: readonly Position[]): number =>
  round.reduce((metres, at, index) => metres + distance(round[index - 1] ?? at, at), 0);

/** Every order of a list. */
function* ordersOf<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length < 2) yield list;
  for (const [index, first] of list.entries()) {
    if (list.length < 2) return;
    for (const rest of ordersOf(list.toSpliced(index, 1))) yield [first, ...rest];
  }
}

describe('the best order of a day', () => {
  test('goes to the nearest stop first, when the worker is at one end', () => {
    const order = bestOrder([DEIDO, AKWA, BONANJO], BONANJO);
    expect(order).toMatchObject({ order: [2, 1, 0], isExact: true, unplaced: [] });
    expect(order.metres).toBeLessThan(order.metresBefore);
  });

  test('of nothing, or of one stop, is what it was', () => {
    expect(bestOrder([])).toEqual({ order: [], metres: 0, metresBefore: 0, isExact: true, unplaced: [] });
    expect(bestOrder([AKWA])).toMatchObject({ order: [0], metres: 0 });
  });

  test('leaves stops without a usable position in their places, and says so', () => {
    const order = bestOrder([DEIDO, null, AKWA, { lat: 0, lng: 0 }, BONANJO], BONANJO);
    expect(order).toMatchObject({ order: [4, 1, 2, 3, 0], unplaced: [1, 3] });
  });

  test('stays as it is when nothing is shorter', () => {
    expect(bestOrder([BONANJO, AKWA, DEIDO], BONANJO).order).toEqual([0, 1, 2]);
    expect(bestOrder([AKWA, AKWA, AKWA], AKWA)).toMatchObject({ order: [0, 1, 2], metres: 0 });
  });

  test('changes for more than a metre alone', () => {
    /** So many metres to the north of the worker. */
    const north = (metres: number) => ({ lat: AKWA.lat + metres / 111_195, lng: AKWA.lng });
    // To go there first and come back takes as much again.
    expect(bestOrder([north(1.5), AKWA], AKWA).order).toEqual([1, 0]);
    const kept = bestOrder([north(0.5), AKWA], AKWA);
    expect(kept.order).toEqual([0, 1]);
    expect(kept.metres).toBe(kept.metresBefore);
  });

  test('counts the way to the only stop', () => {
    expect(bestOrder([DEIDO], AKWA).metres).toBe(distance(AKWA, DEIDO));
  });

  test('has each stop of a list that is longer than any day', () => {
    const street = Array.from({ length: 40 }, (_, index) => ({ lat: 4 + ((index * 3) % 40) / 100, lng: 9.7 }));
    const { order, metres, metresBefore } = bestOrder(street);
    expect(order.toSorted((a, b) => a - b)).toEqual([...street.keys()]);
    expect(metres).toBeLessThan(metresBefore);
  });

  test('is the shortest of all orders, up to eight stops', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 7 }), start, (stops, from) => {
        const { order, metres } = bestOrder(stops, from);
        const before = from ? [from] : [];
        const least = Math.min(...Array.from(ordersOf(stops), (round) => lengthOf([...before, ...round])));
        // An order that is shorter by less than a metre is not worth a change.
        expect(metres).toBeLessThanOrEqual(least + 1);
        expect(metres).toBeCloseTo(lengthOf([...before, ...order.flatMap((index) => stops[index] ?? [])]), 3);
      }),
      { numRuns: 25 },
    );
    const eight = Array.from({ length: 8 }, (_, index) => ({
      lat: 4 + ((index * 3) % 8) / 100,
      lng: 9.7 + index / 200,
    }));
    const least = Math.min(...Array.from(ordersOf(eight), lengthOf));
    expect(bestOrder(eight).metres).toBeCloseTo(least, 3);
  });

  test('is found exactly for twelve stops, and not for thirteen', () => {
    const stops = Array.from({ length: 13 }, (_, index) => ({ lat: 4 + index / 100, lng: 9.7 }));
    expect(bestOrder(stops.slice(1)).isExact).toBe(true);
    expect(bestOrder(stops).isExact).toBe(false);
  });

  test('turns back any part of a long street that was walked the wrong way', () => {
    const street = Array.from({ length: 14 }, (_, index) => ({ lat: 4 + index / 100, lng: 9.7 }));
    const numbers = [...street.keys()];
    for (const [from, end] of [
      [0, 14],
      [0, 2],
      [3, 9],
      [12, 14],
    ] as const) {
      const turned = [...numbers.slice(0, from), ...numbers.slice(from, end).toReversed(), ...numbers.slice(end)];
      const { order, metres } = bestOrder(
        turned.flatMap((index) => street[index] ?? []),
        street[0],
      );
      expect(order.map((index) => turned[index])).toEqual(numbers);
      expect(metres).toBeCloseTo(lengthOf(street), 3);
    }
  });

  test('of many stops adds up gains of less than a metre', () => {
    // Seven houses with two doors each, which are passed in the wrong order.
    const doors = Array.from({ length: 14 }, (_, index) => ({
      lat: 4 + Math.floor(index / 2) / 1000 + (index % 2 === 0 ? 0.4 / 111_195 : 0),
      lng: 9.7,
    }));
    expect(bestOrder(doors, { lat: 4, lng: 9.7 }).order).toEqual([1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12]);
  });

  test('of many stops has no part that is better turned round', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 13, maxLength: 15 }), (stops) => {
        const { order, metres } = bestOrder(stops);
        const round = order.flatMap((index) => stops[index] ?? []);
        for (const from of round.keys())
          for (let end = from + 2; end <= round.length; end += 1) {
            const part = round.slice(from, end).toReversed();
            // Less than a metre is not worth a change.
            expect(lengthOf(round.toSpliced(from, part.length, ...part))).toBeGreaterThan(metres - 1.001);
          }
      }),
      { numRuns: 20 },
    );
  });

  test('does not count a start without a usable position', () => {
    expect(bestOrder([DEIDO, AKWA, BONANJO], { lat: 0, lng: 0 })).toEqual(bestOrder([DEIDO, AKWA, BONANJO]));
  });

  test('has each stop once, and is never longer than the given one, however many there are', () => {
    const stop = fc.option(place, { nil: null, freq: 8 });
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 20 }), start, (stops, from) => {
        const { order, metres, metresBefore, isExact } = bestOrder(stops, from);
        expect(order.toSorted((a, b) => a - b)).toEqual([...stops.keys()]);
        expect(metres).toBeLessThanOrEqual(metresBefore);
        expect(isExact).toBe(stops.filter((at) => at !== null).length <= 12);
      }),
      { numRuns: 60 },
    );
  });
});
