import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import * as table from '../data-table/data-table.css.ts';
import { placeName } from '../data-table/focus-cell.ts';
import { bodyStyle, rowProps, useVirtualRows } from '../data-table/use-virtual-rows.ts';
import { Digits } from '../digits/digits.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { SheetColumn, SheetRow, SheetValue, ValueOf } from './sheet.ts';
import * as styles from './sheet-grid.css.ts';
import { RowName } from './sheet-row.tsx';
import type { SheetTableProps } from './sheet-table.tsx';
import type { SheetEditing } from './use-sheet.ts';

/** Estimated heights of a row on a phone, in CSS pixels: its name, and each line of two fields. */
const NAME = 64;
const LINE = 76;

/** The sheet on a phone: a list of rows, each with a name and its fields. */
export function SheetFields({
  label,
  rows,
  columns,
  valueOf,
  totalOf,
  isReadOnly,
  sheet,
}: Omit<SheetTableProps, 'nameLabel' | 'height'>) {
  const { t } = useLingui();
  const { shown } = sheet.words;
  const list = useRef<HTMLDivElement>(null);
  const { active, shouldFocus, onFocused } = sheet;
  const written = isReadOnly ? [] : columns.filter(({ input }) => input);
  const read = isReadOnly ? columns : columns.filter(({ input }) => !input);

  const { virtualizer } = useVirtualRows({
    name: label,
    count: rows.length,
    keyOf: (index) => rows[index]?.id ?? String(index),
    estimate: NAME + LINE * Math.ceil(written.length / 2),
    kept: [active.row],
    body: list,
    scroller: null,
  });

  useLayoutEffect(() => {
    if (!shouldFocus) return;
    const input = list.current?.querySelector<HTMLElement>(`[data-at="${placeName(active.row, active.column)}"] input`);
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
    if (input) onFocused();
  });

  /** Enter moves to the next field, for on-screen keyboards without Tab. */
  const onEnter = (field: HTMLInputElement) => {
    const inputs = Array.from(list.current?.querySelectorAll('input') ?? []);
    const next = inputs[inputs.indexOf(field) + 1];
    if (next) next.focus();
    else field.blur();
  };

  const facts = (of: readonly SheetColumn[], value: (column: SheetColumn) => SheetValue) =>
    of.map((column) => {
      const words = shown(value(column));
      return (
        <div key={column.id} className={styles.fact}>
          <dt>{column.label}</dt>
          <dd className={styles.factValue}>
            <bdi>
              <Digits>{words || '–'}</Digits>
            </bdi>
            {words && column.unit !== undefined && <span> {column.unit}</span>}
          </dd>
        </div>
      );
    });
  const summed = totalOf ? columns.filter(({ id }) => totalOf(id) !== null) : [];

  return (
    <>
      {totalOf && summed.length > 0 && (
        <div role="group" aria-label={t`Total`}>
          <dl className={styles.sums}>{facts(summed, ({ id }) => totalOf(id))}</dl>
        </div>
      )}
      <div
        ref={list}
        role="list"
        aria-label={label}
        className={table.body}
        style={{ ...bodyStyle(virtualizer), ...assignInlineVars({ [table.leastWidth]: '0' }) }}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const { index, key } = item;
          const row = rows[index];
          if (!row) return null;
          return (
            <div
              key={key}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className={table.record}
              {...rowProps(item, virtualizer)}
            >
              <div className={written.length === 1 ? styles.shortRecord : styles.record}>
                <span className={styles.recordName}>
                  <RowName {...row} />
                </span>
                {written.length > 0 && (
                  <div className={styles.fields}>
                    {written.map((column) => (
                      <CellField
                        key={column.id}
                        place={{ row: index, column: columns.indexOf(column) + 1 }}
                        row={row}
                        column={column}
                        valueOf={valueOf}
                        sheet={sheet}
                        onEnter={onEnter}
                      />
                    ))}
                  </div>
                )}
                {read.length > 0 && <dl className={styles.facts}>{facts(read, ({ id }) => valueOf(row.id, id))}</dl>}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}

interface CellFieldProps {
  readonly place: SheetEditing['active'];
  readonly row: SheetRow;
  readonly column: SheetColumn;
  readonly valueOf: ValueOf;
  readonly sheet: Pick<SheetEditing, 'words' | 'onMove' | 'onType' | 'onWrite' | 'onCancel'>;
  readonly onEnter: (field: HTMLInputElement) => void;
}

/** Whether the user selected a part of the text. */
const hasSelection = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean => selectionStart !== selectionEnd;

/**
 * A number field: formatted in the active locale, edited as bare digits. Opening it writes the text anew, which loses
 * any selection. So the whole text is selected then, and typing replaces the value as in a cell.
 */
function CellField({ place, row, column, valueOf, sheet, onEnter }: CellFieldProps) {
  const { written, shown, reason } = sheet.words;
  /** The text while the field is open, and the one that it was opened with. */
  const [open, setOpen] = useState<{ readonly text: string; readonly first: string } | null>(null);
  const value = valueOf(row.id, column.id);
  const { label, unit, input } = column;
  const field = useRef<HTMLInputElement>(null);
  const isOpen = open !== null;
  /** Whether the field was open before it was tapped. */
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);
  return (
    <div
      role="presentation"
      data-at={placeName(place.row, place.column)}
      onFocus={() => sheet.onMove(place, null)}
      onPointerDown={() => {
        wasOpen.current = isOpen;
      }}
      onClick={() => {
        // A tap places the caret after the focus, which loses the selection that was made then.
        if (isOpen && !wasOpen.current && field.current && !hasSelection(field.current)) field.current.select();
      }}
    >
      <TextField
        inputRef={field}
        label={
          <span>
            {label}
            <span className={table.words}>{`, ${row.name}`}</span>
          </span>
        }
        inputMode={input?.isWhole && (input.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
        enterKeyHint="next"
        autoComplete="off"
        value={open ? open.text : shown(value)}
        error={open ? undefined : (reason(value, column) ?? undefined)}
        {...(unit !== undefined && { end: <span className={styles.fieldUnit}>{unit}</span> })}
        onFocus={() => setOpen({ text: written(value), first: written(value) })}
        onKeyDown={({ key, target }) => {
          if (key === 'Enter' && target instanceof HTMLInputElement) onEnter(target);
          if (key !== 'Escape' || !open) return;
          setOpen({ ...open, text: open.first });
          sheet.onCancel();
        }}
        onChange={(text) => {
          setOpen({ text, first: open?.first ?? written(value) });
          sheet.onType(row.id, column, text);
        }}
        onBlur={() => {
          if (open) sheet.onWrite(row.id, column, open.text);
          setOpen(null);
        }}
      />
    </div>
  );
}
