import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { guardMachine, type GuardOutcome, outcomeOf } from '#machines/guard/guard.machine.ts';
import { type SessionActor, settledSession } from '#machines/session/session.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { requirementsOf } from '#routes/access.ts';
import { landingOf } from '#routes/landing.ts';
import { href, ownHref } from '#routes/links.ts';
import { type Match, matchRoute } from '#routes/match.ts';
import { LANDING } from '#routes/table.ts';
import { useInspection } from '#state/inspection.ts';
import { currentAddress, navigate, useEntryState, usePath } from '#state/location.ts';
import { type LoginEntry, readLoginEntry } from '#state/login-entry.ts';
import { RouteProvider } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSessionOrNobody } from '#state/session.tsx';
import { Arrival } from './arrival.tsx';
import { destinationOf } from './destination.ts';
import { withWords } from './i18n.ts';
import type { Offer } from './offer.ts';
import { EntryFailed } from './pages/entry-failed.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { MissingRight } from './pages/missing-right.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Opening } from './pages/opening.tsx';
import { Screen } from './screen.tsx';

/** Apart from the sign-in page's code, which is what a new visitor waits for. */
const Shell = lazy(() => withWords('src/app/shell', import('./shell/shell.tsx')));

/** Shows what the address means to whoever is there. */
export function Router({ offer }: { readonly offer: Offer }) {
  const path = usePath();
  const match = useMemo(() => matchRoute(path), [path]);
  const session = useSessionOrNobody();
  const whose = [session?.member.ID, session?.agencyID].join(' ');
  const { session: actor } = useServices();
  const [givenUp, setGivenUp] = useState(0);
  function giveUp() {
    actor.send({ type: 'signOut' });
    setGivenUp(givenUp + 1);
  }
  const page = match ? (
    // A navigation, a change of user or of agency and a session given up are each decided anew, on a page that remembers
    // nothing.
    <Guarded key={`${path} ${whose} ${givenUp}`} match={match} offer={offer} onGiveUp={giveUp} />
  ) : (
    <NotFound />
  );
  const isPublic = match?.route.requiredType === null;
  if (!session || isPublic) return page;
  return (
    <Suspense fallback={<Opening />}>
      <Shell key={whose} session={session}>
        {page}
      </Shell>
    </Suspense>
  );
}

interface GuardedProps {
  readonly match: Match;
  readonly offer: Offer;
  /** The user would rather sign in than wait for the session to be asked about. */
  readonly onGiveUp: () => void;
}

function Guarded({ match, offer, onGiveUp }: GuardedProps) {
  const { session: actor } = useServices();
  const session = useSessionOrNobody();
  const [machine] = useState(() => guardMachine.provide({ actors: guardActors(actor, offer) }));
  const { route } = match;
  const [snapshot, send] = useMachine(machine, {
    ...useInspection(),
    input: {
      ...requirementsOf(route, match.params),
      path: currentAddress(),
      session,
      ...(offer.token !== undefined && { queryToken: offer.token }),
    },
  });
  const outcome = outcomeOf(snapshot);
  const leavesFor = useDeparture(match, outcome, session);
  const leaving = leavesFor?.address;
  const leave = useEffectEvent(() => {
    if (leavesFor) navigate(leavesFor.address, { replace: true, state: leavesFor.state });
  });
  useEffect(() => {
    if (leaving !== undefined) leave();
  }, [leaving]);

  if (snapshot.matches('failed')) {
    return <EntryFailed onRetry={() => send({ type: 'retry' })} onLeave={onGiveUp} />;
  }
  if (!outcome || leavesFor || route.kind === 'redirect') return <Opening />;
  if (outcome.kind === 'missingRight') return <MissingRight />;
  return (
    <RouteProvider value={{ route, params: match.params }}>
      {route.screen === 'error' ? <ErrorPage /> : <Screen screen={route.screen} />}
      <Arrival title={route.title} />
    </RouteProvider>
  );
}

/** How the guard asks: both questions go through the session, which alone knows tokens. */
function guardActors(actor: SessionActor, offer: Offer) {
  return {
    validateToken: fromPromise<Session | null, { token: string }>(({ input }) => {
      // Asked once: whatever comes of it, the next navigation is without it.
      delete offer.token;
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

/** Where the guard's outcome, or a redirect, sends the user; nothing when the page opens here. */
function useDeparture(
  { route, ...match }: Match,
  outcome: GuardOutcome | null,
  session: Session | null,
): Departure | null {
  const { session: actor } = useServices();
  const entry = useEntryState(readLoginEntry);
  if (!outcome) return null;
  if (outcome.kind === 'toLogin') {
    // Whoever brought a bad token to the sign-in page is there already.
    if (route.name === 'user_login') return null;
    // Whoever chose to leave does not ask to come back.
    const chose = actor.getSnapshot().context.reason === 'signedOut';
    const address = href('user_login', {}, { to: chose ? undefined : outcome.to });
    return { address, state: { reason: outcome.reason, memberID: session?.member.ID ?? null } };
  }
  if (outcome.kind === 'toAgencies' && session) {
    const agencies = ownHref(session.userType, 'agencies', {}, { to: currentAddress() });
    return { address: agencies ?? landingOf(session.userType) };
  }
  if (match.kind === 'redirect') {
    if (match.to !== LANDING) return { address: match.to + location.search };
    return session ? { address: landingOf(session.userType) } : null;
  }
  const isSignedInAtLogin = route.name === 'user_login' && session !== null;
  if (isSignedInAtLogin && !(entry?.reason === 'wrongRole' && entry.memberID === session.member.ID)) {
    return { address: destinationOf(session, new URLSearchParams(location.search).get('to')) };
  }
  return null;
}
