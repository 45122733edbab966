import { zoneOf } from '../agency/agency-zone.ts';
import { type DraftRows, wholeRows } from '../finance/draft-rows.ts';
import { showsNumber } from './cell-formats.ts';
import { type ImportReport, stateOf } from './check.ts';
import { hasOtherCurrency, hasOtherUnit, packIn, saysUnit } from './columns.ts';
import { type Catalogue, NONE } from './lookup.ts';
import type { Confirmed } from './corrections.ts';
import type { ImportNote } from './notes.ts';
import { parseNumber } from './numbers.ts';
import { countedRows, type ImportHistory, median, usualQuantities } from './outliers.ts';
import type { ImportLayout } from './read.ts';
import type { FarAmounts } from './shares.ts';
import type { ImportTable } from './table.ts';
import type { DividingValue } from './unread.ts';
import { placeOf } from './view.ts';

/** What is odd about a file as a whole. The user must acknowledge it before the rows are taken over. */
export type ImportFinding =
  /** Quantities are several times those of recent periods, or a part of them. `ratio`: the median. */
  | { readonly kind: 'quantities'; readonly ratio: number; readonly compared: number }
  /** `differing` of the prices are above the PGHT, or below it. `ratio`: the median of these. */
  | { readonly kind: 'prices'; readonly ratio: number; readonly differing: number; readonly compared: number }
  /** Prices are less than half of the PGHT, or more than twice it. `line`, `price` and `pght` are of the first. */
  | {
      readonly kind: 'farPrices';
      readonly far: number;
      readonly compared: number;
      readonly line: number;
      readonly price: number;
      readonly pght: number;
    }
  /** The title of the prices, or one of them, names another currency. */
  | { readonly kind: 'currency'; readonly text: string }
  /** The name of the file, or a line above its rows, says that these are no sales. */
  | { readonly kind: 'otherNamed'; readonly text: string }
  /** The name of the file, a line, or a column says that these are a share, and they would replace the whole. */
  | { readonly kind: 'share'; readonly text: string; readonly title: string | null; readonly isYear: boolean }
  /** Amounts of a column that is not read are far from quantity × PGHT. */
  | ({ readonly kind: 'amounts'; readonly title: string } & FarAmounts)
  /** A line that names nothing known stands above `rows`, which are indices. Each is acknowledged by itself. */
  | {
      readonly kind: 'loneLine';
      readonly line: number;
      readonly text: string;
      readonly rows: readonly number[];
      /** The sum of their quantities. */
      readonly quantity: number;
    }
  /** Lines above or below the rows name another unit than the box, or columns say how many boxes are in one. */
  | {
      readonly kind: 'unit';
      readonly lines: readonly string[];
      readonly columns: readonly { readonly title: string; readonly packs: readonly string[] }[];
    }
  /**
   * Rows whose file says another size of the box than their product has: « Cond. 12 » beside B/30. By product and text.
   * `line` is of the first row.
   */
  | {
      readonly kind: 'packs';
      readonly packs: readonly {
        readonly productID: string;
        readonly name: string;
        readonly text: string;
        readonly line: number;
        readonly rows: readonly number[];
        /** The sum of their quantities. */
        readonly quantity: number;
      }[];
    }
  /** Codes without a letter that an earlier file taught: another wholesaler may mean something else by them. */
  | {
      readonly kind: 'codes';
      readonly codes: readonly {
        /** As the file writes it. */
        readonly text: string;
        readonly productID: string;
        readonly name: string;
        readonly rows: readonly number[];
        /** The sum of their quantities. */
        readonly quantity: number;
      }[];
    }
  /** The workbook shows other numbers than it stores, or words beside them. */
  | { readonly kind: 'shown'; readonly formats: readonly ShownOtherwise[] }
  /** A column that is not read, and whose values tell the rows apart. Each is acknowledged by itself. */
  | {
      readonly kind: 'divided';
      readonly column: number;
      readonly title: string;
      readonly values: readonly DividingValue[];
    }
  /** All rows are of another country than the agency, by a column; or the file is, by its name or a line: `title` is `null`. */
  | { readonly kind: 'country'; readonly title: string | null; readonly text: string; readonly own: string }
  /**
   * Columns of numbers that are not read: `notSold`, that may have to be deducted, such as returns and free units;
   * `elsewhere`, whose titles name a wholesaler.
   */
  | {
      readonly kind: 'notSold' | 'elsewhere';
      readonly columns: readonly { readonly column: number; readonly title: string; readonly sum: number }[];
    }
  /**
   * The rows of a wholesaler are already those of another one, in the period or, if `isInFile`, in the same file. Each is
   * acknowledged by itself.
   */
  | {
      readonly kind: 'given';
      readonly wholesalerID: string;
      readonly to: string;
      readonly rows: number;
      readonly isInFile: boolean;
    }
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
type ShownOtherwise = Extract<ImportNote, { kind: 'shownOtherwise' }>;
export type FindingKind = ImportFinding['kind'];

