import type { ReactNode } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import * as styles from './list.css.ts';
import { ListRow, type ListRowContent } from './list-row.tsx';

export interface ListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => string;
  /** The text of a row for typeahead. */
  readonly getText: (item: Item) => string;
  readonly row: (item: Item) => ListRowContent;
  readonly onAction?: (item: Item) => void;
  /** The list spans the whole screen width. Otherwise it stands inside a `Page`. */
  readonly isEdgeToEdge?: boolean;
  /** Shown if there are no rows. */
  readonly empty?: ReactNode;
}

/** Two-line rows between hairlines. With an action each row is clickable: arrow keys move, Enter opens. */
export function List<Item extends object>({
  label,
  items,
  getKey,
  getText,
  row,
  onAction,
  isEdgeToEdge = false,
  empty,
}: ListProps<Item>) {
  if (items.length === 0 && empty !== undefined) return empty;
  if (!onAction) {
    return (
      <ul className={styles.list({ isEdgeToEdge })} role="list" aria-label={label}>
        {items.map((item) => (
          <li key={getKey(item)} className={styles.item}>
            <ListRow {...row(item)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <GridList className={styles.list({ isEdgeToEdge })} aria-label={label} items={items} dependencies={[row, onAction]}>
      {(item) => (
        <GridListItem
          id={getKey(item)}
          textValue={getText(item)}
          className={styles.item}
          onAction={() => onAction(item)}
        >
          <ListRow {...row(item)} />
        </GridListItem>
      )}
    </GridList>
  );
}
