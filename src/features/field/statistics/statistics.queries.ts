import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import type { SpecialityVisits, Visits } from '#domain/field/visit-statistics.ts';
import { personName } from '#domain/people/person-name.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from '#queries/keys.ts';
import {
  type SpecialityVisitsFragment,
  VisitsOfGroupDocument,
  VisitsOfGroupsDocument,
  VisitsOfWorkerDocument,
  type WorkerVisitsFragment,
} from './statistics.generated.ts';

/** The visits of a group, or of a person. */
export interface NamedVisits extends Visits {
  readonly ID: string;
  readonly name: string;
}

/** The visits of a group with those of its people: the supervisor first. */
export interface GroupVisits extends NamedVisits {
  readonly people: readonly NamedVisits[];
  readonly supervisorID: string | null;
}

const specialitiesOf = (stats: readonly SpecialityVisitsFragment[]): readonly SpecialityVisits[] =>
  distinct(stats.map(({ Speciality: { ID, name }, ...visits }) => ({ ...visits, ID, name })));

const workerVisits = ({ Worker, totalReports, SpecialityStats }: WorkerVisitsFragment): NamedVisits => ({
  ID: Worker.ID,
  name: personName(Worker),
  totalReports,
  specialities: specialitiesOf(SpecialityStats),
});

/** The visits of each group that the user sees. */
export function groupsVisitsQuery(api: Api, { start, end }: DayRange) {
  return queryOptions({
    queryKey: keys.visitStatistics('groups', start, end),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(VisitsOfGroupsDocument, { start, end }, { signal });
      const groups = distinct(
        (data.readAllWorkGroupVisitReportStat ?? []).map(
          ({ WorkGroup: { ID, name }, totalReports, SpecialityStats }): NamedVisits => ({
            ID,
            name,
            totalReports,
            specialities: specialitiesOf(SpecialityStats),
          }),
        ),
      );
      return { groups, errors };
    },
  });
}

/** The visits of a group, and of its people. `null` if there is no such group. */
export function groupVisitsQuery(api: Api, workGroupID: string, { start, end }: DayRange) {
  return queryOptions({
    queryKey: keys.visitStatistics('group', start, end, workGroupID),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(VisitsOfGroupDocument, { workGroupID, start, end }, { signal });
      const stat = data.readWorkGroupVisitReportStat;
      if (!stat) return { group: null, errors };
      // docs/rules/api.md#stale-answers
      if (stat.WorkGroup.ID !== workGroupID) throw new ApiError('malformed');
      const { WorkGroup, totalReports, SpecialityStats, SupervisorStat, DelegueStats } = stat;
      const group: GroupVisits = {
        ID: WorkGroup.ID,
        name: WorkGroup.name,
        totalReports,
        specialities: specialitiesOf(SpecialityStats),
        supervisorID: SupervisorStat?.Worker.ID ?? null,
        people: distinct([...(SupervisorStat ? [SupervisorStat] : []), ...DelegueStats].map(workerVisits)),
      };
      return { group, errors };
    },
  });
}

/** The visits of one person. `null` if the server has none. */
export function workerVisitsQuery(api: Api, workerID: string, { start, end }: DayRange) {
  return queryOptions({
    queryKey: keys.visitStatistics('worker', start, end, workerID),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(VisitsOfWorkerDocument, { workerID, start, end }, { signal });
      const stat = data.readWorkerVisitReportStat;
      if (stat && stat.Worker.ID !== workerID) throw new ApiError('malformed');
      return { worker: stat ? workerVisits(stat) : null, errors };
    },
  });
}
