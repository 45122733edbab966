import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { GoalsOfProductDocument, SaleGoalsDocument } from './goals.generated.ts';

/** What saving or dispatching goals makes stale. */
const GOALS_KEY = ['goals'] as const;

/** readSaleGoalsByProduct: the goals of a year, as far as the user's part in them goes. */
export function goalsQuery(api: Api, year: number) {
  return queryOptions({
    queryKey: [...GOALS_KEY, year],
    queryFn: ({ signal }) => api.request(SaleGoalsDocument, { year }, { signal }),
  });
}

/** A product, who sells it for which share, and what was sold of it between two months. */
export function goalsOfProductQuery(api: Api, pharmaProductID: string, yearMonthStart: string, yearMonthEnd: string) {
  return queryOptions({
    queryKey: [...GOALS_KEY, 'product', pharmaProductID, yearMonthStart, yearMonthEnd],
    queryFn: ({ signal }) =>
      api.request(GoalsOfProductDocument, { pharmaProductID, yearMonthStart, yearMonthEnd }, { signal }),
  });
}
