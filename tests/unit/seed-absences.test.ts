import { describe, expect, test } from 'vitest';
import { touches } from '#domain/absences/absence.ts';
import { daysFrom } from '#lib/date-ranges.ts';
import { dayOf } from '#lib/scalars.ts';
import { withEmptyAgency } from '#mocks/seed/empty-agency.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { DAY, inAgency, NOW, worldOf } from './seed-worlds.ts';

describe.each([1, 7, 42])('the absences of the world %i', (seed) => {
  const world = worldOf('small', seed);
  const field = createFieldWork(world);
  const zones = new Map(world.agencies.map(({ idAgency, timeZone }) => [idAgency, timeZone]));
  const [zone = 'UTC'] = [zones.get('cm')];
  const staff = inAgency(world.users, 'cm').filter(({ pharmaLaboID, fictive }) => pharmaLaboID === null && !fictive);
  const absences = staff.flatMap(({ ID }) => field.absencesOf(ID));
  const around = (days: number) => ({ start: NOW + days * DAY, end: NOW + days * DAY });

  test('are in order of time, have an id that finds them, and end after they begin', () => {
    expect(new Set(absences.map(({ ID }) => ID)).size).toBe(absences.length);
    for (const absence of absences) {
      expect(field.absenceWithID(absence.ID)).toEqual(absence);
      expect(absence.absenceEndDateTimeStamp).toBeGreaterThan(absence.absenceStartDateTimeStamp);
    }
    for (const { ID } of staff) {
      const starts = field.absencesOf(ID).map(({ absenceStartDateTimeStamp }) => absenceStartDateTimeStamp);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
  });

  test('are of every sort: past, present and to come, with a file and without, of days and of hours', () => {
    const objects = new Set(absences.map(({ objectAbsence }) => objectAbsence));
    expect([...objects]).toEqual(
      expect.arrayContaining(['Congé annuel', 'Maladie', 'Formation', 'Rendez-vous médical']),
    );
    expect(absences.some((absence) => touches(absence, around(0)))).toBe(true);
    expect(absences.some(({ absenceStartDateTimeStamp }) => absenceStartDateTimeStamp > NOW)).toBe(true);
    expect(absences.some(({ absenceEndDateTimeStamp }) => absenceEndDateTimeStamp < NOW)).toBe(true);
    expect(absences.some(({ proof }) => proof === null)).toBe(true);
    expect(absences.some(({ proof }) => proof?.type === 'image/jpeg')).toBe(true);
  });

  test('agree with the visits: a whole day of absence has none, and none was made in hours of absence', () => {
    for (const { ID, workerID, absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end } of absences) {
      const days = daysFrom(dayOf(start, zone), 1 + Math.floor((end - start) / DAY));
      const visits = days.flatMap((day) => field.visitsOf(workerID, day));
      const isOfDays = end - start >= DAY - 1;
      // In hours of absence nothing was visited; on whole days nothing was planned either.
      const clash = visits.filter((visit) => isOfDays || (visit.report && visit.start < end && visit.end > start));
      expect({ ID, clash }).toEqual({ ID, clash: [] });
    }
  });

  test('of one worker never fall on the same day', () => {
    for (const { ID } of staff) {
      const own = field.absencesOf(ID);
      for (const [index, absence] of own.entries()) {
        const { absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end } = absence;
        expect(own.slice(index + 1).filter((other) => touches(other, { start, end }))).toEqual([]);
      }
    }
  });
});

test('nobody who has no account, and nobody of a laboratory, is absent', () => {
  const world = worldOf('small');
  const field = createFieldWork(world);
  const others = world.users.filter(({ pharmaLaboID, fictive }) => pharmaLaboID !== null || fictive);
  expect(others.flatMap(({ ID }) => field.absencesOf(ID))).toEqual([]);
});

test('an agency that has just opened has no absences', () => {
  const world = withEmptyAgency(worldOf('small'), 'cm');
  const field = createFieldWork(world);
  expect(inAgency(world.users, 'cm').flatMap(({ ID }) => field.absencesOf(ID))).toEqual([]);
});
