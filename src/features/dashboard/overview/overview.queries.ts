import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { visitCounts } from '#domain/supervision/top.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { keys } from '#queries/keys.ts';
import {
  PotentialsDocument,
  type PotentialsQuery,
  TurnOverOfMonthDocument,
  VisitedHealthWorkersDocument,
} from './overview.generated.ts';

/** What was expected of a month, and what was obtained; francs. */
export interface TurnOver {
  readonly expected: number;
  readonly obtained: number;
}

/** The turnover of a month (`YYYY-MM`), added up; `null` if the server has nothing of it. */
export function turnOverQuery(api: Api, yearMonth: string) {
  return queryOptions({
    queryKey: keys.monthTurnOver(yearMonth),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(TurnOverOfMonthDocument, { yearMonth }, { signal });
      const rows = data.readRealSaleGlobal ?? [];
      const sum = (of: (row: (typeof rows)[number]) => number | null) =>
        rows.reduce((total, row) => total + (of(row) ?? 0), 0);
      const turnOver: TurnOver | null =
        rows.length === 0
          ? null
          : {
              expected: sum(({ expectedTurnOver }) => expectedTurnOver),
              obtained: sum(({ obtainedTurnOver }) => obtainedTurnOver),
            };
      return { turnOver, errors };
    },
  });
}

/** A health worker with a potential. */
export type Rated = NonNullable<PotentialsQuery['readAllCustomers']>['HealthWorkerList'][number];

/** Milliseconds. Few of the customers change in a day. */
const FRESH = 300_000;

/** The health workers of the agency with their potentials, and the order of these, the highest first. */
export function potentialsQuery(api: Api) {
  return queryOptions({
    queryKey: keys.customerPotentials,
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(PotentialsDocument, {}, { signal });
      return {
        customers: data.readAllCustomers?.HealthWorkerList ?? [],
        order: data.readCustomerCardEditDatas?.potentialList ?? [],
        errors,
      };
    },
    staleTime: FRESH,
  });
}

/** How often each health worker was visited on a day or in seven days, by those whom the user sees. */
export function visitedHealthWorkersQuery(api: Api, { start, end }: DayRange) {
  return queryOptions({
    queryKey: keys.visitedCustomers(start, end),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(VisitedHealthWorkersDocument, { start, end }, { signal });
      const groups = data.readAllWorkGroupVisitReportStat ?? [];
      const counts = visitCounts(
        groups.map(({ SpecialityStats }) => SpecialityStats.map(({ visitedCustomerIDs }) => visitedCustomerIDs)),
      );
      return { counts, errors };
    },
  });
}
