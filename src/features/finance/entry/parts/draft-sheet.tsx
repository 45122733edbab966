import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type DraftRow, type DraftRows, rowKey, turnoverOf, unitsOf } from '#domain/finance/draft-rows.ts';
import { type FinanceKind, type FinancePeriod, MAX_QUANTITY } from '#domain/finance/rows.ts';
import { finderOf } from '#domain/import/lookup.ts';
import { countReading, readingsOf } from '#domain/import/numbers.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { type SheetChange, type SheetColumn, SheetGrid, type SheetValue } from '#ui/sheet-grid/sheet-grid.tsx';
import { unevenProducts } from '../delegate-shares.ts';
import { pastedFile } from '../import/pasted-file.ts';
import { CURRENCY, type FinanceCatalogue, hasWholesalers, useNames } from '../named-rows.ts';
import { titleMeaning } from '../title-meaning.ts';

export interface DraftSheetProps {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  readonly label: string;
  readonly catalogue: FinanceCatalogue;
  readonly rows: DraftRows;
  readonly isReadOnly: boolean;
  readonly onChange: (rows: DraftRows) => void;
  /** Receives a pasted block that the import has to read. */
  readonly onImport: (file: File) => void;
}

/** A pasted column is read like a column of a file: its own values decide, or the user is asked. */
const NUMBERS = { readingsOf, columnReading: countReading };

/** The one quantity column of goals, which have no wholesalers. */
const QUANTITY = 'quantity';
const COMPUTED = { units: 'units', pght: 'pght', total: 'total' } as const;
const columnOf = (wholesalerID: string | null): string => (wholesalerID === null ? QUANTITY : `of ${wholesalerID}`);

