import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { daysLeft } from '#domain/regulatory/validity-filter.ts';
import { useFormat } from '#state/format.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { ProductPicture } from '../../shared/product-picture/product-picture.tsx';
import { TwoLines } from '#ui/two-lines/two-lines.tsx';
import { ValidityRibbon } from '#ui/validity-ribbon/validity-ribbon.tsx';
import type { ProductRow } from '../product.types.ts';
import { validityOf } from '#ui/validity-ribbon/validity.ts';
import * as styles from '../products.css.ts';
import { OpenActions } from './open-actions.tsx';

/** The columns of the table and those of an export, which has the content of the ribbon as separate columns. */
export function useProductColumns(today: CalendarDate): {
  readonly shown: readonly DataColumn<ProductRow>[];
  readonly exported: readonly DataColumn<ProductRow>[];
} {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(() => {
    const dated = (day: CalendarDate | null) => day && format.day(day);
    const price = (
      id: string,
      header: string,
      width: number,
      of: (product: ProductRow) => number | null,
    ): DataColumn<ProductRow> => ({
      id,
      header,
      width,
      align: 'end',
      sort: of,
      cell: (product) => <Figure>{writtenOr(of(product), format.number)}</Figure>,
    });
    const prices = [
      price('pGHT', t`PGHT (FCFA)`, 104, ({ pGHT }) => pGHT),
      price('cession', t`Cession (FCFA)`, 120, ({ cessionPrice }) => cessionPrice),
      price('public', t`Public (FCFA)`, 104, ({ publicPrice }) => publicPrice),
    ];
    const name = { id: 'name', header: t`Produit`, sort: ({ name: words }: ProductRow) => words };
    const laboratory = {
      id: 'laboratory',
      header: t`Laboratoire`,
      sort: ({ PharmaLaboratory }: ProductRow) => PharmaLaboratory?.name ?? '',
    };
    const text = (
      id: string,
      header: string,
      of: (product: ProductRow) => string | number | null,
    ): DataColumn<ProductRow> => ({
      id,
      header,
      text: of,
      cell: of,
    });
    const day = (
      id: string,
      header: string,
      of: (product: ProductRow) => CalendarDate | null,
    ): DataColumn<ProductRow> => ({
      id,
      header,
      text: (product) => asDayCell(of(product)),
      cell: () => null,
    });
    const leftOf = (product: ProductRow) => daysLeft(validityOf(product).end, today);
    const left = { id: 'left', header: t`Jours restants`, sort: leftOf };
    return {
      shown: [
        {
          ...name,
          isRowHeader: true,
          isTwoLine: true,
          width: '7fr',
          cell: (product) => (
            <span className={styles.product}>
              <ProductPicture
                name={product.name}
                laboratory={product.PharmaLaboratory?.name ?? null}
                src={product.Picture}
              />
              <TwoLines first={product.name} second={product.ref} />
            </span>
          ),
        },
        { ...laboratory, width: '3fr', cell: ({ PharmaLaboratory }) => PharmaLaboratory?.name ?? '–' },
        ...prices,
        {
          id: 'amm',
          header: t`AMM`,
          width: 196,
          sort: ({ numAMM }) => numAMM,
          cell: (product) => {
            const { start, end } = validityOf(product);
            return (
              <TwoLines first={product.numAMM ?? '–'} second={[dated(start), dated(end)].filter(Boolean).join(' – ')} />
            );
          },
        },
        {
          id: 'validity',
          header: t`Validité`,
          width: 220,
          sort: ({ aMMEndDate }) => aMMEndDate,
          cell: (product) => <ValidityRibbon size="list" today={today} {...validityOf(product)} />,
        },
        {
          ...left,
          width: 88,
          align: 'end',
          cell: (product) => <Figure>{writtenOr(leftOf(product), format.number)}</Figure>,
        },
        { id: 'actions', header: t`Actions`, width: 108, cell: ({ ID }) => <OpenActions productID={ID} /> },
      ],
      exported: [
        { ...name, cell: () => null },
        text('ref', t`Référence`, ({ ref }) => ref),
        { ...laboratory, cell: () => null },
        ...prices,
        text('numAMM', t`Numéro d’AMM`, ({ numAMM }) => numAMM),
        day('aMMDate', t`Début de l’AMM`, (product) => validityOf(product).start),
        day('aMMEndDate', t`Fin de l’AMM`, (product) => validityOf(product).end),
        { ...left, cell: () => null },
      ],
    };
  }, [t, format, today]);
}

const asDayCell = (day: CalendarDate | null) => day && { day: day.toString() };

const writtenOr = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value));

export interface ProductTableProps {
  readonly products: readonly ProductRow[];
  readonly columns: readonly DataColumn<ProductRow>[];
  readonly hiddenColumns: ReadonlySet<string>;
  readonly today: CalendarDate;
  readonly isLoading: boolean;
  readonly onOpen: (product: ProductRow) => void;
  readonly empty: ReactNode;
}

/** Products sorted by the end of their authorisation; on a phone as cards. */
export function ProductTable({ products, columns, hiddenColumns, today, isLoading, onOpen, empty }: ProductTableProps) {
  const { t } = useLingui();
  return (
    <DataTable
      label={t`Produits`}
      columns={columns}
      rows={products}
      getKey={({ ID }) => ID}
      getText={({ name }) => name}
      defaultSort={{ column: 'validity', direction: 'ascending' }}
      hiddenColumns={hiddenColumns}
      onRowAction={onOpen}
      isLoading={isLoading}
      empty={empty}
      card={(product) => ({
        leading: (
          <ProductPicture
            name={product.name}
            laboratory={product.PharmaLaboratory?.name ?? null}
            src={product.Picture}
          />
        ),
        title: product.name,
        detail: (
          <span className={styles.cardDetail}>
            <span className={styles.cardLine}>
              {[product.PharmaLaboratory?.name, product.numAMM].filter(Boolean).join(', ')}
            </span>
            <ValidityRibbon size="list" today={today} {...validityOf(product)} />
          </span>
        ),
      })}
    />
  );
}

function Figure({ children }: { readonly children: string }) {
  return <bdi className={styles.figures}>{children}</bdi>;
}
