import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryPeriod } from '#features/finance/entry/period.ts';
import { yearOf } from '#features/finance/goals/use-year.ts';
import { isPeriodOf } from '#domain/finance/periods.ts';
import { addMonths, runsOf } from '#domain/finance/months.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import {
  before,
  financeMonths,
  mondaysUpTo,
  monthsIn,
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
    ['month=2026-03&month=2026-03', '2026-03', '2026-03'],
    ['month=2026-03', '2026-03', '2026-03'],
    ['from=2026-01&to=2026-04', '2026-01', '2026-04'],
    ['from=2025-11&to=2026-02', '2025-11', '2026-02'],
    ['month=2031-12', '2031-12', '2031-12'],
    // The explanation of a total, the outbox, and what the demo or a sender adds, ask for no other figures.
    ['month=2026-03&explain=obtained&outbox=1&role=Boss&utm_source=mail', '2026-03', '2026-03'],
    ['from=2024-02&to=2026-01', '2024-02', '2026-01'],
  ])('%j is from %s to %s', (query, from, to) => {
    expect(read(query)).toEqual({ period: { from, to }, fault: null });
  });

  test.each([
    ['month=', '', 'unreadable', '2026-10', '2026-10'],
    ['month=2026-03&month=2026-04', '2026-03 / 2026-04', 'unreadable', '2026-10', '2026-10'],
    ['month=2026-03&from=2026-01&to=2026-04', '2026-03 / 2026-01 – 2026-04', 'unreadable', '2026-10', '2026-10'],
    ['week=2026-W46', 'week=2026-W46', 'foreign', '2026-10', '2026-10'],
    ['year=2025', 'year=2025', 'foreign', '2026-10', '2026-10'],
    ['MONTH=2026-09', 'MONTH=2026-09', 'foreign', '2026-10', '2026-10'],
    ['month=2026-03&Week=2026-W46', 'Week=2026-W46', 'foreign', '2026-03', '2026-03'],
    ['wholesaler=999', 'wholesaler=999', 'foreign', '2026-10', '2026-10'],
    ['month=2040-01&start=2026-11-04', 'start=2026-11-04', 'foreign', '2031-12', '2031-12'],
    ['month=2026-13', '2026-13', 'unreadable', '2026-10', '2026-10'],
    ['month=-5', '-5', 'unreadable', '2026-10', '2026-10'],
    ['from=garbage&to=2026-02', 'garbage – 2026-02', 'unreadable', '2026-10', '2026-10'],
    ['from=2026-04&to=2026-01', '2026-04 – 2026-01', 'reversed', '2026-01', '2026-04'],
    ['from=2026-03', '2026-03 – …', 'half', '2026-03', '2026-03'],
    ['to=2026-03', '… – 2026-03', 'half', '2026-03', '2026-03'],
    ['to=2040-01', '… – 2040-01', 'half', '2031-12', '2031-12'],
    ['from=garbage', 'garbage – …', 'unreadable', '2026-10', '2026-10'],
    ['from=2026-03&to=', '2026-03 – ', 'unreadable', '2026-10', '2026-10'],
    ['month=2026-03&to=2026-04', '2026-03 / … – 2026-04', 'unreadable', '2026-10', '2026-10'],
    // A longer range keeps the two years before its end.
    ['from=2020-01&to=2026-01', '2020-01 – 2026-01', 'long', '2024-02', '2026-01'],
    ['month=1999-01', '1999-01', 'outside', '2020-01', '2020-01'],
    ['month=0001-01', '0001-01', 'outside', '2020-01', '2020-01'],
    ['month=9999-12', '9999-12', 'outside', '2031-12', '2031-12'],
    ['from=1999-01&to=2020-03', '1999-01 – 2020-03', 'outside', '2020-01', '2020-03'],
    ['from=1999-01&to=2001-03', '1999-01 – 2001-03', 'outside', '2020-01', '2020-01'],
    ['from=2031-11&to=2049-12', '2031-11 – 2049-12', 'outside', '2031-11', '2031-12'],
  ])('%j is not shown: %s is %s, and from %s to %s is offered', (query, asked, reason, from, to) => {
    expect(read(query)).toEqual({ period: null, fault: { asked, reason, offered: { from, to } } });
  });

  test('is read back as written', () => {
    fc.assert(
      fc.property(someMonth, fc.integer({ min: 0, max: 23 }), (from, more) => {
        const months = { from, to: addMonths(from, more) };
        const query = new URLSearchParams(
          Object.entries(paramsOf(months)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
        );
        expect(periodOf(query, TODAY)).toEqual({ period: months, fault: null });
        expect(monthsIn(months)).toHaveLength(more + 1);
      }),
    );
  });
});

