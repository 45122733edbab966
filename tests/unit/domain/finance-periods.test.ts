import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  financeYears,
  isFinancePeriod,
  isFinanceYear,
  isPeriodOf,
  monthOfPeriod,
  monthOfSplitWeek,
  monthOfWeek,
  trendWeek,
  weeksOfMonth,
} from '#domain/finance/periods.ts';

const TODAY = '2026-11-19';
const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });
const months = days.map((day) => day.toISOString().slice(0, 7));

test.each([
  [2019, false],
  [2020, true],
  [2026, true],
  [2031, true],
  [2032, false],
  [2026.5, false],
])('goals of %d in 2026: %s', (year, is) => {
  expect(isFinanceYear(year, 2026)).toBe(is);
  expect(isFinancePeriod('goals', String(year), TODAY)).toBe(is);
});

test('goals run from 2020 to five years ahead', () => {
  expect(financeYears(2026)).toEqual({ first: 2020, last: 2031 });
});

test.each([
  ['goals', '2026', true],
  ['goals', '2026-11', false],
  ['goals', '20261', false],
  ['goals', '20266', false],
  ['sales', '2026-11', true],
  ['sales', '2026-13', false],
  ['sales', '2026', false],
  ['trends', '2026-11-16', true],
  ['trends', '2026-11-17', false],
  ['trends', '2026-11-18', false],
  ['trends', '2026-11', false],
  ['trends', 'lundi', false],
] as const)('a period of %s is named by %s: %s', (kind, text, is) => {
  expect(isPeriodOf(kind, text)).toBe(is);
});

test.each([
  ['goals', '2026-11', false],
  ['sales', '2026-11', true],
  ['sales', '2026-11-01', false],
  ['sales', '2026-12', false],
  ['sales', '2020-01', true],
  ['sales', '2019-12', false],
  ['trends', '2026-11-16', true],
  ['trends', '2026-11-23', false],
  ['trends', '2026-11-17', false],
  ['trends', '2026-11-19', false],
  // Most of its days are of January.
  ['trends', '2019-12-30', true],
  ['trends', '2019-12-23', false],
] as const)('on 19 November 2026, figures of %s of %s can be entered: %s', (kind, period, is) => {
  expect(isFinancePeriod(kind, period, TODAY)).toBe(is);
});

describe('a week', () => {
  test.each([
    ['2026-10-05', '2026-10', null],
    // Thursday is the 1st, and the last but one day of the month.
    ['2026-09-28', '2026-10', '2026-10'],
    ['2026-10-26', '2026-10', '2026-10'],
    ['2026-12-28', '2026-12', '2026-12'],
    ['2019-12-30', '2020-01', '2020-01'],
    // It ends with the month.
    ['2026-05-25', '2026-05', null],
    ['2026-06-01', '2026-06', null],
    ['2026-11-16', '2026-11', null],
    ['2026-06-29', '2026-07', '2026-07'],
    ['2026-04-27', '2026-04', '2026-04'],
    ['2025-12-29', '2026-01', '2026-01'],
  ])('of %s belongs to %s, and is of two months: %s', (monday, month, split) => {
    expect(monthOfWeek(monday)).toBe(month);
    expect(monthOfPeriod('trends', monday)).toBe(month);
    expect(monthOfSplitWeek(monday)).toBe(split);
  });

  test.each([
    ['2026-04', ['2026-03-30', '2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27']],
    ['2026-06', ['2026-06-01', '2026-06-08', '2026-06-15', '2026-06-22']],
    ['2026-08', ['2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24']],
    ['2026-10', ['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']],
    ['2026-11', ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']],
  ])('is one of the month to which it belongs: %s', (month, weeks) => {
    expect(weeksOfMonth(month)).toEqual(weeks);
  });

  test('of a month belongs to it, in order', () => {
    fc.assert(
      fc.property(months, (yearMonth) => {
        const weeks = weeksOfMonth(yearMonth);
        expect([4, 5]).toContain(weeks.length);
        expect(weeks.map(monthOfWeek)).toEqual(weeks.map(() => yearMonth));
        expect(weeks).toEqual(weeks.toSorted());
      }),
    );
  });

  test('is of one month alone', () => {
    const year = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
    const weeks = year.flatMap(weeksOfMonth);
    expect(weeks).toHaveLength(53);
    expect(new Set(weeks).size).toBe(53);
    expect([weeks[0], weeks.at(-1)]).toEqual(['2025-12-29', '2026-12-28']);
  });

  test.each([
    ['2026-10-05', '2026-10-11', '2026-10-05'],
    ['2026-10-05', '2026-10-10', null],
    ['2026-10-05', '2026-10-18', null],
    ['2026-10-06', '2026-10-12', null],
    ['2026-10-05', '', null],
    ['', '2026-10-11', null],
    ['', '', null],
    ['2026-11-16', '2026-11-22', '2026-11-16'],
    ['2026-11-15', '2026-11-21', null],
    ['2026-11-16', '2026-11-21', null],
    ['2026-11-16', '2026-11-29', null],
    ['2026-11-22', '2026-11-16', null],
    ['2026-11-16', '2026-11-31', null],
    ['2026-11-31', '2026-11-22', null],
  ])('of trends is whole: %s to %s is %s', (start, end, week) => {
    expect(trendWeek({ start, end })).toBe(week);
  });
});

test('sales belong to their month', () => {
  expect(monthOfPeriod('sales', '2026-10')).toBe('2026-10');
  expect(monthOfPeriod('sales', '2026-06')).toBe('2026-06');
});

test('what is no date or month has none', () => {
  expect(() => monthOfWeek('2026-13-01')).toThrow(RangeError);
  expect(() => monthOfWeek('Monday')).toThrow(RangeError);
  expect(() => weeksOfMonth('2026-13')).toThrow(RangeError);
});
