import { CalendarDate, parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#lib/scalars.ts';
import { daysLeft, doesExpire, EXPIRES, LEFTS, leftOf, limitOf } from '#domain/regulatory/validity-filter.ts';

const TODAY = parseDate('2026-11-19');
const on = (day: string) => parseDate(day);
const anyDay = fc.integer({ min: -2000, max: 2000 }).map((days) => TODAY.add({ days }));
const CUMULATIVE = EXPIRES.filter((expires) => expires !== 'none');

describe('the expires filter', () => {
  test.for([
    ['expired', '2026-11-18', true],
    ['expired', '2026-11-19', false],
    ['1', '2026-11-18', true],
    ['1', '2026-12-19', true],
    ['1', '2026-12-20', false],
    ['3', '2027-02-19', true],
    ['3', '2027-02-20', false],
    ['6', '2027-05-19', true],
    ['6', '2027-05-20', false],
    ['12', '2027-11-19', true],
    ['12', '2027-11-20', false],
    ['none', '2026-11-18', false],
  ] as const)('%s of %s: %s', ([expires, end, expected]) => {
    expect(doesExpire(expires, on(end), TODAY)).toBe(expected);
  });

  test('it is within so many months from that day of the month on, or from its last day if it has no such day', () => {
    const months = fc.constantFrom('1', '3', '6', '12');
    // Half of them about the day itself, where all that can go wrong is.
    const near = fc.tuple(anyDay, months, fc.integer({ min: -4, max: 4 }));
    const pairs = near.map(([end, left, days]) => ({
      end,
      left,
      today: end.subtract({ months: Number(left) }).add({ days }),
    }));
    const any = fc.record({ end: anyDay, left: months, today: anyDay });
    fc.assert(
      fc.property(fc.oneof(pairs, any), ({ end, left, today }) => {
        const from = end.subtract({ months: Number(left) });
        expect(doesExpire(left, end, today)).toBe(today.compare(from) >= 0);
      }),
      { numRuns: 1000 },
    );
    expect(doesExpire('1', on('2027-03-31'), on('2027-02-27'))).toBe(false);
    expect(doesExpire('1', on('2027-03-31'), on('2027-02-28'))).toBe(true);
    expect(doesExpire('12', on('2029-02-28'), on('2028-02-28'))).toBe(true);
    expect(doesExpire('12', on('2028-02-29'), on('2027-02-28'))).toBe(true);
  });

  test('each value includes the one before', () => {
    fc.assert(
      fc.property(anyDay, (end) => {
        const held = CUMULATIVE.map((expires) => doesExpire(expires, end, TODAY));
        expect(held).toEqual(held.toSorted((one, other) => Number(one) - Number(other)));
      }),
    );
  });

  test('an authorisation that is over matches every value but none', () => {
    expect(EXPIRES.filter((expires) => doesExpire(expires, on('2026-11-18'), TODAY))).toEqual([
      'expired',
      '1',
      '3',
      '6',
      '12',
    ]);
  });

  test('an authorisation without an end only matches none', () => {
    expect(EXPIRES.filter((expires) => doesExpire(expires, null, TODAY))).toEqual(['none']);
  });

  test('the limit sent to the server covers every match', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.constantFrom(...CUMULATIVE), (today, end, expires) => {
        const limit = limitOf(expires, today, 'Africa/Douala');
        if (limit === null) throw new Error('no limit');
        const isAskedFor = end.toString() < dayOf(limit, 'Africa/Douala');
        expect(isAskedFor || !doesExpire(expires, end, today)).toBe(true);
      }),
    );
    expect(limitOf('none', TODAY, 'Africa/Douala')).toBeNull();
  });
});

test.for([
  ['expired', '2026-11-19'],
  // Four days more than the months, which differ in length.
  ['1', '2026-12-23'],
  ['12', '2027-11-23'],
] as const)('the server is asked for no more than it takes: %s until %s', ([expires, first]) => {
  const limit = limitOf(expires, TODAY, 'Africa/Douala');
  expect(limit === null ? null : dayOf(limit, 'Africa/Douala')).toBe(first);
});

describe('the time left', () => {
  test.for([
    ['2026-11-18', 'under1'],
    ['2026-12-19', 'under1'],
    ['2026-12-20', 'under3'],
    ['2027-02-19', 'under3'],
    ['2027-02-20', 'over3'],
  ] as const)('until %s: %s', ([end, expected]) => {
    expect(leftOf(on(end), TODAY)).toBe(expected);
  });

  test('goes through all values, from an authorisation that is over to one without an end', () => {
    const ends = [on('2026-11-18'), on('2026-12-20'), on('2027-02-20'), null];
    expect(ends.map((end) => leftOf(end, TODAY))).toEqual(LEFTS);
  });

  test('has one value for any day', () => {
    fc.assert(
      fc.property(fc.option(anyDay), (end) => {
        expect(LEFTS).toContain(leftOf(end, TODAY));
      }),
    );
  });

  test('is none for an authorisation without an end', () => {
    expect(leftOf(null, TODAY)).toBe('none');
    expect(daysLeft(null, TODAY)).toBeNull();
  });

  test('is counted in days, and is 0 on the last day', () => {
    expect(daysLeft(TODAY, TODAY)).toBe(0);
    expect(daysLeft(new CalendarDate(2027, 5, 9), TODAY)).toBe(171);
    expect(daysLeft(on('2026-11-18'), TODAY)).toBe(-1);
  });
});
