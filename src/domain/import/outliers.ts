import { type DraftRows, rowKey, wholeRows } from '../finance/draft-rows.ts';
import type { FinancePeriod } from '../finance/rows.ts';
import { type ImportReport, stateOf } from './check.ts';
import { confirmKey } from './corrections.ts';
import { type Catalogue, NONE } from './lookup.ts';

/**
 * The saved quantities of recent periods of the same kind, the latest first, three at most. Plain data, sent to the
 * worker. `null` if they could not be read; no periods if none is saved.
 */
export type ImportHistory = {
  readonly periods: readonly {
    readonly period: FinancePeriod;
    /** By product ID, then by wholesaler ID; goals, which have no wholesaler, use `''`. */
    readonly quantities: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }[];
} | null;

/** `missing`: sold in every recent period and not in the file. `new`: in the file and in no recent period. */
export type OutlierKind = '÷1000' | '×1000' | '÷10' | '×10' | 'missing' | 'new';

/** A quantity that is far from those of recent periods. */
export interface ImportOutlier {
  readonly kind: OutlierKind;
  readonly productID: string;
  readonly wholesalerID: string | null;
  /** Indices in the table; empty for `missing`. */
  readonly rows: readonly number[];
  readonly quantity: number;
  /** The median of the recent periods that have one; 0 for `new`. */
  readonly usual: number;
  /** `quantity` ÷ `usual`; `null` for `new`. */
  readonly ratio: number | null;
}

/** From which ratio on a quantity, or its inverse, is an outlier: sales vary, but rarely this much. */
const RATIOS = [
  [200, '×1000', '÷1000'],
  [8, '×10', '÷10'],
] as const;

function kindOf(ratio: number): OutlierKind | null {
  for (const [least, more, less] of RATIOS) {
    if (ratio >= least) return more;
    if (ratio <= 1 / least) return less;
  }
  return null;
}

/** The middle value; of an even number of values the lower middle one. 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The quantities of recent periods by {@link confirmKey}. */
export function usualQuantities(history: ImportHistory): ReadonlyMap<string, readonly number[]> {
  const usual = new Map<string, number[]>();
  for (const { quantities } of history?.periods ?? []) {
    for (const [productID, byWholesaler] of Object.entries(quantities)) {
      for (const [wholesalerID, quantity] of Object.entries(byWholesaler)) {
        const key = confirmKey({ productID, wholesalerID });
        const known = usual.get(key);
        if (known) known.push(quantity);
        else usual.set(key, [quantity]);
      }
    }
  }
  return usual;
}

/** What is to be saved of a product, at one wholesaler where there are any. */
interface Counted {
  readonly productID: string;
  readonly wholesalerID: string | null;
  /** Indices in the table. */
  readonly rows: number[];
  quantity: number;
}

/** The quantities to import by {@link confirmKey}, in file order; rows that are wrong or excluded do not count. */
export function countedRows(report: ImportReport, catalogue: Catalogue): ReadonlyMap<string, Counted> {
  const known = counted.get(report);
  if (known) return known;
  const found = addRows(report, catalogue);
  counted.set(report, found);
  return found;
}

/** Added up once for each report. */
const counted = new WeakMap<ImportReport, ReadonlyMap<string, Counted>>();

function addRows(report: ImportReport, { products, wholesalers }: Catalogue): ReadonlyMap<string, Counted> {
  const found = new Map<string, Counted>();
  for (let row = 0; row < report.states.length; row += 1) {
    const product = products[report.product[row] ?? NONE];
    const state = stateOf(report, row);
    if (!product || state === 'excluded' || state === 'wrong') continue;
    const wholesalerID = wholesalers[report.wholesaler[row] ?? NONE]?.ID ?? null;
    const key = confirmKey({ productID: product.ID, wholesalerID });
    const quantity = report.quantity[row] ?? 0;
    const before = found.get(key);
    if (before) {
      before.rows.push(row);
      before.quantity += quantity;
    } else {
      found.set(key, { productID: product.ID, wholesalerID, rows: [row], quantity });
    }
  }
  return found;
}

