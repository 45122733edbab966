import { useLingui } from '@lingui/react/macro';
import { Equal, Minus, Pencil, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { useFigures } from '../chart/figures.ts';
import { tracksOf } from '../data-table/columns.ts';
import * as table from '../data-table/data-table.css.ts';
import { cellProps, focusCell } from '../data-table/focus-cell.ts';
import { GridHead, GridShell } from '../data-table/grid-shell.tsx';
import type { Place } from '../data-table/keys.ts';
import { useGrid } from '../data-table/use-grid.ts';
import { Digits } from '../digits/digits.tsx';
import { Change } from '../stat-tile/stat-tile.tsx';
import type { DiffKind, DiffRow, DiffValue } from './diff.ts';
import * as styles from './diff-table.css.ts';

/** A column that identifies a record. The first one names the row. */
export interface DiffName<Row> {
  readonly id: string;
  readonly header: string;
  readonly text: (row: Row) => string;
}

/** A compared value. Numbers are formatted in the active locale unless the column has its own format. */
export interface DiffColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => DiffValue;
  readonly format?: (value: number) => string;
}

/** A value that is summed, to compare both sides as a whole. */
export interface DiffMeasure<Row> {
  readonly value: (row: Row) => number;
  /** « FCFA » */
  readonly unit: string;
}

export interface DiffGridProps<Row> {
  readonly label: string;
  readonly sides: readonly [before: string, after: string];
  readonly names: readonly DiffName<Row>[];
  readonly columns: readonly DiffColumn<Row>[];
  readonly measure: DiffMeasure<Row> | undefined;
  readonly rows: readonly DiffRow<Row>[];
  readonly isCards: boolean;
  readonly height: string | undefined;
  /** The cell with the focus, which is also the tab stop. */
  readonly active: Place | null;
  /** Called when the arrow keys move to another cell. */
  readonly onMove: (place: Place) => void;
  /** Called by Alt with an arrow key: moves to the next or previous difference. */
  readonly onStep: (isBackward: boolean) => void;
  /** Whether the active cell takes the focus as soon as it is rendered. */
  readonly shouldFocus: boolean;
  readonly onFocused: () => void;
}

/** Estimated height of a row, in CSS pixels, until it is measured. */
const ROW = 36;
const CARD_LINE = 22;
const LEAD = 32;

const GLYPHS: Readonly<Record<DiffKind, ReactNode>> = {
  changed: <Pencil />,
  added: <Plus />,
  removed: <Minus />,
  same: <Equal />,
};

