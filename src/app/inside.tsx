import { useMachine } from '@xstate/react';
import { lazy, Suspense, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { guardMachine, type GuardOutcome, outcomeOf } from '#machines/guard/guard.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { requirementsOf } from '#routes/access.ts';
import { landingOf } from '#routes/landing.ts';
import { href, ownHref } from '#routes/links.ts';
import { type Match, matchRoute } from '#routes/match.ts';
import { LANDING, type ScreenRoute } from '#routes/table.ts';
import { useInspection } from '#state/inspection.ts';
import { currentAddress, navigate, useEntryState, usePath } from '#state/location.ts';
import { type LoginEntry, readLoginEntry } from '#state/login-entry.ts';
import { RouteProvider } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSessionOrNobody } from '#state/session.tsx';
import { type SessionHandle, settledSession } from '#state/session-handle.ts';
import type { AddressToken } from './address-token.ts';
import { Arrival } from './arrival.tsx';
import { destinationOf, returnPathOf } from './destination.ts';
import { withWords } from './i18n.ts';
import { EntryFailed } from './pages/entry-failed.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { MissingRight } from './pages/missing-right.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Opening } from './pages/opening.tsx';
import { ScreenGate } from './screen-gate.ts';
import { Screen } from './screen.tsx';

/** Not part of the first chunk: a new visitor only waits for the sign-in page. */
const Shell = lazy(() => withWords('src/app/shell', import('./shell/shell.tsx')));

export interface InsideProps {
  readonly addressToken: AddressToken;
}

/** Shows the page of any address, once the guard has let the user in. */
export default function Inside({ addressToken }: InsideProps) {
  const path = usePath();
  const match = useMemo(() => matchRoute(path), [path]);
  const session = useSessionOrNobody();
  // Another user or another agency: nothing that was read or typed may stay on the page.
  const owner = [session?.member.ID, session?.agencyID].join(' ');
  const { session: actor } = useServices();
  const [givenUp, setGivenUp] = useState(0);
  function giveUp() {
    actor.send({ type: 'signOut' });
    setGivenUp(givenUp + 1);
  }
  const page = match ? (
    // Each navigation, change of user or agency, and abandoned session starts a new guard and a new page.
    <Guarded key={`${path} ${owner} ${givenUp}`} match={match} addressToken={addressToken} onGiveUp={giveUp} />
  ) : (
    <NotFound />
  );
  const isPublic = match?.route.requiredType === null;
  if (!session || isPublic) return page;
  return (
    <Suspense fallback={<Opening />}>
      <Shell key={owner} session={session}>
        {page}
      </Shell>
    </Suspense>
  );
}

interface GuardedProps {
  readonly match: Match;
  readonly addressToken: AddressToken;
  /** The user prefers to sign in again rather than wait until the session is validated. */
  readonly onGiveUp: () => void;
}

function Guarded({ match, addressToken, onGiveUp }: GuardedProps) {
  const { session: actor } = useServices();
  const session = useSessionOrNobody();
  const [machine] = useState(() => guardMachine.provide({ actors: guardActors(actor, addressToken) }));
  const { route } = match;
  const [snapshot, send] = useMachine(machine, {
    ...useInspection(),
    input: {
      ...requirementsOf(route, match.params),
      path: currentAddress(),
      session,
      ...(addressToken.value !== undefined && { queryToken: addressToken.value }),
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

/** The address that the guard's outcome, or a redirect, leads to; `null` if the page opens here. */
function useDeparture(
  { route, ...match }: Match,
  outcome: GuardOutcome | null,
  session: Session | null,
): Departure | null {
  const { session: actor } = useServices();
  const entry = useEntryState(readLoginEntry);
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
