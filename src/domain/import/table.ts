import { isBlank } from '#lib/blank.ts';
import { type Catalogue, finderOf, type ImportWholesaler, NONE } from './lookup.ts';
import { describesBox, type Header, isNotSold, isOtherUnit, ROLES, type Role } from './columns.ts';
import { type DecimalSign, type NumberRole, parseCount, parseNumber } from './numbers.ts';
import type { Cells } from './records.ts';
import { plain } from './text.ts';

/**
 * The rows of a file as columns, each distinct text stored once. Typed arrays can be transferred from the worker to the
 * page without a copy, and 120,000 rows are checked again in a few milliseconds. Arrays are indexed by row.
 */
export interface ImportTable {
  /** The line number of each row in the file, from 1. */
  readonly lines: Int32Array;
  /** The line numbers of the blank lines after the header. */
  readonly blankLines: Int32Array;
  /** The distinct texts of all cells; the first is empty. */
  readonly texts: readonly string[];
  /** By role: the index in `texts` of each row's cell. */
  readonly cells: Readonly<Record<Role, Int32Array>>;
  /** 1 where a row has more cells than the header. */
  readonly overlong: Uint8Array;
  /** The index in `texts` of the cell that calls the row a return, a credit note or free units; 0 for a sale. */
  readonly notSold: Int32Array;
  /** The index in `texts` of the cell that names another unit than the box, such as « lot de 2 »; 0 for boxes. */
  readonly otherUnit: Int32Array;
  /** The index in `texts` of the cell that says the size of the box, such as « B/30 », or 30 under « Cond. »; 0 for none. */
  readonly pack: Int32Array;
  /** 1 where the workbook strikes a cell of the row through. */
  readonly struck: Uint8Array;
  /** Index of the product in the catalogue, or {@link NONE}. `productName` then is the index in `names` of the unknown name. */
  readonly product: Int32Array;
  readonly productName: Int32Array;
  readonly wholesaler: Int32Array;
  readonly wholesalerName: Int32Array;
  /** 1 where code and name are of different products; the name then stands for both cells. */
  readonly contradicts: Uint8Array;
  /** The decimal sign by role, where numbers have two readings. */
  readonly decimal: Readonly<Partial<Record<NumberRole, DecimalSign>>>;
  /** Names that are not in the catalogue, in plain form. */
  readonly names: readonly string[];
  /** `NaN` where the cell has no number. */
  readonly quantity: Float64Array;
  readonly price: Float64Array;
  /** Rows of the file that were not read, by reason. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * What was left out before the check: rows of another period, wholesaler or table, or hidden in the workbook; rows of 0
 * boxes; and columns of quantities beside the one that is read.
 */
export type LeftOutReason = 'otherPeriod' | 'otherWholesaler' | 'otherTable' | 'otherColumns' | 'hidden' | 'zero';

export interface LeftOut {
  readonly reason: LeftOutReason;
  /** Line numbers, from 1; none of columns. */
  readonly lines: readonly number[];
  /** The sum of the quantities. */
  readonly quantity: number;
  /** How many quantities are no numbers. */
  readonly unreadable: number;
}

export interface TableSource {
  readonly records: readonly Cells[];
  readonly header: Header;
  /** The index of the first row, where it is not the one below the header. */
  readonly start?: number;
  readonly roles: readonly (Role | null)[];
  /** The decimal sign by role, for numbers with two readings. */
  readonly decimal?: Readonly<Partial<Record<NumberRole, DecimalSign>>>;
  /** By index of a column: the wholesaler whose quantities it has. Each filled cell is a row. */
  readonly crosstab?: ReadonlyMap<number, ImportWholesaler>;
  /** The quantity in a line, from 1, where it is the sum of several columns. */
  readonly quantityOf?: ((line: number) => string) | undefined;
  /** The wholesaler of the row in a line, from 1, where no cell of the row says it. */
  readonly wholesalerOf?: ((line: number) => ImportWholesaler | undefined) | undefined;
  /** The lines that are not read, from 1. */
  readonly skipped?: ReadonlySet<number>;
  readonly leftOut?: readonly LeftOut[];
  /** Whether a comma made two cells of the quantity in a line, from 1, and an index of a column. */
  readonly isSplit?: (line: number, column: number) => boolean;
  /** A record with more cells, even empty ones, may have a number that was split; see `overlong`. */
  readonly width?: number | undefined;
  /** Columns of words that are not read, which may say that a row is no sale. */
  readonly remarks?: readonly number[];
  /** Columns that have the unit of each row. */
  readonly units?: readonly number[];
  /** Of these, the columns whose numbers are the sizes of boxes. */
  readonly packs?: ReadonlySet<number>;
  /** The other unit that the workbook shows beside the quantity in a line, from 1, and an index of a column. */
  readonly shownUnit?: (line: number, column: number) => string | undefined;
  /** Whether the workbook strikes the cell in a line, from 1, and an index of a column through. */
  readonly isStruck?: (line: number, column: number) => boolean;
}

/** Numbers distinct texts from 0, in order of first use. */
function numberer(...first: readonly string[]) {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.length);
    return texts.push(text) - 1;
  };
  for (const text of first) numberOf(text);
  return { texts, numberOf };
}

