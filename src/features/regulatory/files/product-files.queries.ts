import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ProductFilesDocument } from './product-files.generated.ts';

/** What a change to the files of a product makes stale. */
export const filesKey = (productID: string) => ['product-files', productID] as const;

/** What a change to the steps of a product's actions makes stale; their files are shown there too. */
export const actionsKey = (productID: string) => ['product-actions', productID] as const;

/** getAllPharmaProductFileByPharmaProductID, with the steps that the files document. */
export function productFilesQuery(api: Api, pharmaProductID: string) {
  return queryOptions({
    queryKey: filesKey(pharmaProductID),
    queryFn: ({ signal }) => api.request(ProductFilesDocument, { pharmaProductID }, { signal }),
  });
}

/** The bytes of a file; kept while it is looked at, and a little longer. */
export function fileContentQuery(api: Api, link: string) {
  return queryOptions({
    queryKey: ['file-content', link],
    queryFn: ({ signal }) => api.download(link, { signal }),
    staleTime: Infinity,
    gcTime: 30_000,
  });
}
