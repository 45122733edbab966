import { type DraftRows, rowKey } from './draft-rows.ts';
import type { FinanceKind, FinanceRow } from './rows.ts';

/** The rows of an imported file, and what they replace. */
export interface FileRows {
  readonly rows: readonly FinanceRow[];
  /**
   * The wholesalers whose rows the file replaces, also those that it names without a row. `null`: the whole period, for
   * goals, which have no wholesalers.
   */
  readonly wholesalerIDs: readonly string[] | null;
}

/** A product that the file sells at another price than the rows that the file leaves alone. */
export interface OtherPrice {
  readonly pharmaProductID: string;
  readonly own: number;
  readonly file: number;
}

/** Whose price a product has after the import: that of the rows which stay, or that of the file. */
export type PriceSource = 'own' | 'file';

/** The wholesalers that rows name; `null` for goals, which have none. */
export const wholesalersOf = (kind: FinanceKind, rows: readonly FinanceRow[]): readonly string[] | null =>
  kind === 'goals' ? null : [...new Set(rows.flatMap(({ wholesalerID }) => wholesalerID ?? []))];

/** Whether a row is replaced by the file: it is of one of the file's wholesalers, whether or not the file has its product. */
function replacedBy({ rows, wholesalerIDs }: FileRows): (row: Pick<FinanceRow, 'wholesalerID'>) => boolean {
  if (wholesalerIDs === null) return () => true;
  const named = new Set<string | null>([...wholesalerIDs, ...rows.map(({ wholesalerID }) => wholesalerID)]);
  return ({ wholesalerID }) => named.has(wholesalerID);
}

const pricesIn = (rows: DraftRows): ReadonlyMap<string, number> =>
  new Map(rows.map(({ pharmaProductID, pght }) => [pharmaProductID, pght]));

/** The rows of a draft that stay when a file is taken. */
function stayingRows(draft: DraftRows, file: FileRows): DraftRows {
  const isReplaced = replacedBy(file);
  return draft.filter((row) => !isReplaced(row));
}

/** The products of the file whose price differs from that of the rows that stay. A product has one price in a period. */
export function otherPrices(draft: DraftRows, file: FileRows): readonly OtherPrice[] {
  const own = pricesIn(stayingRows(draft, file));
  return Array.from(pricesIn(file.rows)).flatMap(([pharmaProductID, price]) => {
    const stays = own.get(pharmaProductID);
    return stays === undefined || stays === price ? [] : [{ pharmaProductID, own: stays, file: price }];
  });
}

/**
 * A draft after a file: the rows of the file's wholesalers are replaced, all others stay
 * (docs/rules/finance.md#file-replaces).
 * @param prices whose price the products of {@link otherPrices} have
 */
export function rowsWithFile(draft: DraftRows, file: FileRows, prices: PriceSource): DraftRows {
  const staying = stayingRows(draft, file);
  const [winners, losers] = prices === 'own' ? [staying, file.rows] : [file.rows, staying];
  const priceOf = pricesIn(winners);
  const priced = losers.map((row) => {
    const pght = priceOf.get(row.pharmaProductID) ?? row.pght;
    return pght === row.pght ? row : { ...row, pght };
  });
  return prices === 'own' ? [...staying, ...priced] : [...priced, ...file.rows];
}

/** Whether a draft has unsaved rows of the file's wholesalers that the file does not have. */
export function losesEntered(draft: DraftRows, saved: DraftRows, file: FileRows): boolean {
  const isReplaced = replacedBy(file);
  const known = new Map([...saved, ...file.rows].map((row) => [cellKey(row), row]));
  return draft.some((row) => isReplaced(row) && !known.has(cellKey(row)));
}

const cellKey = (row: DraftRows[number]): string => `${rowKey(row)} ${row.quantity} ${row.pght}`;

/** How many rows of a wholesaler differ between two versions. */
export interface WholesalerChanges {
  /** `null` for goals. */
  readonly wholesalerID: string | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
}

const byKey = (rows: DraftRows): ReadonlyMap<string, DraftRows[number]> =>
  new Map(rows.map((row) => [rowKey(row), row]));

/** Counts the differences of two versions by wholesaler, in the order of the rows; the earlier version first. */
export function changesByWholesaler(before: DraftRows, after: DraftRows): readonly WholesalerChanges[] {
  const [was, is] = [byKey(before), byKey(after)];
  const counts = new Map<string | null, Record<'added' | 'changed' | 'removed' | 'same', number>>();
  for (const [key, { wholesalerID }] of new Map([...was, ...is])) {
    const count = counts.get(wholesalerID) ?? { added: 0, changed: 0, removed: 0, same: 0 };
    counts.set(wholesalerID, count);
    const [old, next] = [was.get(key), is.get(key)];
    if (!old) count.added += 1;
    else if (!next) count.removed += 1;
    else if (old.quantity === next.quantity && old.pght === next.pght) count.same += 1;
    else count.changed += 1;
  }
  return Array.from(counts, ([wholesalerID, count]) => ({ wholesalerID, ...count }));
}
