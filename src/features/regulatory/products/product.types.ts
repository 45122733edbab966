import { readDay } from '#lib/scalars.ts';
import type { ProductRowFragment } from '#queries/products.generated.ts';
import type { ProductActionFragment } from '../shared/actions.generated.ts';

/** A product as the lists show it. */
export type ProductRow = ProductRowFragment;

const readDate = (text: string | null) => (text === null ? null : readDay(text));

/** The first and the last day of its authorisation; nothing for one without. */
export const validityOf = ({ aMMDate, aMMEndDate }: Pick<ProductRow, 'aMMDate' | 'aMMEndDate'>) => ({
  start: readDate(aMMDate),
  end: readDate(aMMEndDate),
});

/** A regulatory action as the page of its product lists it. */
export type ActionRow = ProductActionFragment;
