import type { FinanceKind, FinancePeriod } from '#lib/finance/rows.ts';
import { type Share, split } from '#lib/finance/split.ts';
import { sheetID } from '#mocks/seed/finance.ts';
import type { FinanceLine, FinancePart, FinanceSheetRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import type { Store } from './store.ts';

/** What is known of a period in the agency that is asked about. */
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

// Lines never change, and no call changes a share: what follows from one is found out once.
const splitLines = new WeakMap<FinanceLine, readonly FinancePart[] | null>();
const linesByProduct = new WeakMap<readonly FinanceLine[], ReadonlyMap<string, FinanceLine>>();

/** Whose the units of a line are, wholesaler by wholesaler; null where the product's shares do not make 100 %. */
export function partsOf(store: Store, line: FinanceLine): readonly FinancePart[] | null {
  const known = splitLines.get(line);
  if (known !== undefined) return known;
  const parts = line.parts ?? splitByShares(line, sharesOf(store, line.pharmaProductID));
  splitLines.set(line, parts);
  return parts;
}

function splitByShares({ units }: FinanceLine, shares: readonly Share[]): readonly FinancePart[] | null {
  const all: FinancePart[] = [];
  for (const [wholesalerID, quantity] of units) {
    const { parts } = split(quantity, shares);
    if (!parts) return null;
    for (const [delegueID, part] of parts) if (part > 0) all.push([delegueID, wholesalerID, part]);
  }
  return all;
}

export function linesOf(sheet: FinanceSheetRecord | undefined): ReadonlyMap<string, FinanceLine> {
  if (!sheet) return new Map();
  const known = linesByProduct.get(sheet.lines);
  if (known) return known;
  const lines = new Map(sheet.lines.map((line) => [line.pharmaProductID, line]));
  linesByProduct.set(sheet.lines, lines);
  return lines;
}
