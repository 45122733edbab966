import { type RefObject, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { type GridShape, type Intent, intentOf, type Place, placeWithin, type Press } from './keys.ts';
import type { VirtualRowsOptions, VirtualRowsState } from './use-virtual-rows.ts';

export interface GridOptions extends Pick<VirtualRowsOptions, 'name' | 'count' | 'keyOf' | 'estimate'> {
  readonly columns: number;
  readonly hasHead?: boolean;
  /** A row of totals below the records, which the arrow keys reach too. */
  readonly hasFoot?: boolean;
  /** The cell with the focus. The nearest one stands in if its row or column is gone. */
  readonly active: Place;
  /** Another row that stays rendered wherever the user scrolls; −1 for none. */
  readonly keptRow?: number;
  /** A CSS length if the grid scrolls by itself; otherwise the page scrolls. */
  readonly height: string | undefined;
}

export interface GridState {
  /** The element with the role `grid`. It scrolls if the grid has a height. */
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly body: RefObject<HTMLDivElement | null>;
  /** What `GridShell` renders the rows by: scrolling renders it anew, and not the grid. */
  readonly rows: VirtualRowsOptions;
  readonly virtualizer: RefObject<VirtualRowsState | null>;
  readonly height: string | undefined;
  readonly scrolls: boolean;
  readonly shape: Omit<GridShape, 'page'>;
  /** The cell with the focus, which always exists. */
  readonly active: Place;
  /** The intent of a key pressed in a cell; `null` if the key means nothing to a grid. */
  readonly intentAt: (press: Press, at: Place) => Intent | null;
}

/** The state that every grid shares: its elements, its virtual rows, and the keyboard pattern of ARIA grids. */
export function useGrid({
  name,
  count,
  keyOf,
  estimate,
  columns,
  hasHead = false,
  hasFoot = false,
  active: asked,
  keptRow = -1,
  height,
}: GridOptions): GridState {
  const { direction } = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = height !== undefined;
  const shape = { rows: count + (hasFoot ? 1 : 0), columns, hasHead, isRightToLeft: direction === 'rtl' };
  const active = placeWithin(asked, shape);
  const virtualizer = useRef<VirtualRowsState>(null);
  const rows = { name, count, keyOf, estimate, kept: [active.row, keptRow], body, scroller: scrolls ? grid : null };
  const intentAt = (press: Press, at: Place) => {
    const { startIndex = 0, endIndex = 0 } = virtualizer.current?.range ?? {};
    return intentOf(press, at, { ...shape, page: Math.max(1, endIndex - startIndex - 1) });
  };
  return { grid, body, rows, virtualizer, height, scrolls, shape, active, intentAt };
}
