import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingSoon } from '#domain/customers/waiting.ts';

const TODAY = parseDate('2026-11-24');
const period = (periodStart: string | null, periodEnd: string | null) => ({ periodStart, periodEnd });
const waits = (start: string | null, end: string | null) => endingSoon([period(start, end)], TODAY).length === 1;

describe('an expectation waits', () => {
  test.each([
    ['ends today', '2026-10-01', '2026-11-24', true],
    ['ended yesterday', '2026-10-01', '2026-11-23', false],
    ['ends in 30 days', '2026-10-01', '2026-12-24', true],
    ['ends in 31 days', '2026-10-01', '2026-12-25', false],
    ['begins today', '2026-11-24', '2026-11-30', true],
    ['begins tomorrow', '2026-11-25', '2026-11-30', false],
    ['has no beginning', null, '2026-11-30', true],
    ['has no end', '2026-10-01', null, false],
    ['has an end that is no day', '2026-10-01', '2026-11-31', false],
  ] as const)('if it %s', (_case, start, end, isWaiting) => {
    expect(waits(start, end)).toBe(isWaiting);
  });

  test('over the end of a year as well', () => {
    expect(endingSoon([period(null, '2027-01-20')], parseDate('2026-12-31'))).toHaveLength(1);
  });

  test('in the order of the ends, whatever the order of the answer', () => {
    const ends = ['2026-12-24', '2026-11-24', '2026-12-01', '2026-12-01'];
    fc.assert(
      fc.property(fc.shuffledSubarray(ends, { minLength: ends.length }), (shuffled) => {
        const found = endingSoon(
          shuffled.map((end) => period(null, end)),
          TODAY,
        );
        expect(found.map(({ periodEnd }) => periodEnd)).toEqual([
          '2026-11-24',
          '2026-12-01',
          '2026-12-01',
          '2026-12-24',
        ]);
      }),
    );
  });
});

test('expectations that end on one day keep the order of the answer', () => {
  const named = ['first', 'second', 'third'].map((name) => ({ ...period(null, '2026-12-01'), name }));
  expect(endingSoon(named, TODAY).map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});
