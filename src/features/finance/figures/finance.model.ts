import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { apportion, type Share } from '#domain/finance/split.ts';
import { completionOf } from '#lib/completion.ts';
import type { SaleRow, SharedRow } from './finance.types.ts';

/** The figures of one or several lines over one or several months, in units and in the agency's currency. */
export interface Figures {
  /** `null`, as `obtained`, where nothing is dispatched: absent is not zero (docs/rules/finance.md#absent-figures). */
  readonly quantity: number | null;
  readonly expected: number;
  readonly obtained: number | null;
  /** The deficit at the end of the period, carried through the year (docs/rules/finance.md#deficit); `null` if not given. */
  readonly deficit: number | null;
  readonly deficitQuantity: number | null;
  /** The deficit carried into the period from earlier months of the year, on top of `expected`; `null` if not given. */
  readonly carried: number | null;
  /** Units by wholesaler id. */
  readonly sold: ReadonlyMap<string, number>;
}

/** The figures of one line, month by month; a month without rows is absent. */
export type Cells = ReadonlyMap<string, Figures>;

export const NOTHING: Figures = {
  quantity: null,
  expected: 0,
  obtained: null,
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
    quantity: plus(one.quantity, other.quantity),
    expected: one.expected + other.expected,
    obtained: plus(one.obtained, other.obtained),
    deficit: plus(one.deficit, other.deficit),
    deficitQuantity: plus(one.deficitQuantity, other.deficitQuantity),
    carried: plus(one.carried, other.carried),
    sold,
  };
}

/** The sum of several lines over the same months. Totals are always sums of the rows shown. */
export const sumOfLines = (lines: Iterable<Figures>): Figures => [...lines].reduce(together, NOTHING);

/** The figures with the deficit at the end of a month: those of the latest month of that year with a deficit. */
function deficitAt(cells: Cells, month: string): Figures | undefined {
  const known = [...cells].filter(
    ([each, { deficit }]) => deficit !== null && each <= month && each.slice(0, 4) === month.slice(0, 4),
  );
  return known.toSorted(([a], [b]) => (a < b ? -1 : 1)).at(-1)?.[1];
}

/** Whether anything is dispatched, be it of no value. */
export const isPresent = (figures: Figures | undefined): boolean => figures !== undefined && figures.obtained !== null;

/** The figures without what was made of months in which nothing is dispatched: only what is expected of these stays. */
export const withoutAbsent = (cells: Cells, isAbsent: (month: string) => boolean): Cells =>
  new Map(
    Array.from(cells, ([month, figures]) => [
      month,
      isAbsent(month) ? { ...NOTHING, expected: figures.expected } : figures,
    ]),
  );

/**
 * The sum of one line over several months. Deficits are not added up: the deficit is the one at the end of the last month,
 * or of the current month if the period goes beyond it. It starts at zero each year.
 * @param current the current month
 */
export function sumOfMonths(cells: Cells, months: readonly string[], current: string): Figures {
  const known = months.flatMap((month) => cells.get(month) ?? []);
  const [first, last] = [months.at(0), months.at(-1)];
  const hasDeficit = known.some(({ deficit }) => deficit !== null);
  if (first === undefined || last === undefined || !hasDeficit)
    return { ...sumOfLines(known), deficit: null, deficitQuantity: null, carried: null };
  const until = last < current ? last : current;
  const end = until < first ? undefined : deficitAt(cells, until);
  const earlier = [...cells].filter(([month]) => month < first);
  return {
    ...sumOfLines(known),
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
 * Groups rows by line and month.
 * @param keyOf the key of a row's line; `undefined` leaves the row out
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

/** A group's share of a product in percent: the sum of its members' shares. */
export interface GroupShare {
  readonly groupID: string;
  readonly percentage: number;
}

/**
 * Splits a product's month among groups by their shares of today: an estimate of what was dispatched. Units are split per
 * wholesaler, and the turnover follows them: it is a multiple of the price where the row's is, else split in whole francs,
 * so that both add up to the row. Deficits are not split, because each delegate has their own.
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
  // Shares are counted in hundredths, so that dividing by 100 makes each unit a weight of one.
  const byUnits = owned.map(({ groupID, quantity }) => ({ delegueID: groupID, percentage: quantity / 100 }));
  const parts = apportion(Math.round(row.obtainedTurnOver), byUnits);
  const isPriced = row.pght !== null && amountOf(row.quantity, row.pght) === Math.round(row.obtainedTurnOver * 100);
  const obtainedOf = (groupID: string, quantity: number): number =>
    isPriced ? fromHundredths(amountOf(quantity, row.pght ?? 0)) : (parts.get(groupID) ?? 0);
  return owned.map(({ groupID, own, quantity }) => {
    return {
      ...row,
      WorkGroup: { ID: groupID },
      quantity,
      obtainedTurnOver: obtainedOf(groupID, quantity),
      expectedTurnOver: expected.get(groupID) ?? 0,
      deficitQuantity: null,
      deficitTurnOver: null,
      SoldStockByWholesaler: own,
    };
  });
}

/** A delegate's part of a product. */
export interface Part {
  readonly productID: string;
  /** The units that all delegates share. */
  readonly whole: number;
  readonly units: number;
}

/**
 * A delegate's parts of dispatched rows. Each wholesaler's units are split separately, so a sum may differ slightly from a
 * split of the total (docs/rules/finance.md#wholesaler-split).
 * @param sharesOf the shares of a product among those the rows cover: all delegates, the user's group, or the delegate
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

/** Smaller differences between two sums are floating-point errors. */
const LEAST = 0.5;

/**
 * The difference between a whole and the sum of its lines, by month: units without a delegate, or lost by rounding. Months
 * without a difference are left out. It has no deficit, since the deficit of a whole is not the sum of its lines' deficits.
 */
export function remainderOf(whole: Cells, lines: readonly Cells[]): Cells {
  const rest = new Map<string, Figures>();
  for (const [month, figures] of whole) {
    const sum = sumOfLines(lines.map((cells) => cells.get(month) ?? NOTHING));
    const left = {
      quantity: (figures.quantity ?? 0) - (sum.quantity ?? 0),
      expected: figures.expected - sum.expected,
      obtained: (figures.obtained ?? 0) - (sum.obtained ?? 0),
    };
    if (Object.values(left).every((value) => Math.abs(value) < LEAST)) continue;
    const sold = new Map(
      [...figures.sold].map(([wholesaler, quantity]) => [wholesaler, quantity - (sum.sold.get(wholesaler) ?? 0)]),
    );
    rest.set(month, { ...NOTHING, ...left, sold });
  }
  return rest;
}

/** The names of the wholesalers in the rows, by id. */
export function wholesalersOf(rows: readonly SaleRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row) => row.SoldStockByWholesaler.map(({ Wholesaler }) => [Wholesaler.ID, Wholesaler.name])),
  );
}