/** What a finding is acknowledged by. */
export type FindingKey =
  | FindingKind
  | `given ${string}`
  | `divided ${number}`
  | `loneLine ${number}`
  | `packs ${string}`
  | `codes ${string}`
  | `amounts ${string}`;
export function findingKey(finding: ImportFinding): FindingKey {
  if (finding.kind === 'given') return `given ${finding.wholesalerID} ${finding.to}`;
  // What is acknowledged is what was seen: a name that is given another product later is asked about again.
  if (finding.kind === 'packs')
    return `packs ${finding.packs.map(({ productID, text }) => `${productID} ${text}`).join(', ')}`;
  if (finding.kind === 'codes')
    return `codes ${finding.codes.map(({ productID, text }) => `${productID} ${text}`).join(', ')}`;
  if (finding.kind === 'divided') return `divided ${finding.column}`;
  if (finding.kind === 'amounts') return `amounts ${finding.title}`;
  return finding.kind === 'loneLine' ? `loneLine ${finding.line}` : finding.kind;
}

/** With fewer to compare, each speaks for itself. */
const LEAST_COMPARED = { quantities: 5, prices: 2, given: 2 } as const;
/** From which median ratio to recent periods on, or its inverse, quantities may be in another unit. */
const FACTOR = 3;
/** From which distance to the PGHT on a price counts, and the share of all prices that must be on the same side. */
const PRICE_STEP = 0.01;
const PRICE_SHARE = 0.8;
/** From how many times the PGHT on, or which part of it, a price is probably of something else. */
const PRICE_FACTOR = 2;

/** What findings are looked for in; `entered`: the rows that the period has without the file. */
interface Searched {
  readonly table: ImportTable;
  readonly report: ImportReport;
  readonly entered?: DraftRows;
}

export function findingsOf(
  { table, report, entered = [] }: Searched,
  layout: Pick<ImportLayout, 'notes' | 'sheets' | 'mapping'>,
  catalogue: Catalogue,
  history: ImportHistory,
): readonly ImportFinding[] {
  return [
    ...givenFindings(report, catalogue, entered),
    totalsFinding(layout.notes),
    otherNamedFinding(layout.notes),
    shareFinding(layout.notes),
    ...amountFindings(layout.notes),
    ...loneLineFindings(layout.notes, table, report),
    unitFinding(layout.notes),
    packsFinding(table, report, catalogue),
    codesFinding(table, report, catalogue),
    shownFinding(layout.notes),
    ...dividedFindings(layout.notes),
    countryFinding(layout.notes, catalogue),
    columnsBeside(layout.notes, 'elsewhere', ({ sold }) => sold),
    columnsBeside(layout.notes, 'notSold', ({ notSold }) => notSold),
    quantitiesFinding(report, catalogue, history),
    ...priceFindings(table, report, layout, catalogue),
  ].filter((finding) => finding !== null);
}

/** The findings that were not acknowledged. */
export const openFindings = (
  findings: readonly ImportFinding[],
  { corrected }: Pick<ImportReport, 'corrected'>,
): readonly ImportFinding[] => findings.filter((finding) => !corrected.acknowledged.has(findingKey(finding)));

