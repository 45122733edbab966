import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '#domain/agency/agency-zone.ts';
import { dayInWords, formatter } from '#lib/format.ts';
import { withFirst } from '#lib/intl.ts';
import { startOfDay } from '#lib/scalars.ts';

/** Thursday 19 November 2026, 08:10 in Douala. */
const NOW = 1_795_072_200;
const DAY = 86_400;
const french = formatter('fr-FR', 'Africa/Douala');
const english = formatter('en-GB', 'Africa/Douala');

describe('formatter', () => {
  it('creates a format of `Intl` when it is first used', () => {
    const format = formatter('fr-FR', 'Nowhere/Nowhere');
    expect(format.number(15)).toBe('15');
    // Here the format with that zone is created.
    expect(() => format.date(NOW)).toThrow(RangeError);
  });

  it('formats dates and times in each language', () => {
    expect(french.date(NOW)).toBe('19 nov. 2026');
    expect(english.date(NOW)).toBe('19 Nov 2026');
    expect(french.longDate(NOW)).toBe('jeudi 19 novembre 2026');
    expect(french.time(NOW)).toBe('08:10');
    expect(english.time(NOW)).toBe('08:10');
  });

  it('writes a day as its first instant in the time zone, whatever that is', () => {
    for (const zone of ['Africa/Douala', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago']) {
      const format = formatter('fr-FR', zone, 'date illisible');
      for (const text of ['1900-01-02', '2026-02-28', '2026-09-06', '2027-12-31', '9999-12-30', '1885-04-01']) {
        const day = parseDate(text);
        expect(format.day(day), `${text} in ${zone}`).toBe(format.date(startOfDay(day, zone)));
      }
    }
  });

  it('writes the first of a month, and only that day, as an ordinal in French', () => {
    const first = NOW + 12 * DAY;
    expect(french.longDate(first)).toBe('mardi 1er décembre 2026');
    expect(french.longDate(first + 10 * DAY)).toBe('vendredi 11 décembre 2026');
    expect(english.longDate(first)).toBe('Tuesday, 1 December 2026');
    const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    expect(dayInWords('fr-FR', '2026-11-01', parts)).toBe('dimanche 1er novembre');
    expect(dayInWords('fr-FR', '2026-11-21', parts)).toBe('samedi 21 novembre');
    expect(withFirst('fr-FR', '1 septembre – 1 octobre')).toBe('1er septembre – 1er octobre');
  });

  it('leaves out the current year, and no other', () => {
    expect(french.shortDate(NOW, NOW)).toBe('19 nov.');
    expect(french.shortDate(NOW + 60 * DAY, NOW)).toBe('18 janv. 2027');
  });

  it('counts calendar days, not spans of 24 hours', () => {
    const lateEvening = NOW + 15 * 3600;
    expect(french.distance(lateEvening, NOW)).toBe('aujourd’hui');
    expect(french.distance(lateEvening + 3600, NOW)).toBe('demain');
    expect(french.distance(NOW + 12 * DAY, NOW)).toBe('dans 12\u00a0j');
    expect(french.distance(NOW - 3 * DAY, NOW)).toBe('il y a 3\u00a0j');
    expect(english.distance(NOW + 12 * DAY, NOW)).toBe('in 12 days');
  });

  it('gives no distance beyond a year', () => {
    expect(french.distance(NOW + 400 * DAY, NOW)).toBeNull();
    expect(french.distance(NOW - 400 * DAY, NOW)).toBeNull();
  });

  it('uses the given time zone', () => {
    const nearMidnight = Date.UTC(2026, 10, 19, 23, 30) / 1000;
    expect(formatter('fr-FR', 'Africa/Dakar').date(nearMidnight)).toBe('19 nov. 2026');
    expect(french.date(nearMidnight)).toBe('20 nov. 2026');
  });

  it.each([
    ['Pacific/Kiritimati', ['20 nov. 2026', '20 nov.', 'vendredi 20 novembre 2026', '00:30', 'demain']],
    ['Africa/Douala', ['19 nov. 2026', '19 nov.', 'jeudi 19 novembre 2026', '11:30', 'aujourd’hui']],
    ['Pacific/Pago_Pago', ['18 nov. 2026', '18 nov.', 'mercredi 18 novembre 2026', '23:30', 'aujourd’hui']],
  ])('writes each form of a date in the zone of %s', (zone, words) => {
    const [instant, before] = [Date.UTC(2026, 10, 19, 10, 30) / 1000, Date.UTC(2026, 10, 19, 9, 30) / 1000];
    const { date, shortDate, longDate, time, distance } = formatter('fr-FR', zone);
    expect([
      date(instant),
      shortDate(instant, before),
      longDate(instant),
      time(instant),
      distance(instant, before),
    ]).toEqual(words);
  });

  it('compares years in the zone', () => {
    const newYear = Date.UTC(2026, 11, 31, 23, 30) / 1000;
    expect(french.shortDate(newYear, NOW)).toBe('1 janv. 2027');
    expect(formatter('fr-FR', 'Africa/Dakar').shortDate(newYear, NOW)).toBe('31 déc.');
  });

  it('gives a distance up to a year and a day, and writes numbers as the language does', () => {
    expect(french.distance(NOW + 366 * DAY, NOW)).toBe('dans 366\u00a0j');
    expect(french.distance(NOW + 367 * DAY, NOW)).toBeNull();
    expect(french.distance(NOW - 366 * DAY, NOW)).toBe('il y a 366\u00a0j');
    expect(french.number(1234.5)).toBe('1\u202f234,5');
    expect(english.number(1234.5)).toBe('1,234.5');
  });

  it('is the same for the same locale, zone and words', () => {
    expect(formatter('fr-FR', 'Africa/Douala')).toBe(french);
    expect(formatter('fr-FR', 'Africa/Douala', 'illisible')).not.toBe(french);
  });

  it('never throws for an instant that the API can send', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_000_000_000 }), (instant) => {
        expect(french.date(instant)).toMatch(/^\d/);
        expect(french.distance(instant, NOW) ?? '').not.toContain('NaN');
      }),
    );
  });
});

