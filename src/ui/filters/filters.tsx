import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Later } from '../later/later.tsx';
import * as styles from './filters.css.ts';

export interface FiltersProps {
  /** The name of the landmark, by which its height is remembered. */
  readonly label: string;
  /** Replaces the usual layout, one line that wraps. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** In CSS pixels, by label, at the current width of the page. */
const heights = new Map<string, number>();

/**
 * The search and the filters above a list. On a second visit they come after the rows, which the page is opened for: their
 * height is known by then, so that nothing moves.
 */
export function Filters({ label, className = styles.filters, children }: FiltersProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room] = useState(() => heights.get(label));
  useEffect(() => {
    if (!box.current) return undefined;
    watchWidth(box.current.closest('main') ?? document.body);
    const observer = new ResizeObserver(([entry]) => {
      // The page may be left before the observer is told: what is gone has no height.
      if (entry?.target.isConnected) heights.set(label, entry.contentRect.height);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [label]);
  return (
    <div ref={box} className={className} role="search" aria-label={label}>
      {room === undefined ? children : <Later before={<div style={{ blockSize: room }} />}>{children}</Later>}
    </div>
  );
}

let page: Element | undefined;

/** At another width, of the window or beside a folded menu, filters may wrap otherwise. */
function watchWidth(element: Element): void {
  if (page === element) return;
  page = element;
  let width: number | undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (page !== element) observer.disconnect();
    else if (entry && entry.contentRect.width !== width) {
      if (width !== undefined) heights.clear();
      width = entry.contentRect.width;
    }
  });
  observer.observe(element);
}
