import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { ListRow, type ListRowContent } from '../list/list-row.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { phone } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { type DataColumn, type TableSort, visibleColumns } from './columns.ts';
import { Grid, type GridProps } from './grid.tsx';
import { sortRows } from './sort-rows.ts';
import { SortMenu } from './sort-menu.tsx';
import { collator } from '#lib/intl.ts';

export { type DataColumn, tableCells, type TableSort } from './columns.ts';

export interface DataTableProps<Item> extends Omit<GridProps<Item>, 'sort' | 'onSortChange' | 'isCards'> {
  /** The current sort, if the address holds it. Otherwise the table keeps its own. */
  readonly sort?: TableSort;
  readonly defaultSort?: TableSort;
  readonly onSortChange?: (sort: TableSort) => void;
  /** How the rows are sorted already: they are not sorted so again. */
  readonly rowsSort?: TableSort;
  /** The columns that the user has hidden (see `ColumnMenu`). */
  readonly hiddenColumns?: ReadonlySet<string>;
  /** The two-line row shown on a phone. */
  readonly card: (item: Item) => ListRowContent;
  /** Shown if there are no rows. */
  readonly empty?: ReactNode;
  readonly isLoading?: boolean;
}

/**
 * A table of records. Arrow keys move between cells, Enter opens or edits, Space selects, a click on a header sorts.
 * Long tables render only the visible rows. Below 768 px the table becomes a list of two-line rows.
 */
export function DataTable<Item extends object>({
  empty,
  isLoading = false,
  hiddenColumns,
  card,
  sort: givenSort,
  defaultSort,
  onSortChange,
  rowsSort,
  columns,
  rows,
  height,
  ...props
}: DataTableProps<Item>) {
  const isPhone = useMedia(phone);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const locale = useWrittenLocale();
  const sort = givenSort ?? ownSort;
  // The first rows are rendered in slices, not in one piece when the answer comes.
  const isWaiting = useDeferredValue(isLoading) || isLoading;

  const isSorted = sort?.column === rowsSort?.column && sort?.direction === rowsSort?.direction;
  const sorted = useMemo(() => {
    if (isSorted) return rows;
    const keyOf = columns.find(({ id }) => id === sort?.column)?.sort;
    return sort && keyOf ? sortRows(rows, keyOf, sort.direction, collator(locale, { numeric: true }).compare) : rows;
  }, [columns, rows, sort, isSorted, locale]);
  const shown = useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns]);
  const cards = useMemo(
    (): readonly DataColumn<Item>[] => [
      { id: 'card', header: props.label, cell: (item) => <ListRow {...card(item)} /> },
    ],
    [card, props.label],
  );

  if (isWaiting) return <SkeletonRows isTwoLine={isPhone} />;
  if (rows.length === 0 && empty !== undefined) return empty;

  /** Choosing the sorted column again reverses the order. */
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
