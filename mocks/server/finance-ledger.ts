import { amountOf, deficitsOf } from '#domain/finance/figures.ts';
import { monthOfPeriod } from '#domain/finance/periods.ts';
import { spread } from '#domain/finance/split.ts';
import { sheetID } from '#mocks/seed/finance.ts';
import type { FinanceLine, FinanceSheetRecord } from '#mocks/seed/types.ts';
import { type Portions, portionsOf } from './finance-sheets.ts';
import type { Store } from './store.ts';

/** Sales as estimated every week (trends), or as confirmed every month. */
export type SalesKind = 'trends' | 'sales';

const MONTHS = 12;
/** Copied for each new list, because an array filled from its middle takes three times the memory. */
const NO_SALES: readonly undefined[] = Array.from({ length: MONTHS });

/** Sales of a month. */
interface Sold {
  quantity: number;
  /** In hundredths of a franc. */
  amount: number;
  /** The split lines that the quantity comes from, with the index of the delegate, to find the wholesalers. */
  readonly of: { readonly portions: Portions; readonly at: number }[];
}

/**
 * A product of a delegate in a year, by month from January. All figures are sums of cells, so that totals always agree,
 * however they are grouped.
 */
export interface Cell {
  readonly pharmaProductID: string;
  readonly delegueID: string;
  /** Units to sell: the year's goal, spread evenly. */
  readonly expected: readonly number[];
  /** Price of the goal. */
  readonly goalPght: number;
  readonly sold: readonly (Readonly<Sold> | undefined)[];
  /** Missing units of each month, carried over to the next: docs/rules/finance.md#deficit. */
  readonly deficits: readonly number[];
  /** The same in money, hundredths: another amount than that of the units where they were sold at another price. */
  readonly deficitAmounts: readonly number[];
}

/** Dispatched figures of an agency in a year. */
export interface Ledger {
  readonly cells: readonly Cell[];
  readonly cellsOf: (pharmaProductID: string) => readonly Cell[];
  /** Prices of a product by month; undefined for months without sales. */
  readonly prices: ReadonlyMap<string, readonly (number | undefined)[]>;
}

/** A ledger is cached as long as the sheets it was built from are current. */
const caches = new WeakMap<
  Store,
  Map<string, { readonly of: readonly FinanceSheetRecord[]; readonly ledger: Ledger }>
>();

export function openLedger(store: Store, agencyID: string, kind: SalesKind, year: number): Ledger {
  const goals = store.dispatchedSheets.find(sheetID('dispatched', 'goals', agencyID, String(year)));
  const sold = soldSheets(store, agencyID, kind).filter((sheet) => monthOf(sheet).startsWith(`${year}-`));
  const of = goals ? [goals, ...sold] : sold;

  const cache = caches.get(store) ?? new Map<string, { of: readonly FinanceSheetRecord[]; ledger: Ledger }>();
  caches.set(store, cache);
  const key = `${kind}-${agencyID}-${year}`;
  const cached = cache.get(key);
  if (cached && cached.of.length === of.length && cached.of.every((sheet, index) => sheet === of[index]))
    return cached.ledger;
  const ledger = buildLedger(store, goals, sold);
  cache.set(key, { of, ledger });
  return ledger;
}

/** Years with dispatched figures of a kind. */
export function yearsOf(store: Store, agencyID: string, kind: SalesKind): readonly number[] {
  const years = soldSheets(store, agencyID, kind).map((sheet) => Number(monthOf(sheet).slice(0, 4)));
  return [...new Set(years)].toSorted((a, b) => a - b);
}

const soldSheets = ({ dispatchedSheets }: Store, agencyID: string, kind: SalesKind): readonly FinanceSheetRecord[] =>
  dispatchedSheets.where('agencyID', agencyID).filter((sheet) => sheet.kind === kind && sheet.lines.length > 0);

const months = new Map<string, string>();

