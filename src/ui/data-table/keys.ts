import { folded } from '#lib/folded.ts';

/** A position in the grid; row −1 is the head. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  /** The number of rows that Page Up and Page Down move by. */
  readonly page: number;
  readonly hasHead: boolean;
  readonly isRightToLeft: boolean;
}

/** The properties of a `KeyboardEvent` that matter here. */
export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The meaning of a key. */
export type Intent =
  | { readonly type: 'move'; readonly to: Place; readonly isExtending: boolean }
  | { readonly type: 'open' | 'edit' | 'toggle' | 'selectAll' | 'clear' };

export const HEAD = -1;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The nearest existing position: rows may have disappeared. */
export function placeWithin(place: Place, { rows, columns, hasHead }: Omit<GridShape, 'page'>): Place {
  return {
    row: clamp(place.row, hasHead ? HEAD : 0, Math.max(rows - 1, hasHead ? HEAD : 0)),
    column: clamp(place.column, 0, Math.max(columns - 1, 0)),
  };
}

/** The target of a movement key in the ARIA grid pattern; `null` for other keys. */
function target({ key, ctrlKey, metaKey }: Press, { row, column }: Place, shape: GridShape): Place | null {
  const [backward, forward] = shape.isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  // In a list, which has one column, Home and End go to the first and last row.
  const isWhole = ctrlKey || metaKey || shape.columns === 1;
  const [lastRow, lastColumn] = [shape.rows - 1, shape.columns - 1];
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case backward:
      return { row, column: column - 1 };
    case forward:
      return { row, column: column + 1 };
    case 'PageUp':
      return { row: Math.min(row, Math.max(0, row - shape.page)), column };
    case 'PageDown':
      return { row: row + shape.page, column };
    case 'Home':
      return isWhole ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return isWhole ? { row: lastRow, column: lastColumn } : { row, column: lastColumn };
    default:
      return null;
  }
}

/** The meaning of a key at a position; `null` leaves the key to the browser. */
export function intentOf(press: Press, at: Place, shape: GridShape): Intent | null {
  if (press.altKey) return null;
  const aim = target(press, at, shape);
  if (aim) {
    const to = placeWithin(aim, shape);
    return { type: 'move', to, isExtending: press.shiftKey && at.row !== HEAD && to.row !== HEAD && to.row !== at.row };
  }
  const isCommand = press.ctrlKey || press.metaKey;
  if (isCommand) return press.key === 'a' ? { type: 'selectAll' } : null;
  switch (press.key) {
    case 'Enter':
      return { type: 'open' };
    case 'F2':
      return { type: 'edit' };
    case ' ':
      return { type: 'toggle' };
    case 'Escape':
      return { type: 'clear' };
    default:
      return null;
  }
}

/**
 * The next editable cell in reading order, or the previous one; `null` at the end.
 * @param columns the indices of the editable columns, in order
 */
export function nextEditable(at: Place, columns: readonly number[], rows: number, isBackward: boolean): Place | null {
  const within = isBackward
    ? columns.findLast((column) => column < at.column)
    : columns.find((column) => column > at.column);
  if (within !== undefined) return { row: at.row, column: within };
  const row = at.row + (isBackward ? -1 : 1);
  const column = isBackward ? columns.at(-1) : columns[0];
  return column === undefined || row < 0 || row >= rows ? null : { row, column };
}

/**
 * The first row at or after a position, wrapping around, whose name starts with the typed text; accents are ignored. −1
 * if none does.
 */
export function rowStartingWith<Item>(
  rows: readonly Item[],
  textOf: (item: Item) => string,
  typed: string,
  from: number,
): number {
  const start = folded(typed);
  const matches = (item: Item) => folded(textOf(item)).startsWith(start);
  const after = rows.slice(from).findIndex(matches);
  return after === -1 ? rows.slice(0, from).findIndex(matches) : from + after;
}
