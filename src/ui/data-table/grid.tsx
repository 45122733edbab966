import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
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
import { useLocale } from 'react-aria-components';
import { list } from '../list/list.css.ts';
import { phone, touch } from '../theme/media.ts';
import { rem } from '../theme/scale.ts';
import { useMedia } from '../use-media/use-media.ts';
import type { EditEnd } from './cell-editor.tsx';
import { type DataColumn, leastWidth, type TableSort, tracksOf } from './columns.ts';
import * as styles from './data-table.css.ts';
import { focusCell, placeName, placeOf } from './focus-cell.ts';
import { GridRow, type Lead, stayOf } from './grid-row.tsx';
import { type GridShape, HEAD, intentOf, nextEditable, type Place, placeWithin, rowStartingWith } from './keys.ts';
import { RowCheck } from './row-check.tsx';
import { type Anchor, extended, shareSelected, toggled } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useStable } from './use-stable.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** CSS pixels of a row before it is measured. */
const ROW_HEIGHTS = { row: 36, touchedRow: 44, card: 61 } as const;

/** Milliseconds after which a letter begins another word. */
const WORD_PAUSE = 700;

const WIDGETS = 'a[href], button, input, select, textarea, label, [contenteditable]';

const NOTHING: ReadonlySet<string> = new Set();

export interface GridProps<Item> {
  readonly label: string;
  readonly columns: readonly DataColumn<Item>[];
  readonly rows: readonly Item[];
  readonly getKey: (item: Item) => string;
  readonly getText: (item: Item) => string;
  readonly onRowAction?: (item: Item) => void;
  readonly sort: TableSort | undefined;
  readonly onSortChange: (column: string) => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (keys: ReadonlySet<string>) => void;
  readonly selectionActions?: ReactNode;
  readonly isCurrent?: (item: Item) => boolean;
  readonly detail?: (item: Item) => ReactNode;
  readonly isEdgeToEdge?: boolean;
  readonly height?: string;
  /** The rows of a phone: one cell each, under no head. */
  readonly isCards: boolean;
}