/** The month that a sheet belongs to. */
function monthOf({ kind, period }: FinanceSheetRecord): string {
  if (kind !== 'trends') return period;
  const month = months.get(period) ?? monthOfPeriod(kind, period);
  months.set(period, month);
  return month;
}

/** A cell under construction. */
interface MutableCell extends Cell {
  goal: number;
  goalPght: number;
  expected: readonly number[];
  deficits: readonly number[];
  deficitAmounts: readonly number[];
  readonly sold: (Sold | undefined)[];
}

// There can be very many cells, so equal lists are shared between them.
function buildLedger(store: Store, goals: FinanceSheetRecord | undefined, sold: readonly FinanceSheetRecord[]): Ledger {
  const drafts = new Map<string, Map<string, MutableCell>>();
  const prices = new Map<string, (number | undefined)[]>();
  const evenly = new Map<number, readonly number[]>();

  function expectedOf(goal: number): readonly number[] {
    const known = evenly.get(goal) ?? spread(goal, MONTHS);
    evenly.set(goal, known);
    return known;
  }
  const nothing = expectedOf(0);

  function draftsOf(pharmaProductID: string): (delegueID: string) => MutableCell {
    const ofProduct = drafts.get(pharmaProductID) ?? new Map<string, MutableCell>();
    drafts.set(pharmaProductID, ofProduct);
    return (delegueID) => {
      const known = ofProduct.get(delegueID);
      if (known) return known;
      const draft = {
        pharmaProductID,
        delegueID,
        goal: 0,
        goalPght: 0,
        expected: nothing,
        deficits: nothing,
        deficitAmounts: nothing,
        sold: [...NO_SALES],
      };
      ofProduct.set(delegueID, draft);
      return draft;
    };
  }

  /** Calls `add` for each delegate with units of a line. */
  function forEachShare(
    line: FinanceLine,
    add: (draft: MutableCell, quantity: number, portions: Portions, at: number) => void,
  ): void {
    const draftOf = draftsOf(line.pharmaProductID);
    const portions = portionsOf(store, line);
    if (!portions) return;
    for (const [at, delegueID] of portions.delegueIDs.entries()) {
      const quantity = portions.totals[at] ?? 0;
      if (quantity > 0) add(draftOf(delegueID), quantity, portions, at);
    }
  }

  for (const line of goals?.lines ?? []) {
    forEachShare(line, (draft, quantity) => {
      draft.goal += quantity;
      draft.goalPght = line.pght;
    });
  }

  for (const sheet of sold) {
    const month = Number(monthOf(sheet).slice(5)) - 1;
    for (const line of sheet.lines) {
      const { pharmaProductID, pght } = line;
      const priced = prices.get(pharmaProductID) ?? [];
      priced[month] = pght;
      prices.set(pharmaProductID, priced);
      forEachShare(line, (draft, quantity, portions, at) => {
        const [amount, of] = [amountOf(quantity, pght), { portions, at }];
        const inMonth = draft.sold[month];
        if (!inMonth) {
          draft.sold[month] = { quantity, amount, of: [of] };
          return;
        }
        inMonth.quantity += quantity;
        inMonth.amount += amount;
        inMonth.of.push(of);
      });
    }
  }

  const cells = [...drafts.values()].flatMap((ofProduct) => [...ofProduct.values()]);
  for (const draft of cells) {
    draft.expected = expectedOf(draft.goal);
    if (draft.goal === 0) continue;
    const { expected, goalPght, sold: obtained } = draft;
    const inMoney = expected.map((units) => amountOf(units, goalPght));
    draft.deficits = deficitsOf(expected, (month) => obtained[month]?.quantity ?? 0);
    draft.deficitAmounts = deficitsOf(inMoney, (month) => obtained[month]?.amount ?? 0);
  }
  const byProduct = Map.groupBy(cells, ({ pharmaProductID }) => pharmaProductID);
  return { cells, cellsOf: (pharmaProductID) => byProduct.get(pharmaProductID) ?? [], prices };
}
