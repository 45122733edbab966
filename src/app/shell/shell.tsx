import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { Menu as MenuIcon } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { displayOf, menuMachine } from '#machines/menu/menu.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { markAllStale, refreshingApi } from '#queries/refreshing-api.ts';
import { matchRoute } from '#routes/match.ts';
import { bottomBarOf, isActive, type MenuEntry, menuOf } from '#routes/menu.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { rightsKey } from '#domain/access/rights-key.ts';
import { AGENCY_CHOOSERS } from '#domain/access/roles.ts';
import { keepLastAgency } from '#state/last-agency.ts';
import { AgencyProvider } from '#state/agencies.tsx';
import { DayPackProvider } from '#state/day-pack.tsx';
import { useInspection } from '#state/inspection.ts';
import { type KeptReads, keptReads } from '#state/kept-reads.ts';
import { useShownLocation } from '#state/location.ts';
import { OutboxProvider } from '#state/outbox.tsx';
import { ServicesProvider, useServices } from '#state/services.tsx';
import { TrailProvider } from '#state/trail.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { MENU_ICONS } from './icons.ts';
import { loadScreen } from '../lazy-screen.ts';
import { ScreenGate, type ScreenGateProps } from '../screen-gate.ts';
import { initialMenuDisplay, storeMenuDisplay } from './menu-display.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { MenuLink } from './menu-link.tsx';
import { Menu } from './menu.tsx';
import { preloadEntries } from './preload-entries.ts';
import { OutboxBox } from './outbox/outbox-box.tsx';
import { writerOf } from './outbox/writers.ts';
import { KeptAge } from './pack/kept-age.tsx';
import { createQueries } from './queries.ts';
import * as styles from './shell.css.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { watchSlowReads } from './slow-reads.ts';
import { TopBar } from './top-bar.tsx';
import { whenLoaded } from './when-loaded.ts';
import { ZoneGate } from './zone-gate.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { usePagesPrepared } from './use-reads-ahead.ts';
import { useRouteAsked } from './use-route-asked.ts';

export interface ShellProps {
  readonly session: Session;
  readonly children: ReactNode;
}

const loadDayReads = () => import('./pack/read-ahead.ts');

/**
 * The frame around the screens, with a query cache of its own for one user in one agency. Give it a `key` made of both, and of the
 * rights: a change aborts the running calls and drops what was read. See docs/rules/access.md#agency-change.
 */
export default function Shell(props: ShellProps) {
  const { t } = useLingui();
  const services = useServices();
  const { api, demo, say } = services;
  const reads = useKeptReads(props.session);
  const [queries] = useState(() => createQueries(reads.persister));
  useEffect(() => () => void queries.cancelQueries(), [queries]);
  useEffect(
    () => watchSlowReads(queries, () => say.info(t`Le serveur tarde à répondre : Tournée attend encore.`)),
    [queries, say, t],
  );
  const { userType, member, agencyID } = props.session;
  useEffect(() => {
    if (agencyID !== null && AGENCY_CHOOSERS.includes(userType)) keepLastAgency(member.ID, agencyID);
  }, [userType, member.ID, agencyID]);
  useEffect(() => demo?.onWorkElsewhere(() => markAllStale(queries)), [demo, queries]);
  const refreshing = useMemo(() => refreshingApi(api, queries), [api, queries]);
  const inside = useMemo(() => ({ ...services, api: refreshing }), [services, refreshing]);
  return (
    <QueryClientProvider client={queries}>
      <ServicesProvider value={inside}>
        <AgencyProvider agencyID={props.session.agencyID}>
          <OutboxProvider writers={writerOf}>
            <TrailProvider>
              <DayPackProvider reads={reads} dayReads={loadDayReads}>
                <PagesPrepared session={props.session} />
                <Frame {...props} reads={reads} />
              </DayPackProvider>
            </TrailProvider>
          </OutboxProvider>
        </AgencyProvider>
      </ServicesProvider>
    </QueryClientProvider>
  );
}

/** What the device keeps of what the user reads; nothing for a session that it does not remember. */
function useKeptReads(session: Session): KeptReads {
  const { clock, demo, session: handle } = useServices();
  const [reads] = useState(() => {
    const owner = { memberID: session.member.ID, agencyID: session.agencyID, world: demo?.world ?? null };
    const isRemembered = handle.getSnapshot().context.remember;
    return keptReads(isRemembered ? { owner, rights: rightsKey(session) } : null, clock);
  });
  useEffect(() => reads.open(), [reads]);
  return reads;
}

