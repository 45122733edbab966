/** The reading position in a chart: the index along it, and the index of a series. */
export interface Cursor {
  readonly index: number;
  readonly series: number;
}

/** The number of positions in both directions. */
export interface Reach {
  readonly count: number;
  readonly series: number;
}

/** Page Up and Page Down move by the length of the chart divided by this. */
const PAGES = 10;

/**
 * Moves the reading position by a key: left and right along the chart, up and down between series, by a page, or to
 * either end.
 * @param isRtl whether the chart runs from right to left
 * @returns nothing if the key has no meaning here
 */
export function moved({ index, series }: Cursor, key: string, reach: Reach, isRtl: boolean): Cursor | null {
  const forward = isRtl ? -1 : 1;
  const page = Math.max(1, Math.round(reach.count / PAGES));
  const along = (to: number): Cursor => ({ index: clamp(to, reach.count), series });
  const across = (to: number): Cursor => ({ index, series: clamp(to, reach.series) });
  switch (key) {
    case 'ArrowRight':
      return along(index + forward);
    case 'ArrowLeft':
      return along(index - forward);
    case 'PageDown':
      return along(index + page);
    case 'PageUp':
      return along(index - page);
    case 'Home':
      return along(0);
    case 'End':
      return along(reach.count - 1);
    case 'ArrowDown':
      return across(series + 1);
    case 'ArrowUp':
      return across(series - 1);
    default:
      return null;
  }
}

const DAYS = 7;

/** The same in a calendar whose columns are weeks: up and down move by a day, left and right by a week. */
export function movedByDay({ index }: Cursor, key: string, reach: Reach, isRtl: boolean): Cursor | null {
  const week = isRtl ? -DAYS : DAYS;
  const to = (target: number): Cursor => ({ index: clamp(target, reach.count), series: 0 });
  // Arrow keys stop at the edge, as a shorter step would change the weekday. Page Up and Page Down go to the edge.
  const step = (days: number): Cursor =>
    index + days >= 0 && index + days < reach.count ? to(index + days) : to(index);
  switch (key) {
    case 'ArrowRight':
      return step(week);
    case 'ArrowLeft':
      return step(-week);
    case 'ArrowDown':
      return step(1);
    case 'ArrowUp':
      return step(-1);
    case 'PageDown':
      return to(index + 4 * DAYS);
    case 'PageUp':
      return to(index - 4 * DAYS);
    case 'Home':
      return to(0);
    case 'End':
      return to(reach.count - 1);
    default:
      return null;
  }
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}
