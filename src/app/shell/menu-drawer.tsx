import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isDrawerOpen, type menuMachine } from '#machines/menu/menu.machine.ts';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { Menu, type MenuProps } from './menu.tsx';

interface MenuDrawerProps extends Omit<MenuProps, 'look'> {
  readonly menu: ActorRefFrom<typeof menuMachine>;
}

/**
 * The menu of a phone. Memoised: whenever it is rendered, react-aria's overlay reads the size of the page, which lays out a page
 * that has just come.
 */
export const MenuDrawer = memo(function MenuDrawer({ menu, groups, session }: MenuDrawerProps) {
  const { t } = useLingui();
  const isOpen = useSelector(menu, isDrawerOpen);
  return (
    <Drawer
      side="start"
      title={t`Menu`}
      isBare
      isOpen={isOpen}
      onOpenChange={(open) => menu.send({ type: open ? 'drawer.open' : 'drawer.close' })}
    >
      <Menu look="expanded" groups={groups} session={session} />
    </Drawer>
  );
});
