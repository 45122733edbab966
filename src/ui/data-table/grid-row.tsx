import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { CellEditor, type EditEnd } from './cell-editor.tsx';
import type { DataColumn } from './columns.ts';
import * as styles from './data-table.css.ts';
import { placeName } from './focus-cell.ts';
import { RowCheck } from './row-check.tsx';

/** What may stand before the columns: the box that selects, the button that unfolds. */
export type Lead = 'check' | 'unfold';

/** Whether a cell stays in sight when the table scrolls sideways, and where. */
export type Stay = 'first' | 'second' | 'rowHeader' | undefined;

export interface GridRowProps<Item> {
  readonly item: Item;
  readonly index: number;
  /** Its number among all rows, the head's and the unfolded ones' included, from 1. */
  readonly ariaIndex: number;
  /** The name of the row in words. */
  readonly text: string;
  readonly leads: readonly Lead[];
  readonly columns: readonly DataColumn<Item>[];
  readonly stays: boolean;
  /** A row of a phone: one cell, which brings its own padding. */
  readonly isCard: boolean;
  /** The cell that Tab leads to. */
  readonly focusColumn: number | null;
  readonly editedColumn: string | null;
  /** `null` where rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly isUnfolded: boolean;
  readonly isCurrent: boolean;
  /** Whether a click on the row does something. */
  readonly isTarget: boolean;
  readonly detail: ((item: Item) => ReactNode) | undefined;
  /** These keep their identity. */
  readonly onCheck: (index: number, isExtending: boolean) => void;
  readonly onUnfold: (index: number) => void;
  readonly onEditEnd: (index: number, column: number, end: EditEnd) => void;
}

/** One record. What a scroll leaves as it was is not made anew. */
export function GridRow<Item>({
  item,
  index,
  ariaIndex,
  text,
  leads,
  columns,
  stays,
  isCard,
  focusColumn,
  editedColumn,
  isSelected,
  isUnfolded,
  isCurrent,
  isTarget,
  detail,
  onCheck,
  onUnfold,
  onEditEnd,
}: GridRowProps<Item>): ReactNode {
  const { t } = useLingui();
  return useMemo(() => {
    const place = (column: number) => ({
      'data-at': placeName(index, column),
      'aria-colindex': column + 1,
      tabIndex: column === focusColumn ? 0 : -1,
    });
    const controls: Record<Lead, ReactNode> = {
      check: (
        <RowCheck
          label={t`Sélectionner ${text}`}
          share={isSelected ? 'all' : 'none'}
          onChange={(isExtending) => onCheck(index, isExtending)}
        />
      ),
      unfold: (
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
              className={`${styles.cell({ stays: stayOf(stays, column) })} ${styles.lead}`}
            >
              {controls[lead]}
            </div>
          ))}
          {columns.map(({ id, header, cell, align, isRowHeader = false, edit }, at) => {
            const column = leads.length + at;
            const isEditing = edit !== undefined && id === editedColumn;
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
                        isEditable: edit !== undefined && !isEditing,
                        isEditing,
                        stays: stays && at === 0 ? 'rowHeader' : undefined,
                      })
                }
              >
                {isEditing ? (
                  <CellEditor
                    label={t`${header}, ${text}`}
                    item={item}
                    edit={edit}
                    onEnd={(end) => onEditEnd(index, column, end)}
                  />
                ) : (
                  cell(item)
                )}
              </div>
            );
          })}
        </div>
        {isUnfolded && (
          <div role="row" className={styles.detailRow} aria-rowindex={ariaIndex + 1}>
            <div role="gridcell" aria-colspan={leads.length + columns.length} className={styles.detail}>
              {detail?.(item)}
            </div>
          </div>
        )}
      </>
    );
  }, [
    t,
    item,
    index,
    ariaIndex,
    text,
    leads,
    columns,
    stays,
    isCard,
    focusColumn,
    editedColumn,
    isSelected,
    isUnfolded,
    isCurrent,
    isTarget,
    detail,
    onCheck,
    onUnfold,
    onEditEnd,
  ]);
}

/** Where a control before the columns stays. */
export function stayOf(stays: boolean, column: number): Stay {
  if (!stays) return undefined;
  return column === 0 ? 'first' : 'second';
}
