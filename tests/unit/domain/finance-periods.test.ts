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
  ['sales', '2026-11', true],
  ['sales', '2026-13', false],
  ['sales', '2026', false],
  ['trends', '2026-11-16', true],
  ['trends', '2026-11-17', false],
  ['trends', '2026-11', false],
] as const)('a period of %s is named by %s: %s', (kind, text, is) => {
  expect(isPeriodOf(kind, text)).toBe(is);
});

test.each([
  ['sales', '2026-11', true],
  ['sales', '2026-12', false],
  ['sales', '2020-01', true],
  ['sales', '2019-12', false],
  ['trends', '2026-11-16', true],
  ['trends', '2026-11-23', false],
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
  ])('is one of the month to which it belongs: %s', (month, weeks) => {
    expect(weeksOfMonth(month)).toEqual(weeks);
  });

  test('is of one month alone', () => {
    const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
    const weeks = months.flatMap(weeksOfMonth);
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
  ])('of trends is whole: %s to %s is %s', (start, end, week) => {
    expect(trendWeek({ start, end })).toBe(week);
  });
});

test('sales belong to their month', () => {
  expect(monthOfPeriod('sales', '2026-10')).toBe('2026-10');
});

test('what is no date or month has none', () => {
  expect(() => monthOfWeek('2026-13-01')).toThrow(RangeError);
  expect(() => weeksOfMonth('2026-13')).toThrow(RangeError);
});
