import type { Place } from './keys.ts';

/** The value of a cell's `data-at` attribute, by which a grid finds the cell. */
export const placeName = (row: number, column: number): string => `${row}:${column}`;

/** Attributes that identify a grid cell. Exactly one cell of a grid is a tab stop. */
export const cellProps = (row: number, column: number, isActive: boolean) => ({
  'data-at': placeName(row, column),
  'aria-colindex': column + 1,
  tabIndex: isActive ? 0 : -1,
});

/** The cell that contains an event target, and its position. */
export function placeOf(target: EventTarget): { readonly cell: HTMLElement; readonly at: Place } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  const [row, column] = cell?.dataset['at']?.split(':').map(Number) ?? [];
  return cell && row !== undefined && column !== undefined ? { cell, at: { row, column } } : null;
}

/**
 * Focuses a cell and scrolls it into view by the least distance.
 * @returns false if the cell is not rendered
 */
export function focusCell(grid: Element | null, { row, column }: Place): boolean {
  const cell = grid?.querySelector<HTMLElement>(`[data-at="${placeName(row, column)}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return cell !== null && cell !== undefined;
}
