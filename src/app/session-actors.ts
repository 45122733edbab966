import { fromCallback, fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { isUnanswered } from '#api/unanswered.ts';
import type { Clock } from '#lib/clock.ts';
import { inTime, Late, untilDone } from '#lib/until-done.ts';
import type {
  ConfirmCall,
  Credentials,
  DeviceEvent,
  ForgetCall,
  LoginAnswer,
  SessionConfirmed,
  StoreCall,
  StoredSession,
  StoreResult,
} from '#machines/session/session.types.ts';
import { KEPT_TIME } from '#domain/access/kept-time.ts';
import type { SaidOfSession, SessionStore } from './device-session.ts';

/** Milliseconds that the server has to confirm a session, where the device knows what it said before. */
const PATIENCE = 4000;

/** When the server is asked again about a session that it did not confirm. */
const PAUSES = { first: 5000, longest: 300_000 } as const;

export interface SessionEffects {
  readonly api: Api;
  readonly store: SessionStore;
  readonly clock: Clock;
  /** Deletes what was read for a session that this device no longer has. */
  readonly forgetReads: () => void;
}

/**
 * The effects of the session machine: calls to the server, and the store. Where the server does not answer, the device says what
 * it said before, and the server is asked again until it answers; see docs/rules/access.md#without-a-network.
 */
export function sessionActors({ api, store, clock, forgetReads }: SessionEffects) {
  /** What the server has just said, until its session is stored. */
  let said: SaidOfSession | null = null;
  /** The token that was let in without the server. */
  let unconfirmed: string | null = null;

  const heard = (token: string, answer: LoginAnswer | null) => {
    if (answer) said = { token: answer.token || token, at: clock.now(), answer };
    return answer;
  };
  const validate = (token: string, signal: AbortSignal) =>
    answerOf(async () => {
      const { ValidateTokenDocument } = await documents();
      const { data } = await api.request(ValidateTokenDocument, { token }, { signal });
      return heard(token, data.validateToken);
    });

  return {
    readStored: fromPromise<StoredSession | null>(() => {
      const stored = store.read();
      if (!stored) forgetReads();
      return Promise.resolve(stored);
    }),
    validateToken: fromPromise<LoginAnswer | null, { token: string }>(async ({ input: { token }, signal }) => {
      unconfirmed = null;
      const before = store.recall(token);
      const asked = validate(token, signal);
      if (!before || Math.abs(clock.now() - before.at) > KEPT_TIME) return asked;
      try {
        return await inTime(asked, PATIENCE);
      } catch (error) {
        if (!(error instanceof Late) && !isUnanswered(error)) throw error;
        unconfirmed = token;
        return before.answer;
      }
    }),
    signIn: fromPromise<LoginAnswer | null, Credentials>(({ input: { email, password }, signal }) =>
      answerOf(async () => {
        const { CreateTokenDocument } = await documents();
        return heard('', (await api.request(CreateTokenDocument, { email, password }, { signal })).data.createToken);
      }),
    ),
    confirm: fromCallback<SessionConfirmed, ConfirmCall>(({ input: { token }, sendBack }) => {
      if (token !== unconfirmed) return undefined;
      return untilDone(async (signal) => {
        try {
          sendBack({ type: 'session.confirmed', token, answer: await validate(token, signal) });
          return true;
        } catch {
          return false;
        }
      }, PAUSES);
    }),
    store: fromPromise<StoreResult, StoreCall>(({ input }) => {
      const result = store.write(input);
      if (said && result.kind === 'stored') store.note(said);
      said = null;
      return Promise.resolve(result);
    }),
    forget: fromPromise<void, ForgetCall>(({ input }) => {
      store.clear(input);
      if (!store.read()) forgetReads();
      return Promise.resolve();
    }),
    watch: fromCallback<DeviceEvent>(({ sendBack }) => store.watch(sendBack)),
  };
}

/** The documents are loaded with the first call: the first page does not need them. */
const documents = () =>
  import('#api/session.generated.ts').catch(() => {
    throw new ApiError('network');
  });

/** UNAUTHORIZED from these calls is a refusal, not a failed call: it becomes `null`. */
async function answerOf(ask: () => Promise<LoginAnswer | null>): Promise<LoginAnswer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') return null;
    throw error;
  }
}
