import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { ExpiringProductsDocument, ProductsDocument, type ProductsQuery } from './products.generated.ts';

export type Product = NonNullable<ProductsQuery['readAllPharmaProducts']>[number];
/** A delegate’s share of a product, in per cent. */
export type ProductShare = Product['PharmaProductAssignedDelegues'][number];

/** Every product of the agency, or of the user’s laboratory. The one read of products that all areas share. */
export function productsQuery(api: Api) {
  return queryOptions({
    queryKey: keys.products,
    queryFn: ({ signal }) => api.request(ProductsDocument, {}, { signal }),
  });
}

/** The products whose authorisation ends before an instant, in seconds. */
export function expiringProductsQuery(api: Api, limitTimeStamp: number) {
  return queryOptions({
    queryKey: keys.expiringProducts(limitTimeStamp),
    queryFn: ({ signal }) => api.request(ExpiringProductsDocument, { limitTimeStamp }, { signal }),
  });
}
