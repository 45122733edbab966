import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type DraftRows, rowKey } from '#domain/finance/draft-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import type { EditedProductFragment, FinanceCatalogueQuery } from './finance-edit.generated.ts';

export type EditedProduct = EditedProductFragment;
export type EditedWholesaler = NonNullable<FinanceCatalogueQuery['readWholesalers']>[number];

/** Products and wholesalers that rows may be about. */
export interface FinanceCatalogue {
  readonly products: readonly EditedProduct[];
  readonly wholesalers: readonly EditedWholesaler[];
}

/** A row with the names of its product and wholesaler. */
export interface NamedRow {
  readonly key: string;
  readonly product: string;
  readonly wholesaler: string;
  readonly quantity: number | string;
  /** Price of one unit. */
  readonly pght: number;
  readonly turnover: number;
}

export interface Names {
  readonly productOf: (ID: string) => string;
  readonly wholesalerOf: (ID: string) => string;
}

/** Names of products and wholesalers, also of those that the catalogue no longer has. */
export function useNames({ products, wholesalers }: FinanceCatalogue): Names {
  const { t } = useLingui();
  return useMemo(() => {
    const names = (items: readonly { readonly ID: string; readonly name: string }[]) =>
      new Map(items.map(({ ID, name }) => [ID, name]));
    const [product, wholesaler] = [names(products), names(wholesalers)];
    return {
      productOf: (ID) => product.get(ID) ?? t`Produit inconnu (${ID})`,
      wholesalerOf: (ID) => wholesaler.get(ID) ?? t`Grossiste inconnu (${ID})`,
    };
  }, [products, wholesalers, t]);
}

export function namedRows(rows: DraftRows, { productOf, wholesalerOf }: Names): readonly NamedRow[] {
  return rows.map((row) => ({
    key: rowKey(row),
    product: productOf(row.pharmaProductID),
    wholesaler: row.wholesalerID === null ? '' : wholesalerOf(row.wholesalerID),
    quantity: row.quantity,
    pght: row.pght,
    turnover: typeof row.quantity === 'number' ? row.quantity * row.pght : 0,
  }));
}

/** Whether rows of a kind have a wholesaler. */
export const hasWholesalers = (kind: FinanceKind): boolean => kind !== 'goals';

/** The currency of every agency. */
export const CURRENCY = 'FCFA';
