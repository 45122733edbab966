import type { Virtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, RefObject } from 'react';
import * as styles from './data-table.css.ts';

export interface VirtualRowsProps {
  /** The result of `useVirtualRows` for this `body`. */
  readonly virtualizer: Virtualizer<Element, HTMLElement>;
  readonly body: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  readonly recordClassName?: string | undefined;
  /** Renders the record at an index. */
  readonly children: (index: number) => ReactNode;
}

/** The body of a grid: as tall as all rows, with the visible ones at their positions. */
export function VirtualRows({
  virtualizer,
  body,
  className = styles.body,
  recordClassName = styles.record,
  children,
}: VirtualRowsProps) {
  return (
    <div
      ref={body}
      role="rowgroup"
      className={className}
      style={assignInlineVars({ [styles.totalHeight]: `${virtualizer.getTotalSize()}px` })}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          role="presentation"
          data-index={index}
          className={recordClassName}
          style={assignInlineVars({ [styles.offset]: `${start - virtualizer.options.scrollMargin}px` })}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
