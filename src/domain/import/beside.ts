import { isBlank } from '#lib/blank.ts';
import { type factsOf, isNumeric } from './candidates.ts';
import { type Header, isAmount, isOtherPrice, isTitleOf, isWholeTitleOf, OF_PRODUCTS, type Role } from './columns.ts';
import { NONE } from './lookup.ts';
import { parseCount } from './numbers.ts';
import type { BesideQuestion } from './questions.ts';
import type { Cells } from './records.ts';

/** A table beside others: its first and last column, and those that may have its quantities. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly counted: readonly number[];
}

const NAMING: readonly Role[] = [...OF_PRODUCTS, 'wholesaler', 'wholesalerID'];
const namingRole = (title: string): Role | undefined => NAMING.find((role) => isWholeTitleOf(title, role));

/**
 * The tables that stand beside each other in a sheet: each has titles of products, and numbers after them. Empty for a
 * single table, which names its products once.
 */
export function tablesBeside(titles: readonly string[], facts: ReturnType<typeof factsOf>): readonly Block[] {
  const blocks: { first: number; last: number; named: Set<Role>; counted: number[] }[] = [];
  for (const [column, title] of titles.entries()) {
    const role = namingRole(title);
    const current = blocks.at(-1);
    const isNext = role !== undefined && current?.named.has(role) === true && current.counted.length > 0;
    const block = current && !isNext ? current : { first: column, last: column, named: new Set<Role>(), counted: [] };
    if (block !== current) blocks.push(block);
    // What stands between two tables is of neither.
    if (!isBlank(title)) block.last = column;
    if (role) block.named.add(role);
    else if (facts[column] && isNumeric(facts[column]) && mayCount(title)) block.counted.push(column);
  }
  const tables = blocks.filter(
    ({ named, counted }) => OF_PRODUCTS.some((role) => named.has(role)) && counted.length > 0,
  );
  return tables.length > 1 ? tables : [];
}

const mayCount = (title: string): boolean =>
  !isBlank(title) && !isAmount(title) && !isOtherPrice(title) && !isTitleOf(title, 'price');

/** Asks which of the tables is read. */
export function besideQuestion(
  blocks: readonly Block[],
  records: readonly Cells[],
  { first, count }: Header,
  titles: readonly string[],
): BesideQuestion {
  const above = records.slice(0, first).filter(isShared);
  return {
    kind: 'beside',
    tables: blocks.map((block) => ({
      first: block.first,
      last: block.last,
      above: above.flatMap((record) => record.slice(block.first, block.last + 1)).filter((cell) => !isBlank(cell)),
      titles: titles.slice(block.first, block.last + 1).filter((title) => !isBlank(title)),
      ...heldIn(block, records.slice(first + count), titles),
    })),
  };
}

/** How many rows a table has, and the sum of its quantities, as far as its titles say which they are. */
export function heldIn({ counted }: Block, records: readonly Cells[], titles: readonly string[]) {
  const named = counted.filter((column) => isTitleOf(titles[column] ?? '', 'quantity'));
  const columns = named.length > 0 ? named : counted;
  const values = records.map((record) => columns.map((column) => parseCount(record[column] ?? '') || 0));
  return {
    rows: records.filter((record) => columns.some((column) => !isBlank(record[column] ?? ''))).length,
    quantity: values.flat().reduce((sum, value) => sum + value, 0),
  };
}

/** Of several cells above the titles, each is of the table below it. */
const isShared = (record: Cells): boolean => record.filter((cell) => !isBlank(cell)).length > 1;

/** The records with nothing in the columns of the other tables. */
export function onlyTable(records: readonly Cells[], header: Header, { first, last }: Block): readonly Cells[] {
  return records.map((record, index) =>
    index >= header.first || isShared(record)
      ? record.map((cell, column) => (column >= first && column <= last ? cell : ''))
      : record,
  );
}

/** The table that was chosen: by itself, or by its column of quantities; `undefined` if none was. */
export const chosenTable = (
  blocks: readonly Block[],
  chosen: number | undefined,
  quantity: number | null | undefined,
): Block | undefined =>
  chosen === undefined
    ? blocks.find(({ first, last }) => (quantity ?? NONE) >= first && (quantity ?? NONE) <= last)
    : blocks[chosen];
