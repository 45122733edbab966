import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { DiffTable } from '#ui/diff-table/diff-table.tsx';
import { CURRENCY, type FinanceCatalogue, hasWholesalers, type NamedRow, namedRows, useNames } from '../named-rows.ts';

export interface RowsSide {
  readonly label: string;
  readonly rows: DraftRows;
}

export interface RowsDiffProps {
  readonly kind: FinanceKind;
  readonly catalogue: FinanceCatalogue;
  readonly label: string;
  /** What would be replaced. */
  readonly before: RowsSide;
  readonly after: RowsSide;
  readonly isInDialog?: boolean;
}

const keyOf = ({ key }: NamedRow) => key;

/** Two versions of the rows of a period side by side, cell by cell. */
export function RowsDiff({ kind, catalogue, label, before, after, isInDialog = false }: RowsDiffProps) {
  const { t } = useLingui();
  const names = useNames(catalogue);
  const sides = useMemo(
    () => [namedRows(before.rows, names), namedRows(after.rows, names)] as const,
    [before.rows, after.rows, names],
  );
  const hasOtherPrices = useMemo(() => {
    const known = new Map(sides[0].map(({ key, pght }) => [key, pght]));
    return sides[1].some(({ key, pght }) => (known.get(key) ?? pght) !== pght);
  }, [sides]);
  const columns = useMemo(
    () => [
      { id: 'quantity', header: t`Quantité`, value: ({ quantity }: NamedRow) => quantity },
      ...(hasOtherPrices ? [{ id: 'pght', header: t`PGHT`, value: ({ pght }: NamedRow) => pght }] : []),
      { id: 'turnover', header: t`Chiffre d’affaires`, value: ({ turnover }: NamedRow) => turnover },
    ],
    [t, hasOtherPrices],
  );
  const product = { id: 'product', header: t`Produit`, text: (row: NamedRow) => row.product };
  const wholesaler = { id: 'wholesaler', header: t`Grossiste`, text: (row: NamedRow) => row.wholesaler };
  return (
    <DiffTable
      label={label}
      before={{ label: before.label, rows: sides[0] }}
      after={{ label: after.label, rows: sides[1] }}
      keyOf={keyOf}
      names={hasWholesalers(kind) ? [product, wholesaler] : [product]}
      columns={columns}
      measure={{ value: ({ turnover }) => turnover, unit: CURRENCY }}
      surface={isInDialog ? 'raise' : 'bg'}
      {...(isInDialog && { height: 'max(40dvh, 12rem)' })}
    />
  );
}
