import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUpTo, isWeek, mondayOfWeek, monthOf, weekNumberOf, weekOf, weeksOf } from '#lib/date-ranges.ts';

const days = fc
  .integer({ min: 0, max: 150_000 })
  .map((count) => parseDate('1800-01-01').add({ days: count }).toString());

describe('periods', () => {
  it('are told from a day, both ends included', () => {
    expect(weekOf('2026-11-19')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(weekOf('2026-11-22')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(monthOf('2028-02-10')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
    expect(daysUpTo('2026-11-19', 7)).toEqual({ start: '2026-11-13', end: '2026-11-19' });
    expect(daysUpTo('2026-11-19', 1)).toEqual({ start: '2026-11-19', end: '2026-11-19' });
  });

  it('touch whole weeks, from Monday to Sunday, and each of their days is in one', () => {
    expect(weeksOf(weekOf('2026-11-19'))).toEqual([
      ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    ]);
    fc.assert(
      fc.property(days, (day) => {
        const { start, end } = monthOf(day);
        const shown = weeksOf({ start, end }).flat();
        expect(shown.slice(shown.indexOf(start), shown.indexOf(end) + 1)).toHaveLength(parseDate(end).day);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.indexOf(start)).toBeLessThan(7);
      }),
    );
  });

  it('refuse what is no date', () => {
    expect(() => weekOf('2026-02-30')).toThrow(RangeError);
  });

  it('tell a week from seven days', () => {
    expect(isWeek({ start: '2026-11-16', end: '2026-11-22' })).toBe(true);
    expect(isWeek({ start: '2026-11-17', end: '2026-11-23' })).toBe(false);
    expect(isWeek({ start: '2026-11-16', end: '2026-11-29' })).toBe(false);
  });
});

describe('numbers of weeks', () => {
  it.each([
    ['2026-11-19', 2026, 47],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2026-01-01', 2026, 1],
  ])('%s is in %i, week %i', (day, year, week) => {
    expect(weekNumberOf(day)).toEqual({ year, week });
  });

  it('has no 53rd week in most years', () => {
    expect(mondayOfWeek(2026, 53)).toBe('2026-12-28');
    expect(mondayOfWeek(2025, 53)).toBeNull();
    expect(mondayOfWeek(2026, 0)).toBeNull();
  });

  it('leads back to its Monday, from any of its days', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { year, week } = weekNumberOf(day);
        expect(mondayOfWeek(year, week)).toBe(weekOf(day).start);
      }),
    );
  });
});
