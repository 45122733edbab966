import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, deficitsOf, fromHundredths } from '#domain/finance/figures.ts';
import { completionOf } from '#lib/completion.ts';
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

const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });
const months = days.map((day) => day.toISOString().slice(0, 7));

describe('a week of trends', () => {
  test('belongs to the month of its Thursday', () => {
    expect(monthOfWeek('2026-11-16')).toBe('2026-11');
    expect(monthOfWeek('2026-06-29')).toBe('2026-07'); // Thursday the 2nd
    expect(monthOfWeek('2026-04-27')).toBe('2026-04'); // Thursday the 30th
    expect(monthOfWeek('2025-12-29')).toBe('2026-01'); // Thursday the 1st
    expect(['2025-12-29', '2026-04-27', '2026-11-16'].map(monthOfSplitWeek)).toEqual(['2026-01', '2026-04', null]);
    expect(monthOfPeriod('trends', '2026-06-29')).toBe('2026-07');
    expect(monthOfPeriod('sales', '2026-06')).toBe('2026-06');
  });

  test('belongs to exactly one month of the year', () => {
    fc.assert(
      fc.property(months, (yearMonth) => {
        const weeks = weeksOfMonth(yearMonth);
        expect([4, 5]).toContain(weeks.length);
        expect(weeks.map(monthOfWeek)).toEqual(weeks.map(() => yearMonth));
        expect(weeks).toEqual(weeks.toSorted());
      }),
    );
    const year = [...Array(12).keys()].flatMap((month) => weeksOfMonth(`2026-${String(month + 1).padStart(2, '0')}`));
    expect(year).toHaveLength(53);
    expect(new Set(year)).toHaveLength(53);
  });

  test('is identified by its Monday; no other range is a week', () => {
    expect(trendWeek({ start: '2026-11-16', end: '2026-11-22' })).toBe('2026-11-16');
    for (const [start, end] of [
      ['2026-11-15', '2026-11-21'],
      ['2026-11-16', '2026-11-21'],
      ['2026-11-16', '2026-11-29'],
      ['2026-11-22', '2026-11-16'],
      ['2026-11-16', '2026-11-31'],
      ['2026-11-31', '2026-11-22'],
      ['', ''],
    ] as const) {
      expect(trendWeek({ start, end })).toBeNull();
    }
  });

  test('or a month that does not exist is a RangeError', () => {
    expect(() => monthOfWeek('Monday')).toThrow(RangeError);
    expect(() => weeksOfMonth('2026-13')).toThrow(RangeError);
  });
});

test('goal years run from 2020 to five years after the current one', () => {
  expect([2019, 2020, 2026, 2026.5, 2031, 2032].filter((year) => isFinanceYear(year, 2026))).toEqual([
    2020, 2026, 2031,
  ]);
});

describe('figures', () => {
  test('of turnover add up to the same total in any order', () => {
    const prices = fc.nat(10_000_000).map((hundredths) => hundredths / 100);
    const total = (lines: readonly (readonly [quantity: number, pght: number])[]) =>
      lines.reduce((sum, [quantity, pght]) => sum + amountOf(quantity, pght), 0);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1_000_000), prices)), (lines) => {
        expect(total(lines.toReversed())).toBe(total(lines));
      }),
    );
    expect(fromHundredths(amountOf(3, 12.35))).toBe(37.05);
  });

  test('of completion are percentages, or null where nothing was expected', () => {
    expect(completionOf(45, 60)).toBe(75);
    expect(completionOf(90, 60)).toBe(150);
    expect(completionOf(10, 0)).toBeNull();
  });

  test('of a deficit carry over to the next month, and a surplus does not', () => {
    expect(deficitsOf([10, 10, 10, 10], (month) => [4, 12, 30, 9][month] ?? 0)).toEqual([6, 4, 0, 1]);
  });

  test('of a deficit are never negative, nor above the sum expected so far', () => {
    const year = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(year, year, (expected, obtained) => {
        let soFar = 0;
        for (const [month, left] of deficitsOf(expected, (at) => obtained[at] ?? 0).entries()) {
          soFar += expected[month] ?? 0;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(soFar);
        }
      }),
    );
  });
});

describe('a period that figures can be entered for', () => {
  test.each([
    ['goals', '2019', false],
    ['goals', '2020', true],
    ['goals', '2031', true],
    ['goals', '2032', false],
    ['goals', '2026-11', false],
    ['trends', '2026-11-16', true],
    ['trends', '2026-11-23', false],
    ['trends', '2026-11-17', false],
    // The first week of 2020 begins in 2019; the Thursday of the one before is in 2019.
    ['trends', '2019-12-30', true],
    ['trends', '2019-12-23', false],
    ['sales', '2026-11', true],
    ['sales', '2026-12', false],
    ['sales', '2020-01', true],
    ['sales', '2019-12', false],
    ['sales', '2026-11-01', false],
  ] as const)('of %s, in the week of 19 November 2026: %s is one: %s', (kind, period, expected) => {
    expect(isFinancePeriod(kind, period, '2026-11-19')).toBe(expected);
  });

  test('is told from other texts by its form', () => {
    expect(isPeriodOf('goals', '2026')).toBe(true);
    expect(isPeriodOf('goals', '20266')).toBe(false);
    expect(isPeriodOf('trends', '2026-11-16')).toBe(true);
    expect(isPeriodOf('trends', '2026-11-18')).toBe(false);
    expect(isPeriodOf('trends', 'lundi')).toBe(false);
    expect(isPeriodOf('sales', '2026-13')).toBe(false);
  });

  test('is one of the years that are offered', () => {
    expect(financeYears(2026)).toEqual({ first: 2020, last: 2031 });
  });
});

test('a month has each week whose Thursday it has, from its first day to its last', () => {
  // 1 October 2026 and 31 December 2026 are Thursdays; 1 and 30 November are a Sunday and a Monday.
  expect(weeksOfMonth('2026-10')).toEqual(['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']);
  expect(weeksOfMonth('2026-11')).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
  expect(weeksOfMonth('2026-12').at(-1)).toBe('2026-12-28');
});
