import { expect, test } from 'vitest';
import { delegateWeeks, scaleOf } from '#features/dashboard/overview/quotas/quota-weeks.ts';
import type { VisitQuota } from '#queries/supervision.queries.ts';

const WEEKS = [
  { start: '2026-12-21', end: '2026-12-27' },
  { start: '2026-12-28', end: '2027-01-03' },
];

const quotaOf = (ID: string, done: number, expected: number): VisitQuota => ({
  ID,
  name: `Délégué ${ID}`,
  group: null,
  done,
  expected,
  reached: expected === 0 ? null : done / expected,
});

test('a delegate has each week with its own quota and days of absence', () => {
  const [one, two] = delegateWeeks(
    WEEKS,
    [[quotaOf('7', 20, 22)], [quotaOf('7', 3, 9), quotaOf('8', 30, 22)]],
    // Rounded once, and not week by week.
    [quotaOf('7', 23, 32)],
    [new Map(), new Map([['7', 3]])],
  );
  expect(one).toMatchObject({
    ID: '7',
    whole: { done: 23, expected: 32 },
    weeks: [
      { week: WEEKS[0], quota: { done: 20 }, daysAway: 0 },
      { week: WEEKS[1], quota: { done: 3 }, daysAway: 3 },
    ],
  });
  expect(two?.weeks).toEqual([
    { week: WEEKS[0], quota: undefined, daysAway: 0 },
    { week: WEEKS[1], quota: quotaOf('8', 30, 22), daysAway: 0 },
  ]);
  expect(two?.whole).toBeNull();
  expect(scaleOf([one, two].flatMap((row) => row ?? []))).toBe(30);
});

test('a week that is not read yet has no quota, and the scale is never nothing', () => {
  expect(delegateWeeks(WEEKS, [undefined, undefined], undefined, [])).toEqual([]);
  expect(scaleOf([])).toBe(1);
});
