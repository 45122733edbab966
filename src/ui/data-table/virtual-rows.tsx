import { Trans } from '@lingui/react/macro';
import { type Key, memo, type ReactNode, type RefObject } from 'react';
import { useFigures } from '../chart/figures.ts';
import { usePrinted } from '../use-media/use-printed.ts';
import * as styles from './data-table.css.ts';
import { bodyStyle, rowProps, type VirtualRowsState } from './use-virtual-rows.ts';

export interface VirtualRowsProps {
  /** The result of `useVirtualRows` for this `body`. */
  readonly virtualizer: VirtualRowsState;
  readonly body: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  readonly recordClassName?: string | undefined;
  /** The keys of rows that show their name alone for now. */
  readonly brief: ReadonlySet<Key>;
  /** Renders the record at an index. */
  readonly children: (index: number, isBrief: boolean) => ReactNode;
}

/** The body of a grid: as tall as all rows, with the visible ones at their positions. */
export function VirtualRows({
  virtualizer,
  brief,
  body,
  className = styles.body,
  recordClassName = styles.record,
  children,
}: VirtualRowsProps) {
  const items = virtualizer.getVirtualItems();
  const isPartial = usePrinted() && items.length < virtualizer.options.count;
  return (
    <>
      <div ref={body} role="rowgroup" className={className} style={bodyStyle(virtualizer)}>
        {items.map((item) => {
          const isBrief = brief.has(item.key);
          const { style, ...props } = rowProps(item, virtualizer);
          return (
            <div
              key={item.key}
              role="presentation"
              className={recordClassName}
              {...props}
              style={isBrief ? { ...style, minBlockSize: item.size } : style}
            >
              <Row index={item.index} isBrief={isBrief}>
                {children}
              </Row>
            </div>
          );
        })}
      </div>
      {isPartial && <PrintedPart shown={items.length} count={virtualizer.options.count} />}
    </>
  );
}

/** Rendered when its table is, and not at each frame of a scroll. */
const Row = memo(function Row({ index, isBrief, children }: RowProps) {
  return children(index, isBrief);
});

interface RowProps extends Pick<VirtualRowsProps, 'children'> {
  readonly index: number;
  readonly isBrief: boolean;
}

/** On paper: how many rows of a list that is too long are printed. */
function PrintedPart({ shown, count }: { readonly shown: number; readonly count: number }) {
  const { full } = useFigures();
  return (
    <p className={styles.printed}>
      <Trans>
        {full(shown)} lignes sur {full(count)} sont imprimées. Une liste aussi longue s’exporte.
      </Trans>
    </p>
  );
}
