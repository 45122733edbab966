import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { instantsOf, wholeDays } from '#domain/absences/whole-days.ts';
import { ABSENCE_READERS } from '#domain/access/roles.ts';
import type { Away } from '#domain/supervision/quota.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { absencesQuery } from '#queries/absences.queries.ts';
import type { AbsenceFragment } from '#queries/absences.generated.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';

const NONE: readonly AbsenceFragment[] = [];

/** Whether the user reads the absences of a person. */
function useReadsAbsences(ID: string): boolean {
  const { userType, member } = useSession();
  return ABSENCE_READERS.includes(userType) || ID === member.ID;
}

/** The absences of a person that touch a range of days, and the days that they cover wholly. */
export function useAbsences(workerID: string, { start, end }: DayRange, isEnabled: boolean) {
  const { api } = useServices();
  const zone = useZone();
  const mayRead = useReadsAbsences(workerID);
  const instants = useMemo(() => instantsOf({ start, end }, zone), [start, end, zone]);
  const { data, error, isFetching, refetch } = useQuery({
    ...absencesQuery(api, instants, workerID),
    enabled: isEnabled && mayRead,
  });
  const failure = error ?? data?.errors[0];
  // An answer without a list and without an error says that there is none.
  const absences: readonly AbsenceFragment[] | undefined =
    data && (data.data.readAbsenceJustification ?? (failure ? undefined : NONE));
  const away = useMemo(
    (): readonly Away[] | undefined => absences?.flatMap((absence) => wholeDays(absence, zone) ?? []),
    [absences, zone],
  );
  return {
    /** In order of time; `undefined` while they are not read. */
    absences,
    away,
    mayRead,
    failure,
    isLoading: mayRead && isEnabled && !data && !failure,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
}
