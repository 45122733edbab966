import { type ImportReport, stateOf } from './check.ts';
import { hasOtherUnit } from './columns.ts';
import { type Catalogue, NONE } from './lookup.ts';
import type { ImportNote } from './notes.ts';
import { countedRows, type ImportHistory, median, usualQuantities } from './outliers.ts';
import type { ImportTable } from './table.ts';

/** What is odd about a file as a whole. The user must acknowledge it before the rows are taken over. */
export type ImportFinding =
  /** Quantities are several times those of recent periods, or a part of them. `ratio`: the median. */
  | { readonly kind: 'quantities'; readonly ratio: number; readonly compared: number }
  /** `differing` of the prices are above the PGHT, or below it. `ratio`: the median of these. */
  | { readonly kind: 'prices'; readonly ratio: number; readonly differing: number; readonly compared: number }
  /** A line above the rows names another unit than the box. */
  | { readonly kind: 'unit'; readonly text: string }
  /** Totals in the file that are not the sums of what they should be the totals of. */
  | {
      readonly kind: 'totals';
      readonly totals: readonly {
        /** `null` for a column. */
        readonly line: number | null;
        readonly title: string;
        readonly stated: number;
        readonly computed: number;
      }[];
    };
export type FindingKind = ImportFinding['kind'];

/** With fewer quantities or prices to compare, each speaks for itself. */
const LEAST_COMPARED = 5;
/** From which median ratio to recent periods on, or its inverse, quantities may be in another unit. */
const FACTOR = 3;
/** From which distance to the PGHT on a price counts, and the share of all prices that must be on the same side. */
const PRICE_STEP = 0.01;
const PRICE_SHARE = 0.8;

export function findingsOf(
  { table, report }: { readonly table: ImportTable; readonly report: ImportReport },
  notes: readonly ImportNote[],
  catalogue: Catalogue,
  history: ImportHistory,
): readonly ImportFinding[] {
  return [
    totalsFinding(notes),
    unitFinding(notes),
    quantitiesFinding(report, catalogue, history),
    pricesFinding(table, report, catalogue),
  ].filter((finding) => finding !== null);
}

/** The findings that were not acknowledged. */
export const openFindings = (
  findings: readonly ImportFinding[],
  { corrected }: Pick<ImportReport, 'corrected'>,
): readonly ImportFinding[] => findings.filter(({ kind }) => !corrected.acknowledged.has(kind));

function totalsFinding(notes: readonly ImportNote[]): ImportFinding | null {
  const totals = notes.flatMap((note) => {
    if (note.kind !== 'totalLeftOut' || note.stated === null || note.stated === note.computed) return [];
    const { line, title, stated, computed } = note;
    return [{ line, title, stated, computed }];
  });
  return totals.length > 0 ? { kind: 'totals', totals } : null;
}

function unitFinding(notes: readonly ImportNote[]): ImportFinding | null {
  const lines = notes.flatMap((note) => (note.kind === 'linesSkipped' ? note.lines : []));
  const text = lines.find(hasOtherUnit);
  return text === undefined ? null : { kind: 'unit', text };
}

function quantitiesFinding(report: ImportReport, catalogue: Catalogue, history: ImportHistory): ImportFinding | null {
  const usual = usualQuantities(history);
  const ratios = Array.from(countedRows(report, catalogue), ([key, { quantity }]) => {
    const middle = median(usual.get(key) ?? []);
    return middle > 0 ? quantity / middle : 0;
  }).filter((ratio) => ratio > 0);
  const ratio = median(ratios);
  const isFar = ratio >= FACTOR || ratio <= 1 / FACTOR;
  return ratios.length >= LEAST_COMPARED && isFar ? { kind: 'quantities', ratio, compared: ratios.length } : null;
}

function pricesFinding(table: ImportTable, report: ImportReport, { products }: Catalogue): ImportFinding | null {
  const ratios: number[] = [];
  for (let row = 0; row < table.lines.length; row += 1) {
    const own = products[report.product[row] ?? NONE]?.pGHT ?? 0;
    const price = report.pght[row] ?? Number.NaN;
    const isWritten = (table.cells.price[row] ?? 0) !== 0;
    if (isWritten && own > 0 && price > 0 && stateOf(report, row) !== 'excluded') ratios.push(price / own);
  }
  if (ratios.length < LEAST_COMPARED) return null;
  const sides = [
    ratios.filter((ratio) => ratio >= 1 + PRICE_STEP),
    ratios.filter((ratio) => ratio <= 1 - PRICE_STEP),
  ] as const;
  const side = sides.find(({ length }) => length >= ratios.length * PRICE_SHARE);
  return side ? { kind: 'prices', ratio: median(side), differing: side.length, compared: ratios.length } : null;
}
