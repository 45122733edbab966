import { assign, setup, type SnapshotFrom } from 'xstate';
import { hasRight, type Right } from '#domain/access/rights.ts';
import { AGENCY_CHOOSERS, type UserType } from '#domain/access/roles.ts';
import { safePath } from '#lib/safe-path.ts';
import { notProvided, typesOf } from '../setup.ts';
import type { Session } from '../session/session.types.ts';

export interface GuardInput {
  /** The one user type of the route's tree; `*` for any signed-in user; `null` for a public page. */
  readonly requiredType: UserType | '*' | null;
  /** The right the screen asks for, where it asks for one. */
  readonly right?: Right;
  /** The address asked for, with its query and hash. */
  readonly path: string;
  /** The `?token=` of the address. */
  readonly queryToken?: string;
  /** Who is signed in, as far as is known without asking the server. */
  readonly session: Session | null;
  /** Whether the screen shows an agency's data (all but the list of agencies). */
  readonly needsAgency: boolean;
}

/** Why somebody is sent to the sign-in page. `wrongRole` keeps the session (decision 9). */
export type ToLoginReason = 'noSession' | 'invalidToken' | 'wrongRole';

export type GuardOutcome =
  | { readonly kind: 'entered'; readonly session: Session | null }
  /** The screen is replaced by "Permissions manquantes", with the menu still there (decision 10). */
  | { readonly kind: 'missingRight'; readonly session: Session | null }
  | { readonly kind: 'toAgencies'; readonly session: Session | null }
  /** `to`: where to come back to; absent when the address asked for is none to come back to (decision 8). */
  | { readonly kind: 'toLogin'; readonly to: string | undefined; readonly reason: ToLoginReason };

interface GuardContext extends GuardInput {
  reason: ToLoginReason;
  error: unknown;
}

/**
 * The entry rules of a navigation (spec §2; decisions 7 to 13): one actor for each, made by the router.
 *
 * A token of the address is asked about first; then what is known of the user decides; only an unknown user is asked
 * about. A user who may not enter is sent to the sign-in page, with the address kept.
 * A call that fails decides nothing: the navigation waits in `failed` for `retry`.
 */
export const guardMachine = setup({
  types: typesOf<{
    context: GuardContext;
    input: GuardInput;
    events: { type: 'retry' };
    tags: 'busy';
  }>(),
  actors: {
    /** Signs in with the token of the address; `null` where the server refuses it. */
    validateToken: notProvided<Session | null, { token: string }>('validateToken'),
    /** Who is signed in, once the session is decided; `null` for nobody. */
    validateSession: notProvided<Session | null>('validateSession'),
  },
  actions: {
    give: assign((_, reason: ToLoginReason) => ({ reason })),
  },
  guards: {
    hasToken: ({ context }) => Boolean(context.queryToken),
    isPublic: ({ context }) => context.requiredType === null,
    isKnown: ({ context }) => context.session !== null,
    hasWrongRole: ({ context: { requiredType, session } }) =>
      requiredType !== '*' && requiredType !== session?.userType,
    lacksAgency: ({ context: { needsAgency, session } }) =>
      needsAgency && session?.agencyID === null && AGENCY_CHOOSERS.includes(session.userType),
    lacksRight: ({ context: { right, session } }) =>
      right !== undefined && !(session && hasRight(right, session.acl, session.modules)),
  },
}).createMachine({
  id: 'guard',
  context: ({ input }) => ({ ...input, reason: 'noSession', error: undefined }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasToken', target: 'checkingToken' },
        { guard: 'isPublic', target: 'entered' },
        { guard: 'isKnown', target: 'admitting' },
        { target: 'checkingSession' },
      ],
    },

    checkingToken: {
      description: 'the server is asked about the token of the address',
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
          { target: 'toLogin', actions: { type: 'give', params: 'invalidToken' } },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },

    checkingSession: {
      description: 'the session is asked who is signed in',
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
          { target: 'toLogin', actions: { type: 'give', params: 'noSession' } },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },

    admitting: {
      always: [
        { guard: 'isPublic', target: 'entered' },
        { guard: 'hasWrongRole', target: 'toLogin', actions: { type: 'give', params: 'wrongRole' } },
        { guard: 'lacksAgency', target: 'toAgencies' },
        { guard: 'lacksRight', target: 'missingRight' },
        { target: 'entered' },
      ],
    },

    failed: {
      description: 'the server could not be asked who is there',
      on: { retry: { target: 'arriving', actions: assign({ error: undefined }) } },
    },

    entered: { description: 'the page opens', type: 'final' },
    missingRight: { description: 'the page says which permission is missing', type: 'final' },
    toAgencies: { description: 'the user goes to the list of agencies', type: 'final' },
    toLogin: { description: 'the user goes to the sign-in page', type: 'final' },
  },
});

export type GuardSnapshot = SnapshotFrom<typeof guardMachine>;

/** What the navigation came to, or `null` while it is not decided. */
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
