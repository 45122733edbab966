import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from '#queries/keys.ts';
import { type WeeklyReportFragment, WeeklyReportsDocument } from './weekly-reports.generated.ts';

/** A supervisor’s report on a week. */
export type WeeklyReport = WeeklyReportFragment;

/** The weekly reports of a supervisor, latest first. */
export function weeklyReportsQuery(api: Api, supervisorID: string) {
  return queryOptions({
    queryKey: keys.weeklyReports(supervisorID),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(WeeklyReportsDocument, { supervisorID }, { signal });
      const reports = distinct(data.readAllSupervisorWeeklyReport ?? []).toSorted((a, b) =>
        a.weekStart < b.weekStart ? 1 : -1,
      );
      return { reports, errors };
    },
  });
}
