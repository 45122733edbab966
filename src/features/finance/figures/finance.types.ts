import type { FigureSource } from '#queries/keys.ts';
import type { Product } from '#queries/products.queries.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import type { SaleRow_RealSale_Fragment, WeekRowFragment } from './finance.generated.ts';

/** A row of trends or of real sales, which have the same fields. */
export type SaleRow = SaleRow_RealSale_Fragment;
export type WeekRow = WeekRowFragment;
/** The dispatched units of a product in a week or a month. */
export type SharedRow = Pick<WeekRow, 'PharmaProduct' | 'SoldStockByWholesaler'>;

/** Where figures come from: weekly trends, or sales confirmed by wholesalers. */
export type Source = FigureSource;

/** The three views of the same months; statistics compare goals, trends and sales. */
export const READINGS = ['trends', 'sales', 'stats'] as const;
export type Reading = (typeof READINGS)[number];

/**
 * The subject of a read. `groups`: all workgroups at once; `team`: the group that a supervisor leads; `split`: a product by
 * workgroup.
 */
export type Subject = 'agency' | 'laboratory' | 'product' | 'groups' | 'group' | 'team' | 'delegate' | 'split';

/** Names for the lines of all tables, and the shares of products. */
export interface Directory {
  readonly products: readonly Product[];
  readonly groups: readonly WorkGroup[];
}
