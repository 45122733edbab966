import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Stamp } from 'lucide-react';
import { isOpenStatus } from '#domain/regulatory/regulatory-status.ts';
import { ownHref } from '#routes/links.ts';
import { navigate } from '#state/location.ts';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { MenuButton, MenuItem, MenuSection, MenuSeparator } from '#ui/menu-button/menu-button.tsx';
import type { ActionRow } from '../product.types.ts';

export interface NewAmmButtonProps {
  readonly productID: string;
  readonly actions: readonly ActionRow[];
}

/**
 * Starts a new authorisation, which is recorded in an action: the open one, one chosen from several open ones, or a new
 * one.
 */
export function NewAmmButton({ productID, actions }: NewAmmButtonProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const open = actions.filter(({ statut }) => isOpenStatus(statut));
  const go = (idRegAction: string) => {
    const address = ownHref(
      userType,
      'regulatory_action_steps',
      { idProduct: productID, idRegAction },
      { open: 'amm' },
    );
    if (address !== undefined) navigate(address);
  };
  const [first = { ID: 'new' }, ...others] = open;
  const button = (
    <Button variant="primary" icon={<Stamp />} {...(others.length === 0 && { onPress: () => go(first.ID) })}>
      <Trans>Enregistrer la nouvelle AMM</Trans>
    </Button>
  );
  if (others.length === 0) return button;
  return (
    <MenuButton trigger={button} onAction={go}>
      <MenuSection title={<Trans>Quelle action conclut-elle ?</Trans>}>
        {open.map(({ ID, name, statut }) => (
          <MenuItem key={ID} id={ID} hint={statut}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="new" icon={<Plus />}>
        {t`Une nouvelle action`}
      </MenuItem>
    </MenuButton>
  );
}
