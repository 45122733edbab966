import { isBlank } from '#lib/blank.ts';
import { type FinanceKind, type FinanceRow, isPrice, MAX_QUANTITY } from '../finance/rows.ts';
import { type Catalogue, NONE } from './lookup.ts';
import {
  ACCEPTABLE_ISSUES,
  type KnownNames,
  type Correction,
  type NamedField,
  type CombinedCorrections,
  combineCorrections,
  TYPED_FIELDS,
  type TypedField,
} from './corrections.ts';
import { isAmbiguous, isShortened, parseCount, parseNumber } from './numbers.ts';
import type { ImportTable } from './table.ts';

/** What can be wrong with a row, in the order of display. Each is one bit of `ImportReport.issues`. */
const BITS = {
  productMissing: 1 << 0,
  productUnknown: 1 << 1,
  productContradicts: 1 << 2,
  wholesalerMissing: 1 << 3,
  wholesalerUnknown: 1 << 4,
  quantityMissing: 1 << 5,
  quantityFormulaError: 1 << 6,
  quantityAmbiguous: 1 << 7,
  quantityDate: 1 << 8,
  quantityShortened: 1 << 9,
  quantityUnreadable: 1 << 10,
  quantityNegative: 1 << 11,
  quantityZero: 1 << 12,
  quantityFractional: 1 << 13,
  quantityTooLarge: 1 << 14,
  priceFormulaError: 1 << 15,
  priceAmbiguous: 1 << 16,
  priceUnreadable: 1 << 17,
  priceNegative: 1 << 18,
  notSold: 1 << 19,
  otherUnit: 1 << 20,
  struck: 1 << 21,
  overlong: 1 << 22,
  duplicate: 1 << 23,
  sumTooLarge: 1 << 24,
  priceDisagrees: 1 << 25,
  priceDiffers: 1 << 26,
};
export type Issue = keyof typeof BITS;
const isIssue = (name: string): name is Issue => name in BITS;
const ISSUES: readonly Issue[] = Object.keys(BITS).filter(isIssue);

const PRICE_FAULTS = BITS.priceUnreadable | BITS.priceNegative | BITS.priceFormulaError | BITS.priceAmbiguous;

/** Issues that do not prevent a row from being imported. */
const WARNINGS = BITS.priceDiffers;

/** The state of a row. All rows are imported but `wrong` and `excluded`; `added` ones are merged into another row. */
export const ROW_STATES = ['ready', 'warning', 'wrong', 'excluded', 'added'] as const;
export type RowState = (typeof ROW_STATES)[number];
const STATE = { ready: 0, warning: 1, wrong: 2, excluded: 3, added: 4 } as const satisfies Record<RowState, number>;

/** Every row of a table, with the corrections applied. Arrays are indexed by row unless said otherwise. */
export interface ImportReport {
  /** Bit masks; read them with {@link issuesOf}. */
  readonly issues: Uint32Array;
  /** Indices into `ROW_STATES`; read them with {@link stateOf}. */
  readonly states: Uint8Array;
  readonly counts: Readonly<Record<RowState, number>>;
  /** Index in the catalogue, or {@link NONE}. */
  readonly product: Int32Array;
  readonly wholesaler: Int32Array;
  /** `NaN` where there is none. */
  readonly quantity: Float64Array;
  /** The price to import: the price in the file, or the product's own where the file has none. */
  readonly pght: Float64Array;
  /** For a duplicate, the first row about the same product and wholesaler; {@link NONE} for all others. */
  readonly twin: Int32Array;
  /** By product: the first row that has its price, or {@link NONE}. */
  readonly priced: Int32Array;
  readonly corrected: CombinedCorrections;
}

export const issuesOf = ({ issues }: ImportReport, row: number): readonly Issue[] =>
  ISSUES.filter((issue) => ((issues[row] ?? 0) & BITS[issue]) !== 0);

export const stateOf = ({ states }: ImportReport, row: number): RowState => ROW_STATES[states[row] ?? 0] ?? 'ready';

/** The rows in a given state, in file order. */
export const rowsIn = ({ states }: ImportReport, state: RowState): readonly number[] => {
  const rows: number[] = [];
  const code = STATE[state];
  for (let row = 0; row < states.length; row += 1) if (states[row] === code) rows.push(row);
  return rows;
};

/** What a spreadsheet shows for a formula that failed; or the formula, where it was never computed. */
const isFormulaError = (text: string): boolean =>
  /^=|^#(?:div\/0!?|n\/a|ref!|value!|valeur!|name\?|nom\s?\?|num!|nombre!|null!|nul!|spill!)$/iu.test(text.trim());

