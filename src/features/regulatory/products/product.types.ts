import { readDay } from '#lib/scalars.ts';
import type { ProductRowFragment } from '#queries/products.generated.ts';
import type { ProductActionFragment } from '../shared/actions.generated.ts';

/** A product as it is listed. */
export type ProductRow = ProductRowFragment;

const readDate = (text: string | null) => (text === null ? null : readDay(text));

/** The first and the last day of the authorisation; null when unknown or unlimited. */
export const validityOf = ({ aMMDate, aMMEndDate }: Pick<ProductRow, 'aMMDate' | 'aMMEndDate'>) => ({
  start: readDate(aMMDate),
  end: readDate(aMMEndDate),
});

/** A regulatory action as listed on the page of its product. */
export type ActionRow = ProductActionFragment;
