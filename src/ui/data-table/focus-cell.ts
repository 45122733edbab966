import type { Place } from './keys.ts';

/** The name by which a grid finds a cell again, from its place. */
export const placeName = (row: number, column: number): string => `${row}:${column}`;

/** The cell that something is in, and its place. */
export function placeOf(target: EventTarget): { readonly cell: HTMLElement; readonly at: Place } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  const [row, column] = cell?.dataset['at']?.split(':').map(Number) ?? [];
  return cell && row !== undefined && column !== undefined ? { cell, at: { row, column } } : null;
}

/** Gives a cell the focus and brings it into sight, no further than it takes. @returns whether it is drawn */
export function focusCell(grid: Element | null, { row, column }: Place): boolean {
  const cell = grid?.querySelector<HTMLElement>(`[data-at="${placeName(row, column)}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return cell !== null && cell !== undefined;
}