/** Compares quantities with recent periods. Without a history, all are new. */
function unusualAmong(
  quantities: Iterable<Readonly<Omit<Counted, 'rows'>> & { readonly rows?: readonly number[] }>,
  history: ImportHistory,
): readonly ImportOutlier[] {
  const usual = usualQuantities(history);
  const outliers: ImportOutlier[] = [];
  for (const { productID, wholesalerID, quantity, rows = [] } of quantities) {
    const middle = median(usual.get(confirmKey({ productID, wholesalerID })) ?? []);
    const ratio = middle > 0 ? quantity / middle : null;
    const kind = ratio === null ? 'new' : kindOf(ratio);
    if (kind) outliers.push({ kind, productID, wholesalerID, rows, quantity, usual: middle, ratio });
  }
  return outliers;
}

/** Whether a quantity is so far from earlier periods that it must be looked at. */
export const isStrong = ({ kind }: ImportOutlier): boolean => kind !== 'missing' && kind !== 'new';

/**
 * Compares the rows to import with recent periods, in file order, missing ones last. Only wholesalers of the file can
 * have a missing product. Empty without a history.
 */
export function outliersOf(
  report: ImportReport,
  catalogue: Catalogue,
  history: ImportHistory,
): readonly ImportOutlier[] {
  const periods = history?.periods.length ?? 0;
  if (periods === 0) return [];
  const { products, wholesalers } = catalogue;
  const usual = usualQuantities(history);
  const named = new Set(
    Array.from(new Set(report.wholesaler), (at) => wholesalers[at]?.ID).filter((ID) => ID !== undefined),
  );
  const outliers = [...unusualAmong(countedRows(report, catalogue).values(), history)];
  // A row that is wrong or excluded is on the screen already: only what no row speaks of is missing.
  const spoken = new Set(
    Array.from(report.states.keys(), (row) =>
      confirmKey({
        productID: products[report.product[row] ?? NONE]?.ID ?? '',
        wholesalerID: wholesalers[report.wholesaler[row] ?? NONE]?.ID ?? null,
      }),
    ),
  );
  for (const { ID: productID } of products) {
    for (const wholesalerID of named.size === 0 ? [null] : named) {
      const key = confirmKey({ productID, wholesalerID });
      const known = usual.get(key) ?? [];
      if (known.length === periods && !spoken.has(key))
        outliers.push({
          kind: 'missing',
          productID,
          wholesalerID,
          rows: [],
          quantity: 0,
          usual: median(known),
          ratio: 0,
        });
    }
  }
  return outliers;
}

/** A laboratory that recent periods have and no row of the file speaks of. */
export interface MissingLaboratory {
  readonly name: string;
  /** Its products that were sold in every recent period. */
  readonly products: number;
  /** The boxes that are usual of them. */
  readonly usual: number;
}

/** The laboratories of missing products of which the file has no product at all, in the order of the catalogue. */
export function missingLaboratories(
  report: ImportReport,
  { products }: Catalogue,
  outliers: readonly ImportOutlier[],
): readonly MissingLaboratory[] {
  const spoken = new Set(Array.from(new Set(report.product), (at) => products[at]?.laboratory));
  const laboratoryOf = new Map(products.map(({ ID, laboratory }) => [ID, laboratory]));
  // What is not missing is in the file, and so is its laboratory.
  const ofLaboratory = Map.groupBy(outliers, ({ productID }) => laboratoryOf.get(productID) ?? null);
  return Array.from(ofLaboratory, ([name, own]) =>
    name === null || spoken.has(name)
      ? []
      : {
          name,
          products: new Set(own.map(({ productID }) => productID)).size,
          usual: own.reduce((sum, { usual }) => sum + usual, 0),
        },
  ).flat();
}

/** The quantities of a draft that were changed and are far from recent periods. */
export function unusualChanges(before: DraftRows, after: DraftRows, history: ImportHistory): readonly ImportOutlier[] {
  const known = new Map(before.map((row) => [rowKey(row), row.quantity]));
  const changed = wholeRows(after)
    .filter((row) => known.get(rowKey(row)) !== row.quantity)
    .map(({ pharmaProductID: productID, wholesalerID, quantity }) => ({ productID, wholesalerID, quantity }));
  return unusualAmong(changed, history).filter(isStrong);
}
