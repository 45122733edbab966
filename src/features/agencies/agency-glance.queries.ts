import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { sum } from '#lib/sum.ts';
import { keys } from '#queries/keys.ts';
import { SalesOfAgencyDocument, VisitsOfAgencyDocument } from './agency-glance.generated.ts';

/** The visits of an agency that need not be the chosen one: the call names it. */
export function agencyVisitsQuery(api: Api, agencyID: string, { start, end }: DayRange) {
  return queryOptions({
    queryKey: keys.agencyVisits(agencyID, start, end),
    queryFn: async ({ signal }) => {
      const asked = { startDate: start, endDate: end };
      const { data, errors } = await api.request(VisitsOfAgencyDocument, asked, { signal, agency: agencyID });
      const { readActiveInactiveDelegues: activity, readVisitQuotasReachedByDelegue: quotas } = data;
      return {
        /** Delegates, and how many of them made a visit. */
        people: activity && {
          all: activity.active.length + activity.inactive.length,
          active: activity.active.length,
        },
        /** Visits asked for and made. */
        quota: quotas && {
          expected: sum(quotas.map(({ expectedVisits }) => expectedVisits)),
          done: sum(quotas.map(({ doneVisits }) => doneVisits)),
        },
        errors,
      };
    },
  });
}

/** The sales of an agency in a month (`YYYY-MM`), in francs; `null` if the server has nothing of it. */
export function agencySalesQuery(api: Api, agencyID: string, yearMonth: string) {
  return queryOptions({
    queryKey: keys.agencySales(agencyID, yearMonth),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(SalesOfAgencyDocument, { yearMonth }, { signal, agency: agencyID });
      const rows = data.readRealSaleGlobal ?? [];
      const sales =
        rows.length === 0
          ? null
          : {
              expected: sum(rows.map(({ expectedTurnOver }) => expectedTurnOver)),
              obtained: sum(rows.map(({ obtainedTurnOver }) => obtainedTurnOver)),
            };
      return { sales, errors };
    },
  });
}
