import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import { type ImportReport, stateOf } from '#domain/import/check.ts';
import type { Correction, NamedField } from '#domain/import/corrections.ts';
import type { ImportOutlier } from '#domain/import/outliers.ts';
import type { ImportLayout } from '#domain/import/read.ts';
import { suggester } from '#domain/import/suggest.ts';
import type { ImportTable } from '#domain/import/table.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { phone } from '#ui/theme/media.ts';
import { rem } from '#ui/theme/scale.ts';
import * as styles from './import.css.ts';
import { ImportMap } from './import-map.tsx';
import { ImportRow } from './import-row.tsx';
import { useOwnTitles } from './import-words.ts';

/** Estimated heights of a row and of a message below it, in CSS pixels. */
const ROW = { desktop: 37, phone: 58 } as const;
const MESSAGE = 31;
const OVERSCAN = 8;
/** Estimated height of the list before it is measured, in CSS pixels. */
const FIRST_SIGHT = { width: 1024, height: 560 };

export interface ImportRowsHandle {
  /** Scrolls to a row and focuses it. */
  show(place: number, row: number): void;
}

export interface ImportRowsProps {
  readonly kind: FinanceKind;
  readonly catalogue: Catalogue;
  readonly table: ImportTable;
  readonly report: ImportReport;
  /** Indexes of the rows that the filter shows. */
  readonly rows: Int32Array;
  /** By row: how far its quantity is from earlier periods, if that is not confirmed yet. */
  readonly unusual: ReadonlyMap<number, ImportOutlier>;
  readonly layout: ImportLayout;
  readonly correct: (correction: Correction) => void;
  /** Forgets what a name means. */
  readonly forget: (field: NamedField, name: string) => void;
  /** Called with the row that was acted on, or gone to. */
  readonly onVisit: (row: number) => void;
  readonly ref: Ref<ImportRowsHandle>;
}

