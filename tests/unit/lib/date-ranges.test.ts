import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aWeekBefore,
  daysFrom,
  daysOf,
  daysUpTo,
  isWeek,
  mondayOfWeek,
  monthOf,
  weekNumberOf,
  weekOf,
  weeksOf,
  workingDaysFrom,
} from '#lib/date-ranges.ts';

const days = fc
  .integer({ min: 0, max: 150_000 })
  .map((count) => parseDate('1800-01-01').add({ days: count }).toString());

describe('date ranges', () => {
  it('are derived from a day and include both ends', () => {
    expect(weekOf('2026-11-19')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(weekOf('2026-11-22')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(monthOf('2028-02-10')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
    expect(daysUpTo('2026-11-19', 7)).toEqual({ start: '2026-11-13', end: '2026-11-19' });
    expect(daysUpTo('2026-11-19', 1)).toEqual({ start: '2026-11-19', end: '2026-11-19' });
  });

  it('overlap whole weeks from Monday to Sunday, which contain each of their days once', () => {
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

  it('reject text that is not a date', () => {
    expect(() => weekOf('2026-02-30')).toThrow(RangeError);
  });

  it('are a week only from Monday to Sunday', () => {
    expect(isWeek({ start: '2026-11-16', end: '2026-11-22' })).toBe(true);
    expect(isWeek({ start: '2026-11-17', end: '2026-11-23' })).toBe(false);
    expect(isWeek({ start: '2026-11-16', end: '2026-11-29' })).toBe(false);
    expect(isWeek({ start: '2026-11-17', end: '2026-11-22' })).toBe(false);
  });
});

describe('week numbers', () => {
  it.each([
    ['2026-11-19', 2026, 47],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2026-01-01', 2026, 1],
  ])('%s is in %i, week %i', (day, year, week) => {
    expect(weekNumberOf(day)).toEqual({ year, week });
  });

  it('a week that the year does not have is null', () => {
    expect(mondayOfWeek(2026, 53)).toBe('2026-12-28');
    expect(mondayOfWeek(2025, 53)).toBeNull();
    expect(mondayOfWeek(2026, 0)).toBeNull();
  });

  it('convert back to the Monday, from any day of the week', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { year, week } = weekNumberOf(day);
        expect(mondayOfWeek(year, week)).toBe(weekOf(day).start);
      }),
    );
  });
});

it('the working days from a day on leave Saturdays and Sundays out', () => {
  expect(workingDaysFrom('2026-11-19', 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-23']);
  expect(workingDaysFrom('2026-11-21', 6)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
  ]);
});

it('working days are as many as asked for, none left out between, from any day', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 40 }), (day, count) => {
      const working = workingDaysFrom(day, count);
      expect(working).toHaveLength(count);
      const all = daysFrom(day, 7 * count + 7).filter((each) => ![0, 6].includes(new Date(each).getUTCDay()));
      expect(working).toEqual(all.slice(0, count));
    }),
  );
});

it('the same days of the week before are as many and of the same names, over the end of a year too', () => {
  expect(aWeekBefore({ start: '2026-11-16', end: '2026-11-16' })).toEqual({ start: '2026-11-09', end: '2026-11-09' });
  expect(aWeekBefore({ start: '2027-01-01', end: '2027-01-07' })).toEqual({ start: '2026-12-25', end: '2026-12-31' });
});

it('a year of few digits has weeks too, and one of five has none', () => {
  // 4 January of the year 99 is a Sunday.
  expect(mondayOfWeek(99, 1)).toBe('0098-12-29');
  expect(mondayOfWeek(20_260, 1)).toBeNull();
});

it('a range has the days from its start to its end, over the end of a year too', () => {
  expect(daysOf({ start: '2026-12-30', end: '2027-01-01' })).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(daysOf({ start: '2026-12-30', end: '2026-12-30' })).toEqual(['2026-12-30']);
  expect(daysOf({ start: '2026-12-30', end: '2026-12-28' })).toEqual([]);
});
