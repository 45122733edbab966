import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import * as table from '../data-table/data-table.css.ts';
import { cellProps } from '../data-table/focus-cell.ts';
import type { SheetColumn, SheetRow as Row, SheetValue } from './sheet.ts';
import { Digits } from '../digits/digits.tsx';
import { SheetEditor, type SheetEditEnd } from './sheet-editor.tsx';
import * as styles from './sheet-grid.css.ts';

export interface SheetRowProps {
  readonly row: Row;
  readonly index: number;
  readonly ariaIndex: number;
  readonly columns: readonly SheetColumn[];
  readonly values: readonly SheetValue[];
  /** Whether the first column is sticky. */
  readonly isSticky: boolean;
  readonly isReadOnly: boolean;
  /** The column of the cell that is the grid's tab stop; the row's name is column 0. */
  readonly focusColumn: number | null;
  /** The first and the last selected cell of the row; `null` if none is selected. */
  readonly selectedFrom: number | null;
  readonly selectedTo: number | null;
  /** The column whose cell has the handle that fills other rows by dragging; `null` in other rows. */
  readonly handleAt: number | null;
  /** The initial text of the editor in the focused cell; `null` unless it is in edit mode. */
  readonly edited: string | null;
  readonly shown: (value: SheetValue) => string;
  readonly reason: (value: SheetValue, column: SheetColumn) => string | null;
  readonly onType: (row: string, column: SheetColumn, text: string) => void;
  readonly onEditEnd: (row: string, column: SheetColumn, text: string, end: SheetEditEnd) => void;
}

/** One row. It renders again only if something in it changed. */
export const SheetTableRow = memo(function SheetTableRow({
  row,
  index,
  ariaIndex,
  columns,
  values,
  isSticky,
  isReadOnly,
  focusColumn,
  selectedFrom,
  selectedTo,
  handleAt,
  edited,
  shown,
  reason,
  onType,
  onEditEnd,
}: SheetRowProps): ReactNode {
  const place = (at: number) => cellProps(index, at, at === focusColumn);
  const isSelected = (at: number) =>
    selectedFrom !== null && selectedTo !== null && at >= selectedFrom && at <= selectedTo;
  return (
    <div role="row" aria-rowindex={ariaIndex} className={styles.row}>
      <div
        role="rowheader"
        {...place(0)}
        className={`${table.cell({ isRowHeader: true, sticky: isSticky ? 'rowHeader' : undefined })} ${isSelected(0) ? styles.selected : ''}`}
      >
        <RowName {...row} />
      </div>
      {columns.map((column, each) => {
        const at = each + 1;
        const { input } = column;
        const value = values[each] ?? null;
        const isEditing = edited !== null && focusColumn === at && input !== undefined;
        const wrong = isEditing ? null : reason(value, column);
        return (
          <div
            key={column.id}
            role="gridcell"
            {...place(at)}
            {...((isReadOnly || !input) && { 'aria-readonly': true })}
            {...(isSelected(at) && { 'aria-selected': true })}
            {...(wrong !== null && { 'aria-invalid': true })}
            className={`${table.cell({ align: 'end', isEditing })} ${styles.cell[input ? 'written' : 'read']} ${styles.breaking} ${isSelected(at) ? styles.selected : ''}`}
          >
            {isEditing ? (
              <SheetEditor
                label={`${column.label}, ${row.name}`}
                input={input}
                text={edited}
                onType={(text) => onType(row.id, column, text)}
                onEnd={(text, end) => onEditEnd(row.id, column, text, end)}
              />
            ) : (
              <>
                <bdi className={wrong === null ? undefined : styles.faulty}>
                  <Digits>{shown(value)}</Digits>
                </bdi>
                {wrong !== null && <span className={styles.reason}>{wrong}</span>}
                {handleAt === at && input && <span className={styles.handle} data-fill aria-hidden="true" />}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}, isSame);

/** Compares props. `values` is a new array for every render, but its content seldom differs. */
function isSame({ values: before, ...one }: SheetRowProps, { values: after, ...other }: SheetRowProps): boolean {
  return (
    before.length === after.length && before.every((value, at) => value === after[at]) && isShallowEqual(one, other)
  );
}

function isShallowEqual(one: object, other: object): boolean {
  const theirs = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]) => Object.is(value, theirs.get(key)));
}

/** The name of a row, such as a product, with a detail below, such as its laboratory, and what is wrong with it. */
export function RowName({ name, detail, warning }: Pick<Row, 'name' | 'detail' | 'warning'>) {
  return (
    <span className={styles.name}>
      {name}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {warning !== undefined && (
        <span className={styles.warning}>
          <TriangleAlert className={styles.warningIcon} aria-hidden="true" />
          {warning}
        </span>
      )}
    </span>
  );
}
