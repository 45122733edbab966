import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameAbsence, touches } from '#domain/absences/absence.ts';

test('an absence touches a range if they have an instant in common, whichever is the longer', () => {
  const instants = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(instants, instants, ([a, b], [c, d]) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      const range = { start: Math.min(c, d), end: Math.max(c, d) };
      const seconds = Array.from({ length: 61 }, (_, second) => second);
      const isCommon = seconds.some(
        (second) => start <= second && second <= end && range.start <= second && second <= range.end,
      );
      expect(touches({ absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end }, range)).toBe(isCommon);
    }),
  );
});

test('two absences are the same if they have the same beginning, end and object', () => {
  const absence = { objectAbsence: 'Maladie', absenceStartDateTimeStamp: 1000, absenceEndDateTimeStamp: 2000 };
  expect(sameAbsence(absence, { ...absence, objectAbsence: ' Maladie ', absenceEndDateTimeStamp: 2000.4 })).toBe(true);
  expect(sameAbsence(absence, { ...absence, objectAbsence: 'Congé' })).toBe(false);
  expect(sameAbsence(absence, { ...absence, absenceStartDateTimeStamp: 1001 })).toBe(false);
  expect(sameAbsence(absence, { ...absence, absenceEndDateTimeStamp: 2001 })).toBe(false);
});