/** A day, as text files write it and as workbooks are read: the format of a cell makes a day of a number. */
const isDay = (text: string): boolean => /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?!\d)/u.test(text.trim());

/** Why a cell has no number, as a bit. */
function unreadable(field: TypedField, text: string): number {
  if (isFormulaError(text)) return field === 'quantity' ? BITS.quantityFormulaError : BITS.priceFormulaError;
  if (isAmbiguous(text)) return field === 'quantity' ? BITS.quantityAmbiguous : BITS.priceAmbiguous;
  if (field === 'quantity' && isDay(text)) return BITS.quantityDate;
  if (field === 'quantity' && isShortened(text)) return BITS.quantityShortened;
  return field === 'quantity' ? BITS.quantityUnreadable : BITS.priceUnreadable;
}

/** The issue of a quantity as a bit, or 0; one that has no number is looked at by {@link unreadable}. */
function quantityIssue(quantity: number): number {
  if (quantity < 0) return BITS.quantityNegative;
  if (quantity === 0) return BITS.quantityZero;
  if (quantity > MAX_QUANTITY) return BITS.quantityTooLarge;
  return Number.isInteger(quantity) ? 0 : BITS.quantityFractional;
}

/** The catalogue index of each row, after the user's choices for names and for single rows. */
function named(
  indices: Int32Array,
  names: Int32Array,
  table: ImportTable,
  field: NamedField,
  IDs: readonly string[],
  corrected: CombinedCorrections,
) {
  const byID = new Map(IDs.map((ID, index) => [ID, index]));
  const resolved = indices.slice();
  const chosen = Int32Array.from(table.names, (name) => byID.get(corrected.names[field].get(name) ?? '') ?? NONE);
  if (corrected.names[field].size > 0) {
    for (let row = 0; row < resolved.length; row += 1) {
      if (resolved[row] === NONE) resolved[row] = chosen[names[row] ?? NONE] ?? NONE;
    }
  }
  for (const [row, ID] of corrected.assigned[field]) resolved[row] = byID.get(ID) ?? NONE;
  return resolved;
}

/**
 * Checks every row (docs/rules/finance.md#import-checks). It runs again after each correction, on the main thread:
 * loops over typed arrays keep 120,000 rows within one frame.
 */
