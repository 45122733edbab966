import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ActionChoicesDocument, ActionStepsDocument } from './regulatory-actions.generated.ts';

/** What a change to a product's actions, or to their steps, makes stale: wherever they are listed. */
export const actionsKey = (productID: string) => ['product-actions', productID] as const;

/** What a step's file coming or going makes stale. */
export const filesKey = (productID: string) => ['product-files', productID] as const;

/** What a new authorisation, or a step that goes, makes stale beside them. */
export const PRODUCTS_KEY = ['products'] as const;
export const REMINDERS_KEY = ['reminders'] as const;

/** An action with its steps, in the order they were made. */
export function actionStepsQuery(api: Api, productID: string, regulatoryActionID: string) {
  return queryOptions({
    queryKey: [...actionsKey(productID), 'steps', regulatoryActionID],
    queryFn: ({ signal }) => api.request(ActionStepsDocument, { regulatoryActionID }, { signal }),
  });
}

/** The types and the statuses that an action chooses from; the statuses are the server's (decision 38). */
export function actionChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['action-choices'],
    queryFn: ({ signal }) => api.request(ActionChoicesDocument, {}, { signal }),
  });
}
