import { rowKey, sameRows } from '#domain/finance/draft-rows.ts';
import type { ComparedPart, Comparison, PricedUnits, SavedPeriod } from './finance.types.ts';

/** Whether two comparisons are equal; the order of rows does not matter. */
export const sameComparison = (a: Comparison, b: Comparison): boolean =>
  sameRows(a.saved, b.saved) &&
  sameOrNull(a.dispatched, b.dispatched, sameRows) &&
  sameOrNull(a.parts, b.parts, sameParts);

/** Whether two readings have the same saved rows and parts; their order does not matter. */
export const sameSaved = (a: SavedPeriod, b: SavedPeriod): boolean =>
  sameRows(a.rows, b.rows) && sameOrNull(a.parts, b.parts, sameParts);

const sameOrNull = <T>(a: T | null, b: T | null, same: (a: T, b: T) => boolean): boolean =>
  a === null || b === null ? a === b : same(a, b);

const partKey = (part: ComparedPart): string => `${rowKey(part)} ${part.delegate.ID}`;

const sameUnits = (a: PricedUnits, b: PricedUnits): boolean => a.quantity === b.quantity && a.pght === b.pght;

function sameParts(a: readonly ComparedPart[], b: readonly ComparedPart[]): boolean {
  if (a.length !== b.length) return false;
  const known = new Map(b.map((part) => [partKey(part), part]));
  return a.every((part) => {
    const other = known.get(partKey(part));
    return (
      other !== undefined &&
      sameUnits(part.before, other.before) &&
      sameUnits(part.after, other.after) &&
      part.splitBy?.ID === other.splitBy?.ID &&
      part.nextSplitBy?.ID === other.nextSplitBy?.ID
    );
  });
}