/** Obtained ÷ expected in percent; null when nothing is expected, or nothing is dispatched. */
export const completion = ({ obtained, expected }: Figures): number | null =>
  obtained === null ? null : completionOf(obtained, expected);

/** The completion with the carried deficit added to what is expected; null when that deficit is not given. */
export const completionWithDeficit = ({ carried, ...figures }: Figures): number | null =>
  carried === null ? null : completion({ ...figures, carried, expected: figures.expected + carried });

/** Whether a whole reaches its goal, with what was carried, and has a deficit all the same: that of some of its lines. */
export function isOfSomeLines(total: Figures): boolean {
  const rate = completionWithDeficit(total) ?? completion(total);
  return rate !== null && rate >= 100 && (total.deficit ?? 0) > 0;
}

/** Obtained − expected; null without a goal, or where nothing is dispatched. */
export const gap = ({ obtained, expected }: Figures): number | null =>
  expected > 0 && obtained !== null ? obtained - expected : null;

/** The change of a completion in points, as the difference of the two rounded percentages that are shown. */
export function pointsBetween(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round(now) - Math.round(before);
}

/** The lines that cause most of the shortfall. */
export interface Shortfall<Line> {
  /** One or two lines, the largest shortfall first. */
  readonly lines: readonly Line[];
  /** Their share of the whole shortfall, in percent. */
  readonly share: number;
  /** Whether no other line has a shortfall. */
  readonly isAll: boolean;
}

/** Percent. A line that causes at least this much of the shortfall is named alone; otherwise two lines are. */
const MOST = 50;

/** The lines with the largest shortfall; null without a shortfall or with fewer than two lines. */
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

/** One part of a number in its explanation. */
export interface Term {
  readonly key: string;
  readonly name: string;
  /** How the part was computed, as text: « 412 × 1 450 ». */
  readonly how?: string;
  readonly value: number;
}

/** The deficit at the end of each month of the year that `to` belongs to. @param months in order */
export function deficitHistory(
  months: readonly (Pick<Term, 'key' | 'name'> & { readonly figures: Figures })[],
  to: string,
): readonly Term[] {
  const known = months.filter(({ key, figures }) => key <= to && figures.deficit !== null);
  const year = known.at(-1)?.key.slice(0, 4);
  return known
    .filter(({ key }) => key.slice(0, 4) === year)
    .map(({ key, name, figures }) => ({ key, name, value: figures.deficit ?? 0 }));
}

/** The sum that makes up a number, with the share of each term in percent, rounded to a tenth. */
export interface Explanation {
  readonly terms: readonly (Term & { readonly share: number | null })[];
  readonly total: number;
  /** The sum of the rounded shares: 100 except for rounding; `null` when the total is zero. */
  readonly shares: number | null;
}

const tenth = (share: number) => Math.round(share * 10) / 10;

/** @param terms in the order of the page, including terms of zero, which are rows too */
export function explain(terms: readonly Term[]): Explanation {
  const total = terms.reduce((sum, { value }) => sum + value, 0);
  const shared = terms.map((term) => ({ ...term, share: total > 0 ? tenth((term.value / total) * 100) : null }));
  return {
    terms: shared,
    total,
    shares: total > 0 ? tenth(shared.reduce((sum, { share }) => sum + (share ?? 0), 0)) : null,
  };
}
