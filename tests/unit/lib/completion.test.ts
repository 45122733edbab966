import { expect, test } from 'vitest';
import { completionOf, PERFORMANCES, performanceOf } from '#lib/completion.ts';

test.each([
  [-3, 'red'],
  [0, 'red'],
  [45, 'red'],
  [45.49, 'red'],
  [45.5, 'amber'],
  [46, 'amber'],
  [75, 'amber'],
  [75.49, 'amber'],
  [75.5, 'green'],
  [140, 'green'],
] as const)('%d %% of a goal is %s, as it is shown: rounded', (percent, tone) => {
  expect(performanceOf(percent)).toBe(tone);
});

test('nothing completes what was not expected', () => {
  expect([completionOf(10, 0), completionOf(10, -1), completionOf(0, 0)]).toEqual([null, null, null]);
  expect([completionOf(0, 4), completionOf(1, 4), completionOf(5, 4)]).toEqual([0, 25, 125]);
});

test('a goal below one is one all the same; the colours are those that are listed, the worst first', () => {
  expect(completionOf(0.25, 0.5)).toBe(50);
  expect([10, 60, 100].map(performanceOf)).toEqual([...PERFORMANCES]);
});
