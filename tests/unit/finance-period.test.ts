import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  before,
  financeMonths,
  mondaysUpTo,
  monthsIn,
  addMonths,
  paramsOf,
  periodOf,
  yearsFor,
} from '#features/finance/figures/period.ts';

const TODAY = parseDate('2026-11-19');
const read = (query: string) => periodOf(new URLSearchParams(query), TODAY);
const someMonth = fc
  .tuple(fc.integer({ min: 2020, max: 2029 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('the period in an address', () => {
  test.each([
    ['', '2026-10', '2026-10'],
    ['month=2026-03', '2026-03', '2026-03'],
    ['from=2026-01&to=2026-04', '2026-01', '2026-04'],
    ['from=2025-11&to=2026-02', '2025-11', '2026-02'],
    ['from=2026-04&to=2026-01', '2026-04', '2026-04'],
    ['month=2026-13', '2026-10', '2026-10'],
    ['to=2026-02', '2026-02', '2026-02'],
    // A longer range is cut to the two years before its end.
    ['from=2020-01&to=2026-01', '2024-02', '2026-01'],
    ['month=1999-01', '2026-10', '2026-10'],
    ['month=0001-01', '2026-10', '2026-10'],
    ['month=9999-12', '2026-10', '2026-10'],
    ['from=1999-01&to=2020-03', '2020-01', '2020-03'],
    ['from=1999-01&to=2001-03', '2020-01', '2020-01'],
    ['from=2031-11&to=2049-12', '2031-11', '2031-12'],
  ])('%j is from %s to %s', (query, from, to) => {
    expect(read(query)).toEqual({ from, to });
  });

  test('is read back as written', () => {
    fc.assert(
      fc.property(someMonth, fc.integer({ min: 0, max: 23 }), (from, more) => {
        const months = { from, to: addMonths(from, more) };
        const query = new URLSearchParams(
          Object.entries(paramsOf(months)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
        );
        expect(periodOf(query, TODAY)).toEqual(months);
        expect(monthsIn(months)).toHaveLength(more + 1);
      }),
    );
  });
});

test('months run from the first year of goals to the last', () => {
  expect(financeMonths(TODAY)).toEqual({ from: '2020-01', to: '2031-12' });
});

test('the period before has the same length and ends where the period begins', () => {
  expect(before({ from: '2026-01', to: '2026-01' })).toEqual({ from: '2025-12', to: '2025-12' });
  expect(before({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' });
  expect(yearsFor({ from: '2026-01', to: '2026-03' })).toEqual([2025, 2026]);
  expect(yearsFor({ from: '2026-10', to: '2026-10' })).toEqual([2026]);
});

test('weeks end with the period, or with the current week', () => {
  expect(mondaysUpTo({ from: '2026-10', to: '2026-10' }, TODAY, 3)).toEqual(['2026-10-12', '2026-10-19', '2026-10-26']);
  expect(mondaysUpTo({ from: '2026-11', to: '2026-11' }, TODAY, 2)).toEqual(['2026-11-09', '2026-11-16']);
});
