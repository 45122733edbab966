import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { InstantRange } from '#domain/absences/absence.ts';
import { instantsOf } from '#domain/absences/whole-days.ts';
import { ABSENCE_READERS, type UserType } from '#domain/access/roles.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { AbsencesDocument } from './absences.generated.ts';
import { keys } from './keys.ts';

/** The absences that touch a range of time: of everybody whose absences the user sees, or of one person. */
export function absencesQuery(api: Api, { start, end }: InstantRange, workerID?: string) {
  return queryOptions({
    queryKey: keys.absences(start, end, workerID),
    queryFn: ({ signal }) => api.request(AbsencesDocument, { start, end, workerID }, { signal }),
  });
}

/**
 * The absences that touch a week: of everybody whose absences the user sees, or the user’s own.
 * @param day any day of the week, `YYYY-MM-DD`
 */
export const absencesOfWeekQuery = (
  api: Api,
  { userType, member }: { readonly userType: UserType; readonly member: { readonly ID: string } },
  day: string,
  timeZone: string,
) => absencesQuery(api, instantsOf(weekOf(day), timeZone), ABSENCE_READERS.includes(userType) ? undefined : member.ID);
