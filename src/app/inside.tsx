import { useMachine } from '@xstate/react';
import { use, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { rightsKey } from '#domain/access/rights-key.ts';
import { whenIdle } from '#lib/idle.ts';
import { loadedOnce } from '#lib/loaded-once.ts';
import { guardMachine, type GuardOutcome, outcomeOf } from '#machines/guard/guard.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { requirementsOf } from '#routes/access.ts';
import { landingOf } from '#routes/landing.ts';
import { href, ownHref } from '#routes/links.ts';
import { type Match, matchRoute } from '#routes/match.ts';
import { laterScreens } from '#routes/screens.ts';
import { LANDING, type RedirectRoute, type ScreenRoute } from '#routes/table.ts';
import { useInspection } from '#state/inspection.ts';
import {
  addressOf,
  currentAddress,
  navigate,
  useEntryState,
  useNextPath,
  usePath,
  useShownLocation,
} from '#state/location.ts';
import { type LoginEntry, readLoginEntry } from '#state/login-entry.ts';
import { RouteProvider } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSessionOrNobody } from '#state/session.tsx';
import { type SessionHandle, settledSession } from '#state/session-handle.ts';
import type { AddressToken } from './address-token.ts';
import { Arrival } from './arrival.tsx';
import { destinationOf, returnPathOf } from './destination.ts';
import { i18n, withWords } from './i18n.ts';
import { lateCode } from './late-code.ts';
import { EntryFailed } from './pages/entry-failed.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { MissingRight } from './pages/missing-right.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Opening } from './pages/opening.tsx';
import { preloadPath } from './preload-path.ts';
import { ScreenGate } from './screen-gate.ts';
import { Loaded, Screen } from './screen.tsx';

/** The frame around the pages. */
const shellCode = lateCode(() => withWords('src/app/shell', import('./shell/shell.tsx')));

/** What signs in and calls the server. */
const callsCode = loadedOnce(() => Promise.all([import('#api/session.generated.ts'), import('#api/calls.ts')]));

/** Loads ahead of need what signs in and calls the server, and the frame around the pages. */
function preloadFrame(): void {
  callsCode().catch(() => undefined);
  shellCode.preload();
}

/** The same for the page of a path, with its screen. */
function preloadPage(path: string): void {
  preloadFrame();
  preloadPath(path);
}

/** The same for any page, with what nearly every screen is made of. */
function preloadShell(): void {
  preloadFrame();
  Promise.all([
    laterScreens(),
    import('#state/outbox-keeper.ts'),
    import('#ui/data-table/data-table.tsx'),
    import('#ui/form/form.tsx'),
  ]).catch(() => undefined);
  prepareFormats().catch(() => undefined);
}

/** The first format has the browser read its data of languages: 45 ms of a processor slowed down four times. */
async function prepareFormats(): Promise<void> {
  const { numberFormat, dateTimeFormat } = await import('#lib/intl.ts');
  whenIdle(() => numberFormat(i18n.locale));
  whenIdle(() => dateTimeFormat(i18n.locale));
}

export interface InsideProps {
  readonly addressToken: AddressToken;
}

/** Shows the page of any address, once the guard has let the user in. */
function Inside({ addressToken }: InsideProps) {
  const path = usePath();
  const match = useMemo(() => matchRoute(path), [path]);
  const session = useSessionOrNobody();
  // The frame is rendered in slices: React renders in one piece what a session that has been validated changes.
  const hasEntered = useDeferredValue(session !== null);
  // Another user, another agency or other rights: nothing that was read or typed may stay on the page.
  const owner = session ? [session.member.ID, session.agencyID, rightsKey(session)].join(' ') : '';
  const { session: actor } = useServices();
  // Once for all navigations: to provide a machine with its actors creates all of its states.
  const [machine] = useState(() => guardMachine.provide({ actors: guardActors(actor, addressToken) }));
  const [again, setAgain] = useState(0);
  const startAgain = () => setAgain(again + 1);
  function giveUp() {
    actor.send({ type: 'signOut' });
    startAgain();
  }
  const page = match ? (
    // Each navigation, change of user or agency, and abandoned session starts a new guard and a new page.
    <Guarded
      key={`${path} ${owner} ${again}`}
      match={match}
      machine={machine}
      addressToken={addressToken}
      onGiveUp={giveUp}
      onEnded={startAgain}
    />
  ) : (
    <NotFound />
  );
  const isPublic = match?.route.requiredType === null;
  return (
    <>
      <Ahead />
      {!session || isPublic ? (
        page
      ) : !hasEntered ? (
        <Opening />
      ) : (
        <Loaded {...shellCode}>
          {({ default: Shell }) => (
            <Shell key={owner} session={session}>
              {page}
            </Shell>
          )}
        </Loaded>
      )}
    </>
  );
}

/** Loads the screen that is asked for while the frame, the agency or the page before are still there. */
function Ahead() {
  const path = useNextPath();
  useEffect(() => preloadPath(path), [path]);
  return null;
}

interface GuardedProps {
  readonly match: Match;
  readonly machine: typeof guardMachine;
  readonly addressToken: AddressToken;
  /** The user prefers to sign in again rather than wait until the session is validated. */
  readonly onGiveUp: () => void;
  /** The session that was let in has ended before the page knew of it: somebody else is signing in. */
  readonly onEnded: () => void;
}

