import type { ReactNode, RefObject } from 'react';
import * as styles from './data-table.css.ts';
import { bodyStyle, rowProps, type VirtualRowsState } from './use-virtual-rows.ts';

export interface VirtualRowsProps {
  /** The result of `useVirtualRows` for this `body`. */
  readonly virtualizer: VirtualRowsState;
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
    <div ref={body} role="rowgroup" className={className} style={bodyStyle(virtualizer)}>
      {virtualizer.getVirtualItems().map((item) => (
        <div key={item.key} role="presentation" className={recordClassName} {...rowProps(item, virtualizer)}>
          {children(item.index)}
        </div>
      ))}
    </div>
  );
}
