import { isBlank } from '#lib/blank.ts';
import { likeness, type Role, ROLES } from './columns.ts';
import { type Finder, NONE } from './lookup.ts';
import { isNumber } from './numbers.ts';
import type { Cells } from './records.ts';
import { plain } from './text.ts';
import { isTotal } from './totals.ts';

interface TablesSource {
  readonly records: readonly Cells[];
  /** Index of the first record below the header. */
  readonly start: number;
  readonly titles: readonly string[];
  readonly roles: readonly (Role | null)[];
  readonly quantities: readonly number[];
  readonly finder: Finder;
  /** Whether a record has the name of the wholesaler of the rows below, which may be of the same table. */
  readonly isHeading: (record: Cells) => boolean;
}

/** The tables of a sheet that has titles below its first rows. Lines are counted from 1. */
interface Tables {
  /** The lines of titles below the header, and those above them that are no rows. */
  readonly headers: readonly number[];
  /** How many of them are those of the header, or of the lines above it. */
  readonly repeated: number;
  /** The rows below titles that are not those of the header. */
  readonly others: readonly number[];
  /** The first titles that are not those of the header. */
  readonly first: { readonly line: number; readonly titles: readonly string[] } | null;
}

/**
 * Finds titles between the rows: those of the header again, as on each page of a print, or those of another table. What
 * stands alone above titles is one too: below « Retours », the titles of the header are those of another table.
 */
export function tablesOf(source: TablesSource): Tables {
  const { records, start, titles, roles, quantities } = source;
  const headers: number[] = [];
  const others: number[] = [];
  const printed = new Set(records.slice(0, start).map(unnumbered));
  let first: Tables['first'] = null;
  let isOther = false;
  let isBelowSection = false;
  let repeated = 0;
  for (let index = start; index < records.length; index += 1) {
    const record = records[index] ?? [];
    if (areTitles(record, roles, quantities) && !source.isHeading(record)) {
      const above = linesAbove(source, index);
      const sections = above.filter((at) => !printed.has(unnumbered(records[at] ?? [])));
      const isNew = record.some((cell, column) => !isBlank(cell) && plain(cell) !== plain(titles[column] ?? ''));
      headers.push(...above.map((at) => at + 1), index + 1);
      // Nothing says that the titles of the next page end a section.
      isBelowSection ||= sections.length > 0;
      isOther = isNew || isBelowSection;
      repeated += above.length - sections.length + (isNew ? 0 : 1);
      const [line = index] = sections;
      const told = [...sections, ...(isNew ? [index] : [])];
      if (isOther) first ??= { line: line + 1, titles: told.flatMap((at) => writtenIn(records[at] ?? [])) };
    } else if (isOther && record.some((cell) => !isBlank(cell))) others.push(index + 1);
  }
  const left = new Set(headers);
  return { headers, repeated, others: others.filter((line) => !left.has(line)), first };
}

const writtenIn = (record: Cells): readonly string[] => record.filter((cell) => !isBlank(cell));

/** The text of a line, whatever its numbers: « page 2 » is printed as « page 1 » is. */
const unnumbered = (record: Cells): string => plain(writtenIn(record).join(' ').replaceAll(/\d+/gu, ''));

/** The indices of the lines directly above titles that are no rows: without a number, a product, a wholesaler, a total. */
function linesAbove({ records, start, finder, isHeading }: TablesSource, index: number): readonly number[] {
  const isKnown = (cell: string): boolean =>
    isNumber(cell) || isTotal(cell) || finder.product(cell, cell, '') !== NONE || finder.wholesaler(cell, '') !== NONE;
  const found: number[] = [];
  for (let at = index - 1; at >= start; at -= 1) {
    const texts = writtenIn(records[at] ?? []);
    if (texts.some(isKnown) || isHeading(texts)) break;
    if (texts.length > 0) found.unshift(at);
  }
  return found;
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
