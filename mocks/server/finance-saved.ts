import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { monthOfPeriod, weeksOfMonth } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { spread } from '#domain/finance/split.ts';
import { completionOf } from '#lib/completion.ts';
import type { FinanceLine } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { type Cell, openLedger, type SalesKind } from './finance-ledger.ts';
import type { FiguresRow, GoalRow } from './finance-rows.ts';
import { delegatesInScope, productsInScope } from './finance-scope.ts';
import { linesOf, partsOf, portionsOf, sheetsOf } from './finance-sheets.ts';
import type { Store } from './store.ts';

/** Units by wholesaler. */
type Units = ReadonlyMap<string | null, number>;

/** A product in a period, with its saved and dispatched figures. */
interface SavedRow {
  readonly pharmaProductID: string;
  readonly pght: number;
  /** Price of the dispatched figures. */
  readonly dispatchedPght: number | null;
  readonly units: Units;
  /** Null: never dispatched. */
  readonly dispatched: Units | null;
  /** The saved line. */
  readonly line: FinanceLine | undefined;
}

/**
 * The rows of a period that the viewer may see. A supervisor sees the group's part. A delegate sees their own part of the
 * dispatched figures only: saved figures are not theirs yet. A product that is dispatched but no longer saved has a row
 * without units.
 */
function savedRows(context: Context, kind: FinanceKind, period: FinancePeriod): SavedRow[] {
  const { saved, dispatched } = sheetsOf(context, kind, period);
  const [savedLines, dispatchedLines] = [linesOf(saved), linesOf(dispatched)];
  const isDelegate = context.viewer().userType === 'Delegue';

  return productsInScope(context).flatMap(({ ID: pharmaProductID }): SavedRow[] => {
    const dispatchedLine = dispatchedLines.get(pharmaProductID);
    const line = isDelegate ? dispatchedLine : savedLines.get(pharmaProductID);
    const pght = (line ?? dispatchedLine)?.pght;
    if (pght === undefined) return [];
    const units = unitsInScope(context, line);
    const dispatchedUnits = dispatchedLine ? unitsInScope(context, dispatchedLine) : null;
    if (totalOf(units) + totalOf(dispatchedUnits) === 0) return [];
    const dispatchedPght = dispatchedLine?.pght ?? null;
    return [{ pharmaProductID, pght, dispatchedPght, units, dispatched: dispatchedUnits, line }];
  });
}

/** The viewer's units of a line. A supervisor sees none of a line that cannot be split. */
function unitsInScope(context: Context, line: FinanceLine | undefined): Units {
  const delegates = delegatesInScope(context);
  if (!line || !delegates) return new Map(line?.units);
  const units = new Map<string | null, number>();
  for (const [delegueID, wholesalerID, quantity] of partsOf(context.store, line) ?? []) {
    if (delegates.has(delegueID)) units.set(wholesalerID, (units.get(wholesalerID) ?? 0) + quantity);
  }
  return units;
}

const totalOf = (units: Units | null): number =>
  [...(units?.values() ?? [])].reduce((sum, quantity) => sum + quantity, 0);

const dispatchedOf = (units: Units | null): number | null => units && totalOf(units);

export function savedGoals(context: Context, year: number): GoalRow[] {
  return savedRows(context, 'goals', String(year)).map(
    ({ pharmaProductID, pght, dispatchedPght, units, dispatched }) => {
      const quantity = totalOf(units);
      const amountTotal = fromHundredths(amountOf(quantity, pght));
      return {
        pharmaProductID,
        year,
        pght,
        quantity,
        amountTotal,
        dispatchedQuantity: dispatchedOf(dispatched),
        dispatchedPght,
      };
    },
  );
}

/** The expectation of a week is its part of the month that it belongs to. */
export function savedFigures(context: Context, kind: SalesKind, period: FinancePeriod): FiguresRow[] {
  const { store } = context;
  const yearMonth = monthOfPeriod(kind, period);
  const month = Number(yearMonth.slice(5)) - 1;
  const ledger = openLedger(store, context.agencyID(), kind, Number(yearMonth.slice(0, 4)));
  const weeks = kind === 'trends' ? weeksOfMonth(yearMonth) : [period];
  const delegates = delegatesInScope(context);

  const expectedOf = ({ expected, goalPght }: Cell): number =>
    amountOf(spread(expected[month] ?? 0, weeks.length)[weeks.indexOf(period)] ?? 0, goalPght);

  return savedRows(context, kind, period).map((row): FiguresRow => {
    const { pharmaProductID, pght, dispatchedPght, units, dispatched } = row;
    const cells = ledger.cellsOf(pharmaProductID).filter(({ delegueID }) => !delegates || delegates.has(delegueID));
    const expected = cells.reduce((sum, cell) => sum + expectedOf(cell), 0);
    const quantity = totalOf(units);
    const obtained = amountOf(quantity, pght);
    const deficit = kind === 'sales' ? deficitOf(context, row, cells, month) : null;
    const wholesalerIDs = new Set([...units.keys(), ...(dispatched?.keys() ?? [])]);
    return {
      pharmaProductID,
      yearMonth,
      quantity,
      dispatchedQuantity: dispatchedOf(dispatched),
      pght,
      dispatchedPght,
      expectedTurnOver: fromHundredths(expected),
      obtainedTurnOver: fromHundredths(obtained),
      completionRate: completionOf(obtained, expected),
      deficitQuantity: deficit && deficit.quantity,
      deficitTurnOver: deficit && fromHundredths(deficit.amount),
      completionRateWithDeficit: deficit && completionOf(obtained, expected + deficit.carried),
      stock: [...wholesalerIDs]
        .filter((wholesalerID) => wholesalerID !== null)
        .map((wholesalerID) => ({
          wholesalerID,
          quantity: units.get(wholesalerID) ?? 0,
          dispatchedQuantity: dispatched && (dispatched.get(wholesalerID) ?? 0),
        })),
    };
  });
}

/** Units of each delegate; null if the line cannot be split. */
function unitsByDelegate(store: Store, line: FinanceLine): ReadonlyMap<string, number> | null {
  const portions = portionsOf(store, line);
  return portions && new Map(portions.delegueIDs.map((delegueID, at) => [delegueID, portions.totals[at] ?? 0]));
}

/** The deficit of a month if the saved figures were dispatched; null if they cannot be split. */
function deficitOf({ store }: Context, { line }: SavedRow, cells: readonly Cell[], month: number) {
  const sold = line ? unitsByDelegate(store, line) : new Map<string, number>();
  if (!sold) return null;
  let [quantity, amount, carried] = [0, 0, 0];
  for (const { delegueID, goalPght, expected, deficits } of cells) {
    const before = deficits[month - 1] ?? 0;
    const left = Math.max(0, before + (expected[month] ?? 0) - (sold.get(delegueID) ?? 0));
    quantity += left;
    amount += amountOf(left, goalPght);
    carried += amountOf(before, goalPght);
  }
  return { quantity, amount, carried };
}
