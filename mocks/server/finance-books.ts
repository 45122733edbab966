import { amountOf, deficitsOf } from '#lib/finance/figures.ts';
import { monthOfPeriod } from '#lib/finance/periods.ts';
import { spread } from '#lib/finance/split.ts';
import { sheetID } from '#mocks/seed/finance.ts';
import type { FinanceSheetRecord } from '#mocks/seed/types.ts';
import { partsOf } from './finance-sheets.ts';
import type { Store } from './store.ts';

/** What is sold, as trends show it or as wholesalers confirm it. */
export type SoldKind = 'trends' | 'sales';

const MONTHS = 12;

/** What was sold in a month. */
interface Sold {
  quantity: number;
  /** In hundredths of a franc. */
  amount: number;
  /** By wholesaler. */
  readonly stock: (readonly [wholesalerID: string, quantity: number])[];
}

/**
 * A product in the hands of a delegate, through a year, by month from January. Every figure is a sum of these, so that
 * all ways to a total agree.
 */
export interface Cell {
  readonly pharmaProductID: string;
  readonly delegueID: string;
  /** Units to sell: the year's goal, evenly. */
  readonly expected: readonly number[];
  /** Price the goal was set at. */
  readonly goalPght: number;
  readonly sold: readonly (Readonly<Sold> | undefined)[];
  /** Units that each month is short of, and leaves to the next. */
  readonly deficits: readonly number[];
}

/** A year of an agency, as it is dispatched. */
export interface Book {
  readonly cells: readonly Cell[];
  readonly cellsOf: (pharmaProductID: string) => readonly Cell[];
  /** The prices of a product, by month; none where it was not sold. */
  readonly prices: ReadonlyMap<string, readonly (number | undefined)[]>;
}

/** Books are kept while the sheets they were made of are the ones that count. */
const shelves = new WeakMap<Store, Map<string, { readonly of: readonly FinanceSheetRecord[]; readonly book: Book }>>();

export function openBook(store: Store, agencyID: string, kind: SoldKind, year: number): Book {
  const goals = store.dispatchedSheets.find(sheetID('dispatched', 'goals', agencyID, String(year)));
  const sold = soldSheets(store, agencyID, kind).filter((sheet) => monthOf(sheet).startsWith(`${year}-`));
  const of = goals ? [goals, ...sold] : sold;

  const shelf = shelves.get(store) ?? new Map<string, { of: readonly FinanceSheetRecord[]; book: Book }>();
  shelves.set(store, shelf);
  const key = `${kind}-${agencyID}-${year}`;
  const kept = shelf.get(key);
  if (kept && kept.of.length === of.length && kept.of.every((sheet, index) => sheet === of[index])) return kept.book;
  const book = writeBook(store, goals, sold);
  shelf.set(key, { of, book });
  return book;
}

/** The years in which anything of a kind is dispatched. */
export function yearsOf(store: Store, agencyID: string, kind: SoldKind): readonly number[] {
  const years = soldSheets(store, agencyID, kind).map((sheet) => Number(monthOf(sheet).slice(0, 4)));
  return [...new Set(years)].toSorted((a, b) => a - b);
}

const soldSheets = ({ dispatchedSheets }: Store, agencyID: string, kind: SoldKind): readonly FinanceSheetRecord[] =>
  dispatchedSheets.where('agencyID', agencyID).filter((sheet) => sheet.kind === kind && sheet.lines.length > 0);

const months = new Map<string, string>();

/** The month a sheet counts in. */
function monthOf({ kind, period }: FinanceSheetRecord): string {
  if (kind !== 'trends') return period;
  const month = months.get(period) ?? monthOfPeriod(kind, period);
  months.set(period, month);
  return month;
}

interface Draft {
  readonly pharmaProductID: string;
  readonly delegueID: string;
  goal: number;
  goalPght: number;
  readonly sold: (Sold | undefined)[];
}

function writeBook(store: Store, goals: FinanceSheetRecord | undefined, sold: readonly FinanceSheetRecord[]): Book {
  const drafts = new Map<string, Map<string, Draft>>();
  const prices = new Map<string, (number | undefined)[]>();

  function draftsOf(pharmaProductID: string): (delegueID: string) => Draft {
    const ofProduct = drafts.get(pharmaProductID) ?? new Map<string, Draft>();
    drafts.set(pharmaProductID, ofProduct);
    return (delegueID) => {
      const known = ofProduct.get(delegueID);
      if (known) return known;
      const draft = { pharmaProductID, delegueID, goal: 0, goalPght: 0, sold: [] };
      ofProduct.set(delegueID, draft);
      return draft;
    };
  }

  for (const line of goals?.lines ?? []) {
    const draftOf = draftsOf(line.pharmaProductID);
    for (const [delegueID, , quantity] of partsOf(store, line) ?? []) {
      const draft = draftOf(delegueID);
      draft.goal += quantity;
      draft.goalPght = line.pght;
    }
  }

  for (const sheet of sold) {
    const month = Number(monthOf(sheet).slice(5)) - 1;
    for (const line of sheet.lines) {
      const { pharmaProductID, pght } = line;
      const priced = prices.get(pharmaProductID) ?? [];
      priced[month] = pght;
      prices.set(pharmaProductID, priced);
      const draftOf = draftsOf(pharmaProductID);
      for (const [delegueID, wholesalerID, quantity] of partsOf(store, line) ?? []) {
        const draft = draftOf(delegueID);
        const inMonth = draft.sold[month] ?? { quantity: 0, amount: 0, stock: [] };
        draft.sold[month] = inMonth;
        inMonth.quantity += quantity;
        inMonth.amount += amountOf(quantity, pght);
        if (wholesalerID !== null) inMonth.stock.push([wholesalerID, quantity]);
      }
    }
  }

  // There can be very many cells, and few different goals.
  const evenly = new Map<number, readonly number[]>();
  const cells = [...drafts.values()].flatMap((ofProduct) =>
    Array.from(ofProduct.values(), ({ goal, ...draft }): Cell => {
      const expected = evenly.get(goal) ?? spread(goal, MONTHS);
      evenly.set(goal, expected);
      if (goal === 0) return { ...draft, expected, deficits: expected };
      const obtained = expected.map((_, month) => draft.sold[month]?.quantity ?? 0);
      return { ...draft, expected, deficits: deficitsOf(expected, obtained) };
    }),
  );
  const byProduct = Map.groupBy(cells, ({ pharmaProductID }) => pharmaProductID);
  return { cells, cellsOf: (pharmaProductID) => byProduct.get(pharmaProductID) ?? [], prices };
}
