import { isBlank } from '#lib/blank.ts';
import { type Catalogue, finderOf, NONE } from './lookup.ts';
import { type Header, ROLES, type Role } from './columns.ts';
import { parseNumber } from './numbers.ts';
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
  /** Index of the product in the catalogue, or {@link NONE}. `productName` then is the index in `names` of the unknown name. */
  readonly product: Int32Array;
  readonly productName: Int32Array;
  readonly wholesaler: Int32Array;
  readonly wholesalerName: Int32Array;
  /** Names that are not in the catalogue, in plain form. */
  readonly names: readonly string[];
  /** `NaN` where the cell has no number. */
  readonly quantity: Float64Array;
  readonly price: Float64Array;
  /** Rows of the file that were not read, by reason. */
  readonly leftOut: readonly LeftOut[];
}

/** Why a row was left out before the check: it is of another period, or hidden in the workbook. */
export type LeftOutReason = 'otherPeriod' | 'hidden';

export interface LeftOut {
  readonly reason: LeftOutReason;
  /** Line numbers, from 1. */
  readonly lines: readonly number[];
  /** The sum of the quantities. */
  readonly quantity: number;
}

export interface TableSource {
  readonly records: readonly Cells[];
  readonly header: Header;
  readonly roles: readonly (Role | null)[];
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

const isEmpty = (record: Cells): boolean => record.every(isBlank);

/** Reads the records after the header as rows and blank lines. */
export function tableOf({ records, header, roles }: TableSource, catalogue: Catalogue): ImportTable {
  const start = header.count === 0 ? 0 : header.first + header.count;
  const lines: number[] = [];
  const blankLines: number[] = [];
  for (let index = start; index < records.length; index += 1)
    (isEmpty(records[index] ?? []) ? blankLines : lines).push(index + 1);

  const { texts, numberOf } = numberer('');
  const columnOf = (role: Role) => roles.indexOf(role);
  const columns = ROLES.map((role) => [columnOf(role), new Int32Array(lines.length)] as const);
  const overlong = new Uint8Array(lines.length);
  for (const [row, line] of lines.entries()) {
    const record = records[line - 1] ?? [];
    for (const [column, cells] of columns) {
      if (column !== NONE) cells[row] = numberOf(record[column]?.trim() ?? '');
    }
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

  const finder = finderOf(catalogue);
  const names = numberer();
  /** Looks up each distinct combination of cells once. */
  const found = (all: readonly Int32Array[], find: (words: readonly string[]) => number) => {
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
        const unknown = plain(words.find((text) => text !== '') ?? '');
        index[row] = find(words);
        name[row] = index[row] === NONE && unknown !== '' ? names.numberOf(unknown) : NONE;
      } else {
        index[row] = index[before] ?? NONE;
        name[row] = name[before] ?? NONE;
      }
    }
    return { index, name };
  };
  // An unknown product is shown by its name rather than its reference.
  const foundProducts = found([cells.product, cells.reference, cells.productID], ([name = '', ref = '', ID = '']) =>
    finder.product(ref, name, ID),
  );
  const foundWholesalers = found([cells.wholesaler, cells.wholesalerID], ([name = '', ID = '']) =>
    finder.wholesaler(name, ID),
  );

  const isRead = new Uint8Array(texts.length);
  const numbers = new Float64Array(texts.length);
  const numbersOf = (ids: Int32Array): Float64Array => {
    const column = new Float64Array(ids.length);
    for (let row = 0; row < ids.length; row += 1) {
      const id = ids[row] ?? 0;
      if (isRead[id] === 0) numbers[id] = parseNumber(texts[id] ?? '');
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
    product: foundProducts.index,
    productName: foundProducts.name,
    wholesaler: foundWholesalers.index,
    wholesalerName: foundWholesalers.name,
    names: names.texts,
    quantity: numbersOf(cells.quantity),
    price: numbersOf(cells.price),
    leftOut: [],
  };
}
