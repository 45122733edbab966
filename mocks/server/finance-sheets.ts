import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { apportioner, isWhole, type Share } from '#domain/finance/split.ts';
import { sheetID } from '#mocks/seed/finance.ts';
import type { FinanceLine, FinancePart, FinanceSheetRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import type { Store } from './store.ts';

/** The saved and dispatched sheets of a period in the agency of the call. */
export function sheetsOf(context: Context, kind: FinanceKind, period: FinancePeriod) {
  const { store } = context;
  const agencyID = context.agencyID();
  return {
    saved: store.savedSheets.find(sheetID('saved', kind, agencyID, period)),
    dispatched: store.dispatchedSheets.find(sheetID('dispatched', kind, agencyID, period)),
  };
}

export function sharesOf({ assignedDelegues }: Store, pharmaProductID: string): readonly Share[] {
  return assignedDelegues
    .where('pharmaProductID', pharmaProductID)
    .map(({ delegueID, contributionPercentage }) => ({ delegueID, percentage: contributionPercentage }));
}

/** Units of a line by wholesaler and delegate. The units of a column are in the order of `delegueIDs`. */
export interface Portions {
  readonly delegueIDs: readonly string[];
  readonly columns: readonly Column[];
  /** Units of each delegate through all wholesalers. */
  readonly totals: readonly number[];
}

type Column = readonly [wholesalerID: string | null, units: readonly number[]];

function portionsWith(delegueIDs: readonly string[], columns: readonly Column[]): Portions {
  const totals = delegueIDs.map(() => 0);
  for (const [, units] of columns) for (const [at, some] of units.entries()) totals[at] = (totals[at] ?? 0) + some;
  return { delegueIDs, columns, totals };
}

// Lines are immutable and no call changes shares, so results are cached by line.
const splitLines = new WeakMap<FinanceLine, Portions | null>();
const linesByProduct = new WeakMap<readonly FinanceLine[], ReadonlyMap<string, FinanceLine>>();

/** Splits a line between delegates; null if the product's shares do not add up to 100 %. */
export function portionsOf(store: Store, line: FinanceLine): Portions | null {
  const known = splitLines.get(line);
  if (known !== undefined) return known;
  const portions = line.parts ? portionsFrom(line.parts) : splitByShares(line, sharesOf(store, line.pharmaProductID));
  splitLines.set(line, portions);
  return portions;
}

function splitByShares({ units }: FinanceLine, shares: readonly Share[]): Portions | null {
  if (!isWhole(shares)) return null;
  const portion = apportioner(shares);
  return portionsWith(
    shares.map(({ delegueID }) => delegueID),
    units.map(([wholesalerID, quantity]): Column => [wholesalerID, portion(quantity)]),
  );
}

function portionsFrom(parts: readonly FinancePart[]): Portions {
  const delegueIDs = [...new Set(parts.map(([delegueID]) => delegueID))];
  const places = new Map(delegueIDs.map((delegueID, at) => [delegueID, at]));
  const columns = new Map<string | null, number[]>();
  for (const [delegueID, wholesalerID, quantity] of parts) {
    const column = columns.get(wholesalerID) ?? delegueIDs.map(() => 0);
    columns.set(wholesalerID, column);
    const at = places.get(delegueID) ?? 0;
    column[at] = (column[at] ?? 0) + quantity;
  }
  return portionsWith(delegueIDs, [...columns]);
}

/** The same as a flat list; null if the product's shares do not add up to 100 %. */
export function partsOf(store: Store, line: FinanceLine): readonly FinancePart[] | null {
  if (line.parts) return line.parts;
  const portions = portionsOf(store, line);
  return (
    portions &&
    portions.columns.flatMap(([wholesalerID, units]) =>
      portions.delegueIDs
        .map((delegueID, at): FinancePart => [delegueID, wholesalerID, units[at] ?? 0, null])
        .filter(([, , quantity]) => quantity > 0),
    )
  );
}

export function linesOf(sheet: FinanceSheetRecord | undefined): ReadonlyMap<string, FinanceLine> {
  if (!sheet) return new Map();
  const known = linesByProduct.get(sheet.lines);
  if (known) return known;
  const lines = new Map(sheet.lines.map((line) => [line.pharmaProductID, line]));
  linesByProduct.set(sheet.lines, lines);
  return lines;
}
