import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { list } from '../list/list.css.ts';
import { phone, touch } from '../theme/media.ts';
import { rem } from '../theme/scale.ts';
import { useMedia } from '../use-media/use-media.ts';
import type { EditEnd } from './cell-editor.tsx';
import { type DataColumn, leastWidth, type TableSort, tracksOf } from './columns.ts';
import * as styles from './data-table.css.ts';
import { cellProps, focusCell, placeOf } from './focus-cell.ts';
import { GridHead, GridShell } from './grid-shell.tsx';
import { GridRow, type LeadingControl, stickyPosition } from './grid-row.tsx';
import { HEAD, nextEditable, type Place, rowStartingWith } from './keys.ts';
import { RowCheck } from './row-check.tsx';
import { allToggled, type Anchor, extended, hiddenCount, shareSelected, toggled } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useGrid } from './use-grid.ts';
import { useStableCallback } from './use-stable-callback.ts';

/** Estimated height of a row, in CSS pixels, until it is measured. */
const ROW_HEIGHTS = { row: 36, touchedRow: 44, twoLines: 47, card: 61 } as const;

/** Milliseconds after which typeahead starts a new word. */
const WORD_PAUSE = 700;

const WIDGETS = 'a[href], button, input, select, textarea, label, [contenteditable]';

const NOTHING: ReadonlySet<string> = new Set();

export interface GridProps<Item> {
  readonly label: string;
  readonly columns: readonly DataColumn<Item>[];
  readonly rows: readonly Item[];
  readonly getKey: (item: Item) => string;
  /** The name of a row, for typeahead and as the label of its checkbox. */
  readonly getText: (item: Item) => string;
  /** Opens a row, by a click or Enter. */
  readonly onRowAction?: (item: Item) => void;
  readonly sort: TableSort | undefined;
  readonly onSortChange: (column: string) => void;
  /** The keys of the selected rows. Adds checkboxes. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (keys: ReadonlySet<string>) => void;
  /** Ghost buttons for the bar that floats over the table while rows are selected. */
  readonly selectionActions?: ReactNode;
  /** Marks the row that the rest of the page is about. */
  readonly isCurrent?: (item: Item) => boolean;
  /** The content below an unfolded row. */
  readonly detail?: (item: Item) => ReactNode;
  /** The table spans the whole screen width, with its text aligned to the page. Otherwise it stands inside a `Page`. */
  readonly isEdgeToEdge?: boolean;
  /**
   * A CSS length: the table scrolls within it, under a sticky head and beside a sticky first column. Without it, the
   * table is as tall as its rows and the page scrolls.
   */
  readonly height?: string;
  /** Rows on a phone: one cell each, no head. */
  readonly isCards: boolean;
}