export function checkRows(
  table: ImportTable,
  { products, wholesalers }: Catalogue,
  kind: FinanceKind,
  corrections: readonly Correction[],
  known?: KnownNames,
): ImportReport {
  const corrected = combineCorrections(corrections, known);
  const count = table.lines.length;
  const issues = new Uint32Array(count);
  const states = new Uint8Array(count);
  const twin = new Int32Array(count).fill(NONE);
  const product = named(
    table.product,
    table.productName,
    table,
    'product',
    products.map(({ ID }) => ID),
    corrected,
  );
  const hasWholesalers = kind !== 'goals';
  const wholesaler = hasWholesalers
    ? named(
        table.wholesaler,
        table.wholesalerName,
        table,
        'wholesaler',
        wholesalers.map(({ ID }) => ID),
        corrected,
      )
    : new Int32Array(count).fill(NONE);

  const written = { quantity: table.quantity.slice(), price: table.price.slice() };
  /** 0 where the cell is blank. */
  const words = { quantity: table.cells.quantity.slice(), price: table.cells.price.slice() };
  if (corrected.ownPrices) words.price.fill(0);
  for (const field of TYPED_FIELDS) {
    const parse = field === 'quantity' ? parseCount : parseNumber;
    for (const [row, text] of corrected.typed[field]) {
      written[field][row] = parse(text, table.decimal[field] ?? null);
      words[field][row] = Number(!isBlank(text));
    }
  }
  const pght = new Float64Array(count).fill(Number.NaN);
  const own = Float64Array.from(products, ({ pGHT }) => pGHT);
  const chosenPrices = Float64Array.from(products, ({ ID }) => corrected.prices.get(ID) ?? Number.NaN);

  const breadth = wholesalers.length + 1;
  /** By product and wholesaler: the first row, and its quantity with the rows added to it. */
  const firsts = new Int32Array(products.length * breadth).fill(NONE);
  const sums = new Float64Array(firsts.length);
  const priced = new Int32Array(products.length).fill(NONE);
  const counted = new Uint32Array(ROW_STATES.length);
  const isExcluded = new Uint8Array(count);
  for (const row of corrected.excluded) isExcluded[row] = 1;

  const textOf = (field: TypedField, row: number): string =>
    corrected.typed[field].get(row) ?? table.texts[table.cells[field][row] ?? 0] ?? '';

  for (let row = 0; row < count; row += 1) {
    const at = product[row] ?? NONE;
    const by = wholesaler[row] ?? NONE;
    const quantity = written.quantity[row] ?? Number.NaN;
    let found = 0;
    if (words.quantity[row] === 0) found = BITS.quantityMissing;
    else found = Number.isNaN(quantity) ? unreadable('quantity', textOf('quantity', row)) : quantityIssue(quantity);
    if (at === NONE) {
      const isNamed = table.productName[row] !== NONE;
      const unknown = table.contradicts[row] === 1 ? BITS.productContradicts : BITS.productUnknown;
      found |= isNamed ? unknown : BITS.productMissing;
    }
    if (hasWholesalers && by === NONE)
      found |= table.wholesalerName[row] === NONE ? BITS.wholesalerMissing : BITS.wholesalerUnknown;
    for (const issue of ACCEPTABLE_ISSUES) {
      if (table[issue][row] !== 0 && !corrected.accepted[issue].has(row)) found |= BITS[issue];
    }
    // A quantity that the user typed is one of boxes.
    if (corrected.typed.quantity.has(row)) found &= ~BITS.otherUnit;

    const chosen = chosenPrices[at] ?? Number.NaN;
    let price = words.price[row] === 0 ? (own[at] ?? Number.NaN) : (written.price[row] ?? Number.NaN);
    if (!Number.isNaN(chosen)) price = chosen;
    else if (words.price[row] !== 0 && !isPrice(price)) {
      if (Number.isNaN(price)) found |= unreadable('price', textOf('price', row));
      else found |= price < 0 ? BITS.priceNegative : BITS.priceUnreadable;
    } else if (at !== NONE && price !== own[at]) found |= BITS.priceDiffers;
    pght[row] = price;

    let isAdded = false;
    if (at !== NONE && isExcluded[row] === 0) {
      // A product has one price in a period: a row that differs from the first is an issue.
      if ((found & PRICE_FAULTS) === 0) {
        const first = priced[at] ?? NONE;
        if (first === NONE) priced[at] = row;
        else if (pght[first] !== price) found |= BITS.priceDisagrees;
      }
      if (by !== NONE || !hasWholesalers) {
        const pair = at * breadth + by + 1;
        const first = firsts[pair] ?? NONE;
        if (first === NONE) {
          firsts[pair] = row;
          sums[pair] = quantity;
        } else {
          twin[row] = first;
          const sum = (sums[pair] ?? 0) + quantity;
          const areSound = ((found | (issues[first] ?? 0)) & ~WARNINGS) === 0;
          isAdded = areSound && sum <= MAX_QUANTITY && corrected.added.has(row);
          if (isAdded) sums[pair] = sum;
          else if (areSound && corrected.added.has(row)) found |= BITS.sumTooLarge;
          else found |= BITS.duplicate;
        }
      }
    }

    issues[row] = found;
    let state: number = found === 0 ? STATE.ready : STATE.warning;
    if ((found & ~WARNINGS) !== 0) state = STATE.wrong;
    if (isAdded) state = STATE.added;
    if (isExcluded[row] === 1) state = STATE.excluded;
    states[row] = state;
    counted[state] = (counted[state] ?? 0) + 1;
  }
  const [ready = 0, warning = 0, wrong = 0, excluded = 0, added = 0] = counted;
  const counts = { ready, warning, wrong, excluded, added };
  return { issues, states, counts, product, wholesaler, quantity: written.quantity, pght, twin, priced, corrected };
}

/** The rows to import: those without errors, with the quantities of the rows added to them. */
export function takeRows(report: ImportReport, { products, wholesalers }: Catalogue): readonly FinanceRow[] {
  const quantities = report.quantity.slice();
  for (const row of rowsIn(report, 'added')) {
    const first = report.twin[row] ?? NONE;
    quantities[first] = (quantities[first] ?? 0) + (report.quantity[row] ?? 0);
  }
  const rows: FinanceRow[] = [];
  for (const [row, state] of report.states.entries()) {
    const product = products[report.product[row] ?? NONE];
    if ((state !== STATE.ready && state !== STATE.warning) || !product) continue;
    rows.push({
      pharmaProductID: product.ID,
      wholesalerID: wholesalers[report.wholesaler[row] ?? NONE]?.ID ?? null,
      quantity: quantities[row] ?? 0,
      pght: report.pght[row] ?? product.pGHT,
    });
  }
  return rows;
}