/** The virtual list of rows, with the map of errors. */
export function ImportRows({
  kind,
  catalogue,
  table,
  report,
  rows,
  unusual,
  layout,
  correct,
  forget,
  onVisit,
  ref,
}: ImportRowsProps) {
  const { t } = useLingui();
  const isPhone = useMedia(phone);
  const scroller = useRef<HTMLDivElement>(null);
  const hasWholesalers = kind !== 'goals';

  const estimateSize = useCallback(
    (place: number) => {
      const state = stateOf(report, rows[place] ?? 0);
      const isPlain = (state === 'ready' || state === 'added') && !unusual.has(rows[place] ?? 0);
      return ROW[isPhone ? 'phone' : 'desktop'] + (isPlain ? 0 : MESSAGE);
    },
    [report, rows, unusual, isPhone],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((place: number) => rows[place] ?? NONE, [rows]),
    overscan: OVERSCAN,
    // So that the first rows are drawn in the first render already.
    initialRect: FIRST_SIGHT,
  });

  /** The row to focus as soon as it is rendered, after a correction or a jump: the next control is then a Tab away. */
  const awaited = useRef(NONE);
  const focusAwaited = useCallback(() => {
    const element = scroller.current?.querySelector<HTMLElement>(`[data-row="${awaited.current}"]`);
    if (!element) return;
    awaited.current = NONE;
    element.focus({ preventScroll: true });
  }, []);
  useEffect(focusAwaited);
  useImperativeHandle(
    ref,
    () => ({
      show(place, row) {
        awaited.current = row;
        virtualizer.scrollToIndex(place, { align: 'center' });
        focusAwaited();
      },
    }),
    [virtualizer, focusAwaited],
  );
  const onCorrect = useCallback(
    (row: number, done: Correction) => {
      awaited.current = row;
      correct(done);
      onVisit(row);
    },
    [correct, onVisit],
  );

  /** Arrows move between rows, Enter goes to a row’s corrections, Escape back to the row. */
  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.isDefaultPrevented()) return;
    const at = target.closest<HTMLElement>('[data-row]');
    const isRow = target === at;
    if (!isRow && at && key === 'Escape') at.focus();
    if (at && !isRow) return;
    if (key === 'Enter') at?.querySelector<HTMLElement>('button')?.focus();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const first = virtualizer.range?.startIndex ?? 0;
      const place = at ? Number(at.dataset['index']) + (key === 'ArrowDown' ? 1 : -1) : first;
      const row = rows[place];
      if (row === undefined) return;
      awaited.current = row;
      virtualizer.scrollToIndex(place, { align: 'auto' });
      focusAwaited();
    } else return;
    event.preventDefault();
  }

  const suggest = useMemo(
    () => ({ product: suggester(catalogue.products), wholesaler: suggester(catalogue.wholesalers) }),
    [catalogue],
  );
  const own = useOwnTitles(layout);
  const products = [own.product, own.reference, own.productID].filter((title) => title !== null);
  const wholesalerTitle = own.wholesaler ?? own.wholesalerID;
  const fileTitle = (title: string | null | undefined) => (title ? t`« ${title} »` : null);
  /** Our columns, each with the file’s own title. */
  const heads: readonly { readonly name: string; readonly own?: string | null }[] = [
    { name: t`Ligne` },
    { name: t`Laboratoire` },
    { name: t`Produit`, own: products.map(fileTitle).join(', ') },
    ...(hasWholesalers ? [{ name: t`Grossiste`, own: fileTitle(wholesalerTitle) }] : []),
    { name: t`Quantité`, own: fileTitle(own.quantity) },
    { name: t`PGHT`, own: own.price === null ? t`du catalogue` : fileTitle(own.price) },
    { name: t`Chiffre d’affaires`, own: t`calculé` },
    { name: t`État` },
  ];
  const firstNumber = hasWholesalers ? 4 : 3;
  const tracks = [
    rem(52),
    'minmax(0, 1fr)',
    'minmax(0, 2.4fr)',
    ...(hasWholesalers ? ['minmax(0, 1.5fr)'] : []),
    rem(96),
    rem(84),
    rem(120),
    rem(24),
  ].join(' ');

  const items = virtualizer.getVirtualItems();
  return (
    <div
      className={styles.sheet}
      style={assignInlineVars({
        [styles.tracks]: tracks,
        [styles.lineWidth]: `${String(table.lines.at(-1) ?? 0).length}ch`,
      })}
    >
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        aria-label={t`Lignes du fichier`}
        aria-rowcount={rows.length + 1}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} className={styles.columns}>
            {heads.map(({ name, own: title }, index) => (
              <span
                key={name}
                role="columnheader"
                className={styles.column({ isNumber: index >= firstNumber && index < heads.length - 1 })}
              >
                {index === heads.length - 1 ? <span className={styles.unseen}>{name}</span> : name}
                {title && (
                  <>
                    {' '}
                    <bdi className={styles.ownTitle} title={title}>
                      {title}
                    </bdi>
                  </>
                )}
              </span>
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          className={styles.body}
          style={assignInlineVars({ [styles.total]: `${virtualizer.getTotalSize()}px` })}
        >
          {items.map(({ index, start }) => {
            const row = rows[index] ?? 0;
            return (
              <div
                key={row}
                ref={virtualizer.measureElement}
                data-index={index}
                data-row={row}
                role="row"
                aria-rowindex={index + 2}
                tabIndex={-1}
                className={styles.record({
                  state: unusual.has(row) && stateOf(report, row) === 'ready' ? 'warning' : stateOf(report, row),
                  isApart: index > 0 && rows[index - 1] !== row - 1,
                })}
                style={assignInlineVars({ [styles.offset]: `${start}px` })}
              >
                <ImportRow
                  {...{ row, hasWholesalers, catalogue, table, report, suggest }}
                  columns={heads.length}
                  outlier={unusual.get(row)}
                  onCorrect={onCorrect}
                  onForget={forget}
                />
              </div>
            );
          })}
        </div>
      </div>
      <ImportMap
        {...{ rows, report }}
        first={virtualizer.range?.startIndex ?? 0}
        last={virtualizer.range?.endIndex ?? 0}
        onGo={(place) => virtualizer.scrollToIndex(place, { align: 'center' })}
      />
    </div>
  );
}