/** Both sides row by row, in the ARIA grid pattern. Only visible rows are rendered. */
export function DiffGrid<Row>({
  label,
  sides,
  names,
  columns,
  measure,
  rows,
  isCards,
  height,
  active: activeBefore,
  onMove,
  onStep,
  shouldFocus,
  onFocused,
}: DiffGridProps<Row>) {
  const { t } = useLingui();
  const [before, after] = sides;
  const columnCount = isCards ? 1 : 1 + names.length + 2 * columns.length + (measure ? 1 : 0);
  const state = useGrid({
    name: label,
    count: rows.length,
    columns: columnCount,
    keyOf: (index) => rows[index]?.key ?? String(index),
    estimate: isCards ? CARD_LINE * (2 + columns.length) : ROW,
    active: activeBefore ?? { row: 0, column: isCards ? 0 : 1 },
    height,
  });
  const { active, grid, scrolls } = state;

  useLayoutEffect(() => {
    if (shouldFocus && focusCell(grid.current, active)) onFocused();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      onStep(event.key === 'ArrowUp');
      return;
    }
    const intent = state.intentAt(event, active);
    if (intent?.type !== 'move') return;
    event.preventDefault();
    onMove(intent.to);
  };

  const value = { width: '1fr', minWidth: 80 } as const;
  const tracks = tracksOf(
    [
      { width: LEAD },
      ...names.map((_, index) => ({ width: index === 0 ? '1.7fr' : '1.3fr', minWidth: 120 }) as const),
      ...[...columns, ...columns].map(() => value),
      ...(measure ? [value] : []),
    ],
    scrolls,
  );
  const place = (row: number, column: number) => ({
    ...cellProps(row, column, row === active.row && column === active.column),
    onFocus: () => {
      if (activeBefore?.row !== row || activeBefore.column !== column) onMove({ row, column });
    },
  });
  const drawn = { names, columns, measure, sides, place };

  return (
    <GridShell
      state={state}
      label={label}
      rowCount={rows.length + (isCards ? 0 : 1)}
      tracks={isCards ? ['minmax(0, 1fr)'] : tracks}
      isOutdented={!isCards}
      recordClassName={styles.record}
      onKeyDown={onKeyDown}
      head={
        !isCards && (
          <GridHead
            className={styles.head}
            above={
              <div className={table.headRow} aria-hidden="true">
                <span style={{ gridColumn: `span ${1 + names.length}` }} />
                {sides.map((side) => (
                  <span key={side} className={styles.sideLabel} style={{ gridColumn: `span ${columns.length}` }}>
                    {side}
                  </span>
                ))}
              </div>
            }
          >
            <div role="columnheader" aria-colindex={1} className={table.column({})}>
              <span className={styles.words}>{t`Différence`}</span>
            </div>
            {names.map(({ id, header }, index) => (
              <div key={id} role="columnheader" aria-colindex={2 + index} className={table.column({})}>
                {header}
              </div>
            ))}
            {sides.map((side, at) =>
              columns.map(({ id, header }, index) => (
                <div
                  key={`${id} ${side}`}
                  role="columnheader"
                  aria-colindex={2 + names.length + at * columns.length + index}
                  className={`${table.column({ align: 'end' })} ${at === 1 && index === 0 ? styles.apart : ''}`}
                >
                  {header}
                  <span className={styles.words}>{`, ${side}`}</span>
                </div>
              )),
            )}
            {measure && (
              <div role="columnheader" aria-colindex={columnCount} className={table.column({ align: 'end' })}>
                {t`Écart`}
                <span className={styles.words}>{t`, de ${before} à ${after}`}</span>
              </div>
            )}
          </GridHead>
        )
      }
    >
      {(index) => {
        const row = rows[index];
        return (
          row && (
            <div role="row" aria-rowindex={index + (isCards ? 1 : 2)} className={isCards ? undefined : styles.row}>
              {isCards ? <Card {...drawn} row={row} index={index} /> : <Cells {...drawn} row={row} index={index} />}
            </div>
          )
        );
      }}
    </GridShell>
  );
}

interface RowProps<Row> extends Pick<DiffGridProps<Row>, 'names' | 'columns' | 'measure' | 'sides'> {
  readonly row: DiffRow<Row>;
  readonly index: number;
  readonly place: (row: number, column: number) => object;
}

function useKindWords(): Readonly<Record<DiffKind, string>> {
  const { t } = useLingui();
  return { changed: t`Modifiée`, added: t`Ajoutée`, removed: t`Retirée`, same: t`Identique` };
}

function useWritten() {
  const { full } = useFigures();
  return <Row,>({ value, format = full }: DiffColumn<Row>, of: Row): string => {
    const found = value(of);
    return typeof found === 'number' ? format(found) : (found ?? '—');
  };
}

/** The style of a value on its side. */
function lookOf<Row>({ kind, changed }: DiffRow<Row>, id: string, isBefore: boolean): keyof typeof styles.value {
  if (kind === 'added') return isBefore ? 'absent' : 'added';
  if (kind === 'removed') return isBefore ? 'removed' : 'absent';
  if (!changed.has(id)) return kind === 'same' ? 'same' : 'plain';
  return isBefore ? 'struck' : 'replaced';
}

