import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { daysOfAbsence } from '#domain/absences/days.ts';
import { instantsOf } from '#domain/absences/whole-days.ts';
import { ABSENCE_READERS } from '#domain/access/roles.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { absencesQuery } from '#queries/absences.queries.ts';
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
 * The absences of people on the days of a week: of everybody whose absences the user sees, or the user’s own. None while they are
 * not read, and none if they cannot be.
 * @param day any day of the week, `YYYY-MM-DD`
 */
export function useAbsencesOfWeek(day: string): (workerID: string, date: string) => readonly AbsenceOnDay[] {
  const { api } = useServices();
  const { userType, member } = useSession();
  const zone = useZone();
  const { start, end } = weekOf(day);
  const instants = useMemo(() => instantsOf({ start, end }, zone), [start, end, zone]);
  const { data } = useQuery(absencesQuery(api, instants, ABSENCE_READERS.includes(userType) ? undefined : member.ID));
  const absences = data?.data.readAbsenceJustification ?? [];
  return (workerID, date) =>
    absences.flatMap((absence): readonly AbsenceOnDay[] => {
      if (absence.Worker?.ID !== workerID) return [];
      const part = daysOfAbsence(absence, zone, { start: date, end: date }).get(date);
      return part ? [{ ID: absence.ID, object: absence.objectAbsence, isWholeDay: part === 'whole' }] : [];
    });
}