/** Joins cells in a name; the plain form of a single cell has no spaces. */
const PAIR = ' ';
const pairKey = (words: readonly string[]): string => words.map(plain).join(PAIR);

/** The indices in the catalogue of the products that the cells of a row name; several if they contradict each other. */
export function productsNamed(table: ImportTable, row: number, catalogue: Catalogue): readonly number[] {
  const textOf = (role: Role): string => table.texts[table.cells[role][row] ?? 0] ?? '';
  return finderOf(catalogue).products(textOf('reference'), textOf('product'), textOf('productID'));
}

const isEmpty = (record: Cells): boolean => record.every(isBlank);

/** Whether a cell of a crosstab means that nothing was sold. */
export const isNothing = (text: string): boolean => /^(?:[-–—−]|0+(?:[.,]0+)?)?$/u.test(text.trim());

/** Reads the records after the header as rows and blank lines. */
export function tableOf(source: TableSource, catalogue: Catalogue): ImportTable {
  const { records, header, roles, decimal = {}, crosstab, wholesalerOf, skipped, leftOut = [] } = source;
  const lines: number[] = [];
  const blankLines: number[] = [];
  /** By row: the column of the quantity. */
  const counted: number[] = [];
  const quantityColumn = roles.indexOf('quantity');
  for (let index = source.start ?? header.first + header.count; index < records.length; index += 1) {
    const record = records[index] ?? [];
    const line = index + 1;
    if (skipped?.has(line)) continue;
    if (isEmpty(record)) blankLines.push(line);
    else if (crosstab) {
      for (const column of crosstab.keys()) {
        if (isNothing(record[column] ?? '')) continue;
        lines.push(line);
        counted.push(column);
      }
    } else lines.push(line);
  }

  const { texts, numberOf } = numberer('');
  const columnOf = (role: Role) => roles.indexOf(role);
  const columns = ROLES.map((role) => [columnOf(role), new Int32Array(lines.length)] as const);
  const overlong = new Uint8Array(lines.length);
  const notSold = new Int32Array(lines.length);
  const otherUnit = new Int32Array(lines.length);
  const pack = new Int32Array(lines.length);
  const struck = new Uint8Array(lines.length);
  const { width = Infinity, remarks = [], units = [], packs, shownUnit, isStruck, isSplit } = source;
  for (const [row, line] of lines.entries()) {
    const record = records[line - 1] ?? [];
    for (const [column, cells] of columns) {
      if (column !== NONE) cells[row] = numberOf(record[column]?.trim() ?? '');
    }
    for (const column of remarks) {
      const text = record[column]?.trim() ?? '';
      if (text !== '' && isNotSold(text)) notSold[row] = numberOf(text);
    }
    for (const column of units) {
      const text = record[column]?.trim() ?? '';
      if (text !== '' && isOtherUnit(text)) otherUnit[row] = numberOf(text);
      const isPack = describesBox(text) || (packs?.has(column) === true && parseNumber(text) > 1);
      if (isPack) pack[row] = numberOf(text);
    }
    const shown = shownUnit?.(line, counted[row] ?? quantityColumn);
    if (shown !== undefined) otherUnit[row] = numberOf(shown);
    const own = counted[row] ?? NONE;
    if (isStruck?.(line, own) || columns.some(([column]) => isStruck?.(line, column))) struck[row] = 1;
    // A decimal comma, or a comma between thousands, has split a number and pushed an empty cell out.
    if (record.length > width && /^\d+$/u.test(record[quantityColumn + 1]?.trim() ?? '')) overlong[row] = 1;
    if (isSplit?.(line, counted[row] ?? quantityColumn)) overlong[row] = 1;
    for (let column = roles.length; column < record.length; column += 1) {
      if (record[column]?.trim()) overlong[row] = 1;
    }
  }
  const [reference, product, wholesaler, quantity, price, productID, wholesalerID] = columns.map(([, cells]) => cells);
  const none = new Int32Array(lines.length);
  const cells: Record<Role, Int32Array> = {
    reference: reference ?? none,
    product: product ?? none,
    wholesaler: wholesaler ?? none,
    quantity: quantity ?? none,
    price: price ?? none,
    productID: productID ?? none,
    wholesalerID: wholesalerID ?? none,
  };
  if (crosstab) {
    for (const [row, line] of lines.entries()) {
      const column = counted[row] ?? NONE;
      cells.quantity[row] = numberOf(records[line - 1]?.[column]?.trim() ?? '');
      cells.wholesaler[row] = numberOf(crosstab.get(column)?.name ?? '');
      cells.wholesalerID[row] = numberOf(crosstab.get(column)?.ID ?? '');
    }
  } else if (wholesalerOf) {
    for (const [row, line] of lines.entries()) {
      const of = wholesalerOf(line);
      cells.wholesaler[row] = numberOf(of?.name ?? '');
      cells.wholesalerID[row] = numberOf(of?.ID ?? '');
    }
  }

  if (source.quantityOf) {
    for (const [row, line] of lines.entries()) cells.quantity[row] = numberOf(source.quantityOf(line));
  }

  const finder = finderOf(catalogue);
  const names = numberer();
  /** Looks up each distinct combination of cells once. */
  const found = (
    all: readonly Int32Array[],
    find: (words: readonly string[]) => number,
    keyOf: (words: readonly string[]) => string | null = () => null,
  ) => {
    const index = new Int32Array(lines.length);
    const name = new Int32Array(lines.length);
    const known = new Map<number, number>();
    for (let row = 0; row < lines.length; row += 1) {
      let key = 0;
      for (const ids of all) key = key * texts.length + (ids[row] ?? 0);
      const before = known.get(key);
      if (before === undefined) {
        known.set(key, row);
        const words = all.map((ids) => texts[ids[row] ?? 0] ?? '');
        index[row] = find(words);
        const unknown = index[row] === NONE ? (keyOf(words) ?? plain(words.find((text) => text !== '') ?? '')) : '';
        name[row] = unknown === '' ? NONE : names.numberOf(unknown);
      } else {
        index[row] = index[before] ?? NONE;
        name[row] = name[before] ?? NONE;
      }
    }
    return { index, name };
  };
  // An unknown product is shown by its name rather than its reference.
  const foundProducts = found(
    [cells.product, cells.reference, cells.productID],
    ([name = '', ref = '', ID = '']) => finder.product(ref, name, ID),
    // Settling a contradiction settles it for the same cells, not for the name alone.
    (words) => (finder.products(words[1] ?? '', words[0] ?? '', words[2] ?? '').length > 1 ? pairKey(words) : null),
  );
  const contradicts = new Uint8Array(lines.length);
  for (let row = 0; row < lines.length; row += 1) {
    const name = foundProducts.name[row] ?? NONE;
    if (name !== NONE && names.texts[name]?.includes(PAIR)) contradicts[row] = 1;
  }
  const foundWholesalers = found([cells.wholesaler, cells.wholesalerID], ([name = '', ID = '']) =>
    finder.wholesaler(name, ID),
  );

  const numbersOf = (ids: Int32Array, parse: typeof parseNumber, sign: DecimalSign | null): Float64Array => {
    const isRead = new Uint8Array(texts.length);
    const numbers = new Float64Array(texts.length);
    const column = new Float64Array(ids.length);
    for (let row = 0; row < ids.length; row += 1) {
      const id = ids[row] ?? 0;
      if (isRead[id] === 0) numbers[id] = parse(texts[id] ?? '', sign);
      isRead[id] = 1;
      column[row] = numbers[id] ?? Number.NaN;
    }
    return column;
  };

  return {
    lines: Int32Array.from(lines),
    blankLines: Int32Array.from(blankLines),
    texts,
    cells,
    overlong,
    notSold,
    otherUnit,
    pack,
    struck,
    product: foundProducts.index,
    productName: foundProducts.name,
    wholesaler: foundWholesalers.index,
    wholesalerName: foundWholesalers.name,
    names: names.texts,
    quantity: numbersOf(cells.quantity, parseCount, decimal.quantity ?? null),
    price: numbersOf(cells.price, parseNumber, decimal.price ?? null),
    contradicts,
    decimal,
    leftOut,
  };
}

/**
 * A mark of the rows of a table, by which a later reading of the same file is known to have the same rows: corrections are
 * about rows by their index.
 */
export function tableMark({ lines, cells, texts }: ImportTable): string {
  let hash = 0;
  const add = (value: number): void => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  for (const row of lines.keys()) {
    add(lines[row] ?? 0);
    for (const role of ['reference', 'product', 'wholesaler', 'quantity', 'price'] as const) add(cells[role][row] ?? 0);
  }
  for (const text of texts) for (const letter of text) add(letter.codePointAt(0) ?? 0);
  return `${lines.length} ${hash}`;
}
