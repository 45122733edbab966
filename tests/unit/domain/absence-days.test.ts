import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AbsencePeriod } from '#domain/absences/absence.ts';
import { absentDays, daysAround, daysOfAbsence, isOfWholeDays } from '#domain/absences/days.ts';
import { daysFrom } from '#lib/date-ranges.ts';
import { dayOf, endOfDay, startOfDay } from '#lib/scalars.ts';

/** Without a change of clocks, with one at night, and with one at midnight. */
const ZONES = ['Africa/Douala', 'Europe/Paris', 'America/Santiago', 'Asia/Beirut'];

const startOf = (day: string, zone: string): number => startOfDay(parseDate(day), zone);

const wholeDays = (first: string, last: string, zone: string): AbsencePeriod => ({
  absenceStartDateTimeStamp: startOf(first, zone),
  absenceEndDateTimeStamp: endOfDay(startOf(last, zone), zone) - 1,
});

const zones = fc.constantFrom(...ZONES);
/** Around the changes of clocks of the four zones, and across months and years. */
const firstDays = fc.integer({ min: 0, max: 800 }).map((days) => parseDate('2026-01-01').add({ days }).toString());
const ALWAYS = { start: '2020-01-01', end: '2035-12-31' };

describe('the days of an absence', () => {
  test('are all days from the first to the last, each of them whole, also across months and changes of clocks', () => {
    fc.assert(
      fc.property(zones, firstDays, fc.integer({ min: 1, max: 70 }), (zone, first, count) => {
        const days = daysFrom(first, count);
        const period = wholeDays(first, days.at(-1) ?? first, zone);
        expect([...daysOfAbsence(period, zone, ALWAYS)]).toEqual(days.map((day) => [day, 'whole']));
        expect(daysAround(period, zone)).toEqual({ start: first, end: days.at(-1) });
        expect(isOfWholeDays(period, zone)).toBe(true);
      }),
    );
  });

  test('are those that have an instant of it; those between the first and the last are whole', () => {
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 1_767_225_600, max: 1_830_000_000 }),
        fc.integer({ min: 0, max: 40 * 86_400 }),
        (zone, start, length) => {
          const period = { absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: start + length };
          const days = [...daysOfAbsence(period, zone, ALWAYS)];
          expect(days[0]?.[0]).toBe(dayOf(start, zone));
          const last = days.at(-1)?.[0] ?? '';
          // An end at which a day begins is that of the day before.
          expect([dayOf(start + length, zone), dayOf(Math.max(start, start + length - 1), zone)]).toContain(last);
          expect(days.map(([day]) => day)).toEqual(daysFrom(dayOf(start, zone), days.length));
          expect(days.slice(1, -1).every(([, part]) => part === 'whole')).toBe(true);
        },
      ),
    );
  });

  test('are whole until 23:59, and not before', () => {
    const start = startOf('2026-11-16', 'Africa/Douala');
    const until = (seconds: number) => ({ absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: start + seconds });
    const dayOfMinutes = 86_400 - 60;
    expect(isOfWholeDays(until(dayOfMinutes), 'Africa/Douala')).toBe(true);
    expect(isOfWholeDays(until(dayOfMinutes - 1), 'Africa/Douala')).toBe(false);
    expect([...daysOfAbsence(until(dayOfMinutes), 'Africa/Douala', ALWAYS).values()]).toEqual(['whole']);
    expect([...daysOfAbsence(until(dayOfMinutes - 1), 'Africa/Douala', ALWAYS).values()]).toEqual(['part']);
  });

  test('leave out those that are not asked for', () => {
    const period = wholeDays('2026-10-28', '2026-11-03', 'Europe/Paris');
    const november = { start: '2026-11-01', end: '2026-11-30' };
    expect([...daysOfAbsence(period, 'Europe/Paris', november).keys()]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
    expect(daysOfAbsence(period, 'Europe/Paris', { start: '2026-12-01', end: '2026-12-31' }).size).toBe(0);
  });

  test('know an end at 23:59, and one at the midnight after it', () => {
    const zone = 'Africa/Douala';
    const { absenceStartDateTimeStamp, absenceEndDateTimeStamp } = wholeDays('2026-11-02', '2026-11-03', zone);
    for (const end of [absenceEndDateTimeStamp, absenceEndDateTimeStamp - 59, absenceEndDateTimeStamp + 1]) {
      const period = { absenceStartDateTimeStamp, absenceEndDateTimeStamp: end };
      expect(isOfWholeDays(period, zone)).toBe(true);
      expect(daysAround(period, zone)).toEqual({ start: '2026-11-02', end: '2026-11-03' });
    }
    const [first] = daysOfAbsence(
      { absenceStartDateTimeStamp, absenceEndDateTimeStamp: absenceStartDateTimeStamp + 4 * 3600 },
      zone,
      ALWAYS,
    );
    expect(first).toEqual(['2026-11-02', 'part']);
  });

  test.each([
    ['2026-12-29T22:59:59Z', []],
    ['2026-12-29T23:00:00Z', []],
    ['2026-12-29T23:00:01Z', ['part']],
    ['2026-12-30T22:58:59Z', ['part']],
    ['2026-12-30T22:59:00Z', ['whole']],
    ['2026-12-30T23:00:00Z', ['whole']],
  ] as const)('from a morning until %s have %j after the first', (end, others) => {
    const zone = 'Africa/Douala';
    const period = {
      absenceStartDateTimeStamp: startOf('2026-12-29', zone),
      absenceEndDateTimeStamp: Date.parse(end) / 1000,
    };
    expect([...daysOfAbsence(period, zone, ALWAYS).values()]).toEqual(['whole', ...others]);
    // One that begins a second later has a part of its first day.
    const later = { ...period, absenceStartDateTimeStamp: period.absenceStartDateTimeStamp + 1 };
    expect([...daysOfAbsence(later, zone, ALWAYS).values()]).toEqual(['part', ...others]);
    expect(isOfWholeDays(later, zone)).toBe(false);
  });

  test('of a moment at midnight are a part of the day that begins', () => {
    const midnight = startOf('2027-01-01', 'Africa/Douala');
    const moment = { absenceStartDateTimeStamp: midnight, absenceEndDateTimeStamp: midnight };
    expect([...daysOfAbsence(moment, 'Africa/Douala', ALWAYS)]).toEqual([['2027-01-01', 'part']]);
    expect(daysAround(moment, 'Africa/Douala')).toEqual({ start: '2027-01-01', end: '2027-01-01' });
  });

  test('have the last day that is asked for, and none of a range that begins at no day', () => {
    const period = wholeDays('2026-12-28', '2027-01-05', 'Africa/Douala');
    const year = { start: '2026-12-31', end: '2026-12-31' };
    expect([...daysOfAbsence(period, 'Africa/Douala', year)]).toEqual([['2026-12-31', 'whole']]);
    expect(daysOfAbsence(period, 'Africa/Douala', { start: 'never', end: '2026-12-31' })).toEqual(new Map());
  });

  test('of several absences are whole if one of them has the whole day', () => {
    const zone = 'Africa/Abidjan';
    const day = startOf('2026-11-02', zone);
    const morning = { absenceStartDateTimeStamp: day, absenceEndDateTimeStamp: day + 12 * 3600 };
    const both = [morning, wholeDays('2026-11-02', '2026-11-02', zone), morning];
    expect([...absentDays(both, zone, ALWAYS)]).toEqual([['2026-11-02', 'whole']]);
    expect([...absentDays([morning], zone, ALWAYS)]).toEqual([['2026-11-02', 'part']]);
  });
});
