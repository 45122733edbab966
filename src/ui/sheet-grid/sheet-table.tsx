import { useLingui } from '@lingui/react/macro';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { leastWidth, tracksOf } from '../data-table/columns.ts';
import * as table from '../data-table/data-table.css.ts';
import { cellProps, focusCell, placeOf } from '../data-table/focus-cell.ts';
import { GridHead, GridShell } from '../data-table/grid-shell.tsx';
import { nextEditable, type Place, placeWithin } from '../data-table/keys.ts';
import { useGrid } from '../data-table/use-grid.ts';
import { useStableCallback } from '../data-table/use-stable-callback.ts';
import { Digits } from '../digits/digits.tsx';
import { touch } from '../theme/media.ts';
import { rem } from '../theme/scale.ts';
import { useMedia } from '../use-media/use-media.ts';
import { clipboardMarks } from './marks.ts';
import { readCells } from './paste.ts';
import {
  type Block,
  blockOf,
  cleared,
  type SheetColumn,
  type SheetRow,
  type ValueOf,
  valuesIn,
  writeCells,
} from './sheet.ts';
import type { SheetEditEnd } from './sheet-editor.tsx';
import * as styles from './sheet-grid.css.ts';
import { SheetTableRow } from './sheet-row.tsx';
import type { SheetEditing } from './use-sheet.ts';

/** The height of a two-line row, in CSS pixels. A correct estimate avoids a second layout. */
const ROW = 47;
const NAME = { width: '2fr', minWidth: 200 } as const;
const VALUE = { width: '1fr', minWidth: 88 } as const;

export interface SheetTableProps {
  readonly label: string;
  readonly nameLabel: string;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  readonly valueOf: ValueOf;
  readonly totalOf: ((column: string) => number | null) | undefined;
  readonly isReadOnly: boolean;
  readonly height: string | undefined;
  readonly sheet: SheetEditing;
}