describe('an instant that no calendar has', () => {
  const spoken = formatter('fr-FR', 'Africa/Douala', 'date illisible');

  it('the last hours of 9999 in London, of 10000 in Douala, are unreadable', () => {
    const last = 253_402_297_199;
    expect([spoken.date(last), spoken.date(last + 1)]).toEqual(['31 déc. 9999', 'date illisible']);
    expect([spoken.time(last), spoken.time(last + 1)]).toEqual(['23:59', '—']);
  });

  it.each([1e300, -1e300, NaN, Infinity, 8_640_000_000_001, 253_402_300_800])(
    '%s is written as unreadable',
    (instant) => {
      expect(spoken.date(instant)).toBe('date illisible');
      expect(spoken.shortDate(instant, NOW)).toBe('date illisible');
      expect(spoken.longDate(instant)).toBe('date illisible');
      expect(spoken.time(instant)).toBe('—');
      expect(spoken.distance(instant, NOW)).toBeNull();
    },
  );

  it('never makes a formatter throw', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (instant, now) => {
        const words = [
          spoken.date(instant),
          spoken.shortDate(instant, now),
          spoken.longDate(instant),
          spoken.time(instant),
        ];
        expect(words.join(' ')).not.toMatch(/Invalid|NaN/);
        spoken.distance(instant, now);
      }),
    );
  });
});

describe('zoneOf', () => {
  it('knows the countries of the agencies, with either apostrophe', () => {
    expect(zoneOf('Cameroun')).toBe('Africa/Douala');
    expect(zoneOf('Côte d’Ivoire')).toBe('Africa/Abidjan');
    expect(zoneOf("Côte d'Ivoire")).toBe('Africa/Abidjan');
  });

  it('knows them without accents and in English', () => {
    expect(zoneOf('SENEGAL ')).toBe('Africa/Dakar');
    expect(zoneOf('Ivory Coast')).toBe('Africa/Abidjan');
    expect(zoneOf('Guinea')).toBe('Africa/Conakry');
  });

  it('names zones that the browser knows', () => {
    for (const country of ['Mali', 'Bénin', 'Tchad', 'Congo', 'Niger', 'Togo', 'Madagascar']) {
      expect(() => formatter('fr-FR', zoneOf(country) ?? 'none')).not.toThrow();
    }
  });

  it('is told of further countries, and of another zone of a known one', () => {
    const own = { Haïti: 'America/Port-au-Prince', Congo: 'Africa/Kinshasa' };
    expect(zoneOf('HAITI', own)).toBe('America/Port-au-Prince');
    expect(zoneOf('Congo', own)).toBe('Africa/Kinshasa');
    expect(zoneOf('Cameroun', own)).toBe('Africa/Douala');
    expect(zoneOf('Atlantide', own)).toBeNull();
  });

  it('guesses nothing for an unknown country, and for none', () => {
    expect(zoneOf('Atlantide')).toBeNull();
    expect(zoneOf('')).toBeNull();
    expect(zoneOf(null)).toBeNull();
  });
});
