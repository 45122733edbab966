import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { CellEditor, type EditEnd } from './cell-editor.tsx';
import type { DataColumn } from './columns.ts';
import * as styles from './data-table.css.ts';
import { cellProps } from './focus-cell.ts';
import { RowCheck } from './row-check.tsx';

/** Controls before the columns: a checkbox, an unfold button. */
export type LeadingControl = 'check' | 'unfold';

/** The sticky position of a cell when the table scrolls sideways, if it has one. */
export type StickyPosition = 'first' | 'second' | 'rowHeader' | undefined;

export interface GridRowProps<Item> {
  readonly item: Item;
  readonly index: number;
  /** The row's number from 1, counting the head and unfolded rows. */
  readonly ariaIndex: number;
  /** The name of the row. */
  readonly text: string;
  readonly leads: readonly LeadingControl[];
  readonly columns: readonly DataColumn<Item>[];
  readonly isSticky: boolean;
  /** A row on a phone: a single cell with its own padding. */
  readonly isCard: boolean;
  /** For as long as a list scrolls too fast for more: the row shows its name alone. */
  readonly isBrief: boolean;
  /** The column of the cell that is the grid's tab stop. */
  readonly focusColumn: number | null;
  readonly editedColumn: string | null;
  /** `null` if rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly isUnfolded: boolean;
  readonly isCurrent: boolean;
  /** Whether a click on the row does something. */
  readonly isTarget: boolean;
  readonly detail: ((item: Item) => ReactNode) | undefined;
  /** The callbacks must be stable. */
  readonly onCheck: (index: number, isExtending: boolean) => void;
  readonly onUnfold: (index: number) => void;
  readonly onEditEnd: (index: number, column: number, end: EditEnd) => void;
}

/** A column bound to a record. */
interface BoundColumn extends Pick<DataColumn<never>, 'id' | 'header' | 'align' | 'isRowHeader'> {
  readonly draw: () => ReactNode;
  readonly drawEditor: ((label: string, onEnd: (end: EditEnd) => void) => ReactNode) | undefined;
}

function bindTo<Item>(item: Item, { id, header, align, isRowHeader, cell, edit }: DataColumn<Item>): BoundColumn {
  return {
    id,
    header,
    ...(align && { align }),
    ...(isRowHeader !== undefined && { isRowHeader }),
    draw: () => cell(item),
    drawEditor: edit && ((label, onEnd) => <CellEditor label={label} item={item} edit={edit} onEnd={onEnd} />),
  };
}

/** One record. Scrolling renders only the rows that changed. */
export function GridRow<Item>({ item, columns, detail, ...row }: GridRowProps<Item>) {
  const cells = useMemo(() => columns.map((column) => bindTo(item, column)), [item, columns]);
  const drawDetail = useMemo(() => detail && (() => detail(item)), [item, detail]);
  return <Row {...row} cells={cells} drawDetail={drawDetail} />;
}

interface RowProps extends Omit<GridRowProps<never>, 'item' | 'columns' | 'detail'> {
  readonly cells: readonly BoundColumn[];
  readonly drawDetail: (() => ReactNode) | undefined;
}

/** Apart from `GridRow`, because `memo` would lose the type parameter. */
const Row = memo(function Row({
  index,
  ariaIndex,
  text,
  leads,
  cells,
  isSticky,
  isCard,
  isBrief,
  focusColumn,
  editedColumn,
  isSelected,
  isUnfolded,
  isCurrent,
  isTarget,
  drawDetail,
  onCheck,
  onUnfold,
  onEditEnd,
}: RowProps) {
  const { t } = useLingui();
  const place = (column: number) => cellProps(index, column, column === focusColumn);
  // Drawn on demand: most tables have neither.
  const controls: Record<LeadingControl, () => ReactNode> = {
    check: () => (
      <RowCheck
        label={t`Sélectionner ${text}`}
        share={isSelected ? 'all' : 'none'}
        onChange={(isExtending) => onCheck(index, isExtending)}
      />
    ),
    unfold: () => (
      <button
        type="button"
        className={styles.unfold}
        tabIndex={-1}
        aria-label={t`Détails de ${text}`}
        aria-expanded={isUnfolded}
        onClick={() => onUnfold(index)}
      >
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </button>
    ),
  };
  return (
    <>
      <div
        role="row"
        className={styles.row}
        aria-rowindex={ariaIndex}
        {...(isSelected !== null && { 'aria-selected': isSelected })}
        {...(isCurrent && { 'aria-current': true })}
        {...(isTarget && { 'data-is-target': true })}
      >
        {leads.map((lead, column) => (
          <div
            key={lead}
            role="gridcell"
            {...place(column)}
            className={`${styles.cell({ sticky: stickyPosition(isSticky, column) })} ${styles.lead}`}
          >
            {!isBrief && controls[lead]()}
          </div>
        ))}
        {cells.map(({ id, header, align, isRowHeader = false, draw, drawEditor }, at) => {
          const column = leads.length + at;
          const isEditing = drawEditor !== undefined && id === editedColumn;
          return (
            <div
              key={id}
              role={isRowHeader ? 'rowheader' : 'gridcell'}
              {...place(column)}
              className={
                isCard
                  ? styles.cardCell
                  : styles.cell({
                      align,
                      isRowHeader,
                      isEditable: drawEditor !== undefined && !isEditing,
                      isEditing,
                      sticky: isSticky && at === 0 ? 'rowHeader' : undefined,
                    })
              }
            >
              {isEditing
                ? drawEditor(t`${header}, ${text}`, (end) => onEditEnd(index, column, end))
                : (!isBrief || isRowHeader) && draw()}
            </div>
          );
        })}
      </div>
      {isUnfolded && (
        <div role="row" className={styles.detailRow} aria-rowindex={ariaIndex + 1}>
          <div role="gridcell" aria-colspan={leads.length + cells.length} className={styles.detail}>
            {drawDetail?.()}
          </div>
        </div>
      )}
    </>
  );
});

/** The sticky position of a control before the columns. */
export function stickyPosition(isSticky: boolean, column: number): StickyPosition {
  if (!isSticky) return undefined;
  return column === 0 ? 'first' : 'second';
}