type Quantities = ReadonlyMap<string, number>;

/** By wholesaler, the quantity of each product. */
function byWholesaler(figures: Iterable<Readonly<Confirmed>>): ReadonlyMap<string, Quantities> {
  const found = new Map<string, Map<string, number>>();
  for (const { productID, wholesalerID, quantity } of figures) {
    if (wholesalerID === null) continue;
    const known = found.get(wholesalerID) ?? new Map<string, number>();
    found.set(wholesalerID, known.set(productID, quantity));
  }
  return found;
}

const areSame = (one: Quantities, other: Quantities): boolean =>
  one.size === other.size && [...one].every(([productID, quantity]) => other.get(productID) === quantity);

/** What is given for a second wholesaler has the same quantities to the box, be it another file or the same one again. */
function givenFindings(report: ImportReport, catalogue: Catalogue, entered: DraftRows): readonly ImportFinding[] {
  const present = byWholesaler(
    wholeRows(entered).map(({ pharmaProductID: productID, wholesalerID, quantity }) => ({
      productID,
      wholesalerID,
      quantity,
    })),
  );
  const given = byWholesaler(countedRows(report, catalogue).values());
  const inFile = [...given];
  // The rows of a wholesaler of the file are replaced by it.
  const others = [...present].filter(([to]) => !given.has(to));
  return inFile.flatMap(([wholesalerID, quantities], at) => {
    const { size: rows } = quantities;
    if (rows < LEAST_COMPARED.given) return [];
    // Of several that are the same in the file, each is told with the first.
    const first = inFile.slice(0, at).find(([, before]) => areSame(quantities, before));
    const told = others.filter(([, each]) => areSame(quantities, each));
    return [
      ...told.map(([to]) => ({ kind: 'given' as const, wholesalerID, to, rows, isInFile: false })),
      ...(first ? [{ kind: 'given' as const, wholesalerID, to: first[0], rows, isInFile: true }] : []),
    ];
  });
}

function totalsFinding(notes: readonly ImportNote[]): ImportFinding | null {
  const totals = notes.flatMap((note) => {
    if (note.kind !== 'totalLeftOut' || note.stated === null || note.stated === note.computed) return [];
    const { line, title, stated, computed } = note;
    return [{ line, title, stated, computed }];
  });
  return totals.length > 0 ? { kind: 'totals', totals } : null;
}

function otherNamedFinding(notes: readonly ImportNote[]): ImportFinding | null {
  const named = notes.find((note) => note.kind === 'otherNamed');
  return named ? { kind: 'otherNamed', text: named.text } : null;
}

function shareFinding(notes: readonly ImportNote[]): ImportFinding | null {
  const named = notes.find((note) => note.kind === 'shareNamed');
  return named ? { kind: 'share', text: named.text, title: named.title, isYear: named.of === 'goals' } : null;
}

const amountFindings = (notes: readonly ImportNote[]): readonly ImportFinding[] =>
  notes.flatMap((note) =>
    note.kind === 'columnIgnored' && note.amounts ? [{ kind: 'amounts', title: note.title, ...note.amounts }] : [],
  );

/** Those whose rows are excluded are settled. */
function loneLineFindings(
  notes: readonly ImportNote[],
  { lines }: ImportTable,
  report: ImportReport,
): readonly ImportFinding[] {
  return notes
    .flatMap((note) => (note.kind === 'loneLines' ? note.lines : []))
    .flatMap(({ line, text, last }) => {
      const [from, to] = [placeOf(lines, line + 1), placeOf(lines, last + 1)];
      const below = Array.from({ length: to - from }, (_, at) => from + at);
      const rows = below.filter((row) => stateOf(report, row) !== 'excluded');
      return rows.length > 0 ? [{ kind: 'loneLine' as const, line, text, rows, quantity: boxesIn(report, rows) }] : [];
    });
}

