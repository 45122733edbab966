import { readDay } from '#lib/scalars.ts';
import type { ProductRowFragment } from './products.generated.ts';

/** A product as the lists show it. */
export type ProductRow = ProductRowFragment;

const readDate = (text: string | null) => (text === null ? null : readDay(text));

/** The first and the last day of its authorisation; nothing for one without. */
export const validityOf = ({ aMMDate, aMMEndDate }: Pick<ProductRow, 'aMMDate' | 'aMMEndDate'>) => ({
  start: readDate(aMMDate),
  end: readDate(aMMEndDate),
});
