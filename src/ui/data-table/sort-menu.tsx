import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { MenuButton, MenuItem } from '../menu-button/menu-button.tsx';
import type { DataColumn, TableSort } from './columns.ts';
import * as styles from './data-table.css.ts';

export interface SortMenuProps<Item> {
  readonly columns: readonly DataColumn<Item>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: (column: string) => void;
  readonly isEdgeToEdge: boolean;
}

/** Sorting on a phone, where there are no headers to click. Choosing the same column again reverses the order. */
export function SortMenu<Item>({ columns, sort, onSortChange, isEdgeToEdge }: SortMenuProps<Item>) {
  const { t } = useLingui();
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (sortable.length === 0) return null;
  const current = sortable.find(({ id }) => id === sort?.column);
  const isAscending = sort?.direction === 'ascending';
  const Order = isAscending ? ArrowUp : ArrowDown;
  const name = current?.header;
  const ascending = t`Trier : ${name}, croissant`;
  const descending = t`Trier : ${name}, décroissant`;
  return (
    <div className={styles.sortMenu({ isEdgeToEdge })}>
      <MenuButton
        trigger={
          <Button
            variant="ghost"
            size="small"
            icon={current ? <Order /> : <ArrowUpDown />}
            {...(current && { 'aria-label': isAscending ? ascending : descending })}
          >
            {current ? name : <Trans>Trier</Trans>}
          </Button>
        }
        onAction={onSortChange}
      >
        {sortable.map(({ id, header }) => (
          <MenuItem key={id} id={id}>
            {header}
          </MenuItem>
        ))}
      </MenuButton>
    </div>
  );
}
