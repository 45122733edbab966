import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { FinanceCatalogueDocument } from './finance-edit.generated.ts';

/** The products and the wholesalers that rows may be about. They do not change while the user enters rows. */
export function financeCatalogueQuery(api: Api) {
  return queryOptions({
    queryKey: keys.financeCatalogue,
    queryFn: ({ signal }) => api.request(FinanceCatalogueDocument, {}, { signal }),
    staleTime: Infinity,
  });
}
