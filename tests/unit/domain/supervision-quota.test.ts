import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetweenVisits } from '#domain/field/frequency.ts';
import { daysOfPace, daysWorked, visitsAskedADay } from '#domain/supervision/quota.ts';
import { daysFrom } from '#lib/date-ranges.ts';

/** From Monday 2 November 2026. */
const FOUR_WEEKS = daysFrom('2026-11-02', 28);

describe('the visits asked for', () => {
  test.each([
    ['nobody', [], 0],
    ['an A+ every ten days', ['A+'], 2.8],
    ['an A every fifteen', ['A'], 28 / 15],
    ['one of each', ['A+', 'A', 'B', 'C'], 2.8 + 28 / 15 + 28 / 30 + 28 / 45],
    ['an unknown potential as a C', [null, 'Z'], 56 / 45],
  ] as const)('in four weeks by %s', (_whom, potentials, visits) => {
    expect(visitsAskedADay(potentials) * daysWorked(FOUR_WEEKS).length).toBeCloseTo(visits);
  });

  test('add up, whoever is counted first', () => {
    const potentials = fc.array(fc.constantFrom('A+', 'A', 'B', 'C', null));
    fc.assert(
      fc.property(potentials, potentials, (some, others) => {
        expect(visitsAskedADay([...others, ...some])).toBeCloseTo(visitsAskedADay(some) + visitsAskedADay(others));
      }),
    );
  });
});

describe('the days worked', () => {
  test('are those of a week without its end', () => {
    expect(daysWorked(daysFrom('2026-11-16', 7))).toEqual(daysFrom('2026-11-16', 5));
    expect(daysWorked(['2026-11-21', '2026-11-22'])).toEqual([]);
  });

  test('are without absences, whose both ends count, and which may overlap', () => {
    const away = [
      { start: '2026-11-12', end: '2026-11-16' },
      { start: '2026-11-16', end: '2026-11-17' },
    ];
    expect(daysWorked(daysFrom('2026-11-16', 7), away)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });

  test('only become fewer with each absence', () => {
    const day = fc.integer({ min: 0, max: 27 }).map((index) => FOUR_WEEKS[index] ?? '');
    const away = fc.tuple(day, day).map(([one, other]) => ({
      start: one < other ? one : other,
      end: one < other ? other : one,
    }));
    fc.assert(
      fc.property(fc.array(away), away, (before, more) => {
        const left = daysWorked(FOUR_WEEKS, [...before, more]);
        expect(daysWorked(FOUR_WEEKS, before)).toEqual(expect.arrayContaining([...left]));
        expect(left.some((date) => more.start <= date && date <= more.end)).toBe(false);
      }),
    );
  });
});

describe('the days that ask for visits', () => {
  const week = daysFrom('2026-11-16', 7);

  test('are spread over the working days, as the quota of a delegate is', () => {
    expect(daysOfPace(week, [])).toBe(7);
    expect(daysOfPace(daysFrom('2026-11-16', 5), [])).toBe(7);
    expect(daysOfPace(daysFrom('2026-11-16', 4), [])).toBeCloseTo((7 * 4) / 5);
    expect(daysOfPace(['2026-11-21', '2026-11-22'], [])).toBe(0);
    const potentials = ['A+', 'A', 'B', null];
    for (const days of [1, 3, 6, 30, 91]) {
      const dates = daysFrom('2026-11-18', days);
      const asked = potentials.reduce((sum, each) => sum + daysOfPace(dates, []) / daysBetweenVisits(each), 0);
      expect(asked).toBeCloseTo(visitsAskedADay(potentials) * daysWorked(dates).length);
    }
  });

  test('are fewer by the working days that somebody is away', () => {
    expect(daysOfPace(week, [{ start: '2026-11-16', end: '2026-11-17' }])).toBeCloseTo((7 * 3) / 5);
    expect(daysOfPace(week, [{ start: '2026-11-01', end: '2026-11-30' }])).toBe(0);
    expect(daysOfPace(week, [{ start: '2026-11-21', end: '2026-11-22' }])).toBe(7);
  });
});
