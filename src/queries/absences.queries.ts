import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { InstantRange } from '#domain/absences/absence.ts';
import { AbsencesDocument } from './absences.generated.ts';
import { keys } from './keys.ts';

/** The absences that touch a range of time: of everybody whose absences the user sees, or of one person. */
export function absencesQuery(api: Api, { start, end }: InstantRange, workerID?: string) {
  return queryOptions({
    queryKey: keys.absences(start, end, workerID),
    queryFn: ({ signal }) => api.request(AbsencesDocument, { start, end, workerID }, { signal }),
  });
}
