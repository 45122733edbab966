import { expect, test } from 'vitest';
import { daysBetweenVisits, RAREST } from '#domain/field/frequency.ts';

test('the higher a potential, the more often a visit; without a known one as rarely as the lowest', () => {
  expect(['A+', 'A', 'B', 'C'].map(daysBetweenVisits)).toEqual([10, 15, 30, 45]);
  // The last is a name that every object of JavaScript has.
  expect([null, '', 'D', 'constructor'].map(daysBetweenVisits)).toEqual([RAREST, RAREST, RAREST, RAREST]);
  expect(RAREST).toBe(45);
});
