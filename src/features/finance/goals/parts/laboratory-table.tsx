import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import * as styles from '../goals.css.ts';
import type { LaboratorySum } from '../goals.types.ts';

export interface LaboratoryTableProps {
  readonly laboratories: readonly LaboratorySum[];
  /** The total of all laboratories, in francs. */
  readonly amount: number;
  /** Filters the products by a laboratory. */
  readonly onOpen: (laboratory: LaboratorySum) => void;
}

/** The goals of each laboratory, and its share of the total. */
export function LaboratoryTable({ laboratories, amount, onOpen }: LaboratoryTableProps) {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const columns = useMemo((): readonly DataColumn<LaboratorySum>[] => {
    const share = (sum: LaboratorySum) => percent(amount === 0 ? 0 : (sum.amount / amount) * 100);
    return [
      {
        id: 'name',
        header: t`Laboratoire`,
        isRowHeader: true,
        sort: ({ name }) => name,
        cell: (sum) => (
          <span className={styles.twoLines}>
            {sum.name}
            <span className={styles.secondLine}>
              {[share(sum), t`${plural(sum.products, { one: '# produit', other: '# produits' })}`].join(', ')}
            </span>
          </span>
        ),
      },
      {
        id: 'quantity',
        header: t`Boîtes`,
        align: 'end',
        width: 84,
        sort: ({ quantity }) => quantity,
        cell: ({ quantity }) => full(quantity),
      },
      {
        id: 'amount',
        header: t`Total (FCFA)`,
        align: 'end',
        width: 120,
        sort: (sum) => sum.amount,
        cell: (sum) => full(sum.amount),
      },
    ];
  }, [t, full, percent, amount]);
  return (
    <DataTable
      label={t`Objectifs par laboratoire`}
      columns={columns}
      rows={laboratories}
      getKey={({ id }) => id}
      getText={({ name }) => name}
      defaultSort={{ column: 'amount', direction: 'descending' }}
      onRowAction={onOpen}
      card={(sum) => ({
        title: sum.name,
        detail: percent(amount === 0 ? 0 : (sum.amount / amount) * 100),
        end: (
          <span className={styles.figures}>{t`${plural(sum.quantity, { one: '# boîte', other: '# boîtes' })}`}</span>
        ),
        endDetail: <span className={styles.figures}>{t`${full(sum.amount)} FCFA`}</span>,
      })}
    />
  );
}
