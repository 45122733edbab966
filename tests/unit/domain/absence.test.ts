import { describe, expect, test } from 'vitest';
import { overlaps, sameAbsence, touches } from '#domain/absences/absence.ts';

const absence = (
  absenceStartDateTimeStamp: number,
  absenceEndDateTimeStamp: number,
  objectAbsence = 'Congé annuel',
) => ({
  absenceStartDateTimeStamp,
  absenceEndDateTimeStamp,
  objectAbsence,
});

describe('an absence from 100 to 200', () => {
  test.each([
    ['that is over before', 0, 99, false],
    ['that ends when it begins', 0, 100, true],
    ['within it', 120, 150, true],
    ['around it', 0, 300, true],
    ['of the same instants', 100, 200, true],
    ['that begins when it ends', 200, 300, true],
    ['that begins after it', 201, 300, false],
  ])('has an instant in common with a range %s: %s to %s, %s', (_what, start, end, expected) => {
    expect(touches(absence(100, 200), { start, end })).toBe(expected);
  });
});

describe('two absences of a person', () => {
  test.each([
    ['one that is over before', 0, 99, false],
    ['one that ends when it begins', 0, 100, false],
    ['one that ends within it', 0, 101, true],
    ['one within it', 120, 150, true],
    ['one around it', 0, 300, true],
    ['one that begins when it ends', 200, 300, false],
  ])('overlap for %s: %s to %s, %s', (_what, start, end, expected) => {
    expect(overlaps(absence(100, 200), absence(start, end))).toBe(expected);
    expect(overlaps(absence(start, end), absence(100, 200))).toBe(expected);
  });

  test.each([
    ['the same instants and words', absence(100, 200), true],
    ['parts of a second more, and spaces around the words', absence(100.9, 200.1, ' Congé annuel '), true],
    ['another beginning', absence(101, 200), false],
    ['another end', absence(100, 201), false],
    ['other words', absence(100, 200, 'Formation'), false],
    ['other capitals', absence(100, 200, 'congé annuel'), false],
  ])('are one where they have %s: %j, %s', (_what, other, expected) => {
    expect(sameAbsence(absence(100, 200), other)).toBe(expected);
    expect(sameAbsence(other, absence(100, 200))).toBe(expected);
  });
});
