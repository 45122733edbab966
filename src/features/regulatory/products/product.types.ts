import type { ProductRowFragment } from '#queries/products.generated.ts';
import type { ProductActionFragment } from '../shared/actions.generated.ts';

/** A product as it is listed. */
export type ProductRow = ProductRowFragment;

/** A regulatory action as listed on the page of its product. */
export type ActionRow = ProductActionFragment;
