import { expect, test } from 'vitest';
import { loadOver, stateOfDay } from '#domain/field/days-over.ts';

const WEEK = [
  { date: '2026-11-16', planned: 7, done: 6 },
  { date: '2026-11-17', planned: 8, done: 8 },
  { date: '2026-11-18', planned: 5, done: 2 },
  { date: '2026-11-19', planned: 7, done: 1 },
  { date: '2026-11-20', planned: 6, done: 0 },
];
const TODAY = '2026-11-19';

test.each([
  ['today counts the days before it, and nothing that is still to be made', TODAY, { planned: 20, done: 16 }],
  ['a day that is over counts itself', '2026-11-17', { planned: 15, done: 14 }],
  ['a day to come counts no more than today', '2026-11-20', { planned: 20, done: 16 }],
])('the week until %s', (_what, day, load) => {
  expect(loadOver(WEEK, day, TODAY)).toEqual(load);
});

test('on a Monday nothing of the week is over', () => {
  expect(loadOver(WEEK, '2026-11-16', '2026-11-16')).toEqual({ planned: 0, done: 0 });
});

test.each([
  ['2026-11-18', 'over'],
  [TODAY, 'running'],
  ['2026-11-20', 'ahead'],
])('%s is %s', (day, state) => {
  expect(stateOfDay(day, TODAY)).toBe(state);
});
