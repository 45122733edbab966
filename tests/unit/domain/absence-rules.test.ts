import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AbsenceDraft, absenceIssues, draftOf, NO_ABSENCE, periodOf } from '#domain/absences/absence-rules.ts';

/** An hour ahead of UTC. */
const ZONE = 'Africa/Douala';
const at = (instant: string): number => Date.parse(instant) / 1000;

const days: AbsenceDraft = {
  ...NO_ABSENCE,
  objectAbsence: 'Congé',
  first: '2026-12-30',
  last: '2027-01-02',
};
const hours: AbsenceDraft = { ...days, isWholeDays: false, from: '14:30', until: '09:05' };

describe('the period of a draft', () => {
  test('is from the first second of the first day to the last second of the last', () => {
    expect(periodOf(days, ZONE)).toEqual({
      absenceStartDateTimeStamp: at('2026-12-29T23:00:00Z'),
      absenceEndDateTimeStamp: at('2027-01-02T22:59:59Z'),
    });
  });

  test('is from hour to hour where it has hours', () => {
    expect(periodOf(hours, ZONE)).toEqual({
      absenceStartDateTimeStamp: at('2026-12-30T13:30:00Z'),
      absenceEndDateTimeStamp: at('2027-01-02T08:05:00Z'),
    });
  });

  test('has the hours of the zone on both sides of a change of clocks', () => {
    const draft = { ...hours, first: '2026-10-24', last: '2026-10-25', from: '08:00', until: '08:00' };
    expect(periodOf(draft, 'Europe/Paris')).toEqual({
      absenceStartDateTimeStamp: at('2026-10-24T06:00:00Z'),
      absenceEndDateTimeStamp: at('2026-10-25T07:00:00Z'),
    });
  });

  test.each([
    ['no first day', { ...days, first: null }],
    ['no last day', { ...days, last: null }],
    ['a day that does not exist', { ...days, last: '2026-02-30' }],
    ['no hour of its start', { ...hours, from: null }],
    ['no hour of its end', { ...hours, until: null }],
    ['an hour that is half typed', { ...hours, until: '9:0' }],
    ['an hour that does not exist', { ...hours, until: '24:10' }],
    ['hours, and no first day', { ...hours, first: null }],
    ['hours, and no last day', { ...hours, last: null }],
  ])('is not known with %s', (_what, draft) => {
    expect(periodOf(draft, ZONE)).toBeNull();
  });

  test('does not need the hours of whole days', () => {
    expect(periodOf({ ...hours, isWholeDays: true, from: null, until: 'x' }, ZONE)).toEqual(periodOf(days, ZONE));
  });
});

describe('the draft of an absence', () => {
  const named = { objectAbsence: 'Congé', justification: null };

  test('has the days of one that is of whole days, however its server writes their end', () => {
    for (const end of ['2027-01-02T22:59:59Z', '2027-01-02T22:59:00Z', '2027-01-02T23:00:00Z'])
      expect(
        draftOf(
          { ...named, absenceStartDateTimeStamp: at('2026-12-29T23:00:00Z'), absenceEndDateTimeStamp: at(end) },
          ZONE,
        ),
      ).toEqual(days);
  });

  test('has the hours of one that is not, and its justification', () => {
    expect(
      draftOf(
        {
          ...named,
          justification: 'Certificat',
          absenceStartDateTimeStamp: at('2026-12-30T13:30:00Z'),
          absenceEndDateTimeStamp: at('2027-01-02T08:05:00Z'),
        },
        ZONE,
      ),
    ).toEqual({ ...hours, justification: 'Certificat' });
  });

  test('ends on the day whose midnight is its end, if it has hours', () => {
    const untilMidnight = { ...hours, last: '2027-01-03', until: '00:00' };
    const period = periodOf(untilMidnight, ZONE);
    expect(period && draftOf({ ...named, ...period }, ZONE)).toEqual(untilMidnight);
  });

  test('begins with whole days and without any', () => {
    expect(NO_ABSENCE).toEqual({
      objectAbsence: '',
      justification: '',
      isWholeDays: true,
      first: null,
      last: null,
      from: null,
      until: null,
    });
  });

  test('gives the same absence again', () => {
    const instants = fc.integer({ min: at('2025-01-01T00:00:00Z') / 60, max: at('2028-01-01T00:00:00Z') / 60 });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 50_000 }), (start, minutes) => {
        const absence = {
          ...named,
          absenceStartDateTimeStamp: start * 60,
          absenceEndDateTimeStamp: (start + minutes) * 60,
        };
        const draft = draftOf(absence, ZONE);
        const again = periodOf(draft, ZONE);
        expect(again?.absenceStartDateTimeStamp).toBe(absence.absenceStartDateTimeStamp);
        expect(again && draftOf({ ...named, ...again }, ZONE)).toEqual(draft);
        // The end of whole days is written as the last second of the last one.
        const moved = (again?.absenceEndDateTimeStamp ?? 0) - absence.absenceEndDateTimeStamp;
        expect(Math.abs(moved)).toBeLessThanOrEqual(draft.isWholeDays ? 59 : 0);
      }),
    );
  });
});

describe('what keeps an absence from being sent', () => {
  test('nothing, once it has an object and a period', () => {
    expect(absenceIssues(days, ZONE)).toEqual([]);
    expect(absenceIssues({ ...days, last: days.first }, ZONE)).toEqual([]);
    expect(absenceIssues({ ...hours, last: hours.first, until: '14:31' }, ZONE)).toEqual([]);
  });

  test.each([
    [NO_ABSENCE, ['objectAbsence REQUIRED_VALUE', 'period REQUIRED_VALUE']],
    [{ ...days, objectAbsence: ' ' }, ['objectAbsence REQUIRED_VALUE']],
    [{ ...days, last: null }, ['period REQUIRED_VALUE']],
    [{ ...days, last: '2026-12-29' }, ['period INVALID_DATE_RANGE']],
    [{ ...hours, last: hours.first, until: '14:29' }, ['period INVALID_DATE_RANGE']],
    [{ ...hours, last: hours.first, until: hours.from }, ['period INVALID_DATE_RANGE']],
    [{ ...days, objectAbsence: '', last: '2026-12-29' }, ['objectAbsence REQUIRED_VALUE', 'period INVALID_DATE_RANGE']],
  ])('%o', (draft, issues) => {
    expect(absenceIssues(draft, ZONE).map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
  });
});
