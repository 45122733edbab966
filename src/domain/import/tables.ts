import { isBlank } from '#lib/blank.ts';
import { likeness, type Role, ROLES } from './columns.ts';
import { isNumber } from './numbers.ts';
import type { Cells } from './records.ts';
import { plain } from './text.ts';

interface TablesSource {
  readonly records: readonly Cells[];
  /** Index of the first record below the header. */
  readonly start: number;
  readonly titles: readonly string[];
  readonly roles: readonly (Role | null)[];
  readonly quantities: readonly number[];
}

/** The tables of a sheet that has titles below its first rows. Lines are counted from 1. */
interface Tables {
  /** The lines of titles below the header. */
  readonly headers: readonly number[];
  /** How many of them are those of the header. */
  readonly repeated: number;
  /** The rows below titles that are not those of the header. */
  readonly others: readonly number[];
  /** The first titles that are not those of the header. */
  readonly first: { readonly line: number; readonly titles: readonly string[] } | null;
}

/** Finds titles between the rows: those of the header again, as on each page of a print, or those of another table. */
export function tablesOf({ records, start, titles, roles, quantities }: TablesSource): Tables {
  const headers: number[] = [];
  const others: number[] = [];
  let first: Tables['first'] = null;
  let isOther = false;
  let repeated = 0;
  for (let index = start; index < records.length; index += 1) {
    const record = records[index] ?? [];
    if (areTitles(record, roles, quantities)) {
      headers.push(index + 1);
      isOther = record.some((cell, column) => !isBlank(cell) && plain(cell) !== plain(titles[column] ?? ''));
      if (!isOther) repeated += 1;
      else first ??= { line: index + 1, titles: record.filter((cell) => !isBlank(cell)) };
    } else if (isOther && record.some((cell) => !isBlank(cell))) others.push(index + 1);
  }
  return { headers, repeated, others, first };
}

const NAMING: ReadonlySet<Role | null> = new Set<Role>([
  'reference',
  'product',
  'productID',
  'wholesaler',
  'wholesalerID',
]);

/** Whether a record has titles: in a column of names the title of one, and no number. */
function areTitles(record: Cells, roles: readonly (Role | null)[], quantities: readonly number[]): boolean {
  // Almost every record has a number: this is decided first, and fast.
  if (quantities.some((column) => /^\s*\d/u.test(record[column] ?? ''))) return false;
  const isTitle = (cell: string): boolean => ROLES.some((role) => likeness(cell, role) === 3);
  const isNamed = record.some((cell, column) => NAMING.has(roles[column] ?? null) && isTitle(cell));
  return isNamed && record.filter((cell) => !isBlank(cell)).length > 1 && !record.some(isNumber);
}
