import { apportion, type Share } from '#domain/finance/split.ts';
import { completionOf } from '#lib/completion.ts';
import type { SaleRow, SharedRow } from './finance.types.ts';

/** What can be said of a line in a month, in several, or of several lines: units, and the agency's currency. */
export interface Figures {
  readonly quantity: number;
  readonly expected: number;
  readonly obtained: number;
  /** Short of the goal, carried through the year (decision 37): a state at the end, not a sum of months. `null`: not told. */
  readonly deficit: number | null;
  readonly deficitQuantity: number | null;
  /** What the months of the year before left to be made up for: beside what is expected. `null`: not told. */
  readonly carried: number | null;
  /** Units by wholesaler id. */
  readonly sold: ReadonlyMap<string, number>;
}

/** The figures of one line, month by month; a month without rows is absent. */
export type Cells = ReadonlyMap<string, Figures>;

export const NOTHING: Figures = {
  quantity: 0,
  expected: 0,
  obtained: 0,
  deficit: null,
  deficitQuantity: null,
  carried: null,
  sold: new Map(),
};

const plus = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

function together(one: Figures, other: Figures): Figures {
  const sold = new Map(one.sold);
  for (const [wholesaler, quantity] of other.sold) sold.set(wholesaler, (sold.get(wholesaler) ?? 0) + quantity);
  return {
    quantity: one.quantity + other.quantity,
    expected: one.expected + other.expected,
    obtained: one.obtained + other.obtained,
    deficit: plus(one.deficit, other.deficit),
    deficitQuantity: plus(one.deficitQuantity, other.deficitQuantity),
    carried: plus(one.carried, other.carried),
    sold,
  };
}

/** Several lines as one, over the same months: what is written under a table is the sum of its rows. */
export const sumOfLines = (lines: Iterable<Figures>): Figures => [...lines].reduce(together, NOTHING);

/** What is missing of a year at the end of a month of it: that of the last month told holds those before it. */
function deficitAt(cells: Cells, month: string): Figures | undefined {
  const told = [...cells].filter(
    ([each, { deficit }]) => deficit !== null && each <= month && each.slice(0, 4) === month.slice(0, 4),
  );
  return told.toSorted(([a], [b]) => (a < b ? -1 : 1)).at(-1)?.[1];
}

/**
 * One line over several months. Its deficit is that of the year they end in, for a deficit ends with its year: as it is
 * in their last month, or in the present one where they go on beyond it.
 * @param current the month it is
 */
export function sumOfMonths(cells: Cells, months: readonly string[], current: string): Figures {
  const told = months.flatMap((month) => cells.get(month) ?? []);
  const [first, last] = [months.at(0), months.at(-1)];
  const isTold = told.some(({ deficit }) => deficit !== null);
  if (first === undefined || last === undefined || !isTold)
    return { ...sumOfLines(told), deficit: null, deficitQuantity: null, carried: null };
  const until = last < current ? last : current;
  const end = until < first ? undefined : deficitAt(cells, until);
  const earlier = [...cells].filter(([month]) => month < first);
  return {
    ...sumOfLines(told),
    deficit: end?.deficit ?? null,
    deficitQuantity: end?.deficitQuantity ?? null,
    carried: deficitAt(new Map(earlier), first)?.deficit ?? 0,
  };
}

function figuresOf(row: SaleRow): Figures {
  return {
    quantity: row.quantity,
    expected: row.expectedTurnOver,
    obtained: row.obtainedTurnOver,
    deficit: row.deficitTurnOver,
    deficitQuantity: row.deficitQuantity,
    carried: null,
    sold: new Map(row.SoldStockByWholesaler.map(({ Wholesaler, quantity }) => [Wholesaler.ID, quantity])),
  };
}

/**
 * Rows as lines and months.
 * @param keyOf the line that a row belongs to; none leaves the row out
 */
export function cellsByLine(
  rows: readonly SaleRow[],
  keyOf: (row: SaleRow) => string | undefined,
): ReadonlyMap<string, Cells> {
  const lines = new Map<string, Map<string, Figures>>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const cells = lines.get(key) ?? new Map<string, Figures>();
    cells.set(row.yearMonth, together(cells.get(row.yearMonth) ?? NOTHING, figuresOf(row)));
    lines.set(key, cells);
  }
  return lines;
}

