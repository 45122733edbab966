import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import {
  ExpiringProductsDocument,
  OpenActionsDocument,
  PortfolioRemindersDocument,
  ProductPageDocument,
  ProductsDocument,
} from './products.generated.ts';

/** What a change to a product, or to its authorisation, makes stale. */
const PRODUCTS_KEY = ['products'] as const;

/** What a change to a product's actions makes stale. */
const actionsKey = (productID: string) => ['product-actions', productID] as const;

/** readAllPharmaProducts: every product of the agency, or of the laboratory. */
export function productsQuery(api: Api) {
  return queryOptions({
    queryKey: PRODUCTS_KEY,
    queryFn: ({ signal }) => api.request(ProductsDocument, {}, { signal }),
  });
}

/** readAllExpiringAMMPharmaProducts: those whose authorisation ends before an instant. */
export function expiringProductsQuery(api: Api, limitTimeStamp: number) {
  return queryOptions({
    queryKey: [...PRODUCTS_KEY, 'expiring', limitTimeStamp],
    queryFn: ({ signal }) => api.request(ExpiringProductsDocument, { limitTimeStamp }, { signal }),
  });
}

/** getAllRegulatoryActionByPharmaProductID, of which those that are open count. No call tells it of many products at once. */
export function openActionsQuery(api: Api, pharmaProductID: string) {
  return queryOptions({
    queryKey: [...actionsKey(pharmaProductID), 'open'],
    queryFn: ({ signal }) => api.request(OpenActionsDocument, { pharmaProductID }, { signal }),
    staleTime: 60_000,
  });
}

/** What a product's page tells beside the product: its actions, the statuses in their order, and who promotes it. */
export function productPageQuery(api: Api, pharmaProductID: string) {
  return queryOptions({
    queryKey: actionsKey(pharmaProductID),
    queryFn: ({ signal }) => api.request(ProductPageDocument, { pharmaProductID }, { signal }),
  });
}

/** getAllReminder, past and to come: those of the products' steps. A reminder that changes makes it stale. */
export function portfolioRemindersQuery(api: Api) {
  return queryOptions({
    queryKey: ['reminders', 'portfolio'],
    queryFn: ({ signal }) => api.request(PortfolioRemindersDocument, {}, { signal }),
  });
}
