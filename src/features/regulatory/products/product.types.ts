import { readDay } from '#lib/scalars.ts';
import type { ProductActionFragment, ProductPageQuery, ProductRowFragment } from './products.generated.ts';

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

type Assigned = NonNullable<ProductPageQuery['readAllPharmaProducts']>[number];

/** A delegate's share of a product, in per cent. */
export type Share = Assigned['PharmaProductAssignedDelegues'][number];

/** « Fatou Diagne »; the identifier where the server gives no name. */
export const nameOf = ({ ID, FirstName, Surname }: Share['Delegue']): string =>
  [FirstName, Surname].filter(Boolean).join(' ') || ID;