/** The sum of the quantities of rows, as far as they can be read. */
const boxesIn = ({ quantity }: ImportReport, rows: readonly number[]): number =>
  rows.reduce((sum, row) => sum + (quantity[row] || 0), 0);

function unitFinding(notes: readonly ImportNote[]): ImportFinding | null {
  const lines = notes.flatMap((note) => {
    if (note.kind === 'unitBelow') return note.lines;
    return note.kind === 'linesSkipped' ? note.lines.filter((line) => hasOtherUnit(line) || saysUnit(line)) : [];
  });
  const columns = notes.flatMap((note) =>
    note.kind === 'columnIgnored' && note.packs.length > 0 ? [{ title: note.title, packs: note.packs }] : [],
  );
  return lines.length + columns.length > 0 ? { kind: 'unit', lines, columns } : null;
}

/**
 * The rows of a product about which the same is told, in file order; excluded ones are settled.
 * @param textOf what is told of a row; `null` for nothing
 */
function toldRows(
  report: ImportReport,
  { products }: Catalogue,
  textOf: (row: number, product: Catalogue['products'][number]) => string | null | undefined,
) {
  const found = new Map<string, { productID: string; name: string; text: string; rows: [number, ...number[]] }>();
  for (const [row, at] of report.product.entries()) {
    const product = products[at];
    if (!product || stateOf(report, row) === 'excluded') continue;
    const text = textOf(row, product);
    if (text == null) continue;
    const { ID: productID, name } = product;
    const key = `${productID} ${text}`;
    const told = found.get(key);
    if (told) told.rows.push(row);
    else found.set(key, { productID, name, text, rows: [row] });
  }
  return Array.from(found.values(), (told) => ({ ...told, quantity: boxesIn(report, told.rows) }));
}

function packsFinding(table: ImportTable, report: ImportReport, catalogue: Catalogue): ImportFinding | null {
  const told = toldRows(report, catalogue, (row, { name }) => {
    const text = table.texts[table.pack[row] ?? NONE];
    if (!text) return null;
    const own = packIn(name);
    return own === null || own === (packIn(text) ?? parseNumber(text)) ? null : text;
  });
  const packs = told.map((pack) => ({ ...pack, line: table.lines[pack.rows[0]] ?? 0 }));
  return packs.length > 0 ? { kind: 'packs', packs } : null;
}

function codesFinding(table: ImportTable, report: ImportReport, catalogue: Catalogue): ImportFinding | null {
  const { recalled, assigned } = report.corrected;
  const asked = table.names.map((name) => (recalled.has(name) && !/\p{L}/u.test(name) ? name : null));
  const codes = toldRows(report, catalogue, (row) =>
    assigned.product.has(row) ? null : asked[table.productName[row] ?? NONE],
  );
  return codes.length > 0 ? { kind: 'codes', codes } : null;
}

/** Words beside a price are looked at as a currency. */
function shownFinding(notes: readonly ImportNote[]): ImportFinding | null {
  const formats = notes.flatMap((note) =>
    note.kind === 'shownOtherwise' && (note.role === 'quantity' || !showsNumber(note.format)) ? [note] : [],
  );
  return formats.length > 0 ? { kind: 'shown', formats } : null;
}

const dividedFindings = (notes: readonly ImportNote[]): readonly ImportFinding[] =>
  notes.flatMap((note) =>
    note.kind === 'columnIgnored' && note.divides.length > 0
      ? [{ kind: 'divided', column: note.column, title: note.title, values: note.divides }]
      : [],
  );

/** Two names of one country have one time zone. */
function countryFinding(notes: readonly ImportNote[], { country }: Catalogue): ImportFinding | null {
  const zone = zoneOf(country);
  if (!country || zone === null) return null;
  for (const note of notes) {
    if (note.kind === 'otherCountry') return { kind: 'country', title: null, text: note.text, own: country };
    if (note.kind !== 'columnIgnored' || note.only === null) continue;
    const other = zoneOf(note.only);
    if (other !== null && other !== zone) return { kind: 'country', title: note.title, text: note.only, own: country };
  }
  return null;
}