/** The ARIA grid pattern over virtual rows. */
export function Grid<Item extends object>({
  label,
  columns,
  rows,
  getKey,
  getText,
  onRowAction,
  sort,
  onSortChange,
  selected,
  onSelect,
  selectionActions,
  isCurrent,
  detail,
  isEdgeToEdge = false,
  height,
  isCards,
}: GridProps<Item>) {
  const { t } = useLingui();
  const isTouched = useMedia(touch);
  const isPhone = useMedia(phone);
  const [activeBefore, setActive] = useState<Place>({ row: 0, column: 0 });
  const [edited, setEdited] = useState<{ readonly key: string; readonly column: string } | null>(null);
  const [unfolded, setUnfolded] = useState(NOTHING);
  const anchor = useRef<Anchor | null>(null);
  const typed = useRef({ text: '', at: 0 });
  /** The key of the row to focus after the next render: an edit may have moved it in the sort order. */
  const rowToFocus = useRef<string | null>(null);

  const isSelectable = selected !== undefined;
  const keys = useMemo(() => rows.map(getKey), [rows, getKey]);
  const leads = useMemo(
    (): readonly LeadingControl[] => [
      ...(isSelectable ? (['check'] as const) : []),
      ...(detail ? (['unfold'] as const) : []),
    ],
    [isSelectable, detail],
  );
  const share = useMemo(() => shareSelected(keys, selected ?? NOTHING), [keys, selected]);
  const unfoldedRows = useMemo(
    () => (unfolded.size === 0 ? [] : keys.flatMap((key, index) => (unfolded.has(key) ? [index] : []))),
    [keys, unfolded],
  );

  const hasHead = !isCards;
  const hasTwoLines = columns.some(({ isTwoLine }) => isTwoLine);
  const rowHeight = hasTwoLines ? ROW_HEIGHTS.twoLines : isTouched ? ROW_HEIGHTS.touchedRow : ROW_HEIGHTS.row;
  const editedRow = edited ? keys.indexOf(edited.key) : -1;
  const keyOf = useCallback((index: number) => keys[index] ?? String(index), [keys]);
  const state = useGrid({
    name: label,
    count: rows.length,
    columns: leads.length + columns.length,
    hasHead,
    keyOf,
    estimate: isCards ? ROW_HEIGHTS.card : rowHeight,
    active: activeBefore,
    keptRow: editedRow,
    height,
  });
  const { active, grid, scrolls } = state;

  useLayoutEffect(() => {
    const key = rowToFocus.current;
    if (key === null) return;
    const row = keys.indexOf(key);
    // The row has moved: focus it in the next run of this effect.
    if (row !== -1 && active.row !== row) {
      setActive({ row, column: active.column });
      return;
    }
    rowToFocus.current = null;
    focusCell(grid.current, { row, column: active.column });
  }, [activeBefore, active.row, active.column, grid, keys, edited]);

  const moveTo = (place: Place) => {
    rowToFocus.current = keys[place.row] ?? '';
    setActive(place);
  };

  const select = (next: ReadonlySet<string>) => onSelect?.(next);
  const selectAll = () => {
    anchor.current = null;
    select(allToggled(keys, selected ?? NOTHING));
  };
  const toggle = (row: number) => {
    const key = keys[row];
    if (key === undefined || !selected) return;
    const next = toggled(selected, key);
    anchor.current = { key, before: next };
    select(next);
  };
  const extend = (from: number, to: number) => {
    const [key, end] = [keys[from], keys[to]];
    if (key === undefined || end === undefined || !selected) return;
    anchor.current ??= { key, before: selected };
    select(extended(anchor.current, keys, end));
  };
  const unfold = (row: number) => {
    const key = keys[row];
    if (key !== undefined) setUnfolded((before) => toggled(before, key));
  };
  const edit = ({ row, column }: Place): boolean => {
    const [key, at] = [keys[row], columns[column - leads.length]];
    if (key === undefined || !at?.edit) return false;
    setActive({ row, column });
    setEdited({ key, column: at.id });
    return true;
  };

  const onCheck = useStableCallback((row: number, isExtending: boolean) => {
    if (isExtending) extend(active.row, row);
    else toggle(row);
  });
  const onUnfold = useStableCallback(unfold);
  const onEditEnd = useStableCallback((row: number, column: number, end: EditEnd) => {
    setEdited(null);
    if (end === 'away') return;
    if (end === 'next' || end === 'previous') {
      const editable = columns.flatMap((each, at) => (each.edit ? [leads.length + at] : []));
      const next = nextEditable({ row, column }, editable, rows.length, end === 'previous');
      if (next && edit(next)) return;
    }
    moveTo({ row, column });
  });

  /** Handles Enter and Space on headers and on the controls before the columns. */
  const press = ({ row, column }: Place): boolean => {
    const lead = leads[column];
    if (lead === 'unfold' && row !== HEAD) unfold(row);
    else if (lead === 'check') (row === HEAD ? selectAll : () => toggle(row))();
    else if (row === HEAD) sortBy(columns[column - leads.length]);
    else return false;
    return true;
  };
  const sortBy = (column: DataColumn<Item> | undefined) => {
    if (column?.sort) onSortChange(column.id);
  };

  /** Activates a cell: its control, its editor, its one link, or the action of its row. Of several widgets the first is focused. */
  const open = (place: Place, cell: Element) => {
    if (press(place) || edit(place)) return;
    const [widget, ...others] = cell.querySelectorAll<HTMLElement>(WIDGETS);
    const item = rows[place.row];
    if (widget instanceof HTMLAnchorElement && others.length === 0) widget.click();
    else if (widget) widget.focus();
    else if (item) onRowAction?.(item);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const found = placeOf(event.target);
    if (!found || event.isDefaultPrevented()) return;
    const { cell, at } = found;
    const isOwn = event.target === cell || at.column < leads.length;
    if (!isOwn) {
      // Links and buttons handle their own keys; Escape returns focus to the grid cell.
      if (event.key === 'Escape') cell.focus();
      return;
    }
    const intent = state.intentAt(event, at);
    if (!intent) {
      seek(event, at);
      return;
    }
    if (intent.type === 'clear') {
      if (!selected?.size) return;
      event.stopPropagation();
      select(NOTHING);
      return;
    }
    if (intent.type === 'selectAll' && !isSelectable) return;
    event.preventDefault();
    switch (intent.type) {
      case 'move':
        if (intent.isExtending) extend(at.row, intent.to.row);
        else anchor.current = null;
        moveTo(intent.to);
        break;
      case 'selectAll':
        select(new Set([...(selected ?? NOTHING), ...keys]));
        break;
      case 'toggle':
        if (!press(at)) toggle(at.row);
        break;
      case 'open':
        open(at, cell);
        break;
      case 'edit':
        if (!edit(at)) cell.querySelector<HTMLElement>(WIDGETS)?.focus();
        break;
    }
  };

  /** Typeahead: letters move to the next row whose name starts with them. */
  const seek = ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent, at: Place) => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const isSameWord = timeStamp - typed.current.at < WORD_PAUSE;
    typed.current = { text: (isSameWord ? typed.current.text : '') + key, at: timeStamp };
    const row = rowStartingWith(rows, getText, typed.current.text, Math.max(0, at.row + (isSameWord ? 0 : 1)));
    if (row !== -1) moveTo({ row, column: at.column });
  };

  const onClick = (event: MouseEvent) => {
    const found = placeOf(event.target);
    if (!found || !(event.target instanceof Element) || event.target.closest(WIDGETS)) return;
    const { at } = found;
    const item = rows[at.row];
    if (!item) sortBy(columns[at.column - leads.length]);
    else if (isSelectable && event.shiftKey) {
      extend(active.row, at.row);
      moveTo(at);
    } else if (isSelectable && (event.ctrlKey || event.metaKey)) toggle(at.row);
    else if (edit(at) || isReading(event.target)) return;
    else if (onRowAction) onRowAction(item);
    else if (isSelectable) toggle(at.row);
  };

  /** Shift-click extends the row selection; without this it would also select text. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && isSelectable) event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const at = placeOf(target)?.at;
    if (at && (at.row !== active.row || at.column !== active.column)) setActive(at);
  };

  const leadTracks = leads.map((_, at) => (at === 0 ? styles.leadTracks.first : styles.leadTracks.next));
  const tracks = isCards ? ['minmax(0, 1fr)'] : tracksOf(columns, scrolls);
  const narrowest = {
    tracks: [...leadTracks, ...tracksOf(columns, true)],
    leastWidth: sumOf([...leadTracks, rem(leastWidth(columns))]),
  };
  const hasBar = isSelectable && selected.size > 0 && selectionActions !== undefined;
  const headRows = hasHead ? 1 : 0;

  return (
    <GridShell
      state={state}
      label={label}
      rowCount={headRows + rows.length + unfoldedRows.length}
      {...(isSelectable && { 'aria-multiselectable': true })}
      tracks={[...leadTracks, ...tracks]}
      leastWidth={scrolls && !isCards ? narrowest.leastWidth : '0'}
      onPaper={isCards ? undefined : narrowest}
      vars={{ [styles.stickyStart]: sumOf(leadTracks) }}
      isEdgeToEdge={isEdgeToEdge}
      isOutdented={!isEdgeToEdge && !isCards}
      mayBeBrief={columns.length > 1 && columns.some(({ isRowHeader }) => isRowHeader)}
      className={isCards ? list({ isEdgeToEdge }) : ''}
      bodyClassName={hasBar ? styles.bodyAboveBar : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onMouseDown={onMouseDown}
      onFocus={onFocus}
      head={
        hasHead && (
          <GridHead>
            {leads.map((lead, at) => (
              <div
                key={lead}
                role="columnheader"
                {...cellProps(HEAD, at, active.row === HEAD && active.column === at)}
                className={`${styles.column({ sticky: stickyPosition(scrolls, at) })} ${styles.lead}`}
              >
                {lead === 'unfold' && <span className={styles.words}>{t`Détails`}</span>}
                {lead === 'check' && <RowCheck label={t`Tout sélectionner`} share={share} onChange={selectAll} />}
              </div>
            ))}
            {columns.map(({ id, header, align, sort: sortKey }, each) => {
              const at = leads.length + each;
              const order = sort?.column === id ? sort.direction : undefined;
              return (
                <div
                  key={id}
                  role="columnheader"
                  {...cellProps(HEAD, at, active.row === HEAD && active.column === at)}
                  {...(sortKey && { 'aria-sort': order ?? 'none', 'data-is-sortable': true })}
                  className={styles.column({ align, sticky: scrolls && each === 0 ? 'rowHeader' : undefined })}
                >
                  <span className={styles.heading}>
                    {header}
                    {order === 'ascending' && <ArrowUp className={styles.arrow} aria-hidden="true" />}
                    {order === 'descending' && <ArrowDown className={styles.arrow} aria-hidden="true" />}
                  </span>
                </div>
              );
            })}
          </GridHead>
        )
      }
      after={
        hasBar && (
          <SelectionBar
            count={selected.size}
            hidden={hiddenCount(keys, selected)}
            isWithin={scrolls}
            onClear={() => select(NOTHING)}
          >
            {selectionActions}
          </SelectionBar>
        )
      }
    >
      {(index, isBrief) => {
        const item = rows[index];
        if (!item) return null;
        const rowKey = keyOf(index);
        return (
          <GridRow
            item={item}
            index={index}
            ariaIndex={headRows + 1 + index + unfoldedRows.filter((row) => row < index).length}
            text={getText(item)}
            leads={leads}
            columns={columns}
            isSticky={scrolls && !isPhone}
            isCard={isCards}
            isBrief={isBrief}
            focusColumn={active.row === index ? active.column : null}
            editedColumn={editedRow === index && edited ? edited.column : null}
            isSelected={selected ? selected.has(rowKey) : null}
            isUnfolded={unfolded.has(rowKey)}
            isCurrent={isCurrent?.(item) ?? false}
            isTarget={onRowAction !== undefined || isSelectable}
            detail={detail}
            onCheck={onCheck}
            onUnfold={onUnfold}
            onEditEnd={onEditEnd}
          />
        );
      }}
    </GridShell>
  );
}

const sumOf = (lengths: readonly string[]): string => (lengths.length === 0 ? '0rem' : `calc(${lengths.join(' + ')})`);

/** Whether the click ended a text selection: the user was copying text, not opening the row. */
function isReading(element: Element): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true);
}
