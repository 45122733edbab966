import { and, assertEvent, assign, emit, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { AGENCY_CHOOSERS } from '#domain/access/roles.ts';
import { notProvided, typesOf } from '../setup.ts';
import { acceptLogin, type Verdict } from './accept-login.ts';
import type {
  ConfirmCall,
  Credentials,
  DeviceEvent,
  EntryError,
  ForgetCall,
  LoginAnswer,
  Session,
  SessionConfirmed,
  SessionEvent,
  SignedOutReason,
  StoreCall,
  StoredSession,
  StoreResult,
} from './session.types.ts';

/** A token that is being validated. */
interface Candidate {
  readonly token: string;
  readonly agencyID: string | null;
  /** `stored`: read from the device at start. `offered`: from the address. */
  readonly origin: 'stored' | 'offered';
}

interface LastAgency {
  readonly memberID: string;
  readonly agencyID: string;
}

interface SessionContext {
  session: Session | null;
  candidate: Candidate | null;
  /** Whether the session stays stored when the browser closes. */
  remember: boolean;
  /** The session is as the device or another tab said. */
  isFollowed: boolean;
  /** The token that the device holds for this session until it is stored; `null` to replace any. */
  replaces: string | null;
  /** The token to remove from the device; `null` if it stays there. */
  ended: string | null;
  /** Another tab has told of the end, and cleared the device. */
  isHeard: boolean;
  /** The token of a session that another tab opened, for this tab to go on with. */
  openElsewhere: string | null;
  /** The agency of an expired session, restored if the same user signs in again. See docs/rules/access.md#session-end. */
  lastAgency: LastAgency | null;
  reason: SignedOutReason;
  error: EntryError | null;
}

/** What is stored for a session that the server has let in. Its answer may renew a token that was read from the device. */
function storingOf(candidate: Candidate | null, token: string): Pick<SessionContext, 'isFollowed' | 'replaces'> {
  if (candidate?.origin !== 'stored') return { isFollowed: false, replaces: null };
  return { isFollowed: token === candidate.token, replaces: candidate.token };
}

type Answered = { context: SessionContext; event: { output: LoginAnswer | null } };

/** The verdict on the candidate, from the answer of validateToken. */
const validated = ({ context, event }: Answered): Verdict => acceptLogin(event.output, context.candidate ?? undefined);

/** The verdict on the user who signs in, from the answer of createToken. */
const signedIn = ({ context: { lastAgency }, event }: Answered): Verdict =>
  acceptLogin(event.output, {
    agencyID: lastAgency?.memberID === event.output?.Member?.ID ? lastAgency?.agencyID : null,
  });

/** The verdict on a session that goes on, once the server has answered; none on another session than the one it was asked about. */
const confirmed = ({ context: { session }, event }: { context: SessionContext; event: SessionConfirmed }): Verdict =>
  event.token === session?.token
    ? acceptLogin(event.answer, { token: event.token, agencyID: session.agencyID })
    : { accepted: false, key: 'internal-error' };

const failure = (cause: unknown): EntryError => ({ key: 'internal-error', cause });

const choosesAgency = (session: Session | null) => session !== null && AGENCY_CHOOSERS.includes(session.userType);

/** What the other tabs are told when this one ends a session. `invalid` was not refused in this tab alone. */
const NEWS: Readonly<Record<SignedOutReason, ForgetCall['reason']>> = {
  none: 'signedOut',
  signedOut: 'signedOut',
  expired: 'expired',
  invalid: 'expired',
  elsewhere: null,
};

/** What `device.opened` and `device.seen` say of a session. */
interface Seen {
  readonly token: string;
  readonly agencyID: string | null;
  readonly remember: boolean;
  /** `null` if the device does not say. */
  readonly memberID: string | null;
}

type Told = { event: DeviceEvent };

/** The session that an event of the device names. */
function seenIn({ event }: Told): Seen | null {
  if (event.type === 'device.opened') return event;
  return event.type === 'device.seen' && event.stored ? { ...event.stored, memberID: null } : null;
}

const agencyOf = (session: Session | null): LastAgency | null =>
  session?.agencyID ? { memberID: session.member.ID, agencyID: session.agencyID } : null;

/** The device names another agency for this session, and the user is told. */
const AGENCY_ELSEWHERE = {
  guard: { type: 'changesAgency', params: seenIn },
  target: '.storing',
  actions: [{ type: 'follow', params: seenIn }, 'tellAgency'],
} as const;

const REPLACED = {
  guard: { type: 'isReplaced', params: seenIn },
  target: '#session.removing',
  actions: [
    { type: 'leave', params: 'elsewhere' },
    { type: 'noteElsewhere', params: (told: Told) => seenIn(told)?.token ?? null },
  ],
} as const;

/**
 * The session: one actor for the whole application.
 *
 * It reads a stored token and has it validated, signs in and out, ends once when the server answers UNAUTHORIZED, and
 * holds the agency that the user looks at. The password only passes through: it is never part of the context.
 * If the session cannot be stored on the device, or removed from it, the session lives as long as the page.
 *
 * It hears what other tabs do to the sessions of the device, and follows at once. See docs/rules/access.md#tabs.
 */
export const sessionMachine = setup({
  types: typesOf<{
    context: SessionContext;
    events: SessionEvent;
    emitted: { type: 'agency.followed' };
    tags: 'busy' | 'known';
  }>(),
  actors: {
    /** Reads the session stored on the device; `null` if there is none. */
    readStored: notProvided<StoredSession | null>('readStored'),
    /** Calls validateToken; `null` if the server refuses with UNAUTHORIZED. */
    validateToken: notProvided<LoginAnswer | null, { token: string }>('validateToken'),
    /** Calls createToken; `null` if the server refuses with UNAUTHORIZED. */
    signIn: notProvided<LoginAnswer | null, Credentials>('signIn'),
    /** Stores the token and the agency on the device. */
    store: notProvided<StoreResult, StoreCall>('store'),
    /** Removes them from the device, if they are still there and no other tab has done it. */
    forget: notProvided<void, ForgetCall>('forget'),
    /** Asks the server about a session that the device let in without it, as soon as it answers. */
    confirm: fromCallback<SessionConfirmed, ConfirmCall>(() => {}),
    /** Tells what happens to the sessions of the device, in other tabs. */
    watch: fromCallback<DeviceEvent>(() => {}),
  },
  actions: {
    consider: assign((_, { remember, ...candidate }: Candidate & { remember: boolean }) => ({
      candidate,
      remember,
      session: null,
      openElsewhere: null,
      reason: 'none' as const,
      error: null,
    })),
    enter: assign(({ context: { candidate } }, verdict: Verdict) =>
      verdict.accepted
        ? {
            session: verdict.session,
            ...storingOf(candidate, verdict.session.token),
            candidate: null,
            lastAgency: null,
            openElsewhere: null,
          }
        : {},
    ),
    /** Takes what the server says by now: the rights may be others. */
    renew: assign(({ context: { session } }, verdict: Verdict) =>
      session && verdict.accepted
        ? {
            session: verdict.session,
            ...storingOf({ token: session.token, agencyID: null, origin: 'stored' }, verdict.session.token),
          }
        : {},
    ),
    noteRefusal: assign((_, verdict: Verdict) => ({ error: verdict.accepted ? null : { key: verdict.key } })),
    leave: assign(({ context }, reason: SignedOutReason) => ({
      ended: context.session?.token ?? context.candidate?.token ?? null,
      session: null,
      candidate: null,
      lastAgency: reason === 'expired' ? agencyOf(context.session) : null,
      error: reason === 'invalid' ? context.error : null,
      reason,
      isHeard: reason === 'elsewhere',
    })),
    /** Another tab has ended the session, whatever the reason. */
    noteHeard: assign({ isHeard: true }),
    clearNotice: assign({ reason: 'none', error: null }),
    chooseAgency: assign(({ context }, agencyID: string) => ({
      session: context.session && { ...context.session, agencyID },
      isFollowed: false,
      replaces: context.session?.token ?? null,
    })),
    /** Takes the token and the agency of a session of the same person. */
    follow: assign(({ context: { session } }, seen: Seen | null) => ({
      session: session && seen && { ...session, token: seen.token, agencyID: seen.agencyID ?? session.agencyID },
      isFollowed: true,
      replaces: seen?.token ?? null,
    })),
    tellAgency: emit({ type: 'agency.followed' as const }),
    /** An answer to a sign-in is older than what another tab has done since. */
    noteElsewhere: assign((_, token: string | null) => ({ openElsewhere: token, error: null })),
  },
  guards: {
    isAccepted: (_, verdict: Verdict) => verdict.accepted,
    /** The server refused the token or the user; after any other failure the call may be retried. */
    isRefused: (_, verdict: Verdict) => !verdict.accepted && verdict.key !== 'internal-error',
    /** The server confirms the session of this tab, which the device let in. */
    isConfirmed: (_, verdict: Verdict) => verdict.accepted,
    isRevoked: (_, verdict: Verdict) => !verdict.accepted && verdict.key !== 'internal-error',
    isRefusedOffer: ({ context }, verdict: Verdict) =>
      context.candidate?.origin === 'offered' && !verdict.accepted && verdict.key !== 'internal-error',
    mayChooseAgency: ({ context }) => choosesAgency(context.session),
    lacksAgency: ({ context }) => choosesAgency(context.session) && context.session?.agencyID === null,
    isCurrent: ({ context }, token: string | undefined) => token === undefined || token === context.session?.token,
    isOffered: ({ context }, token: string | undefined) => context.openElsewhere === token,
    isNobody: ({ context }) => context.session === null,
    isOvertaken: (_, result: StoreResult) => result.kind === 'overtaken',
    changesAgency: ({ context: { session } }, seen: Seen | null) =>
      choosesAgency(session) &&
      seen?.token === session?.token &&
      (seen?.agencyID ?? session?.agencyID) !== session?.agencyID,
    /** The same person has signed in again: the newer token replaces theirs. */
    isSamePerson: ({ context: { session, remember } }, seen: Seen | null) =>
      remember && seen?.remember === true && seen.token !== session?.token && seen.memberID === session?.member.ID,
    /** Somebody has signed in where this session was stored. A session of one tab alone is not replaced by others. */
    isReplaced: ({ context: { session, remember } }, seen: Seen | null) =>
      remember && seen?.remember === true && seen.token !== session?.token,
    isGone: (_, seen: Seen | null) => seen === null,
  },
}).createMachine({
  id: 'session',
  context: {
    session: null,
    candidate: null,
    remember: false,
    isFollowed: false,
    replaces: null,
    ended: null,
    isHeard: false,
    openElsewhere: null,
    lastAgency: null,
    reason: 'none',
    error: null,
  },
  invoke: { id: 'watch', src: 'watch' },
  initial: 'reading',
  on: {
    'device.opened': {
      description: 'another tab has signed somebody in',
      guard: and(['isNobody', ({ event }) => event.remember]),
      actions: { type: 'noteElsewhere', params: ({ event }) => event.token },
    },
    'device.ended': {
      guard: { type: 'isOffered', params: ({ event }) => event.token },
      actions: { type: 'noteElsewhere', params: null },
    },
    'device.seen': {
      guard: 'isNobody',
      actions: { type: 'noteElsewhere', params: ({ event }) => event.stored?.token ?? null },
    },
    'token.offer': {
      target: '.validating',
      actions: {
        type: 'consider',
        params: ({ event }) => ({ token: event.token, agencyID: null, remember: true, origin: 'offered' }),
      },
    },
  },
  states: {
    reading: {
      description: 'a stored session is read from the device',
      tags: 'busy',
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'validating',
            actions: assign(({ event }) =>
              event.output === null
                ? {}
                : {
                    candidate: { token: event.output.token, agencyID: event.output.agencyID, origin: 'stored' },
                    remember: event.output.remember,
                  },
            ),
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: assign(({ event }) => ({ error: failure(event.error) })) },
      },
    },

    validating: {
      description: 'the server validates the token',
      tags: 'busy',
      invoke: {
        id: 'validateToken',
        src: 'validateToken',
        input: ({ context }) => ({ token: context.candidate?.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: validated },
            target: 'known',
            actions: { type: 'enter', params: validated },
          },
          {
            description: 'a refused token of the address leaves the stored one alone',
            guard: { type: 'isRefusedOffer', params: validated },
            target: 'signedOut',
            actions: [
              { type: 'noteRefusal', params: validated },
              { type: 'leave', params: 'invalid' },
            ],
          },
          {
            guard: { type: 'isRefused', params: validated },
            target: 'removing',
            actions: [
              { type: 'noteRefusal', params: validated },
              { type: 'leave', params: 'invalid' },
            ],
          },
          { target: 'startFailed', actions: { type: 'noteRefusal', params: validated } },
        ],
        onError: {
          target: 'startFailed',
          actions: assign(({ event }) => ({ error: failure(event.error) })),
        },
      },
    },

    startFailed: {
      description: 'the server could not be asked about the token, which stays on the device',
      on: {
        retry: { target: 'validating', actions: 'clearNotice' },
        signOut: {
          description: 'the user prefers to sign in again: not a sign-out, so the address to return to stays',
          target: 'removing',
          actions: { type: 'leave', params: 'none' },
        },
      },
    },

    signedOut: {
      description: 'nobody is signed in',
      on: {
        'signIn.submit': {
          target: 'signingIn',
          actions: ['clearNotice', assign(({ event }) => ({ remember: event.remember }))],
        },
        'session.continue': { target: 'reading', actions: ['clearNotice', assign({ openElsewhere: null })] },
      },
    },

    signingIn: {
      description: 'the server checks e-mail and password',
      tags: 'busy',
      on: { 'signIn.cancel': { target: 'signedOut' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'signIn.submit');
          return { email: event.email, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: signedIn },
            target: 'known',
            actions: { type: 'enter', params: signedIn },
          },
          { target: 'signedOut', actions: { type: 'noteRefusal', params: signedIn } },
        ],
        onError: {
          target: 'signedOut',
          actions: assign(({ event }) => ({ error: failure(event.error) })),
        },
      },
    },

    known: {
      description: 'somebody is signed in',
      tags: 'known',
      initial: 'storing',
      invoke: { id: 'confirm', src: 'confirm', input: ({ context }) => ({ token: context.session?.token ?? '' }) },
      on: {
        'session.confirmed': [
          {
            guard: { type: 'isConfirmed', params: confirmed },
            target: '.storing',
            actions: { type: 'renew', params: confirmed },
          },
          {
            guard: { type: 'isRevoked', params: confirmed },
            target: 'removing',
            actions: { type: 'leave', params: 'expired' },
          },
        ],
        'session.leave': {
          description: 'somebody else signs in: what the device holds is replaced once they are accepted',
          target: 'removing',
          actions: [{ type: 'leave', params: 'signedOut' }, assign({ ended: null })],
        },
        signOut: { target: 'removing', actions: { type: 'leave', params: 'signedOut' } },
        'session.expired': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'removing',
          actions: { type: 'leave', params: 'expired' },
        },
        'agency.choose': {
          guard: 'mayChooseAgency',
          target: '.storing',
          actions: { type: 'chooseAgency', params: ({ event }) => event.agencyID },
        },
        'device.ended': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'removing',
          actions: [
            { type: 'leave', params: ({ event }) => (event.reason === 'expired' ? 'expired' : 'elsewhere') },
            'noteHeard',
          ],
        },
        'device.opened': [
          AGENCY_ELSEWHERE,
          {
            guard: { type: 'isSamePerson', params: seenIn },
            target: '.storing',
            actions: { type: 'follow', params: seenIn },
          },
          REPLACED,
        ],
        'device.seen': [
          {
            guard: { type: 'isGone', params: seenIn },
            target: 'removing',
            actions: { type: 'leave', params: 'elsewhere' },
          },
          AGENCY_ELSEWHERE,
          REPLACED,
        ],
      },
      states: {
        storing: {
          description: 'the session is being stored on the device',
          tags: 'busy',
          invoke: {
            id: 'store',
            src: 'store',
            input: ({ context: { session, remember, isFollowed, replaces } }) => ({
              stored: { token: session?.token ?? '', agencyID: session?.agencyID ?? null, remember },
              memberID: session?.member.ID ?? '',
              isFollowed,
              replaces,
            }),
            onDone: [
              {
                description: 'another tab has ended or replaced the session, and this one did not hear of it',
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: '#session.removing',
                actions: [
                  { type: 'leave', params: 'elsewhere' },
                  {
                    type: 'noteElsewhere',
                    params: ({ event: { output } }) =>
                      output.kind === 'overtaken' ? (output.by?.token ?? null) : null,
                  },
                ],
              },
              { target: 'stored' },
            ],
            onError: { target: 'stored' },
          },
        },
        stored: {
          always: [{ guard: 'lacksAgency', target: 'choosingAgency' }, { target: 'signedIn' }],
        },
        choosingAgency: { description: 'who has to choose an agency' },
        signedIn: { description: 'with all that is needed' },
      },
    },

    removing: {
      description: 'the session is being removed from the device',
      tags: 'busy',
      invoke: {
        id: 'forget',
        src: 'forget',
        input: ({ context: { ended, reason, isHeard } }) => ({ token: ended, reason: isHeard ? null : NEWS[reason] }),
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The signed-in user, also while they choose an agency; `null` if nobody is signed in. */
export const sessionOf = (snapshot: SessionSnapshot): Session | null => snapshot.context.session;
