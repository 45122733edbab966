import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { personName } from '#domain/people/person-name.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from '#queries/keys.ts';
import { ProgressOfSupervisorsDocument } from './progress.generated.ts';

/** How far a supervisor is with the visits of a day, in percent; `null` where none are planned. */
export interface Progress {
  /** Of the supervisor. */
  readonly ID: string;
  readonly name: string;
  /** Of the supervisor’s own visits. */
  readonly own: number | null;
  /** Of those of the whole group. */
  readonly group: number | null;
  readonly pharma: number | null;
  readonly medical: number | null;
}

/** The progress of every supervisor whom the user sees. @param date `YYYY-MM-DD` */
export function progressQuery(api: Api, date: string) {
  return queryOptions({
    queryKey: keys.visitProgress(date),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(ProgressOfSupervisorsDocument, { date }, { signal });
      const supervisors = distinct(
        (data.readAllSupervisorProgress ?? []).map(
          ({ Supervisor, supervisorProgress, globalProgress, pharmaProgress, medicalProgress }): Progress => ({
            ID: Supervisor.ID,
            name: personName(Supervisor),
            own: supervisorProgress,
            group: globalProgress,
            pharma: pharmaProgress,
            medical: medicalProgress,
          }),
        ),
      );
      return { supervisors, errors };
    },
  });
}
