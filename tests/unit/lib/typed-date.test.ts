import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayInstead, readTypedDate, readTypedMonth, readTypedWeek } from '#lib/typed-date.ts';

/** Days of four centuries as `YYYY-MM-DD`. */
const days = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('readTypedDate', () => {
  it.each([
    ['19/11/2026', 'fr-FR', '2026-11-19'],
    ['9/1/2026', 'fr-FR', '2026-01-09'],
    ['19.11.2026', 'fr-FR', '2026-11-19'],
    ['19-11-2026', 'en-GB', '2026-11-19'],
    ['05/06/2026', 'en-GB', '2026-06-05'],
    ['05/06/2026', 'en-US', '2026-05-06'],
    ['2026-11-19', 'en-US', '2026-11-19'],
    ['2026/11/19', 'fr-FR', '2026-11-19'],
    [' 2026/1/9\n', 'fr-FR', '2026-01-09'],
    ['29/02/2028', 'fr-FR', '2028-02-29'],
  ])('reads %j in %s', (text, locale, date) => {
    expect(readTypedDate(text, locale)).toBe(date);
  });

  it.each([
    '',
    'demain',
    '31/02/2026',
    '29/02/2026',
    '19/13/2026',
    '0/1/2026',
    '19/11/26',
    '19/11-2026',
    '2026/11-19',
    '19/11/2026 à 8 h',
    '20261119',
  ])('refuses %j', (text) => {
    expect(readTypedDate(text, 'fr-FR')).toBeNull();
  });

  it('reads back dates in the format of a language or of the API', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('fr-FR', 'en-GB', 'en-US', 'de-DE'), (day, locale) => {
        const short = new Intl.DateTimeFormat(locale, {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
          timeZone: 'UTC',
        });
        expect(readTypedDate(short.format(new Date(day)), locale)).toBe(day);
        expect(readTypedDate(day, locale)).toBe(day);
        expect(readTypedDate(day.replaceAll('-', '/'), locale)).toBe(day);
      }),
    );
  });

  it('returns only dates that exist', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/)), (text) => {
        const date = readTypedDate(text, 'fr-FR');
        expect(date === null || new Date(date).toISOString().startsWith(date)).toBe(true);
      }),
    );
  });
});

describe('readTypedMonth', () => {
  it.each([
    ['11/2026', '2026-11'],
    ['9 2026', '2026-09'],
    [' 9/2026 ', '2026-09'],
    ['2026-11', '2026-11'],
    ['2026/1', '2026-01'],
    ['19/11/2026', '2026-11'],
    [' 2026-11-30 ', '2026-11'],
  ])('reads %j', (text, month) => {
    expect(readTypedMonth(text, 'fr-FR')).toBe(month);
  });

  it.each(['', '13/2026', '2026-00', 'novembre', '11/26', '31/02/2026'])('refuses %j', (text) => {
    expect(readTypedMonth(text, 'fr-FR')).toBeNull();
  });
});

describe('readTypedWeek', () => {
  it.each([
    ['19/11/2026', '2026-11-16'],
    ['2027-01-03', '2026-12-28'],
    ['47', '2026-11-16'],
    ['sem. 47', '2026-11-16'],
    [' 47 ', '2026-11-16'],
    ['2027-W01', '2027-01-04'],
    ['Week 1, 2027', '2027-01-04'],
    ['47/2026', '2026-11-16'],
    ['2026-w47', '2026-11-16'],
  ])('reads %j', (text, monday) => {
    expect(readTypedWeek(text, 'fr-FR', '2026-11-19')).toBe(monday);
  });

  it.each(['', 'sem.', '0', '54', '53/2025', '-3', '47/26', '2026'])('refuses %j', (text) => {
    expect(readTypedWeek(text, 'fr-FR', '2026-11-19')).toBeNull();
  });

  it('returns a Monday or null', () => {
    fc.assert(
      fc.property(fc.oneof(days, fc.stringMatching(/^(sem\. )?\d{1,2}( \d{4})?$/)), (text) => {
        const monday = readTypedWeek(text, 'fr-FR', '2026-11-19');
        expect(monday === null || new Date(monday).getUTCDay() === 1).toBe(true);
      }),
    );
  });
});

it.each([
  [2026, 2, 31, '2026-02-28'],
  [1980, 2, 30, '1980-02-29'],
  [2026, 11, 31, '2026-11-30'],
  [26, 2, 29, '0026-02-28'],
  [1980, 2, 29, null],
  [2026, 12, 31, null],
  [2026, 13, 32, null],
  [NaN, 2, 31, null],
] as const)('in %d, month %d, the day %d gives way to %s', (year, month, day, instead) => {
  expect(lastDayInstead(year, month, day)).toBe(instead);
});
