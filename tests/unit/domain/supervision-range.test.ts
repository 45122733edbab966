import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedRange, LONGEST, PRESETS, rangeParams, weeksUpTo } from '#domain/supervision/range.ts';
import { daysFrom, isWeek } from '#lib/date-ranges.ts';

const TODAY = '2026-11-19';
const NONE = { range: null, from: null, to: null };
const WEEK = { start: '2026-11-16', end: '2026-11-22' };

describe('the range of an address', () => {
  test.each([
    ['names none', NONE, WEEK, 'week'],
    ['names a day', { ...NONE, range: 'day' }, { start: TODAY, end: TODAY }, 'day'],
    ['names a month', { ...NONE, range: 'month' }, { start: '2026-11-01', end: '2026-11-30' }, 'month'],
    [
      'has two days',
      { ...NONE, from: '2026-09-03', to: '2026-10-02' },
      { start: '2026-09-03', end: '2026-10-02' },
      null,
    ],
    [
      'has the days of the longest quarter',
      { ...NONE, from: '2026-07-01', to: '2026-09-30' },
      { start: '2026-07-01', end: '2026-09-30' },
      null,
    ],
    ['has the days of a month', { ...NONE, from: '2026-11-01', to: '2026-11-30' }, undefined, 'month'],
  ] as const)('that %s', (_what, params, range, preset) => {
    const asked = askedRange(params, TODAY);
    expect(asked).toMatchObject({ preset, isUnknown: false });
    expect(asked.range).toEqual(range ?? { start: params.from, end: params.to });
  });

  test.each([
    ['another name', { ...NONE, range: 'year' }],
    ['its first day alone', { ...NONE, from: TODAY }],
    ['its last day alone', { ...NONE, to: TODAY }],
    ['a day that does not exist', { ...NONE, from: '2026-02-31', to: TODAY }],
    ['an end before its start', { ...NONE, from: TODAY, to: '2026-11-18' }],
    ['a start to come', { ...NONE, from: '2026-11-20', to: '2026-11-21' }],
    ['a day more than a quarter', { ...NONE, from: '2026-07-01', to: '2026-10-01' }],
  ])('with %s is unknown, and the week is shown', (_what, params) => {
    expect(askedRange(params, TODAY)).toEqual({ range: WEEK, preset: 'week', isUnknown: true });
  });

  test('leads back to the same range', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: LONGEST }))
      .map(([ago, length]) => daysFrom(daysFrom('2026-01-23', 301)[300 - ago] ?? TODAY, length))
      .map((days) => ({ start: days[0] ?? TODAY, end: days.at(-1) ?? TODAY }));
    fc.assert(
      fc.property(range, (own) => {
        expect(askedRange(rangeParams(own, TODAY), TODAY)).toMatchObject({ range: own, isUnknown: false });
      }),
    );
    for (const preset of PRESETS) {
      const { range: own } = askedRange({ ...NONE, range: preset }, TODAY);
      expect(askedRange(rangeParams(own, TODAY), TODAY)).toMatchObject({ range: own, preset });
    }
  });
});

test.each([
  // A preset moves with today, and the week needs nothing. What is not needed leaves the address.
  [WEEK, NONE],
  [
    { start: TODAY, end: TODAY },
    { ...NONE, range: 'day' },
  ],
  [
    { start: '2026-11-01', end: '2026-11-30' },
    { ...NONE, range: 'month' },
  ],
  [
    { start: '2026-11-09', end: '2026-11-15' },
    { range: null, from: '2026-11-09', to: '2026-11-15' },
  ],
])('the address of %o has %o', (range, params) => {
  expect(rangeParams(range, TODAY)).toEqual(params);
});

test('thirteen weeks end with that of the day', () => {
  const weeks = weeksUpTo(TODAY, 13);
  expect(weeks).toHaveLength(13);
  expect(weeks.every(isWeek)).toBe(true);
  expect([weeks[0]?.start, weeks[12]]).toEqual(['2026-08-24', WEEK]);
});
