import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { keys } from '#queries/keys.ts';
import { AgencyGlanceDocument } from './agency-glance.generated.ts';

/** What an agency looks like before it is chosen. */
export interface AgencyGlance {
  /** Delegates, and how many of them made a visit in the week; `null` for who does not read it. */
  readonly people: { readonly all: number; readonly active: number } | null;
  /** Visits asked for in the week and made; `null` as above. */
  readonly quota: { readonly expected: number; readonly done: number } | null;
  /** What was expected of the month and sold, in francs; `null` if nothing is known of it. */
  readonly sales: { readonly expected: number; readonly obtained: number } | null;
}

export interface GlanceAsked {
  readonly agencyID: string;
  /** The week, in the agency’s own time zone. */
  readonly week: DayRange;
  /** The last month that is over, `YYYY-MM`. */
  readonly yearMonth: string;
  /** Whether the user reads activity and quotas. */
  readonly withVisits: boolean;
}

/** Reads the figures of an agency that is not chosen: the call names it. */
export function agencyGlanceQuery(api: Api, { agencyID, week, yearMonth, withVisits }: GlanceAsked) {
  return queryOptions({
    queryKey: keys.agencyGlance(agencyID, week.start, yearMonth, withVisits),
    queryFn: async ({ signal }) => {
      const variables = { startDate: week.start, endDate: week.end, yearMonth, withVisits };
      const { data, errors } = await api.request(AgencyGlanceDocument, variables, { signal, agency: agencyID });
      const { readActiveInactiveDelegues: activity, readVisitQuotasReachedByDelegue: quotas } = data;
      const rows = data.readRealSaleGlobal ?? [];
      const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
      const glance: AgencyGlance = {
        people: activity
          ? { all: activity.active.length + activity.inactive.length, active: activity.active.length }
          : null,
        quota: quotas
          ? {
              expected: sum(quotas, ({ expectedVisits }) => expectedVisits),
              done: sum(quotas, ({ doneVisits }) => doneVisits),
            }
          : null,
        sales:
          rows.length === 0
            ? null
            : {
                expected: sum(rows, ({ expectedTurnOver }) => expectedTurnOver),
                obtained: sum(rows, ({ obtainedTurnOver }) => obtainedTurnOver),
              },
      };
      return { glance, errors };
    },
  });
}