/** What a group contributes to a product: the shares of those who work in it, in percent. */
export interface GroupShare {
  readonly groupID: string;
  readonly percentage: number;
}

/**
 * A product's month among the groups that promote it, by what they contribute today: whole units of each wholesaler,
 * which add up, and the turnovers that go with them, in whole francs, which add up too. Deficits are not shared: each delegate has their own.
 */
export function sharedAmong(row: SaleRow, shares: readonly GroupShare[]): readonly SaleRow[] {
  const as = shares.map(({ groupID, percentage }) => ({ delegueID: groupID, percentage }));
  const expected = apportion(Math.round(row.expectedTurnOver), as);
  const stocks = row.SoldStockByWholesaler.map(({ Wholesaler, quantity }) => ({
    Wholesaler,
    parts: apportion(quantity, as),
  }));
  const owned = shares.map(({ groupID }) => {
    const own = stocks.map(({ Wholesaler, parts }) => ({ Wholesaler, quantity: parts.get(groupID) ?? 0 }));
    return { groupID, own, quantity: own.reduce((sum, stock) => sum + stock.quantity, 0) };
  });
  // Units are hundredths of a share here: weights that stay small multiply exactly.
  const byUnits = owned.map(({ groupID, quantity }) => ({ delegueID: groupID, percentage: quantity / 100 }));
  const obtained = apportion(Math.round(row.obtainedTurnOver), byUnits);
  return owned.map(({ groupID, own, quantity }) => {
    return {
      ...row,
      WorkGroup: { ID: groupID },
      quantity,
      obtainedTurnOver: obtained.get(groupID) ?? 0,
      expectedTurnOver: expected.get(groupID) ?? 0,
      deficitQuantity: null,
      deficitTurnOver: null,
      SoldStockByWholesaler: own,
    };
  });
}

/** What somebody got of a product. */
export interface Part {
  readonly productID: string;
  /** What all had to share. */
  readonly whole: number;
  readonly units: number;
}

/**
 * What is somebody's of dispatched rows: each wholesaler's units are split for themselves (decision 30), so that the sum
 * may differ by a few from a split of their sum.
 * @param sharesOf who shares a product, as far as the rows go: all, the group of whoever looks, or they alone
 */
export function partsOf(
  rows: readonly SharedRow[],
  sharesOf: (productID: string) => readonly Share[],
  delegueID: string,
): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const { PharmaProduct, SoldStockByWholesaler } of rows) {
    if (!PharmaProduct) continue;
    const { ID: productID } = PharmaProduct;
    const shares = sharesOf(productID);
    for (const { dispatchedQuantity } of SoldStockByWholesaler) {
      const before = parts.get(productID) ?? { productID, whole: 0, units: 0 };
      const units = apportion(dispatchedQuantity ?? 0, shares).get(delegueID) ?? 0;
      parts.set(productID, { productID, whole: before.whole + (dispatchedQuantity ?? 0), units: before.units + units });
    }
  }
  return [...parts.values()].filter(({ units }) => units > 0).toSorted((a, b) => b.units - a.units);
}

/** Below this a difference of two sums of floating numbers is none. */
const LEAST = 0.5;

/**
 * What a whole has beyond its lines, month by month: of nobody, or lost in rounding. A month in which they agree has
 * none. A whole's deficit is not the sum of its lines', which miss their goals each for itself: nothing is said of it.
 */
export function remainderOf(whole: Cells, lines: readonly Cells[]): Cells {
  const rest = new Map<string, Figures>();
  for (const [month, figures] of whole) {
    const sum = sumOfLines(lines.map((cells) => cells.get(month) ?? NOTHING));
    const left = {
      quantity: figures.quantity - sum.quantity,
      expected: figures.expected - sum.expected,
      obtained: figures.obtained - sum.obtained,
    };
    if (Object.values(left).every((value) => Math.abs(value) < LEAST)) continue;
    const sold = new Map(
      [...figures.sold].map(([wholesaler, quantity]) => [wholesaler, quantity - (sum.sold.get(wholesaler) ?? 0)]),
    );
    rest.set(month, { ...NOTHING, ...left, sold });
  }
  return rest;
}

