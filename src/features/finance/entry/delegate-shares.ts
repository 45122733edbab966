import type { DraftRows } from '#domain/finance/draft-rows.ts';
import { wholeRows } from '#domain/finance/draft-rows.ts';
import { sharesOf, split } from '#domain/finance/split.ts';
import { personName } from '#domain/people/person-name.ts';
import type { EditedProduct } from './named-rows.ts';

/** The part of a period’s rows that one delegate gets. */
export interface DelegateShare {
  readonly ID: string;
  readonly name: string;
  readonly quantity: number;
  readonly turnover: number;
}

/** Splits rows as a dispatch would (docs/rules/finance.md#dispatch-shares), and sums them by delegate, sorted by name. */
export function delegateShares(rows: DraftRows, products: readonly EditedProduct[]): readonly DelegateShare[] {
  const known = new Map(products.map((product) => [product.ID, product]));
  const shares = new Map<string, DelegateShare>();
  for (const { pharmaProductID, quantity, pght } of wholeRows(rows)) {
    const assigned = known.get(pharmaProductID)?.PharmaProductAssignedDelegues ?? [];
    const { parts } = split(quantity, sharesOf(assigned));
    for (const { Delegue } of assigned) {
      const { ID } = Delegue;
      const units = parts?.get(ID) ?? 0;
      const before = shares.get(ID);
      shares.set(ID, {
        ID,
        name: personName(Delegue),
        quantity: (before?.quantity ?? 0) + units,
        turnover: (before?.turnover ?? 0) + units * pght,
      });
    }
  }
  return [...shares.values()].filter(({ quantity }) => quantity > 0).toSorted((a, b) => a.name.localeCompare(b.name));
}
