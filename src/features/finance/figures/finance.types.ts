import type { FigureSource } from '#queries/keys.ts';
import type { Product } from '#queries/products.queries.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import type { SaleRow_RealSale_Fragment, WeekRowFragment } from './finance.generated.ts';

/** A row of trends or of real sales: the two have the same figures. */
export type SaleRow = SaleRow_RealSale_Fragment;
export type WeekRow = WeekRowFragment;
/** What is dispatched of a product in a week or a month. */
export type SharedRow = Pick<WeekRow, 'PharmaProduct' | 'SoldStockByWholesaler'>;

/** Where obtained figures come from: what the weeks announce, or what the wholesalers confirmed. */
export type Source = FigureSource;

/** The three readings of the same months: statistics hold goal, trend and sale against each other. */
export const READINGS = ['trends', 'sales', 'stats'] as const;
export type Reading = (typeof READINGS)[number];

/** Whom or what a read is about. `groups`: every work group at once; `team`: the group that a supervisor leads. */
export type Subject = 'agency' | 'laboratory' | 'product' | 'groups' | 'group' | 'team' | 'delegate';

/** What names the lines of every table, and who shares the figures of a product. */
export interface Directory {
  readonly products: readonly Product[];
  readonly groups: readonly WorkGroup[];
}
