import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useImperativeHandle } from 'react';
import * as styles from './data-table.css.ts';
import type { GridState } from './use-grid.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { VirtualRows, type VirtualRowsProps } from './virtual-rows.tsx';

/** The columns of a grid. */
interface Columns {
  /** The grid tracks that every row repeats. */
  readonly tracks: readonly string[];
  /** A CSS length: the columns do not get narrower, the grid scrolls sideways instead. */
  readonly leastWidth?: string;
}

export interface GridShellProps
  extends
    Columns,
    Pick<VirtualRowsProps, 'children' | 'recordClassName'>,
    Omit<ComponentProps<'div'>, 'children' | 'className' | 'ref' | 'role' | 'style' | 'tabIndex'> {
  readonly state: GridState;
  readonly label: string;
  /** All rows of the ARIA grid, whether rendered or not, with those of the head and the foot; none that are only seen. */
  readonly rowCount: number;
  /** Those on paper; by default the same. */
  readonly onPaper?: Columns | undefined;
  /** Other CSS variables of the grid. */
  readonly vars?: Readonly<Record<string, string>>;
  readonly isEdgeToEdge?: boolean;
  readonly isOutdented?: boolean;
  /** Whether `children` renders rows that show their name alone, while the grid scrolls too fast for more. */
  readonly mayBeBrief?: boolean;
  readonly className?: string;
  readonly bodyClassName?: string | undefined;
  /** A `GridHead`; none in a grid of cards. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  /** Inside the frame, after the grid. */
  readonly after?: ReactNode;
}

/** The elements that every grid shares: the frame that scrolls, the ARIA grid, its head, its virtual rows and its foot. */
export function GridShell({
  state,
  label,
  rowCount,
  tracks,
  leastWidth = '0',
  onPaper,
  vars,
  isEdgeToEdge = false,
  isOutdented = false,
  mayBeBrief = false,
  className = '',
  bodyClassName,
  recordClassName,
  head,
  foot,
  after,
  children,
  ...grid
}: GridShellProps) {
  const { grid: gridRef, body, rows, shape, height, scrolls } = state;
  const { virtualizer, brief } = useVirtualRows({ ...rows, mayBeBrief });
  useImperativeHandle(state.virtualizer, () => virtualizer, [virtualizer]);
  return (
    <div
      className={styles.frame({ isEdgeToEdge, isOutdented, scrolls })}
      style={assignInlineVars({
        [styles.onScreen.template]: tracks.join(' '),
        [styles.onScreen.leastWidth]: leastWidth,
        [styles.onPaper.template]: (onPaper?.tracks ?? tracks).join(' '),
        [styles.onPaper.leastWidth]: onPaper?.leastWidth ?? leastWidth,
        ...(height !== undefined && { [styles.height]: height }),
        ...vars,
      })}
    >
      <div
        ref={gridRef}
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount}
        aria-colcount={shape.columns}
        className={`${styles.grid({ scrolls })} ${className}`}
        tabIndex={-1}
        {...grid}
      >
        {head}
        <VirtualRows
          virtualizer={virtualizer}
          brief={brief}
          body={body}
          className={bodyClassName}
          recordClassName={recordClassName}
        >
          {children}
        </VirtualRows>
        {foot}
      </div>
      {after}
    </div>
  );
}

export interface GridHeadProps {
  readonly className?: string;
  /** A line above the names of the columns, which is only seen. */
  readonly above?: ReactNode;
  /** The names of the columns, with the role `columnheader`. */
  readonly children: ReactNode;
}

/** The row of column names, which stays in sight. */
export function GridHead({ className = styles.head, above, children }: GridHeadProps) {
  return (
    <div role="rowgroup" className={className}>
      {above}
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {children}
      </div>
    </div>
  );
}
