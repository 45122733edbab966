import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_DAYS, slicesOf, together, topOf, unseenOf, visitCounts } from '#domain/supervision/top.ts';
import { daysFrom, weekOf } from '#lib/date-ranges.ts';

const TODAY = '2026-11-19';
const daysOf = ({ start, end }: { readonly start: string; readonly end: string }) =>
  daysFrom(start, MOST_DAYS * 4).filter((day) => day <= end);

describe('a range that statistics are asked for', () => {
  test('is a week, until today', () => {
    expect(slicesOf({ start: '2026-11-09', end: '2026-11-15' }, TODAY)).toEqual([
      { start: '2026-11-09', end: '2026-11-15' },
    ]);
    const thisWeek = ['2026-11-16', '2026-11-17', '2026-11-18', TODAY].map((day) => ({ start: day, end: day }));
    expect(slicesOf(weekOf(TODAY), TODAY)).toEqual(thisWeek);
  });

  test('is 31 days at most, the last ones', () => {
    const slices = slicesOf({ start: '2026-08-20', end: '2026-11-22' }, TODAY);
    expect(slices[0]).toEqual({ start: '2026-10-20', end: '2026-10-26' });
    expect(slices.slice(-3)).toEqual(['2026-11-17', '2026-11-18', TODAY].map((day) => ({ start: day, end: day })));
    expect(slicesOf({ start: '2026-11-20', end: '2026-11-22' }, TODAY)).toEqual([]);
  });

  test('is every day once, in parts of one day or of seven, and the last month at most', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 92 }))
      .map(([ago, length]) => daysFrom(daysFrom('2026-08-21', 91)[90 - ago] ?? TODAY, length));
    fc.assert(
      fc.property(range, (days) => {
        const slices = slicesOf({ start: days[0] ?? '', end: days.at(-1) ?? '' }, TODAY);
        expect(slices.every((slice) => [1, 7].includes(daysOf(slice).length))).toBe(true);
        expect(slices.flatMap(daysOf)).toEqual(days.filter((day) => day <= TODAY).slice(-MOST_DAYS));
      }),
    );
  });
});

test('a customer of two specialities counts once for a visit, one of two groups for each', () => {
  const counts = visitCounts([
    [
      ['a', 'a', 'b'],
      ['a', 'a'],
    ],
    [['a']],
  ]);
  expect([...counts]).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});

test('a customer who stands in one speciality more often than in another was visited that often', () => {
  expect(visitCounts([[['a', 'a'], ['a']]]).get('a')).toBe(2);
  expect(visitCounts([[['a'], ['a', 'a']]]).get('a')).toBe(2);
});

describe('the highest potentials', () => {
  const ORDER = ['A+', 'A', 'B'];
  const customers = [
    { ID: '1', potential: 'B' },
    { ID: '2', potential: 'A+' },
    { ID: '3', potential: 'A' },
    { ID: '4', potential: 'A+' },
    { ID: '5', potential: null },
    { ID: '6', potential: 'A' },
  ];
  const counts = new Map([
    ['2', 3],
    ['3', 1],
  ]);
  const shown = (count: number) =>
    topOf(customers, ORDER, counts, count).map(({ customer, visits }) => [customer.ID, visits]);

  test('come first, of one potential those who were seen least', () => {
    expect(shown(3)).toEqual([
      ['4', 0],
      ['2', 3],
      ['6', 0],
    ]);
    expect(shown(10).map(([ID]) => ID)).toEqual(['4', '2', '6', '3', '1']);
    expect(shown(0)).toEqual([]);
    // A server may name a potential twice, and one that nobody has.
    expect(topOf(customers, ['C', 'A', 'A'], counts, 10).map(({ customer }) => customer.ID)).toEqual(['6', '3']);
  });

  test('are counted with those whom nobody saw', () => {
    expect(unseenOf(customers, ORDER, counts)).toEqual({ potential: 'A+', unseen: [customers[3]], all: 2 });
    expect(unseenOf(customers.slice(0, 1), ORDER, counts)).toEqual({ potential: 'B', unseen: [customers[0]], all: 1 });
    expect(unseenOf([], ORDER, counts)).toBeNull();
  });
});

test('visits of several ranges are added up', () => {
  const parts = [
    new Map([['1', 2]]),
    new Map(),
    new Map([
      ['1', 1],
      ['2', 4],
    ]),
  ];
  expect([...together(parts)]).toEqual([
    ['1', 3],
    ['2', 4],
  ]);
});
