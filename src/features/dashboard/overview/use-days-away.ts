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

/**
 * The working days of a range that absences cover wholly, by the ID of who is away: their quotas ask for nothing on them. Nobody
 * where absences are not read.
 */
export function useDaysAway(range: DayRange) {
  const { read, away } = useAbsences(range);
  const { start, end } = range;
  const daysAway = useMemo(() => daysAwayIn(away, { start, end }), [away, start, end]);
  return { read, daysAway };
}

/** The same for each of several weeks, one after the other. */
export function useWeeksAway(weeks: readonly DayRange[]) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) throw new Error('There is no week.');
  const { read, away } = useAbsences({ start: first.start, end: last.end });
  return { read, weeksAway: useMemo(() => weeks.map((week) => daysAwayIn(away, week)), [away, weeks]) };
}

/** The days of absences in a range, by the ID of who is away. */
function useAbsences({ start, end }: DayRange) {
  const { api } = useServices();
  const { userType } = useSession();
  const zone = useZone();
  const instants = useMemo(() => instantsOf({ start, end }, zone), [start, end, zone]);
  const read = useQuery({ ...absencesQuery(api, instants), enabled: ABSENCE_READERS.includes(userType) });
  const absences = read.data?.data.readAbsenceJustification;
  const away = useMemo((): ReadonlyMap<string, readonly Away[]> => {
    const found = new Map<string, Away[]>();
    for (const absence of absences ?? []) {
      const days = wholeDays(absence, zone);
      if (days && absence.Worker) found.set(absence.Worker.ID, [...(found.get(absence.Worker.ID) ?? []), days]);
    }
    return found;
  }, [absences, zone]);
  return { read, away };
}

function daysAwayIn(away: ReadonlyMap<string, readonly Away[]>, range: DayRange): ReadonlyMap<string, number> {
  const dates = daysOf(range);
  const worked = daysWorked(dates).length;
  return new Map(Array.from(away, ([ID, days]) => [ID, worked - daysWorked(dates, days).length]));
}

/** « absence de 3 jours », below a name; empty for who is not away. */
export function useAwayWords(): (days: number | undefined) => string {
  const { t } = useLingui();
  return useCallback(
    (days = 0) => (days > 0 ? t`${plural(days, { one: 'absence de # jour', other: 'absence de # jours' })}` : ''),
    [t],
  );
}