/** The grid pattern of ARIA over rows of which only those in sight exist. */
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
  const { direction } = useLocale();
  const isTouched = useMedia(touch);
  const isPhone = useMedia(phone);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const [activeBefore, setActive] = useState<Place>({ row: 0, column: 0 });
  const [edited, setEdited] = useState<{ readonly key: string; readonly column: string } | null>(null);
  const [unfolded, setUnfolded] = useState(NOTHING);
  const anchor = useRef<Anchor | null>(null);
  const typed = useRef({ text: '', at: 0 });
  /** The row that takes the focus once it is drawn: a change of its words may have sorted it elsewhere. */
  const awaited = useRef<string | null>(null);

  const isSelectable = selected !== undefined;
  const scrolls = height !== undefined;
  const keys = useMemo(() => rows.map(getKey), [rows, getKey]);
  const leads = useMemo(
    (): readonly Lead[] => [...(isSelectable ? (['check'] as const) : []), ...(detail ? (['unfold'] as const) : [])],
    [isSelectable, detail],
  );
  const share = useMemo(() => shareSelected(keys, selected ?? NOTHING), [keys, selected]);
  const unfoldedRows = useMemo(
    () => (unfolded.size === 0 ? [] : keys.flatMap((key, index) => (unfolded.has(key) ? [index] : []))),
    [keys, unfolded],
  );

  const hasHead = !isCards;
  const editedRow = edited ? keys.indexOf(edited.key) : -1;
  const columnCount = leads.length + columns.length;
  const keyOf = useCallback((index: number) => keys[index] ?? String(index), [keys]);
  const shapeOf = (page: number): GridShape => ({
    rows: rows.length,
    columns: columnCount,
    page,
    hasHead,
    isRightToLeft: direction === 'rtl',
  });
  const active = placeWithin(activeBefore, shapeOf(1));

  const virtualizer = useVirtualRows({
    count: rows.length,
    keyOf,
    estimate: isCards ? ROW_HEIGHTS.card : isTouched ? ROW_HEIGHTS.touchedRow : ROW_HEIGHTS.row,
    kept: [active.row, editedRow],
    body,
    scroller: scrolls ? grid : null,
  });

  useLayoutEffect(() => {
    const key = awaited.current;
    if (key === null) return;
    const row = keys.indexOf(key);
    // Where it was sorted elsewhere, this runs again once it stands there.
    if (row !== -1 && active.row !== row) {
      setActive({ row, column: active.column });
      return;
    }
    awaited.current = null;
    focusCell(grid.current, { row, column: active.column });
  }, [activeBefore, active.row, active.column, keys, edited]);

  const moveTo = (place: Place) => {
    awaited.current = keys[place.row] ?? '';
    setActive(place);
  };

  const select = (next: ReadonlySet<string>) => onSelect?.(next);
  const selectAll = () => {
    anchor.current = null;
    select(share === 'all' ? NOTHING : new Set(keys));
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

  const onCheck = useStable((row: number, isExtending: boolean) => {
    if (isExtending) extend(active.row, row);
    else toggle(row);
  });
  const onUnfold = useStable(unfold);
  const onEditEnd = useStable((row: number, column: number, end: EditEnd) => {
    setEdited(null);
    if (end === 'away') return;
    if (end === 'next' || end === 'previous') {
      const editable = columns.flatMap((each, at) => (each.edit ? [leads.length + at] : []));
      const next = nextEditable({ row, column }, editable, rows.length, end === 'previous');
      if (next && edit(next)) return;
    }
    moveTo({ row, column });
  });

  /** What Enter and Space do on the head, and on what stands before the columns. */
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

  /** Opens what is in a cell, or the row it belongs to. */
  const open = (place: Place, cell: Element) => {
    if (press(place) || edit(place)) return;
    const widget = cell.querySelector<HTMLElement>(WIDGETS);
    const item = rows[place.row];
    if (widget) widget.focus();
    else if (item) onRowAction?.(item);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const found = placeOf(event.target);
    if (!found || event.isDefaultPrevented()) return;
    const { cell, at } = found;
    const isOwn = event.target === cell || at.column < leads.length;
    if (!isOwn) {
      // The keys of a link or a button are its own; Escape gives back the grid's.
      if (event.key === 'Escape') cell.focus();
      return;
    }
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    const intent = intentOf(event, at, shapeOf(Math.max(1, endIndex - startIndex - 1)));
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
        select(new Set(keys));
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

  /** Letters typed in a row lead to the next record that begins with them. */
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

  /** Shift extends the selection of rows, not that of words. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && isSelectable) event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const at = placeOf(target)?.at;
    if (at && (at.row !== active.row || at.column !== active.column)) setActive(at);
  };

  const leadTracks = leads.map((_, at) => (at === 0 ? styles.leadTracks.first : styles.leadTracks.next));
  const tracks = isCards ? ['minmax(0, 1fr)'] : tracksOf(columns, scrolls);
  const hasBar = isSelectable && selected.size > 0 && selectionActions !== undefined;
  const headRows = hasHead ? 1 : 0;

  return (
    <div
      className={styles.frame({ isEdgeToEdge, isOutdented: !isEdgeToEdge && !isCards, scrolls })}
      style={assignInlineVars({
        [styles.template]: [...leadTracks, ...tracks].join(' '),
        [styles.leastWidth]: scrolls && !isCards ? sumOf([...leadTracks, rem(leastWidth(columns))]) : '0',
        [styles.stickyStart]: sumOf(leadTracks),
        ...(height !== undefined && { [styles.height]: height }),
      })}
    >
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={headRows + rows.length + unfoldedRows.length}
        aria-colcount={columnCount}
        {...(isSelectable && { 'aria-multiselectable': true })}
        className={`${styles.grid({ scrolls })} ${isCards ? list({ isEdgeToEdge }) : ''}`}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onMouseDown={onMouseDown}
        onFocus={onFocus}
      >
        {hasHead && (
          <div role="rowgroup" className={styles.head}>
            <div role="row" aria-rowindex={1} className={styles.headRow}>
              {leads.map((lead, at) => (
                <div
                  key={lead}
                  role="columnheader"
                  aria-colindex={at + 1}
                  data-at={placeName(HEAD, at)}
                  tabIndex={active.row === HEAD && active.column === at ? 0 : -1}
                  className={`${styles.column({ stays: stayOf(scrolls, at) })} ${styles.lead}`}
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
                    aria-colindex={at + 1}
                    {...(sortKey && { 'aria-sort': order ?? 'none', 'data-is-sortable': true })}
                    data-at={placeName(HEAD, at)}
                    tabIndex={active.row === HEAD && active.column === at ? 0 : -1}
                    className={styles.column({ align, stays: scrolls && each === 0 ? 'rowHeader' : undefined })}
                  >
                    <span className={styles.heading}>
                      {header}
                      {order === 'ascending' && <ArrowUp className={styles.arrow} aria-hidden="true" />}
                      {order === 'descending' && <ArrowDown className={styles.arrow} aria-hidden="true" />}
                    </span>
                  </div>
                );
              })}
            </div>
          </div>
        )}
        <VirtualRows {...{ virtualizer, body }} {...(hasBar && { className: styles.bodyAboveBar })}>
          {(index) => {
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
                stays={scrolls && !isPhone}
                isCard={isCards}
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
        </VirtualRows>
      </div>
      {hasBar && (
        <SelectionBar count={selected.size} isWithin={scrolls} onClear={() => select(NOTHING)}>
          {selectionActions}
        </SelectionBar>
      )}
    </div>
  );
}

const sumOf = (lengths: readonly string[]): string => (lengths.length === 0 ? '0rem' : `calc(${lengths.join(' + ')})`);

/** Whether some of the words that were clicked are marked, to be copied: then the click was no more than that. */
function isReading(element: Element): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true);
}
