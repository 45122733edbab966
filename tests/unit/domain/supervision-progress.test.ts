import { expect, test } from 'vitest';
import { meanOf, pointsBetween } from '#domain/supervision/progress.ts';

test('a mean is that of what is known', () => {
  expect(meanOf([80, null, 40, 0])).toBe(40);
  expect(meanOf([null])).toBeNull();
  expect(meanOf([])).toBeNull();
});

test('points are those between two percentages as they are shown', () => {
  expect(pointsBetween(75.4, 74.6)).toBe(0);
  expect(pointsBetween(75.5, 74.4)).toBe(2);
  expect(pointsBetween(40, 60)).toBe(-20);
  expect([pointsBetween(null, 60), pointsBetween(40, null)]).toEqual([null, null]);
});
