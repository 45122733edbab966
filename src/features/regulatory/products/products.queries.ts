import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { OpenActionsDocument, PortfolioRemindersDocument } from './products.generated.ts';

/**
 * The actions of a product, without their steps: a list asks for those of each product in sight, as no call answers for
 * many products at once.
 */
export function openActionsQuery(api: Api, pharmaProductID: string) {
  return queryOptions({
    queryKey: keys.openActions(pharmaProductID),
    queryFn: ({ signal }) => api.request(OpenActionsDocument, { pharmaProductID }, { signal }),
    staleTime: 60_000,
  });
}

/** All reminders, past and to come, with the product they are about. */
export function portfolioRemindersQuery(api: Api) {
  return queryOptions({
    queryKey: keys.portfolioReminders,
    queryFn: ({ signal }) => api.request(PortfolioRemindersDocument, {}, { signal }),
  });
}
