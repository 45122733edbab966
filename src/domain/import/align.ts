import { isBlank } from '#lib/blank.ts';
import type { FinanceKind } from '../finance/rows.ts';
import { type Header, isTitleOf, mayBeOther, type Role, rolesOf } from './columns.ts';
import { withoutMentions } from './mentions.ts';
import type { Cells } from './records.ts';
import { areTitles, ownTitles } from './tables.ts';
import { plain } from './text.ts';
import type { ByCell, WorkbookSheet } from './workbook.ts';

/** A sheet in which the columns of every table stand under those of the header that mean the same. */
export interface AlignedSheet extends Pick<WorkbookSheet, 'records' | 'merged' | 'formats' | 'struck'> {
  /** Those of the header, and those that only a table below has. */
  readonly titles: readonly string[];
}

/**
 * Moves the cells below a second header under the columns of the first: a table may have its columns in another order, or
 * name them otherwise. A column is known by its title, else by the one role that it has alone in both tables. What only
 * the second table has gets columns of its own at the end.
 */
export function alignedSheet(
  { records, merged, formats, struck }: Pick<WorkbookSheet, 'records' | 'merged' | 'formats' | 'struck'>,
  header: Header,
  titles: readonly string[],
  kind: FinanceKind,
): AlignedSheet {
  const start = header.first + header.count;
  const own = ownTitles(records, header);
  const all = [...titles];
  /** The place of each column in the table that a line is of; `null` for the columns of the header. */
  let places: readonly number[] | null = null;
  const moved = new Map<number, readonly number[]>();
  const aligned = records.map((record, index) => {
    if (index >= start && areTitles(record)) places = own(record) ? null : placesIn(record, titles, all, kind);
    if (index < start || !places) return record;
    moved.set(index + 1, places);
    const { length } = places;
    const cells: string[] = [];
    for (const [column, cell] of record.entries()) {
      const at = places[column] ?? all.length + column - length;
      if (isBlank(cell) && at >= cells.length) continue;
      while (cells.length <= at) cells.push('');
      cells[at] = cell;
    }
    return cells;
  });
  if (moved.size === 0) return { records, merged, formats, struck, titles };
  const columnAt = (line: number, column: number): number => moved.get(line)?.[column] ?? column;
  return {
    records: aligned,
    titles: all,
    merged: merged.map((each) => ({ ...each, column: columnAt(each.first, each.column) })),
    formats: movedCells(formats, columnAt),
    struck: movedCells(struck, columnAt),
  };
}

function movedCells<Value>(cells: ByCell<Value>, columnAt: (line: number, column: number) => number): ByCell<Value> {
  const all = new Map<number, Map<number, Value>>();
  for (const [column, lines] of cells) {
    for (const [line, value] of lines) {
      const at = columnAt(line, column);
      const own = all.get(at) ?? new Map<number, Value>();
      all.set(at, own.set(line, value));
    }
  }
  return all;
}

/** By column of a second header: its place among all columns; `null` if each stands where the first has it. */
function placesIn(
  record: Cells,
  titles: readonly string[],
  all: string[],
  kind: FinanceKind,
): readonly number[] | null {
  const own = record.map((title) => title.trim());
  const places: (number | undefined)[] = own.map(() => undefined);
  const free = new Set(titles.keys());
  const give = (column: number, place: number): void => {
    places[column] = place;
    free.delete(place);
  };
  // The same title in the same place, then anywhere.
  const [written, below] = [titles.map(plain), own.map(plain)];
  for (const [column, title] of below.entries()) if (title !== '' && written[column] === title) give(column, column);
  for (const [column, title] of below.entries()) {
    const place =
      title === '' || places[column] !== undefined ? undefined : [...free].find((at) => written[at] === title);
    if (place !== undefined) give(column, place);
  }
  // The only column of a role on either side; stock is none of quantities.
  for (const role of rolesOf(kind)) {
    const above = [...free].filter((at) => isTitleOf(titles[at] ?? '', role));
    const same = own.flatMap((title, column) =>
      places[column] === undefined && isTitleOf(title, role) ? [column] : [],
    );
    const [place, column] = [above[0], same[0]];
    const isOnly = above.length === 1 && same.length === 1;
    if (isOnly && place !== undefined && column !== undefined && means(own[column] ?? '', role, kind))
      give(column, place);
  }
  for (const [column, title] of own.entries()) {
    if (places[column] !== undefined) continue;
    const isUntitled = title === '' && (titles[column] ?? '') === '' && column < titles.length;
    const known = isUntitled ? column : all.findIndex((each, at) => at >= titles.length && each === title);
    if (free.has(known) || known >= titles.length) places[column] = known;
    else places[column] = all.push(title) - 1;
  }
  const found = places.map((place, column) => place ?? column);
  return found.every((place, column) => place === column) ? null : found;
}

const means = (title: string, role: Role, kind: FinanceKind): boolean =>
  role !== 'quantity' || !mayBeOther(title, withoutMentions(title), kind);
