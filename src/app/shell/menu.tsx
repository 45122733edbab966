import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import type { MenuDisplay } from '#machines/menu/menu.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import type { Area } from '#routes/rows.ts';
import { isActive, type MenuEntry, type MenuGroup } from '#routes/menu.ts';
import { landingOf } from '#routes/landing.ts';
import type { ScreenRoute } from '#routes/table.ts';
import { MenuButton, MenuItem } from '#ui/menu-button/menu-button.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { AgencyChooser } from './agency-chooser.tsx';
import { MENU_ICONS } from './icons.ts';
import { MenuLink } from './menu-link.tsx';
import * as styles from './menu.css.ts';
import { PersonMenu } from './person-menu.tsx';
import { useRouteAsked } from './use-route-asked.ts';

/** The displays in which the menu is visible. */
export type MenuLook = Exclude<MenuDisplay, 'hidden'>;

export interface MenuProps {
  readonly look: MenuLook;
  readonly groups: readonly MenuGroup[];
  readonly session: Session;
}

/** The side menu, and the content of a phone's drawer. Memoised: another page renders nothing of it but its entries. */
export const Menu = memo(function Menu({ look, groups, session }: MenuProps) {
  const { t } = useLingui();
  return (
    <div className={styles.menu} data-look={look}>
      <div className={styles.head}>
        <Link className={styles.brand} href={landingOf(session.userType)} aria-label={t`Tournée, mon accueil`}>
          <Logo isMark={look !== 'expanded'} />
        </Link>
      </div>
      <AgencyChooser session={session} look={look} />
      <nav className={styles.scroll} aria-label={t`Menu principal`}>
        <Entries look={look} groups={groups} />
      </nav>
      <div className={styles.foot}>
        <PersonMenu session={session} />
      </div>
    </div>
  );
});

/** Alone, because the press of a link renders it before its page. */
function Entries({ look, groups }: Pick<MenuProps, 'look' | 'groups'>) {
  const route = useRouteAsked();
  return groups.map((group) => (
    <ul key={group[0]?.id} className={styles.section}>
      {group.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Entry entry={entry} look={look} current={currentIn(entry, route)} />
        </li>
      ))}
    </ul>
  ));
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly look: MenuLook;
  /** The area of the current screen, if it is one of the entry's. */
  readonly current: Area | null;
}

const currentIn = (entry: MenuEntry, route: ScreenRoute | undefined): Area | null =>
  isActive(entry, route) ? (route?.area ?? null) : null;

/** Memoised: a press renders the entry that is left and the one that is entered. */
const Entry = memo(function Entry(props: EntryProps) {
  if (props.entry.items.length === 0) return <PlainEntry {...props} />;
  return props.look === 'expanded' ? <Unfolding {...props} /> : <Flyout {...props} />;
});

function PlainEntry({ entry, look, current }: EntryProps) {
  const { i18n } = useLingui();
  const Icon = MENU_ICONS[entry.id];
  const label = i18n._(entry.label);
  const props = {
    className: styles.item,
    href: entry.href,
    'aria-label': label,
    ...(current !== null && { 'aria-current': 'page' as const }),
    children: (
      <>
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>{look === 'expanded' ? label : i18n._(entry.shortLabel)}</span>
      </>
    ),
  };
  if (look === 'expanded') return <MenuLink {...props} />;
  return (
    <Tooltip content={label} placement="end">
      <Link {...props} />
    </Tooltip>
  );
}

/** An entry with lines under it. Until the user opens or closes it, it is open if the current screen is inside it. */
function Unfolding({ entry, current }: EntryProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? current !== null;
  const Icon = MENU_ICONS[entry.id];
  const id = `menu-${entry.id}`;
  return (
    <>
      <Button
        className={styles.item}
        data-open={isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setChosen(!isOpen)}
      >
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>{i18n._(entry.label)}</span>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </Button>
      <ul className={styles.children} id={id} hidden={!isOpen}>
        {entry.items.map((item) => (
          <li key={item.area}>
            <MenuLink
              className={styles.child}
              href={item.href}
              {...(item.area === current && { 'aria-current': 'page' as const })}
            >
              <span className={styles.label}>{i18n._(item.label)}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the narrow displays, the lines of an entry open beside it. */
function Flyout({ entry, look, current }: EntryProps) {
  const { i18n } = useLingui();
  const Icon = MENU_ICONS[entry.id];
  return (
    <MenuButton
      placement="end top"
      trigger={
        <Button className={styles.item} data-current={current !== null} aria-label={i18n._(entry.label)}>
          <Icon className={styles.icon} aria-hidden="true" />
          <span className={styles.label}>{i18n._(look === 'compact' ? entry.shortLabel : entry.label)}</span>
        </Button>
      }
    >
      {entry.items.map((item) => (
        <MenuItem key={item.area} href={item.href}>
          {i18n._(item.label)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
