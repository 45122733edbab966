import { assign, setup, type SnapshotFrom } from 'xstate';
import { type Entry, entryOf, type Requirements } from '#domain/access/entry.ts';
import { safePath } from '#lib/safe-path.ts';
import { notProvided, typesOf } from '../setup.ts';
import type { Session } from '../session/session.types.ts';

export interface GuardInput extends Requirements {
  /** The address that was opened, with its query and hash. */
  readonly path: string;
  /** The `?token=` of the address. */
  readonly queryToken?: string;
  /** The session that the page knows without asking the server; `null` if none. */
  readonly session: Session | null;
}

/** Why a user is sent to the sign-in page. `wrongRole` keeps the session. */
export type ToLoginReason = 'noSession' | 'invalidToken' | 'wrongRole';

export type GuardOutcome =
  | { readonly kind: 'entered'; readonly session: Session | null }
  /** The screen is replaced by "Permissions manquantes"; the menu stays. */
  | { readonly kind: 'missingRight'; readonly session: Session | null }
  | { readonly kind: 'toAgencies'; readonly session: Session | null }
  /** `to`: the address to return to after signing in; `undefined` when that would not be safe. */
  | { readonly kind: 'toLogin'; readonly to: string | undefined; readonly reason: ToLoginReason };

interface GuardContext extends GuardInput {
  reason: ToLoginReason;
  error: unknown;
}

/**
 * The workflow of one navigation; the router starts an actor for each. `entryOf` (`#domain/access`) makes the decision.
 *
 * A token in the address is validated first, even if somebody is signed in. The server is asked about the session only
 * if a page needs one and none is known. After a failed call, the navigation waits in `failed` for `retry`.
 */
export const guardMachine = setup({
  types: typesOf<{
    context: GuardContext;
    input: GuardInput;
    events: { type: 'retry' };
    tags: 'busy';
  }>(),
  actors: {
    /** Signs in with the token of the address; `null` if the server refuses it. */
    validateToken: notProvided<Session | null, { token: string }>('validateToken'),
    /** Waits for the session and returns it; `null` if nobody is signed in. */
    validateSession: notProvided<Session | null>('validateSession'),
  },
  actions: {
    setReason: assign((_, reason: ToLoginReason) => ({ reason })),
  },
  guards: {
    hasToken: ({ context }) => Boolean(context.queryToken),
    entryIs: ({ context }, entry: Entry) => entryOf(context.session, context) === entry,
  },
}).createMachine({
  id: 'guard',
  context: ({ input }) => ({ ...input, reason: 'noSession', error: undefined }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasToken', target: 'checkingToken' },
        { guard: { type: 'entryIs', params: 'sign-in' }, target: 'checkingSession' },
        { target: 'admitting' },
      ],
    },

    checkingToken: {
      description: 'the server validates the token of the address',
      tags: 'busy',
      invoke: {
        id: 'validateToken',
        src: 'validateToken',
        input: ({ context }) => ({ token: context.queryToken ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'admitting',
            actions: assign(({ event }) => ({ session: event.output })),
          },
          { target: 'toLogin', actions: { type: 'setReason', params: 'invalidToken' } },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },

    checkingSession: {
      description: 'the session finds out who is signed in',
      tags: 'busy',
      invoke: {
        id: 'validateSession',
        src: 'validateSession',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'admitting',
            actions: assign(({ event }) => ({ session: event.output })),
          },
          { target: 'toLogin', actions: { type: 'setReason', params: 'noSession' } },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },

    admitting: {
      always: [
        { guard: { type: 'entryIs', params: 'enter' }, target: 'entered' },
        {
          guard: { type: 'entryIs', params: 'wrong-role' },
          target: 'toLogin',
          actions: { type: 'setReason', params: 'wrongRole' },
        },
        { guard: { type: 'entryIs', params: 'choose-agency' }, target: 'toAgencies' },
        { guard: { type: 'entryIs', params: 'missing-right' }, target: 'missingRight' },
      ],
    },

    failed: {
      description: 'the server did not answer',
      on: { retry: { target: 'arriving', actions: assign({ error: undefined }) } },
    },

    entered: { description: 'the page opens', type: 'final' },
    missingRight: { description: 'the page says that a permission is missing', type: 'final' },
    toAgencies: { description: 'the user goes to the list of agencies', type: 'final' },
    toLogin: { description: 'the user goes to the sign-in page', type: 'final' },
  },
});

export type GuardSnapshot = SnapshotFrom<typeof guardMachine>;

/** The result of the navigation, or `null` until it is decided. */
export function outcomeOf({ value, context: { session, path, reason } }: GuardSnapshot): GuardOutcome | null {
  switch (value) {
    case 'entered':
    case 'missingRight':
    case 'toAgencies':
      return { kind: value, session };
    case 'toLogin':
      return { kind: value, to: safePath(path), reason };
    default:
      return null;
  }
}
