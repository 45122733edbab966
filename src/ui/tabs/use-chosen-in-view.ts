import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings the chosen one of a row that scrolls sideways to its middle, where it is cut or out of sight.
 * The row alone moves, never the page around it.
 * @param chosen what tells one choice from another
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
