import { useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MenuButton, MenuItem, MenuSection } from '../menu-button/menu-button.tsx';
import type { DataColumn } from './columns.ts';

export interface ColumnMenuProps {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'isRowHeader'>[];
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}

/**
 * Shows or hides the columns of a table, except the one that names its rows. It stands in the toolbar above the table.
 */
export function ColumnMenu({ columns, hidden, onHide }: ColumnMenuProps) {
  const { t } = useLingui();
  const choices = columns.filter(({ isRowHeader }) => !isRowHeader);
  return (
    <MenuButton
      trigger={
        <IconButton label={t`Choisir les colonnes`}>
          <Columns3 />
        </IconButton>
      }
    >
      <MenuSection
        title={t`Colonnes`}
        selectionMode="multiple"
        shouldCloseOnSelect={false}
        selectedKeys={choices.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
        onSelectionChange={(shown) => {
          const isShown = (id: string) => shown === 'all' || shown.has(id);
          onHide(new Set(choices.filter(({ id }) => !isShown(id)).map(({ id }) => id)));
        }}
      >
        {choices.map(({ id, header }) => (
          <MenuItem key={id} id={id}>
            {header}
          </MenuItem>
        ))}
      </MenuSection>
    </MenuButton>
  );
}
