import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton, MenuItem } from '#ui/menu-button/menu-button.tsx';
import { KINDS } from '#domain/customers/kinds.ts';
import { KIND_ICONS, useKindNames } from '../use-kinds.tsx';
import { NewCustomerEditor } from './customer-editor.tsx';
import { useCustomerRights } from './use-customer-rights.ts';

/**
 * The button that creates a card of a kind that the user may create, and the editor that `?new=` opens. `?named=` is what it begins
 * with, `?attach=` and `?day=` the report of that day which has no customer yet (docs/rules/field-work.md#unregistered-customer).
 */
export function NewCustomer() {
  const names = useKindNames();
  const mayWrite = useCustomerRights();
  const kinds = KINDS.filter((kind) => mayWrite('create', kind));
  const [params] = useQueryParams();
  const { open, control } = useDialogInAddress('new', ['named', 'attach', 'day']);
  const opened = kinds.find((kind) => kind === open);
  if (kinds.length === 0) return null;
  return (
    <>
      <MenuButton
        trigger={
          <Button variant="primary" icon={<Plus />}>
            <Trans>Nouvelle fiche</Trans>
          </Button>
        }
        onAction={(kind) => openDialog({ new: kind })}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} id={kind} icon={KIND_ICONS[kind]}>
            {names[kind].one}
          </MenuItem>
        ))}
      </MenuButton>
      {opened && (
        <NewCustomerEditor
          key={opened}
          kind={opened}
          name={params.get('named') ?? ''}
          report={params.get('attach')}
          day={params.get('day')}
          control={control}
        />
      )}
    </>
  );
}
