import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from '#queries/keys.ts';
import { type WeeklyReportFragment, WeeklyReportsDocument } from './weekly-reports.generated.ts';

/** A supervisor’s report on a week. */
export type WeeklyReport = WeeklyReportFragment;

export interface ReportsAsked {
  readonly supervisorID: string;
  /** Whether the user reads the cards of customers. */
  readonly withCards: boolean;
}

/** The weekly reports of a supervisor, latest first. */
export function weeklyReportsQuery(api: Api, { supervisorID, withCards }: ReportsAsked) {
  return queryOptions({
    queryKey: keys.weeklyReports(supervisorID, withCards),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(WeeklyReportsDocument, { supervisorID, withCards }, { signal });
      const reports = distinct(data.readAllSupervisorWeeklyReport ?? []).toSorted((a, b) =>
        a.weekStart < b.weekStart ? 1 : -1,
      );
      return { reports, errors };
    },
  });
}