function Cells<Row>({ names, columns, measure, sides, row, index, place }: RowProps<Row>) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const write = useWritten();
  const { kind, before, after } = row;
  const known = after ?? before;
  if (!known) return null;
  const firstOf = (side: number) => 1 + names.length + side * columns.length;

  const side = (of: Row | null, at: number) =>
    columns.map((column, each) => {
      const look = lookOf(row, column.id, at === 0);
      const isLast = each === columns.length - 1;
      return (
        <div
          key={`${column.id} ${at}`}
          role="gridcell"
          {...place(index, firstOf(at) + each)}
          className={`${table.cell({ align: 'end' })} ${styles.breaking} ${styles.value[look]} ${at === 1 && each === 0 ? styles.apart : ''}`}
        >
          {of === null ? (
            <span className={isLast ? styles.absence : styles.words}>{t`absente`}</span>
          ) : (
            <Value
              look={look}
              words={write(column, of)}
              was={before && look === 'replaced' ? write(column, before) : null}
            />
          )}
        </div>
      );
    });

  return (
    <>
      <div role="gridcell" {...place(index, 0)} className={`${table.cell({})} ${styles.mark}`}>
        <span className={styles.glyph[kind]} role="img" aria-label={kinds[kind]}>
          {kind === 'same' ? null : GLYPHS[kind]}
        </span>
      </div>
      {names.map(({ id, text }, each) => (
        <div
          key={id}
          role={each === 0 ? 'rowheader' : 'gridcell'}
          {...place(index, 1 + each)}
          className={table.cell({ isRowHeader: each === 0 })}
        >
          <span className={styles.name}>{text(known)}</span>
        </div>
      ))}
      {side(before, 0)}
      {side(after, 1)}
      {measure && (
        <div
          role="gridcell"
          {...place(index, firstOf(sides.length))}
          className={`${table.cell({ align: 'end' })} ${styles.breaking}`}
        >
          <Gap value={gapOf(row, measure)} />
        </div>
      )}
    </>
  );
}

/** A row on a phone: the old values, then the new ones. */
function Card<Row>({ names, columns, measure, row, index, place }: RowProps<Row>) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const write = useWritten();
  const { kind, before, after } = row;
  const known = after ?? before;
  const [name, ...others] = names;
  if (!known || !name) return null;
  return (
    <div role="gridcell" {...place(index, 0)} className={styles.card}>
      <span className={styles.glyph[kind]} role="img" aria-label={kinds[kind]}>
        {kind === 'same' ? null : GLYPHS[kind]}
      </span>
      <span className={styles.cardName}>{name.text(known)}</span>
      {measure && <Gap value={gapOf(row, measure)} />}
      {others.length > 0 && (
        <span className={styles.cardAside}>{others.map(({ text }) => text(known)).join(', ')}</span>
      )}
      {columns.map((column) => {
        const [was, is] = [lookOf(row, column.id, true), lookOf(row, column.id, false)];
        const isOnce = is === 'same' || is === 'plain' || before === null;
        return (
          <span key={column.id} className={styles.cardValues}>
            {column.header}
            {before !== null && !isOnce && (
              <span className={`${styles.cardValue} ${styles.value[was]}`}>
                <Value look={was} words={write(column, before)} was={null} />
              </span>
            )}
            {after !== null && (
              <span className={`${styles.cardValue} ${styles.value[is]}`}>
                <Value look={is} words={write(column, after)} was={null} />
              </span>
            )}
            {kind === 'added' && <span className={styles.words}>{t`, absente avant`}</span>}
          </span>
        );
      })}
    </div>
  );
}

interface ValueProps {
  readonly look: keyof typeof styles.value;
  readonly words: string;
  /** The replaced value, for screen readers. */
  readonly was: string | null;
}

function Value({ look, words, was }: ValueProps) {
  const { t } = useLingui();
  if (look === 'struck' || look === 'removed')
    return (
      <del>
        <Digits>{words}</Digits>
      </del>
    );
  if (look !== 'replaced' && look !== 'added')
    return (
      <bdi>
        <Digits>{words}</Digits>
      </bdi>
    );
  return (
    <>
      <ins className={styles.inserted}>
        <Digits>{words}</Digits>
      </ins>
      {was !== null && <span className={styles.words}>{t`, au lieu de ${was}`}</span>}
    </>
  );
}

function gapOf<Row>({ before, after }: DiffRow<Row>, { value }: DiffMeasure<Row>): number {
  return (after ? value(after) : 0) - (before ? value(before) : 0);
}

/** A difference, with its sign. */
export function Gap({ value, unit }: { readonly value: number; readonly unit?: string }) {
  const { full } = useFigures();
  const tone = value > 0 ? 'green' : value < 0 ? 'red' : 'neutral';
  return (
    <Change tone={tone}>
      {value > 0 && '+'}
      <Digits>{full(value)}</Digits>
      {unit !== undefined && ['\u00A0', unit]}
    </Change>
  );
}
