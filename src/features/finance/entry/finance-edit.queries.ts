import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { FinanceCatalogueDocument } from './finance-edit.generated.ts';

/** readPharmaProducts and readWholesalers: what rows may be about. They are not read anew while somebody writes. */
export function financeCatalogueQuery(api: Api) {
  return queryOptions({
    queryKey: ['finance-catalogue'],
    queryFn: ({ signal }) => api.request(FinanceCatalogueDocument, {}, { signal }),
    staleTime: Infinity,
  });
}
