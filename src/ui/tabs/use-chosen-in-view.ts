import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls the selected item of a sideways-scrolling row to its centre, if it is clipped or out of sight. Only the row
 * scrolls, never the page.
 * @param chosen identifies the selected item
 */
export function useChosenInView<Row extends HTMLElement>(chosen: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const shown = row.current?.getBoundingClientRect();
    const own = row.current?.querySelector('[data-selected]')?.getBoundingClientRect();
    if (!shown || !own || (own.left >= shown.left && own.right <= shown.right)) return;
    row.current?.scrollBy({ left: (own.left + own.right - shown.left - shown.right) / 2, behavior: 'instant' });
  }, [chosen]);
  return row;
}
