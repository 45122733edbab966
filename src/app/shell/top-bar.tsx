import { useLingui } from '@lingui/react/macro';
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button, Link } from 'react-aria-components';
import { MENU_DISPLAYS, type MenuDisplay } from '#machines/menu/menu.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { crumbsOf } from '#routes/crumbs.ts';
import { landingOf } from '#routes/landing.ts';
import type { Match } from '#routes/match.ts';
import { useAgency } from '#state/agencies.tsx';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { AppearanceButton } from './appearance.tsx';
import { LanguageButton } from './language.tsx';
import { OutboxMark } from './outbox/outbox-mark.tsx';
import { PaletteButton } from './palette-button.tsx';
import { TrailMark } from './trail-mark.tsx';
import * as styles from './shell.css.ts';

export interface TopBarProps {
  readonly session: Session;
  readonly match: Extract<Match, { kind: 'screen' }> | null;
  readonly display: MenuDisplay;
  /** Switches to the next menu display. */
  readonly onCycle: () => void;
  readonly onOpenDrawer: () => void;
}

/**
 * Breadcrumbs, command palette, language and appearance. Memoised: the press of a link marks its entry of the menu alone, and
 * another page renders the breadcrumbs.
 */
export const TopBar = memo(function TopBar({ session, match, display, onCycle, onOpenDrawer }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className={styles.topBar}>
      <DrawerButton onPress={onOpenDrawer} />
      <CycleButton display={display} onCycle={onCycle} />
      {display === 'hidden' && (
        <Link className={styles.brand} href={landingOf(session.userType)} aria-label={t`Tournée, mon accueil`}>
          <Logo />
        </Link>
      )}
      {match && <Trail session={session} match={match} />}
      <Tools session={session} />
    </header>
  );
});

const DrawerButton = memo(function DrawerButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <span className={styles.phoneOnly}>
      <IconButton label={t`Ouvrir le menu`} onPress={onPress}>
        <MenuIcon />
      </IconButton>
    </span>
  );
});

const Tools = memo(function Tools({ session }: { readonly session: Session }) {
  return (
    <div className={styles.topBarEnd}>
      <OutboxMark />
      <TrailMark />
      <PaletteButton session={session} />
      <LanguageButton />
      <AppearanceButton />
    </div>
  );
});

function Trail({ session, match }: { readonly session: Session; readonly match: Extract<Match, { kind: 'screen' }> }) {
  const { i18n } = useLingui();
  const agency = useAgency();
  const trail = useMemo(() => crumbsOf(session, match.route, match.params), [session, match]);
  const crumbs = trail.map(({ title, href }, index): Crumb => ({
    id: String(index),
    label: i18n._(title),
    ...(href !== undefined && { href }),
  }));
  return <Breadcrumbs crumbs={agency ? [{ id: 'agency', label: agency.name }, ...crumbs] : crumbs} />;
}

/** Switches the menu to its next display; one of four dots marks the current one. */
const CycleButton = memo(function CycleButton({ display, onCycle }: Pick<TopBarProps, 'display' | 'onCycle'>) {
  const { t } = useLingui();
  const names: Readonly<Record<MenuDisplay, string>> = {
    expanded: t`étendu`,
    compact: t`compact`,
    icons: t`icônes`,
    hidden: t`masqué`,
  };
  const next = MENU_DISPLAYS[(MENU_DISPLAYS.indexOf(display) + 1) % MENU_DISPLAYS.length] ?? 'expanded';
  return (
    <Button className={styles.cycle} aria-label={t`Menu ${names[display]}, passer à ${names[next]}`} onPress={onCycle}>
      <PanelLeft className={styles.cycleIcon} aria-hidden="true" />
      <span className={styles.pips} aria-hidden="true">
        {MENU_DISPLAYS.map((pip) => (
          <span key={pip} className={styles.pip} data-on={pip === display} />
        ))}
      </span>
    </Button>
  );
});