/** The sheet: a row for each product, a quantity column for each wholesaler, computed prices and sums. */
export function DraftSheet({ kind, period, label, catalogue, rows, isReadOnly, onChange, onImport }: DraftSheetProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  const names = useNames(catalogue);
  /** Rows that were cleared: typing on, or undo, brings them back at their price, in their column. */
  const [cleared, setCleared] = useState<ReadonlyMap<string, DraftRow>>(new Map());
  /** The rows as this sheet has changed them. Others are of the server, or of another tab. */
  const [ownRows] = useState(() => new WeakSet<DraftRows>());
  const [shown, setShown] = useState({ rows, revision: 0 });
  if (shown.rows !== rows) {
    const isReplaced = !ownRows.has(rows);
    setShown({ rows, revision: shown.revision + Number(isReplaced) });
    if (isReplaced) setCleared(new Map());
  }
  const named = useMemo(() => [...rows, ...cleared.values()], [rows, cleared]);
  const columns = useColumns(kind, catalogue, named);
  const products = useMemo(() => {
    const uneven = new Map(unevenProducts(catalogue.products, rows).map(({ ID, total }) => [ID, full(total)]));
    const known = catalogue.products.map(({ ID, name, PharmaLaboratory: laboratory }) => {
      const total = uneven.get(ID);
      return {
        id: ID,
        name,
        ...(laboratory && { detail: laboratory.name }),
        ...(total !== undefined && { warning: t`Parts : ${total} %, rien ne peut être réparti` }),
      };
    });
    const knownIDs = new Set(known.map(({ id }) => id));
    const unknown = new Set(named.map(({ pharmaProductID }) => pharmaProductID).filter((ID) => !knownIDs.has(ID)));
    // Rows of unknown products are shown too, or they could not be corrected.
    return [...Array.from(unknown, (ID) => ({ id: ID, name: names.productOf(ID) })), ...known];
  }, [catalogue.products, rows, named, names, full, t]);

  const byProduct = useMemo(() => Map.groupBy(rows, ({ pharmaProductID }) => pharmaProductID), [rows]);
  const cells = useMemo(() => new Map(rows.map((row) => [rowKey(row), row.quantity])), [rows]);
  /** The price of a row that is brought back may not be the product’s any more. */
  const prices = useMemo(
    () =>
      new Map([
        ...catalogue.products.map(({ ID, pGHT }) => [ID, pGHT ?? 0] as const),
        ...Array.from(cleared.values(), ({ pharmaProductID, pght }) => [pharmaProductID, pght] as const),
      ]),
    [catalogue.products, cleared],
  );
  const valueOf = useMemo(() => {
    const wholesalers = new Map(
      columns.flatMap(({ id, wholesalerID }) => (wholesalerID === undefined ? [] : [[id, wholesalerID] as const])),
    );
    return (product: string, column: string): SheetValue => {
      const own = byProduct.get(product) ?? [];
      if (column === COMPUTED.pght) return own[0]?.pght ?? prices.get(product) ?? 0;
      if (column === COMPUTED.units) return unitsOf(own) || null;
      if (column === COMPUTED.total) return turnoverOf(own) || null;
      return cells.get(rowKey({ pharmaProductID: product, wholesalerID: wholesalers.get(column) ?? null })) ?? null;
    };
  }, [byProduct, cells, prices, columns]);

  const change = (changes: readonly SheetChange[]) => {
    const next = new Map<string, DraftRow>(rows.map((row) => [rowKey(row), row]));
    const gone = new Map(cleared);
    for (const { row: pharmaProductID, column, value } of changes) {
      const wholesalerID = columns.find(({ id }) => id === column)?.wholesalerID ?? null;
      const key = rowKey({ pharmaProductID, wholesalerID });
      // A product has one price in a period: that of its other rows.
      const pght = byProduct.get(pharmaProductID)?.[0]?.pght ?? prices.get(pharmaProductID) ?? 0;
      gone.delete(key);
      if (value === null || value === 0) {
        next.delete(key);
        // Anew, as the last price of a product holds.
        gone.set(key, { pharmaProductID, wholesalerID, quantity: 0, pght });
      } else next.set(key, { pharmaProductID, wholesalerID, quantity: value, pght });
    }
    setCleared(gone);
    const changed = [...next.values()];
    ownRows.add(changed);
    onChange(changed);
  };

  const rowOf = useMemo(() => {
    const { products: all, wholesalers } = catalogue;
    const known = all.map(({ ID, name, ref, pGHT }) => ({ ID, name, ref, pGHT: pGHT ?? 0, laboratory: null }));
    const finder = finderOf({ products: known, wholesalers });
    // A reference or a name, as in a file.
    return (text: string) => known[finder.product(text, text, '')]?.ID ?? null;
  }, [catalogue]);

  const totalOf = (column: string): number | null => {
    if (column === COMPUTED.pght) return null;
    if (column === COMPUTED.total) return turnoverOf(rows);
    if (column === COMPUTED.units) return unitsOf(rows);
    return unitsOf(rows.filter(({ wholesalerID }) => columnOf(wholesalerID) === column));
  };

  return (
    <SheetGrid
      label={label}
      nameLabel={t`Produit`}
      rows={products}
      columns={columns}
      valueOf={valueOf}
      totalOf={totalOf}
      onChange={change}
      rowOf={rowOf}
      meaningOf={(title, beside) => titleMeaning(title, kind, period, beside)}
      onImport={(block, marks) => onImport(pastedFile(block, t`collage`, marks))}
      numbers={NUMBERS}
      isReadOnly={isReadOnly}
      revision={shown.revision}
      height="clamp(18rem, calc(100dvh - 24rem), 60rem)"
      empty={
        <EmptyState title={<Trans>Aucun produit à saisir</Trans>}>
          <Trans>Les produits que l’agence promeut apparaîtront ici.</Trans>
        </EmptyState>
      }
    />
  );
}

type WrittenColumn = SheetColumn & { readonly wholesalerID?: string | null };

function useColumns(kind: FinanceKind, catalogue: FinanceCatalogue, rows: DraftRows): readonly WrittenColumn[] {
  const { t } = useLingui();
  const { wholesalerOf } = useNames(catalogue);
  // As text, so that the memo below holds while quantities change.
  const entered = JSON.stringify([...new Set(rows.flatMap(({ wholesalerID }) => wholesalerID ?? []))].toSorted());
  return useMemo(() => {
    const input = { min: 0, max: MAX_QUANTITY, isWhole: true };
    const known = catalogue.wholesalers.map(({ ID }) => ID);
    const all = new Set([...known, ...readIDs(entered)]);
    const written: readonly WrittenColumn[] = hasWholesalers(kind)
      ? Array.from(all, (ID) => ({ id: columnOf(ID), label: wholesalerOf(ID), input, minWidth: 120, wholesalerID: ID }))
      : [{ id: QUANTITY, label: t`Quantité`, input, minWidth: 120, wholesalerID: null }];
    return [
      ...written,
      ...(written.length > 1 ? [{ id: COMPUTED.units, label: t`Boîtes`, minWidth: 90 }] : []),
      { id: COMPUTED.pght, label: t`PGHT`, unit: CURRENCY, isGiven: true, minWidth: 90 },
      { id: COMPUTED.total, label: t`Chiffre d’affaires`, unit: CURRENCY, minWidth: 130 },
    ];
  }, [kind, catalogue.wholesalers, entered, wholesalerOf, t]);
}

function readIDs(text: string): readonly string[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((ID) => typeof ID === 'string') : [];
}