/** Alone, because the press of a link renders it. */
function PagesPrepared({ session }: { readonly session: Session }) {
  usePagesPrepared(session);
  return null;
}

const behindZone = (props: ScreenGateProps) => <ZoneGate {...props} />;

/** The menu, the top bar and, on a phone, the drawer and the bottom bar. */
function Frame({ session, reads, children }: ShellProps & { readonly reads: KeptReads }) {
  const { t } = useLingui();
  const shown = useShownLocation();
  const { path } = shown;
  const match = useMemo(() => matchRoute(path), [path]);
  const groups = menuOf(session);
  const menu = useActorRef(menuMachine, { ...useInspection(), input: { initial: initialMenuDisplay() } });
  const display = useSelector(menu, displayOf);
  // What styles alone would hide costs as much as what is seen.
  const isPhone = useMedia(phone);

  useEffect(() => {
    const subscription = menu.on('menu.changed', ({ display: chosen }) => storeMenuDisplay(chosen));
    return () => subscription.unsubscribe();
  }, [menu]);
  // The page is painted before the drawer is rendered. It may be the same page, asked for once more.
  useEffect(() => afterPaint(() => menu.send({ type: 'navigated' })), [menu, shown]);
  // A window that becomes wide has the menu beside the page.
  useEffect(() => {
    if (!isPhone) menu.send({ type: 'drawer.close' });
  }, [menu, isPhone]);

  useFocusRecovery();

  const bar = useMemo(() => bottomBarOf(groups), [groups]);
  const queries = useQueryClient();
  const preload = useEffectEvent(() => {
    const code = match?.kind === 'screen' ? loadScreen(match.route.screen) : Promise.resolve();
    return preloadEntries(
      bar.filter(({ href }) => href !== path),
      (act) => whenLoaded(queries, code, act),
    );
  });
  useEffect(() => preload(), [bar]);
  const openDrawer = useCallback(() => menu.send({ type: 'drawer.open' }), [menu]);
  const cycle = useCallback(() => menu.send({ type: 'menu.cycle' }), [menu]);
  return (
    <div className={styles.shell} data-menu={display}>
      <a className={styles.skipLink} href="#contenu">
        <Trans>Aller au contenu</Trans>
      </a>
      {!isPhone && (
        <aside className={styles.side} inert={display === 'hidden'}>
          <Menu look={display === 'hidden' ? 'expanded' : display} groups={groups} session={session} />
        </aside>
      )}
      <div className={styles.column}>
        <TopBar
          session={session}
          match={match?.kind === 'screen' ? match : null}
          display={display}
          onCycle={cycle}
          onOpenDrawer={openDrawer}
        />
        <main className={styles.content} id="contenu" tabIndex={-1}>
          <KeptAge reads={reads} />
          <ScreenGate value={behindZone}>{children}</ScreenGate>
        </main>
      </div>
      <MenuDrawer menu={menu} groups={groups} session={session} />
      {isPhone && (
        <nav className={styles.bottomBar} aria-label={t`Accès rapide`}>
          <BottomBarLinks bar={bar} />
          <Button className={styles.bottomBarItem} onPress={openDrawer}>
            <MenuIcon className={styles.bottomBarIcon} aria-hidden="true" />
            <Trans>Menu</Trans>
          </Button>
        </nav>
      )}
      <SignOutQuestion />
      <OutboxBox />
    </div>
  );
}

/** Alone, because the press of a link renders it before its page. */
function BottomBarLinks({ bar }: { readonly bar: readonly MenuEntry[] }) {
  const { i18n } = useLingui();
  const route = useRouteAsked();
  return bar.map((entry) => (
    <BottomBarLink key={entry.id} entry={entry} isCurrent={isActive(entry, route)} label={i18n._(entry.shortLabel)} />
  ));
}

interface BottomBarLinkProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  readonly label: string;
}

const BottomBarLink = memo(function BottomBarLink({ entry: { id, href }, isCurrent, label }: BottomBarLinkProps) {
  const Icon = MENU_ICONS[id];
  return (
    <MenuLink href={href} className={styles.bottomBarItem} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <Icon className={styles.bottomBarIcon} aria-hidden="true" />
      {label}
    </MenuLink>
  );
});
