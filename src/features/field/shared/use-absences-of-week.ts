import { useQuery } from '@tanstack/react-query';
import { daysOfAbsence } from '#domain/absences/days.ts';
import { absencesOfWeekQuery } from '#queries/absences.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';

/** An absence on a day. */
export interface AbsenceOnDay {
  readonly ID: string;
  /** Why, as who is absent has written it. */
  readonly object: string;
  readonly isWholeDay: boolean;
}

/**
 * The absences of people on the days of a week, of those whose absences the user sees.
 * @param day any day of the week, `YYYY-MM-DD`
 * @returns the read, and what tells the absences of a person on a date: none while they are not read
 */
export function useAbsencesOfWeek(day: string) {
  const { api } = useServices();
  const session = useSession();
  const zone = useZone();
  const read = useQuery(absencesOfWeekQuery(api, session, day, zone));
  const absences = read.data?.data.readAbsenceJustification ?? [];
  const absencesOn = (workerID: string, date: string): readonly AbsenceOnDay[] =>
    absences.flatMap((absence) => {
      if (absence.Worker?.ID !== workerID) return [];
      const part = daysOfAbsence(absence, zone, { start: date, end: date }).get(date);
      return part ? [{ ID: absence.ID, object: absence.objectAbsence, isWholeDay: part === 'whole' }] : [];
    });
  return { read, absencesOn };
}
