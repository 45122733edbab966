import { describe, expect, test } from 'vitest';
import { askedSoFar, furthestBehind, isBehind, type Quota, sumOf } from '#domain/supervision/brief.ts';

const group = (ID: string) => ({ ID, name: `Groupe ${ID}` });
const quota = (ID: string, of: string | null, done: number, expected: number): Quota => ({
  ID,
  name: `Délégué ${ID}`,
  group: of === null ? null : group(of),
  done,
  expected,
});

describe('quotas together', () => {
  test('are those of all visits, not the mean of percentages', () => {
    expect(sumOf([quota('1', 'a', 10, 10), quota('2', 'a', 0, 30)])).toEqual({ done: 10, expected: 40, reached: 25 });
  });

  test('are none where nothing is asked for', () => {
    expect(sumOf([])).toEqual({ done: 0, expected: 0, reached: null });
    expect(sumOf([quota('1', 'a', 3, 0)]).reached).toBeNull();
  });
});

describe('furthest behind', () => {
  /** What is asked until now: the same part of everybody’s quota. */
  const part = (quotas: readonly Quota[], elapsed: number) =>
    askedSoFar(quotas.map((each) => ({ ...each, expected: each.expected * elapsed })));
  const behind = (quotas: readonly Quota[], elapsed: number) => furthestBehind(quotas, part(quotas, elapsed));
  const [good, bad, worst] = [quota('1', 'a', 19, 20), quota('2', 'b', 9, 20), quota('3', 'b', 5, 20)];

  test('is a group, where there are several', () => {
    expect(behind([good, bad, worst], 1)).toEqual({
      kind: 'group',
      ID: 'b',
      name: 'Groupe b',
      done: 14,
      expected: 40,
      reached: 35,
    });
  });

  test('is a group by the visits of those who have one', () => {
    const alone = quota('4', null, 0, 20);
    expect(behind([alone, good, bad], 1)).toMatchObject({ kind: 'group', ID: 'b', done: 9 });
    expect(behind([alone, bad], 1)).toMatchObject({ kind: 'delegate', ID: '4' });
  });

  test('is the one who has made the least part of what is asked, whoever stands first', () => {
    const [ten, one] = [quota('1', 'a', 10, 40), quota('2', 'a', 1, 2)];
    expect(behind([ten, one], 1)).toMatchObject({ ID: '1' });
    expect(behind([one, ten], 1)).toMatchObject({ ID: '1' });
  });

  test('is a delegate in a single group', () => {
    expect(behind([bad, worst], 1)).toMatchObject({ kind: 'delegate', ID: '3', reached: 25 });
  });

  test('is nobody who has made more than three quarters of what is asked until now', () => {
    expect(behind([good], 1)).toBeNull();
    expect(behind([bad], 0.5)).toBeNull();
    expect(behind([bad], 0.6)).toMatchObject({ ID: '2' });
  });

  test('is nobody before the first day is over, or where nothing is asked for', () => {
    expect(behind([bad], 0)).toBeNull();
    expect(behind([quota('1', null, 0, 0)], 1)).toBeNull();
    expect(behind([], 1)).toBeNull();
  });

  test('is nobody who was away until now: nothing was asked of them', () => {
    expect(furthestBehind([quota('1', 'a', 0, 8)], askedSoFar([{ ID: '1', expected: 0 }]))).toBeNull();
    expect(furthestBehind([quota('1', 'a', 0, 8)], askedSoFar([]))).toBeNull();
    // Nor does one of whom it is not known keep a group from being behind.
    const known = askedSoFar([bad, good]);
    expect(furthestBehind([bad, worst, good], known)).toMatchObject({ kind: 'group', ID: 'b' });
    expect(furthestBehind([quota('1', 'a', 0, 8)], askedSoFar([{ ID: '1', expected: 4 }]))).toMatchObject({ ID: '1' });
  });
});

test('who has made exactly three quarters is behind', () => {
  expect(isBehind(15, 20)).toBe(true);
  expect(isBehind(16, 20)).toBe(false);
  expect(isBehind(0, 0)).toBe(false);
});
