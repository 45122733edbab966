import { type DraftRow, type DraftRows, rowKey } from './draft-rows.ts';

/** A row on one side; `null` if that side has no such row. */
export type SideCell = Pick<DraftRow, 'quantity' | 'pght'> | null;

/** A row that somebody else changed while it was open here. */
export interface MeanwhileRow extends Pick<DraftRow, 'pharmaProductID' | 'wholesalerID'> {
  /** What the draft was begun from. */
  readonly base: SideCell;
  readonly theirs: SideCell;
  readonly mine: SideCell;
  /** Both changed it, and not to the same. */
  readonly isContested: boolean;
  /** Both have it the same: the draft was saved, or somebody else entered the same. */
  readonly isAgreed: boolean;
}

const indexOf = (rows: DraftRows): ReadonlyMap<string, DraftRow> => new Map(rows.map((row) => [rowKey(row), row]));
const cellOf = (row: DraftRow | undefined): SideCell => (row ? { quantity: row.quantity, pght: row.pght } : null);
const isSame = (one: SideCell, other: SideCell): boolean =>
  one === other || (one !== null && other !== null && one.quantity === other.quantity && one.pght === other.pght);

/**
 * The rows that the server has otherwise than the draft was begun from.
 * @param base what the server had when the draft was begun
 * @param theirs what it has now
 */
export function changedMeanwhile(base: DraftRows, theirs: DraftRows, mine: DraftRows): readonly MeanwhileRow[] {
  const [was, is, own] = [indexOf(base), indexOf(theirs), indexOf(mine)];
  return Array.from(new Map([...was, ...is])).flatMap(([key, { pharmaProductID, wholesalerID }]) => {
    const sides = { base: cellOf(was.get(key)), theirs: cellOf(is.get(key)), mine: cellOf(own.get(key)) };
    if (isSame(sides.base, sides.theirs)) return [];
    const isAgreed = isSame(sides.theirs, sides.mine);
    const isContested = !isAgreed && !isSame(sides.base, sides.mine);
    return [{ pharmaProductID, wholesalerID, ...sides, isContested, isAgreed }];
  });
}

/** Of three values, the changed one; the draft's where both changed. */
const changedOf = <Value>(base: Value, theirs: Value, mine: Value): Value => (mine === base ? theirs : mine);

/**
 * The changes of both sides in one list. Where both changed a quantity or a price, the draft's wins. A product keeps one
 * price.
 */
export function mergedRows(base: DraftRows, theirs: DraftRows, mine: DraftRows): DraftRows {
  const [was, is, own] = [indexOf(base), indexOf(theirs), indexOf(mine)];
  const priceOf = (rows: DraftRows) => new Map(rows.map(({ pharmaProductID, pght }) => [pharmaProductID, pght]));
  const [wasAt, isAt, ownAt] = [priceOf(base), priceOf(theirs), priceOf(mine)];
  return Array.from(new Map([...is, ...own])).flatMap(([key, row]) => {
    const quantity = changedOf(was.get(key)?.quantity, is.get(key)?.quantity, own.get(key)?.quantity);
    if (quantity === undefined) return [];
    const ID = row.pharmaProductID;
    const pght = changedOf(wasAt.get(ID), isAt.get(ID), ownAt.get(ID)) ?? row.pght;
    return [{ ...row, quantity, pght }];
  });
}
