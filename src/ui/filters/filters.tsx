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

/** In CSS pixels, by label: the heights at the current width of the window. */
const heights = new Map<string, number>();
globalThis.window?.addEventListener('resize', () => heights.clear());

/**
 * The search and the filters above a list. On a second visit they come after the rows, which the page is opened for: their
 * height is known by then, so that nothing moves.
 */
export function Filters({ label, className = styles.filters, children }: FiltersProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room] = useState(() => heights.get(label));
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) heights.set(label, entry.contentRect.height);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [label]);
  return (
    <div ref={box} className={className} role="search" aria-label={label}>
      {room === undefined ? children : <Later before={<div style={{ blockSize: room }} />}>{children}</Later>}
    </div>
  );
}
