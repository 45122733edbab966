import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { readParts } from '../shared/dispatched-parts.ts';
import { SaleGoalsDocument, SalesOfProductDocument } from './goals.generated.ts';

/** The goals of a year: the whole, or the user’s part of it. */
export function goalsQuery(api: Api, year: number) {
  return queryOptions({
    queryKey: keys.goals(year),
    queryFn: ({ signal }) => api.request(SaleGoalsDocument, { year }, { signal }),
  });
}

/** What each delegate has of the goals of a year, and would have; null if the server does not tell it. */
export function goalPartsQuery(api: Api, year: number) {
  return queryOptions({
    queryKey: keys.goalParts(year),
    queryFn: ({ signal }) => readParts(api, 'goals', String(year), signal),
  });
}

/** The sales of a product between two months (`YYYY-MM`), both included. */
export function salesOfProductQuery(api: Api, pharmaProductID: string, yearMonthStart: string, yearMonthEnd: string) {
  return queryOptions({
    queryKey: keys.productSales(pharmaProductID, yearMonthStart, yearMonthEnd),
    queryFn: ({ signal }) =>
      api.request(SalesOfProductDocument, { pharmaProductID, yearMonthStart, yearMonthEnd }, { signal }),
  });
}