/** The columns of numbers that are not read, with the sum of each for which `sumOf` has one. */
function columnsBeside(
  notes: readonly ImportNote[],
  kind: 'notSold' | 'elsewhere',
  sumOf: (note: Extract<ImportNote, { kind: 'columnIgnored' }>) => number | null,
): ImportFinding | null {
  const columns = notes.flatMap((note) => {
    if (note.kind !== 'columnIgnored') return [];
    const sum = sumOf(note);
    return sum === null ? [] : [{ column: note.column, title: note.title, sum }];
  });
  return columns.length > 0 ? { kind, columns } : null;
}

function quantitiesFinding(report: ImportReport, catalogue: Catalogue, history: ImportHistory): ImportFinding | null {
  const usual = usualQuantities(history);
  const ratios = [...countedRows(report, catalogue)].flatMap(([key, { quantity }]) => {
    const middle = median(usual.get(key) ?? []);
    return middle > 0 ? [quantity / middle] : [];
  });
  const ratio = median(ratios);
  const isFar = ratio >= FACTOR || ratio <= 1 / FACTOR;
  return ratios.length >= LEAST_COMPARED.quantities && isFar
    ? { kind: 'quantities', ratio, compared: ratios.length }
    : null;
}

/** Another currency explains prices that are far from the PGHT; those that are far say nothing about the others. */
function priceFindings(
  table: ImportTable,
  report: ImportReport,
  layout: Pick<ImportLayout, 'notes' | 'sheets' | 'mapping'>,
  { products }: Catalogue,
): readonly (ImportFinding | null)[] {
  const { ownPrices, prices, typed } = report.corrected;
  const far: { readonly line: number; readonly price: number; readonly pght: number }[] = [];
  const ratios: number[] = [];
  /** The prices of the file that hold, as they are written. */
  const written = new Set<number>();
  for (const [row, line] of table.lines.entries()) {
    const product = products[report.product[row] ?? NONE];
    const price = report.pght[row] ?? Number.NaN;
    const text = table.cells.price[row] ?? NONE;
    if (!product || text === 0 || !(price > 0) || stateOf(report, row) === 'excluded') continue;
    const { ID, pGHT: pght } = product;
    if (pght <= 0) continue;
    if (!prices.has(ID) && !typed.price.has(row)) written.add(text);
    const ratio = price / pght;
    // A price that the user chose for the product was looked at.
    const isFar = !prices.has(ID) && (ratio > PRICE_FACTOR || ratio < 1 / PRICE_FACTOR);
    if (isFar) far.push({ line, price, pght });
    else ratios.push(ratio);
  }
  const shown = layout.notes.flatMap((note) =>
    note.kind === 'shownOtherwise' && note.role === 'price' ? [note.format.words] : [],
  );
  const texts = [...priceTitles(layout), ...shown, ...Array.from(written, (text) => table.texts[text] ?? '')];
  const currency = ownPrices ? undefined : texts.find(hasOtherCurrency);
  if (currency !== undefined) return [{ kind: 'currency', text: currency }];
  const [first] = far;
  return [
    first ? { kind: 'farPrices', far: far.length, compared: far.length + ratios.length, ...first } : null,
    sideFinding(ratios),
  ];
}

const priceTitles = ({ sheets, mapping }: Pick<ImportLayout, 'sheets' | 'mapping'>): readonly string[] =>
  (sheets[mapping.sheet]?.columns ?? []).filter(({ role }) => role === 'price').map(({ title }) => title);

function sideFinding(ratios: readonly number[]): ImportFinding | null {
  if (ratios.length < LEAST_COMPARED.prices) return null;
  const sides = [
    ratios.filter((ratio) => ratio >= 1 + PRICE_STEP),
    ratios.filter((ratio) => ratio <= 1 - PRICE_STEP),
  ] as const;
  const side = sides.find(({ length }) => length >= ratios.length * PRICE_SHARE);
  return side ? { kind: 'prices', ratio: median(side), differing: side.length, compared: ratios.length } : null;
}
