import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ActionTypesDocument } from './action-types.generated.ts';

/** readTypeRegulatoryActions: the types an action may have, in the order they were made. */
export function actionTypesQuery(api: Api) {
  return queryOptions({
    queryKey: ['action-types'],
    queryFn: ({ signal }) => api.request(ActionTypesDocument, {}, { signal }),
  });
}
