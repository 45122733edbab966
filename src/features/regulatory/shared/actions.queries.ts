import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { ActionChoicesDocument, ProductActionsDocument } from './actions.generated.ts';

/** The types an action may have, in order of creation, and its statuses, which the server defines. */
export function actionChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: keys.actionChoices,
    queryFn: ({ signal }) => api.request(ActionChoicesDocument, {}, { signal }),
  });
}

/** The actions of a product with their steps, and the statuses in their order. */
export function productActionsQuery(api: Api, pharmaProductID: string) {
  return queryOptions({
    queryKey: keys.productActions(pharmaProductID),
    queryFn: ({ signal }) => api.request(ProductActionsDocument, { pharmaProductID }, { signal }),
  });
}
