import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockStoppedAt } from '#lib/clock.ts';
import {
  dayOf,
  formatDay,
  formatMonth,
  isInstant,
  isInstantIn,
  readDay,
  readMonth,
  readTime,
  endOfDay,
  startOfDay,
  timestampOf,
  today,
  wallClockOf,
} from '#lib/scalars.ts';
import { scalars } from '#mocks/server/scalars.ts';

const AFRICA = ['Africa/Douala', 'Africa/Abidjan', 'Africa/Dakar', 'Africa/Libreville', 'Africa/Ouagadougou'];
const africa = fc.constantFrom(...AFRICA);
/** From 1970 to 2100: past the end of a 32-bit number. */
const timestamp = fc.integer({ min: 0, max: 4_102_444_800 });
const day = fc
  .record({
    year: fc.integer({ min: 1970, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((parts) => new CalendarDate(parts.year, parts.month, parts.day));

/** The instant of a local time in Paris in 2026, where clocks change twice a year. */
const paris = (...time: [month: number, day: number, hour: number, minute: number]) =>
  timestampOf(new CalendarDateTime(2026, ...time), 'Europe/Paris');

describe('Timestamp', () => {
  test('converts to local time and back', () => {
    fc.assert(
      fc.property(timestamp, africa, (instant, zone) => {
        expect(timestampOf(wallClockOf(instant, zone), zone)).toBe(instant);
      }),
    );
  });

  test('is converted in the agency’s time zone', () => {
    expect(wallClockOf(1_795_072_200, 'Africa/Douala').toString()).toBe('2026-11-19T08:10:00');
    expect(wallClockOf(1_795_072_200, 'Africa/Dakar').toString()).toBe('2026-11-19T07:10:00');
  });

  test('is unambiguous where clocks change', () => {
    expect(paris(3, 29, 2, 30)).toBe(paris(3, 29, 3, 30));
    expect(paris(10, 25, 3, 0) - paris(10, 25, 2, 30)).toBe(5400);
  });
});

describe('the bounds of a Timestamp', () => {
  test.each([-2_208_988_800, 0, 4_102_444_800, 253_402_300_799])('%d is within them', (instant) => {
    expect(isInstant(instant)).toBe(true);
    expect(scalars.Timestamp.parseValue(instant)).toBe(instant);
    expect(scalars.Timestamp.serialize(instant)).toBe(instant);
  });

  test.each([...AFRICA, 'Indian/Antananarivo', 'Pacific/Kiritimati'])(
    '%s has a date for each, to the end of 9999',
    (zone) => {
      const last = timestampOf(new CalendarDateTime(9999, 12, 31, 23, 59, 59), zone);
      expect(isInstantIn(last, zone)).toBe(true);
      expect(dayOf(last, zone)).toBe('9999-12-31');
      expect(isInstantIn(last + 1, zone)).toBe(false);
      const within = fc.integer({ min: -2_208_988_800, max: last });
      fc.assert(
        fc.property(within, (instant) => {
          expect(isInstantIn(instant, zone)).toBe(true);
          expect(dayOf(instant, zone)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        }),
      );
    },
  );

  test.each([1e300, -1e300, -2_208_988_801, 8_640_000_000_001, 253_402_300_800, NaN, Infinity, '0'])(
    '%s is refused both ways',
    (value) => {
      expect(isInstant(value)).toBe(false);
      expect(isInstantIn(value, 'Africa/Douala')).toBe(false);
      expect(() => scalars.Timestamp.parseValue(value)).toThrow('Timestamp must be a number of seconds');
      expect(() => scalars.Timestamp.serialize(value)).toThrow('Timestamp must be a number of seconds');
    },
  );
});

describe('Date', () => {
  test('converts to a calendar date and back', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(readDay(formatDay(date))?.compare(date)).toBe(0);
      }),
    );
  });

  test('starts at its first instant', () => {
    fc.assert(
      fc.property(day, africa, (date, zone) => {
        const start = startOfDay(date, zone);
        expect(dayOf(start, zone)).toBe(formatDay(date));
        expect(dayOf(start - 1, zone)).not.toBe(formatDay(date));
      }),
    );
  });

  test('ends where the next one starts, whenever in the day one asks', () => {
    fc.assert(
      fc.property(day, africa, fc.integer({ min: 0, max: 86_399 }), (date, zone, second) => {
        fc.pre(dayOf(startOfDay(date, zone) + second, zone) === formatDay(date));
        expect(endOfDay(startOfDay(date, zone) + second, zone)).toBe(startOfDay(date.add({ days: 1 }), zone));
      }),
    );
  });

  test.each([
    '',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '0000-00-00',
    '+002026-01-01',
  ])('%o is not one', (text) => {
    expect(readDay(text)).toBeNull();
  });

  test('is already the next one further east at the same instant', () => {
    const clock = clockStoppedAt(Date.UTC(2026, 10, 19, 23, 30));
    expect(today(clock, 'Africa/Dakar')).toBe('2026-11-19');
    expect(today(clock, 'Africa/Douala')).toBe('2026-11-20');
  });
});

describe('an hour of the day', () => {
  test.each(['00:00', '09:05', '23:59'])('%s is one', (text) => {
    expect(readTime(text)?.toString()).toBe(`${text}:00`);
  });

  test.each([null, '', '9:05', '09', '09:05:30', '24:10', '23:60'])('%o is none', (text) => {
    expect(readTime(text)).toBeNull();
  });
});

describe('YearMonth', () => {
  test('converts to a calendar date and back', () => {
    fc.assert(
      fc.property(day, (date) => {
        const first = readMonth(formatMonth(date));
        expect(first && formatDay(first)).toBe(`${formatDay(date).slice(0, 7)}-01`);
      }),
    );
  });

  test.each(['', '2026', '2026-00', '2026-13', '2026-1', '2026-01-01'])('%o is not one', (text) => {
    expect(readMonth(text)).toBeNull();
  });
});
