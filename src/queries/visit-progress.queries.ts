import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { personName } from '#domain/people/person-name.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from './keys.ts';
import {
  ProgressOfSupervisorDocument,
  ProgressOfSupervisorsDocument,
  type SupervisorProgressFragment,
} from './visit-progress.generated.ts';

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

const progressOf = ({
  Supervisor,
  supervisorProgress,
  globalProgress,
  pharmaProgress,
  medicalProgress,
}: SupervisorProgressFragment): Progress => ({
  ID: Supervisor.ID,
  name: personName(Supervisor),
  own: supervisorProgress,
  group: globalProgress,
  pharma: pharmaProgress,
  medical: medicalProgress,
});

/** The progress of every supervisor whom the user sees. @param date `YYYY-MM-DD` */
export function progressQuery(api: Api, date: string) {
  return queryOptions({
    queryKey: keys.visitProgress(date),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(ProgressOfSupervisorsDocument, { date }, { signal });
      return { supervisors: distinct((data.readAllSupervisorProgress ?? []).map(progressOf)), errors };
    },
  });
}

/** The progress of one supervisor, in a list; the list is empty if the server knows none. @param date `YYYY-MM-DD` */
export function supervisorProgressQuery(api: Api, date: string, supervisorID: string) {
  return queryOptions({
    queryKey: keys.visitProgress(date, supervisorID),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(ProgressOfSupervisorDocument, { date, supervisorID }, { signal });
      const progress = data.readSupervisorProgress;
      // docs/rules/api.md#stale-answers
      if (progress && progress.Supervisor.ID !== supervisorID) throw new ApiError('malformed');
      return { supervisors: progress ? [progressOf(progress)] : [], errors };
    },
  });
}
