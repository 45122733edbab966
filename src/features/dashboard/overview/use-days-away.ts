import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { instantsOf, wholeDays } from '#domain/absences/whole-days.ts';
import { ABSENCE_READERS } from '#domain/access/roles.ts';
import { type Away, daysWorked } from '#domain/supervision/quota.ts';
import { type DayRange, daysOf } from '#lib/date-ranges.ts';
import { absencesQuery } from '#queries/absences.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';

const NOBODY: ReadonlyMap<string, number> = new Map();

/**
 * The working days of a range that absences cover wholly, by the ID of who is away: their quotas ask for nothing on them. Nobody
 * where absences are not read.
 */
export function useDaysAway({ start, end }: DayRange) {
  const { api } = useServices();
  const { userType } = useSession();
  const zone = useZone();
  const instants = useMemo(() => instantsOf({ start, end }, zone), [start, end, zone]);
  const read = useQuery({ ...absencesQuery(api, instants), enabled: ABSENCE_READERS.includes(userType) });
  const absences = read.data?.data.readAbsenceJustification;
  const daysAway = useMemo((): ReadonlyMap<string, number> => {
    if (!absences) return NOBODY;
    const away = new Map<string, Away[]>();
    for (const absence of absences) {
      const days = wholeDays(absence, zone);
      if (days && absence.Worker) away.set(absence.Worker.ID, [...(away.get(absence.Worker.ID) ?? []), days]);
    }
    const dates = daysOf({ start, end });
    const worked = daysWorked(dates).length;
    return new Map(Array.from(away, ([ID, days]) => [ID, worked - daysWorked(dates, days).length]));
  }, [absences, start, end, zone]);
  return { read, daysAway };
}

/** « absence de 3 jours », below a name; empty for who is not away. */
export function useAwayWords(): (days: number | undefined) => string {
  const { t } = useLingui();
  return useCallback(
    (days = 0) => (days > 0 ? t`${plural(days, { one: 'absence de # jour', other: 'absence de # jours' })}` : ''),
    [t],
  );
}