/** The names of the wholesalers that rows speak of. */
export function wholesalersOf(rows: readonly SaleRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row) => row.SoldStockByWholesaler.map(({ Wholesaler }) => [Wholesaler.ID, Wholesaler.name])),
  );
}

/** Obtained of expected, in percent; nothing where nothing is expected (decision 36). */
export const completion = ({ obtained, expected }: Figures): number | null => completionOf(obtained, expected);

/** The same where what the months before left is to be made up for too; nothing where that is not told. */
export const completionWithDeficit = ({ obtained, expected, carried }: Figures): number | null =>
  carried === null ? null : completionOf(obtained, expected + carried);

/** Beyond the goal above zero, short of it below; nothing where there is no goal. */
export const gap = ({ obtained, expected }: Figures): number | null => (expected > 0 ? obtained - expected : null);

/** How many points a completion moved, as the two whole percents that are shown differ. */
export function pointsBetween(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round(now) - Math.round(before);
}

/** The lines that most of what is missing is due to. */
export interface Shortfall<Line> {
  /** One or two, the most in want first. */
  readonly lines: readonly Line[];
  /** Their part of all that is missing, in percent. */
  readonly share: number;
  /** Nothing is missing anywhere else. */
  readonly isAll: boolean;
}

/** Who says half of the shortfall alone needs no second. */
const MOST = 50;

/** What lacks most, where anything does and there are lines enough to be singled out. */
export function shortfallOf<Line>(lines: readonly Line[], figuresIn: (line: Line) => Figures): Shortfall<Line> | null {
  const missing = lines
    .map((line) => ({ line, amount: Math.max(0, -(gap(figuresIn(line)) ?? 0)) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  const all = missing.reduce((sum, { amount }) => sum + amount, 0);
  const shareOf = (count: number) => (missing.slice(0, count).reduce((sum, { amount }) => sum + amount, 0) / all) * 100;
  if (missing.length === 0 || lines.length < 2) return null;
  const count = shareOf(1) >= MOST ? 1 : 2;
  return {
    lines: missing.slice(0, count).map(({ line }) => line),
    share: shareOf(count),
    isAll: missing.length === count,
  };
}

/** A part of a number, as its explanation lists it. */
export interface Term {
  readonly key: string;
  readonly name: string;
  /** How the part itself is made, in words: « 412 × 1 450 ». */
  readonly how?: string;
  readonly value: number;
}

/** How what is missing at the end of a period grew, from the first month of that year that tells it. @param months in order */
export function deficitHistory(
  months: readonly (Pick<Term, 'key' | 'name'> & { readonly figures: Figures })[],
  to: string,
): readonly Term[] {
  const told = months.filter(({ key, figures }) => key <= to && figures.deficit !== null);
  const year = told.at(-1)?.key.slice(0, 4);
  return told
    .filter(({ key }) => key.slice(0, 4) === year)
    .map(({ key, name, figures }) => ({ key, name, value: figures.deficit ?? 0 }));
}

/** The sum behind a number: every term with its share, in tenths of a percent as it is written. */
export interface Explanation {
  readonly terms: readonly (Term & { readonly share: number | null })[];
  readonly total: number;
  /** What the written shares make together: 100 but for rounding. `null` where there is nothing to share. */
  readonly shares: number | null;
}

const tenth = (share: number) => Math.round(share * 10) / 10;

/** @param terms in the order of the page; what counts nothing stays, as it is a row there too */
export function explain(terms: readonly Term[]): Explanation {
  const total = terms.reduce((sum, { value }) => sum + value, 0);
  const shared = terms.map((term) => ({ ...term, share: total > 0 ? tenth((term.value / total) * 100) : null }));
  return {
    terms: shared,
    total,
    shares: total > 0 ? tenth(shared.reduce((sum, { share }) => sum + (share ?? 0), 0)) : null,
  };
}