describe('the period of an entry page', () => {
  const enter = (kind: FinanceKind, query: string) => entryPeriod(kind, new URLSearchParams(query), TODAY);

  test.each([
    ['goals', '', '2026'],
    ['goals', 'year=2031', '2031'],
    ['trends', '', '2026-11-16'],
    ['trends', 'week=2026-11-19', '2026-11-16'],
    ['trends', 'week=2026-W46', '2026-11-09'],
    ['trends', 'week=2020-W01', '2019-12-30'],
    // The first week of 2020 begins in 2019.
    ['trends', 'week=2020-01-01', '2019-12-30'],
    ['trends', 'week=2019-12-30', '2019-12-30'],
    ['sales', '', '2026-10'],
    ['sales', 'month=2026-11', '2026-11'],
    ['sales', 'month=2020-01', '2020-01'],
  ] as const)('%s: %j is %s', (kind, query, period) => {
    expect(enter(kind, query)).toEqual({ period, fault: null });
  });

  test.each([
    ['goals', 'year=2040', '2040', 'outside', '2031'],
    ['goals', 'year=2019', '2019', 'outside', '2020'],
    ['goals', 'year=-5', '-5', 'unreadable', '2026'],
    ['goals', 'year=20266', '20266', 'unreadable', '2026'],
    ['trends', 'week=2026-11-23', '2026-11-23', 'outside', '2026-11-16'],
    ['trends', 'week=2019-12-29', '2019-12-29', 'outside', '2019-12-30'],
    ['trends', 'week=0001-01-01', '0001-01-01', 'outside', '2019-12-30'],
    ['trends', 'week=9999-12-31', '9999-12-31', 'outside', '2026-11-16'],
    ['trends', 'week=2026-W48', '2026-W48', 'outside', '2026-11-16'],
    // 2025 has 52 weeks.
    ['trends', 'week=2025-W53', '2025-W53', 'unreadable', '2026-11-16'],
    ['trends', 'week=2026-W4', '2026-W4', 'unreadable', '2026-11-16'],
    ['trends', 'week=', '', 'unreadable', '2026-11-16'],
    ['goals', 'year=', '', 'unreadable', '2026'],
    ['sales', 'month=2026-03&month=2026-04', '2026-03 / 2026-04', 'unreadable', '2026-10'],
    ['sales', 'month=2027-05', '2027-05', 'outside', '2026-11'],
    ['sales', 'month=2019-12', '2019-12', 'outside', '2020-01'],
    ['sales', 'month=garbage', 'garbage', 'unreadable', '2026-10'],
    ['sales', 'week=2026-W46', 'week=2026-W46', 'foreign', '2026-10'],
    ['sales', 'MONTH=2026-09', 'MONTH=2026-09', 'foreign', '2026-10'],
    ['sales', 'month=2026-09&from=2026-01', 'from=2026-01', 'foreign', '2026-09'],
    ['trends', 'start=2026-11-04', 'start=2026-11-04', 'foreign', '2026-11-16'],
    ['goals', 'week=2026-W46&month=2026-09', 'week=2026-W46 / month=2026-09', 'foreign', '2026'],
    ['trends', 'month=2026-09', 'month=2026-09', 'foreign', '2026-11-16'],
  ] as const)('%s: %j cannot be entered: %s is %s, and %s is offered', (kind, query, asked, reason, offered) => {
    expect(enter(kind, query)).toEqual({ period: null, fault: { asked, reason, offered } });
  });
});

