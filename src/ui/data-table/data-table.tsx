import { type ReactNode, useMemo, useState } from 'react';
import { ListRow, type ListRowContent } from '../list/list-row.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { phone } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { type DataColumn, type TableSort, visibleColumns } from './columns.ts';
import { Grid } from './grid.tsx';
import { sortRows } from './sort-rows.ts';
import { SortMenu } from './sort-menu.tsx';

export { type DataColumn, tableCells, type TableSort } from './columns.ts';

export interface DataTableProps<Item> {
  readonly label: string;
  readonly columns: readonly DataColumn<Item>[];
  readonly rows: readonly Item[];
  readonly getKey: (item: Item) => string;
  /** The name of a row in words: what typing a letter looks for, and what its checkbox is called. */
  readonly getText: (item: Item) => string;
  /** Opens a row: a click, or Enter. */
  readonly onRowAction?: (item: Item) => void;
  /** The sort the address holds; the table keeps its own without it. */
  readonly sort?: TableSort;
  readonly defaultSort?: TableSort;
  readonly onSortChange?: (sort: TableSort) => void;
  /** Shows checkboxes. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (keys: ReadonlySet<string>) => void;
  /** Ghost buttons of the bar that floats over the table while rows are selected. */
  readonly selectionActions?: ReactNode;
  /** The columns that the reader put away (see `ColumnMenu`). */
  readonly hiddenColumns?: ReadonlySet<string>;
  /** What a row unfolds under itself. */
  readonly detail?: (item: Item) => ReactNode;
  /** The same row on a phone, on two lines. */
  readonly card: (item: Item) => ListRowContent;
  /** Whether a row is what the rest of the page is about. */
  readonly isCurrent?: (item: Item) => boolean;
  /** What stands in place of the rows when there is none. */
  readonly empty?: ReactNode;
  readonly isLoading?: boolean;
  /** Runs from edge to edge of the screen, its first words under those of the page; otherwise it lies within a `Page`. */
  readonly isEdgeToEdge?: boolean;
  /**
   * A CSS length within which the table scrolls, down under its head and sideways under its first column. Without one it
   * is as tall as its rows and the page scrolls.
   */
  readonly height?: string;
}

/**
 * Records as rows: arrows move between cells, Enter opens or edits, Space selects, a click on a header sorts. Of many
 * thousand, only those in sight exist. Below 768 px the same records are a list of two-line rows.
 */
export function DataTable<Item extends object>({
  empty,
  isLoading = false,
  hiddenColumns,
  card,
  sort: givenSort,
  defaultSort,
  onSortChange,
  columns,
  rows,
  height,
  ...props
}: DataTableProps<Item>) {
  const isPhone = useMedia(phone);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const locale = useWrittenLocale();
  const sort = givenSort ?? ownSort;

  const sorted = useMemo(() => {
    const keyOf = columns.find(({ id }) => id === sort?.column)?.sort;
    return sort && keyOf
      ? sortRows(rows, keyOf, sort.direction, new Intl.Collator(locale, { numeric: true }).compare)
      : rows;
  }, [columns, rows, sort, locale]);
  const shown = useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns]);
  const cards = useMemo(
    (): readonly DataColumn<Item>[] => [
      { id: 'card', header: props.label, cell: (item) => <ListRow {...card(item)} /> },
    ],
    [card, props.label],
  );

  if (isLoading) return <SkeletonRows isTwoLine={isPhone} />;
  if (rows.length === 0 && empty !== undefined) return empty;

  /** The column that sorts already turns round. */
  const sortBy = (column: string) => {
    const isTurned = column === sort?.column && sort.direction === 'ascending';
    const next: TableSort = { column, direction: isTurned ? 'descending' : 'ascending' };
    setOwnSort(next);
    onSortChange?.(next);
  };
  const shared = { ...props, rows: sorted, sort, onSortChange: sortBy };
  if (!isPhone) return <Grid {...shared} columns={shown} isCards={false} {...(height !== undefined && { height })} />;
  return (
    <div>
      <SortMenu columns={columns} sort={sort} onSortChange={sortBy} isEdgeToEdge={props.isEdgeToEdge ?? false} />
      <Grid {...shared} columns={cards} isCards />
    </div>
  );
}