/** The ARIA grid pattern over editable cells, as in a spreadsheet. Only visible rows are rendered. */
export function SheetTable({
  label,
  nameLabel,
  rows,
  columns,
  valueOf,
  totalOf,
  isReadOnly,
  height,
  sheet,
}: SheetTableProps) {
  const { t } = useLingui();
  const { written, shown, reason } = sheet.words;
  const isTouched = useMedia(touch);
  /** Whether the active cell takes the focus after the next render. */
  const shouldFocus = useRef(false);
  const [edited, setEdited] = useState<string | null>(null);
  // Another tab has taken the draft over: its values come from there.
  if (isReadOnly && edited !== null) setEdited(null);
  /** The block that is dragged by its handle, and the row that the pointer has reached. */
  const [dragged, setDragged] = useState<{ readonly source: Block; readonly row: number } | null>(null);

  // Scrolling renders again, and must not add up thousands of cells each time.
  const totals = useMemo(() => new Map(columns.map(({ id }) => [id, totalOf?.(id) ?? null])), [columns, totalOf]);
  const state = useGrid({
    name: label,
    count: rows.length,
    columns: 1 + columns.length,
    hasFoot: totalOf !== undefined,
    keyOf: (index) => rows[index]?.id ?? String(index),
    estimate: ROW,
    active: sheet.active,
    height,
  });
  const { active, grid, scrolls, shape } = state;
  const corner = sheet.anchor && placeWithin(sheet.anchor, shape);
  const selection = corner && blockOf(corner, active);

  useLayoutEffect(() => {
    if (!sheet.shouldFocus && !shouldFocus.current) return;
    shouldFocus.current = false;
    if (focusCell(grid.current, active)) sheet.onFocused();
  });

  const moveTo = (to: Place, anchor: Place | null = null) => {
    shouldFocus.current = true;
    sheet.onMove(to, anchor);
  };
  /** The cells that a command applies to; columns are counted without the row's name. */
  const block = (): Block => {
    const { start, end, ...rest } = selection ?? blockOf(active, active);
    return { ...rest, start: start - 1, end: end - 1 };
  };
  const edit = (text?: string) => {
    const [row, column] = [rows[active.row], columns[active.column - 1]];
    if (isReadOnly || !row || !column?.input) return;
    sheet.onMove(active, null);
    setEdited(text ?? written(valueOf(row.id, column.id)));
    if (text !== undefined) sheet.onType(row.id, column, text);
  };
  const clear = () => sheet.onDo(cleared({ rows, columns }, block()));

  const onType = useStableCallback(sheet.onType);
  const onEditEnd = useStableCallback((row: string, column: SheetColumn, text: string, end: SheetEditEnd) => {
    setEdited(null);
    if (end === 'cancel') sheet.onCancel();
    else sheet.onWrite(row, column, text);
    const { row: at, column: across } = active;
    const editable = columns.flatMap(({ input }, each) => (input ? [each + 1] : []));
    const next = {
      down: { row: Math.min(at + 1, rows.length - 1), column: across },
      up: { row: Math.max(at - 1, 0), column: across },
      next: nextEditable(active, editable, rows.length, false) ?? active,
      previous: nextEditable(active, editable, rows.length, true) ?? active,
      cancel: active,
      away: null,
    }[end];
    if (next) moveTo(next);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isDefaultPrevented()) return;
    const intent = state.intentAt(event, active);
    const command = commandOf(event);
    const commands = { undo: sheet.onUndo, redo: sheet.onRedo, fillDown: sheet.onFillDown, clear } as const;
    if (command && !isReadOnly) {
      shouldFocus.current = true;
      commands[command]();
    } else if (intent?.type === 'move') moveTo(intent.to, event.shiftKey ? (corner ?? active) : null);
    else if (intent?.type === 'open' || intent?.type === 'edit') edit();
    else if (intent?.type === 'selectAll')
      moveTo({ row: rows.length - 1, column: columns.length }, { row: 0, column: 1 });
    else if (intent?.type === 'clear' && selection) sheet.onMove(active, null);
    else if (isTyped(event)) edit(event.key);
    else return;
    event.preventDefault();
  };

  const isOwn = ({ defaultPrevented }: Event) => {
    const focused = document.activeElement;
    return (
      !defaultPrevented &&
      focused !== null &&
      !(focused instanceof HTMLInputElement) &&
      grid.current?.contains(focused) === true
    );
  };
  // Browsers dispatch clipboard events on the document, whichever cell has the focus.
  const onCopy = useStableCallback((event: ClipboardEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', writeCells(valuesIn({ rows, columns }, block(), valueOf), written));
    if (event.type === 'cut' && !isReadOnly) clear();
  });
  const onPaste = useStableCallback((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain');
    if (!isOwn(event) || isReadOnly || text === undefined || text === '') return;
    event.preventDefault();
    sheet.onPaste(readCells(text), block(), clipboardMarks(event.clipboardData?.getData('text/html') ?? ''));
  });
  useEffect(() => {
    const handlers = [
      ['copy', onCopy],
      ['cut', onCopy],
      ['paste', onPaste],
    ] as const;
    for (const [name, handler] of handlers) document.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of handlers) document.removeEventListener(name, handler);
    };
  }, [onCopy, onPaste]);

  const fillDragged = useStableCallback(() => {
    if (!dragged) return;
    const { source, row } = dragged;
    setDragged(null);
    const [top, bottom] = [Math.min(source.top, row), Math.max(source.bottom, row)];
    sheet.onFill(source, { top, bottom });
    shouldFocus.current = true;
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    document.addEventListener('mouseup', fillDragged);
    return () => document.removeEventListener('mouseup', fillDragged);
  }, [isDragging, fillDragged]);

  const onMouseDown = (event: MouseEvent) => {
    const found = placeOf(event.target);
    if (event.button === 0 && event.target instanceof Element && event.target.closest('[data-fill]')) {
      event.preventDefault();
      const source = block();
      setDragged({ source, row: source.bottom });
      return;
    }
    if (!found || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    // Commits the open editor before the focus moves.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    moveTo(found.at, event.shiftKey ? (corner ?? active) : null);
  };
  const onMouseOver = (event: MouseEvent) => {
    const found = placeOf(event.target);
    if (dragged) {
      if (found && found.at.row < rows.length) setDragged({ ...dragged, row: Math.max(0, found.at.row) });
    } else if (found && event.buttons === 1 && edited === null) moveTo(found.at, corner ?? active);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const at = placeOf(target)?.at;
    if (at && (at.row !== active.row || at.column !== active.column)) sheet.onMove(at, null);
  };

  const tracks = tracksOf(
    [
      NAME,
      ...columns.map(({ width, minWidth }) => ({
        ...VALUE,
        ...(width !== undefined && { width }),
        ...(minWidth !== undefined && { minWidth }),
      })),
    ],
    scrolls,
  );

  return (
    <GridShell
      state={state}
      label={label}
      rowCount={shape.rows + 1}
      aria-multiselectable="true"
      {...(isReadOnly && { 'aria-readonly': true })}
      tracks={tracks}
      leastWidth={scrolls ? rem(leastWidth([NAME, ...columns.map((column) => ({ ...VALUE, ...column }))])) : '0'}
      vars={{ [table.stickyStart]: '0rem', [styles.nameWidth]: rem(NAME.minWidth) }}
      isOutdented
      className={styles.grid}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onMouseOver={onMouseOver}
      onDoubleClick={() => edit()}
      {...(isTouched && { onClick: () => edit() })}
      onFocus={onFocus}
      head={
        <GridHead>
          <div
            role="columnheader"
            aria-colindex={1}
            className={table.column({ sticky: scrolls ? 'rowHeader' : undefined })}
          >
            {nameLabel}
          </div>
          {columns.map(({ id, label: words, unit }, each) => (
            <div key={id} role="columnheader" aria-colindex={each + 2} className={table.column({ align: 'end' })}>
              <span className={styles.heading}>
                {words}
                {unit !== undefined && <span className={styles.unit}>{unit}</span>}
              </span>
            </div>
          ))}
        </GridHead>
      }
      foot={
        totalOf && (
          <div role="rowgroup" className={styles.foot}>
            <div role="row" aria-rowindex={shape.rows + 1} className={table.headRow}>
              {[null, ...columns].map((column, at) => (
                <div
                  key={column?.id ?? ''}
                  role={column ? 'gridcell' : 'rowheader'}
                  {...cellProps(rows.length, at, active.row === rows.length && active.column === at)}
                  {...(column && { 'aria-readonly': true })}
                  className={`${table.cell({ align: column ? 'end' : 'start', sticky: scrolls && !column ? 'rowHeader' : undefined })} ${styles.total} ${column ? styles.breaking : ''}`}
                >
                  {column ? (
                    <bdi>
                      <Digits>{shown(totals.get(column.id) ?? null)}</Digits>
                    </bdi>
                  ) : (
                    t`Total`
                  )}
                </div>
              ))}
            </div>
          </div>
        )
      }
    >
      {(index) => {
        const row = rows[index];
        if (!row) return null;
        const shownBlock = dragged
          ? {
              top: Math.min(dragged.source.top, dragged.row),
              bottom: Math.max(dragged.source.bottom, dragged.row),
              start: dragged.source.start + 1,
              end: dragged.source.end + 1,
            }
          : selection;
        const isWithin = shownBlock !== null && index >= shownBlock.top && index <= shownBlock.bottom;
        const last = selection ?? blockOf(active, active);
        const hasHandle = !isReadOnly && !isTouched && edited === null && index === last.bottom && last.end > 0;
        return (
          <SheetTableRow
            row={row}
            index={index}
            ariaIndex={index + 2}
            columns={columns}
            values={columns.map(({ id }) => valueOf(row.id, id))}
            isSticky={scrolls}
            isReadOnly={isReadOnly}
            focusColumn={active.row === index ? active.column : null}
            selectedFrom={isWithin ? shownBlock.start : null}
            selectedTo={isWithin ? shownBlock.end : null}
            handleAt={hasHandle ? last.end : null}
            edited={active.row === index ? edited : null}
            shown={shown}
            reason={reason}
            onType={onType}
            onEditEnd={onEditEnd}
          />
        );
      }}
    </GridShell>
  );
}

/** The editing command of a key; `null` for other keys. */
function commandOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): 'undo' | 'redo' | 'fillDown' | 'clear' | null {
  if (altKey) return null;
  if (key === 'Delete' || key === 'Backspace') return 'clear';
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'd' && !shiftKey) return 'fillDown';
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo';
  return letter === 'z' ? 'undo' : null;
}

/** Whether a key types a character, which starts a new value. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
