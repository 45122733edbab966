import type { ProductRowFragment } from '#queries/products.generated.ts';
import type { ProductActionFragment } from '../shared/actions.generated.ts';
import type { OpenActionsQuery } from './products.generated.ts';

/** A product as it is listed. */
export type ProductRow = ProductRowFragment;

/** A regulatory action as listed on the page of its product. */
export type ActionRow = ProductActionFragment;

/** An action of a product in a list of products. */
export type ListedAction = NonNullable<OpenActionsQuery['getAllRegulatoryActionByPharmaProductID']>[number];