function Guarded({ match, machine, addressToken, onGiveUp, onEnded }: GuardedProps) {
  const session = useSessionOrNobody();
  const shown = useShownLocation();
  const path = addressOf(shown);
  const { route } = match;
  const [snapshot, send] = useMachine(machine, {
    ...useInspection(),
    input: {
      ...requirementsOf(route, match.params),
      path,
      session,
      ...(addressToken.value !== undefined && { queryToken: addressToken.value }),
    },
  });
  const decided = outcomeOf(snapshot);
  const hasEnded = session === null && snapshot.context.session !== null;
  const outcome = hasEnded ? null : decided;
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  const leavesFor = useDeparture(match, outcome, session);
  const leaving = leavesFor?.address;
  const leave = useEffectEvent(() => {
    if (leavesFor && currentAddress() !== leavesFor.address)
      navigate(leavesFor.address, { replace: true, state: leavesFor.state });
  });
  // Also when this page is asked for once more, by the same address or another, while it still leads away.
  useEffect(() => {
    if (leaving !== undefined) leave();
  }, [leaving, shown]);

  if (snapshot.matches('failed')) {
    return <EntryFailed onRetry={() => send({ type: 'retry' })} onLeave={onGiveUp} />;
  }
  if (!outcome || leavesFor || route.kind === 'redirect') return <Opening />;
  if (outcome.kind === 'missingRight') return <MissingRight />;
  return (
    <RouteProvider
      value={{ route, params: match.params, returnPathOf: (to) => (session ? returnPathOf(session, to) : undefined) }}
    >
      {route.screen === 'error' ? <ErrorPage /> : <GatedScreen route={route} />}
      <Arrival title={route.title} />
    </RouteProvider>
  );
}

/** A screen; one of an agency waits for what the shell wants to know first. */
function GatedScreen({ route: { screen, needsAgency } }: { readonly route: ScreenRoute }) {
  const gate = use(ScreenGate);
  const content = <Screen screen={screen} />;
  return gate && needsAgency ? gate({ screen, children: content }) : content;
}

/** The guard's effects: both go through the session, the only place that handles tokens. */
function guardActors(actor: SessionHandle, addressToken: AddressToken) {
  return {
    validateToken: fromPromise<Session | null, { token: string }>(({ input }) => {
      // Validated once: the next navigation does not see it, whatever the answer.
      delete addressToken.value;
      actor.send({ type: 'token.offer', token: input.token });
      return settledSession(actor);
    }),
    validateSession: fromPromise<Session | null>(() => {
      if (actor.getSnapshot().matches('startFailed')) actor.send({ type: 'retry' });
      return settledSession(actor);
    }),
  };
}

interface Departure {
  readonly address: string;
  readonly state?: LoginEntry;
}

/**
 * The address that the guard's outcome, or a redirect, leads to; `null` if the page opens here. It is made of the address
 * that is shown: that of the browser may be the one it leads to, when this page is rendered once more before the next.
 */
function useDeparture(
  { route, ...match }: Match,
  outcome: GuardOutcome | null,
  session: Session | null,
): Departure | null {
  const { session: actor } = useServices();
  const entry = useEntryState(readLoginEntry);
  const shown = useShownLocation();
  if (!outcome) return null;
  if (outcome.kind === 'toLogin') {
    // The sign-in page was opened with a bad token: it says so itself.
    if (route.name === 'user_login') return null;
    // After a deliberate sign-out, in this tab or another, there is no address to return to.
    const hasSignedOut = ['signedOut', 'elsewhere'].includes(actor.getSnapshot().context.reason);
    const address = href('user_login', {}, { to: hasSignedOut ? undefined : outcome.to });
    return { address, state: { reason: outcome.reason, memberID: session?.member.ID ?? null } };
  }
  if (outcome.kind === 'toAgencies' && session) {
    const agencies = ownHref(session.userType, 'agencies', {}, { to: addressOf(shown) });
    return { address: agencies ?? landingOf(session.userType) };
  }
  if (match.kind === 'redirect') {
    if (match.to !== LANDING) return { address: match.to + shown.search };
    return session ? { address: landingOf(session.userType) } : null;
  }
  const address = session && behindLogin(route, entry, session, shown.search);
  return address === null ? null : { address };
}

/**
 * The address to which the sign-in page leads a user; `null` for any other page, and where it tells them that the page they asked
 * for is another role's.
 */
function behindLogin(
  { name }: ScreenRoute | RedirectRoute,
  entry: LoginEntry | null,
  session: Session,
  search: string,
): string | null {
  const tells = entry?.reason === 'wrongRole' && entry.memberID === session.member.ID;
  return name === 'user_login' && !tells ? destinationOf(session, new URLSearchParams(search).get('to')) : null;
}

/** Leads from the sign-in page to the page behind it, which is asked for at once. */
function enter(route: ScreenRoute, session: Session): void {
  const address = behindLogin(route, readLoginEntry(history.state), session, location.search);
  if (address === null) return;
  preloadPage(address);
  navigate(address, { replace: true });
}

/** One object, so that what is loaded ahead of need is in the same file. */
export default { Inside, enter, preloadPage, preloadShell };