test('the last week of a year ends in the next one', () => {
  const enter = (week: string) => entryPeriod('trends', new URLSearchParams({ week }), parseDate('2026-12-31'));
  expect(enter('2027-01-01').period).toBe('2026-12-28');
  expect(enter('2027-01-04').fault).toMatchObject({ reason: 'outside', offered: '2026-12-28' });
});

test.each([
  ['', { period: 2026, fault: null }],
  ['year=2020', { period: 2020, fault: null }],
  ['year=2040', { period: null, fault: { asked: '2040', reason: 'outside', offered: 2031 } }],
  ['year=0000', { period: null, fault: { asked: '0000', reason: 'outside', offered: 2020 } }],
  ['year=2e3', { period: null, fault: { asked: '2e3', reason: 'unreadable', offered: 2026 } }],
  ['year=', { period: null, fault: { asked: '', reason: 'unreadable', offered: 2026 } }],
  ['year=2025&year=2026', { period: null, fault: { asked: '2025 / 2026', reason: 'unreadable', offered: 2026 } }],
  ['year=-5', { period: null, fault: { asked: '-5', reason: 'unreadable', offered: 2026 } }],
  ['month=2026-09', { period: null, fault: { asked: 'month=2026-09', reason: 'foreign', offered: 2026 } }],
  ['YEAR=2025', { period: null, fault: { asked: 'YEAR=2025', reason: 'foreign', offered: 2026 } }],
])('the year of goals in %j', (query, expected) => {
  expect(yearOf(new URLSearchParams(query), TODAY.year)).toEqual(expected);
});

test('months run from the first year of goals to the last', () => {
  expect(financeMonths(TODAY)).toEqual({ from: '2020-01', to: '2031-12' });
});

test('the period before has the same length and ends where the period begins', () => {
  expect(before({ from: '2026-01', to: '2026-01' })).toEqual({ from: '2025-12', to: '2025-12' });
  expect(before({ from: '2026-02', to: '2026-04' })).toEqual({ from: '2025-11', to: '2026-01' });
  expect(before({ from: '2025-11', to: '2026-01' })).toEqual({ from: '2025-08', to: '2025-10' });
});

test('a year so far is compared with the same months of the year before', () => {
  expect(before({ from: '2026-01', to: '2026-10' })).toEqual({ from: '2025-01', to: '2025-10' });
  expect(before({ from: '2026-01', to: '2026-12' })).toEqual({ from: '2025-01', to: '2025-12' });
  // A range that only begins in a January is a range.
  expect(before({ from: '2025-01', to: '2026-02' })).toEqual({ from: '2023-11', to: '2024-12' });
});

test('the years read cover the period before', () => {
  expect(yearsFor({ from: '2026-01', to: '2026-03' })).toEqual([2025, 2026]);
  expect(yearsFor({ from: '2026-10', to: '2026-10' })).toEqual([2026]);
});

test('weeks end with the period, or with the current week', () => {
  expect(mondaysUpTo({ from: '2026-10', to: '2026-10' }, TODAY, 3)).toEqual(['2026-10-12', '2026-10-19', '2026-10-26']);
  expect(mondaysUpTo({ from: '2026-11', to: '2026-11' }, TODAY, 2)).toEqual(['2026-11-09', '2026-11-16']);
});

describe('a period of a kind', () => {
  test.each([
    ['goals', '2026', true],
    ['goals', '2026-11', false],
    ['goals', '', false],
    ['trends', '2026-11-16', true],
    ['trends', '2026-11-17', false],
    ['trends', '2026-02-30', false],
    ['trends', 'next week', false],
    ['sales', '2026-11', true],
    ['sales', '2026-13', false],
    ['sales', '2026-11-16', false],
  ] as const)('of %s: %j is one: %s', (kind, text, expected) => {
    expect(isPeriodOf(kind, text)).toBe(expected);
  });
});

test('months that follow each other are one period, over a new year too', () => {
  expect(runsOf(['2025-12', '2026-01', '2026-03'])).toEqual([
    { from: '2025-12', to: '2026-01' },
    { from: '2026-03', to: '2026-03' },
  ]);
  expect(runsOf([])).toEqual([]);
});
