import { isBlank } from '#lib/blank.ts';
import { type Header, isTitleOf, isWholeTitleOf, OF_PRODUCTS, ROLES } from './columns.ts';
import { type Finder, NONE } from './lookup.ts';
import { isNumber } from './numbers.ts';
import type { Cells } from './records.ts';
import { plain } from './text.ts';
import { isTotal } from './totals.ts';

interface TablesSource {
  /** With the columns of each table under those of the header. */
  readonly records: readonly Cells[];
  readonly header: Header;
  readonly titles: readonly string[];
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
  /** The records of titles that are not those of the header. */
  readonly below: readonly Cells[];
}

/**
 * Finds titles between the rows: those of the header again, as on each page of a print, or those of another table. What
 * stands alone above titles is one too: below « Retours », the titles of the header are those of another table.
 */
export function tablesOf(source: TablesSource): Tables {
  const { records, header, titles } = source;
  const start = header.first + header.count;
  const headers: number[] = [];
  const others: number[] = [];
  const printed = new Set(records.slice(0, start).map(unnumbered));
  const isOwn = ownTitles(records, header);
  const below: Cells[] = [];
  let first: Tables['first'] = null;
  let isOther = false;
  let isBelowSection = false;
  let repeated = 0;
  for (let index = start; index < records.length; index += 1) {
    const record = records[index] ?? [];
    if (isOwn(record) || isPage(record)) {
      headers.push(index + 1);
      repeated += 1;
    } else if (areTitles(record) && !source.isHeading(record)) {
      const above = linesAbove(source, start, index);
      const sections = above.filter((at) => !printed.has(unnumbered(records[at] ?? [])));
      const isNew = record.some((cell, column) => !isBlank(cell) && plain(cell) !== plain(titles[column] ?? ''));
      headers.push(...above.map((at) => at + 1), index + 1);
      // Nothing says that the titles of the next page end a section.
      isBelowSection ||= sections.length > 0;
      isOther = isNew || isBelowSection;
      repeated += above.length - sections.length + (isNew ? 0 : 1);
      const [line = index] = sections;
      const told = [...sections, ...(isNew ? [index] : [])];
      if (isNew) below.push(record);
      if (isOther) first ??= { line: line + 1, titles: told.flatMap((at) => writtenIn(records[at] ?? [])) };
    } else if (isOther && record.some((cell) => !isBlank(cell))) others.push(index + 1);
  }
  const left = new Set(headers);
  return { headers, repeated, others: others.filter((line) => !left.has(line)), first, below };
}

const PAGE = /^(?:page|p|feuille|folio|sheet)\.?\s*(?:n°\s*)?\d+(?:\s*(?:\/|sur|of|de)\s*\d+)?$/iu;
/** Whether a line has the number of a page, and nothing else: « Page 1/2 ». */
const isPage = (record: Cells): boolean =>
  /^\s*[pf]|^\s*sheet/iu.test(record.find((cell) => !isBlank(cell)) ?? '') &&
  PAGE.test(writtenIn(record).join(' ').trim());

const writtenIn = (record: Cells): readonly string[] => record.filter((cell) => !isBlank(cell));

/** Finds the records of a header of two as they stand, which only together are its titles. */
export function ownTitles(records: readonly Cells[], { first, count }: Header): (record: Cells) => boolean {
  const own = new Set(count === 2 ? records.slice(first, first + count).map(asWritten) : []);
  return (record) => own.size > 0 && own.has(asWritten(record));
}

const asWritten = (record: Cells): string => JSON.stringify(writtenIn(record).map(plain));

/** The text of a line, whatever its numbers: « page 2 » is printed as « page 1 » is. */
const unnumbered = (record: Cells): string => plain(writtenIn(record).join(' ').replaceAll(/\d+/gu, ''));

/** The indices of the lines directly above titles that are no rows: without a number, a product, a wholesaler, a total. */
function linesAbove({ records, finder, isHeading }: TablesSource, start: number, index: number): readonly number[] {
  const isKnown = (cell: string): boolean =>
    isNumber(cell) || isTotal(cell) || finder.product(cell, cell, '') !== NONE || finder.wholesaler(cell, '') !== NONE;
  const found: number[] = [];
  for (let at = index - 1; at >= start; at -= 1) {
    const texts = writtenIn(records[at] ?? []);
    if (texts.some(isKnown) || isHeading(texts)) break;
    if (texts.length > 0 && !isPage(records[at] ?? [])) found.unshift(at);
  }
  return found;
}

/**
 * Whether a record has titles: one of a column of products and another one, and no number but a year. A word of a title may
 * be in the name of a product too, so that a title in other words than ours needs one of another role beside it.
 */
export function areTitles(record: Cells): boolean {
  // Almost every record has a number: this is decided first, and fast.
  const isCounted = (cell: string): boolean => /\d/u.test(cell) && isNumber(cell) && !/^\s*20\d\d\s*$/u.test(cell);
  if (record.some(isCounted) || writtenIn(record).length < 2) return false;
  // A formula that failed, « #REF! », is none.
  const titles = record.filter((cell) => !cell.startsWith('#'));
  if (titles.some((cell) => OF_PRODUCTS.some((role) => isWholeTitleOf(cell, role)))) return true;
  const roles = new Set(titles.flatMap((cell) => ROLES.find((role) => isTitleOf(cell, role)) ?? []));
  return roles.size > 1 && OF_PRODUCTS.some((role) => roles.has(role));
}
