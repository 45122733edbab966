import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { completionOf } from '#lib/completion.ts';
import type { Context } from './context.ts';
import { refusal } from './errors.ts';
import { type Ledger, type Cell, openLedger, type SalesKind, yearsOf } from './finance-ledger.ts';
import type { FiguresRow, StockRow, Subject } from './finance-rows.ts';
import { delegatesInScope, productsInScope } from './finance-scope.ts';
import { today } from './local-day.ts';

/** A range of months, both included; `YYYY-MM`. */
export interface Months {
  readonly start: string;
  readonly end: string;
}

/** @throws INVALID_DATE_RANGE if the range ends before it begins */
export function monthsBetween(start: string, end: string): Months {
  if (start > end) throw refusal('INVALID_DATE_RANGE', `${start} comes after ${end}`);
  return { start, end };
}

/** Selects the cells and groups them by subject. */
interface FiguresQuery {
  readonly kind: SalesKind;
  /** Default: all months with figures. */
  readonly months?: Months;
  /** The subject of a cell, identified by its key; undefined leaves the cell out. */
  readonly subjectOf: (cell: Cell) => { readonly key: string; readonly subject: Subject } | undefined;
}

/**
 * Dispatched figures that the viewer may see, by month and subject. Months are in order, subjects in the order of the
 * cells. Months to come have no expectation yet. Rows without any figure are left out.
 */
export function figuresOf(context: Context, { kind, months, subjectOf }: FiguresQuery): FiguresRow[] {
  const { store } = context;
  const agencyID = context.agencyID();
  const current = today(context).slice(0, 7);
  const delegates = delegatesInScope(context);
  const products = new Set(productsInScope(context).map(({ ID }) => ID));

  // The current year is included before its first sale, to show what is expected. It is the last one.
  const years = new Set([...yearsOf(store, agencyID, kind), Number(current.slice(0, 4))]);
  return [...years].flatMap((year) => {
    const ledger = openLedger(store, agencyID, kind, year);
    const groups = new Map<string, { readonly subject: Subject; readonly cells: Cell[] }>();
    for (const cell of ledger.cells) {
      if (!products.has(cell.pharmaProductID) || (delegates && !delegates.has(cell.delegueID))) continue;
      const about = subjectOf(cell);
      if (!about) continue;
      const group = groups.get(about.key) ?? { subject: about.subject, cells: [] };
      group.cells.push(cell);
      groups.set(about.key, group);
    }
    return monthsOf(year).flatMap((yearMonth, month) => {
      if (months && (yearMonth < months.start || yearMonth > months.end)) return [];
      const hasBegun = yearMonth <= current;
      return [...groups.values()].flatMap(({ subject, cells }) => {
        const row = rowOf(ledger, subject, cells, yearMonth, month);
        return row.quantity > 0 || (hasBegun && isShort(row)) ? [row] : [];
      });
    });
  });
}

/** Whether something is still to be sold: what a month expects and has not, and what it owes of the months before. */
const isShort = ({ deficitQuantity, deficitTurnOver }: FiguresRow): boolean =>
  Number(deficitQuantity) > 0 || Number(deficitTurnOver) > 0;

/** The months of a year, from January. */
const monthsOf = (year: number): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);

function rowOf(
  { prices }: Ledger,
  subject: Subject,
  cells: readonly Cell[],
  yearMonth: string,
  month: number,
): FiguresRow {
  let [quantity, expected, obtained, deficitQuantity, deficit, carried] = [0, 0, 0, 0, 0, 0];
  const stock = new Map<string, number>();
  for (const { sold, expected: units, goalPght, deficits, deficitAmounts } of cells) {
    const inMonth = sold[month];
    expected += amountOf(units[month] ?? 0, goalPght);
    quantity += inMonth?.quantity ?? 0;
    obtained += inMonth?.amount ?? 0;
    for (const { portions, at } of inMonth?.of ?? []) {
      for (const [wholesalerID, through] of portions.columns) {
        const some = through[at] ?? 0;
        if (wholesalerID !== null && some > 0) stock.set(wholesalerID, (stock.get(wholesalerID) ?? 0) + some);
      }
    }
    deficitQuantity += deficits[month] ?? 0;
    deficit += deficitAmounts[month] ?? 0;
    carried += deficitAmounts[month - 1] ?? 0;
  }
  const { pharmaProductID } = subject;
  const pght =
    pharmaProductID === undefined ? null : (prices.get(pharmaProductID)?.[month] ?? cells[0]?.goalPght ?? null);
  return {
    ...subject,
    yearMonth,
    quantity,
    dispatchedQuantity: null,
    pght,
    dispatchedPght: null,
    expectedTurnOver: fromHundredths(expected),
    obtainedTurnOver: fromHundredths(obtained),
    completionRate: completionOf(obtained, expected),
    deficitQuantity,
    deficitTurnOver: fromHundredths(deficit),
    completionRateWithDeficit: completionOf(obtained, expected + carried),
    stock: stockRows(stock),
  };
}

const stockRows = (stock: ReadonlyMap<string, number>): readonly StockRow[] =>
  Array.from(stock, ([wholesalerID, quantity]) => ({ wholesalerID, quantity, dispatchedQuantity: null }));
