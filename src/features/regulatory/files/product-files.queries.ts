import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { ProductFilesDocument } from './product-files.generated.ts';

/** The files of a product, with the steps that they document. */
export function productFilesQuery(api: Api, pharmaProductID: string) {
  return queryOptions({
    queryKey: keys.productFiles(pharmaProductID),
    queryFn: ({ signal }) => api.request(ProductFilesDocument, { pharmaProductID }, { signal }),
  });
}
