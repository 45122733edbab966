import { fromCallback, fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import type {
  Credentials,
  DeviceEvent,
  ForgetCall,
  LoginAnswer,
  StoreCall,
  StoredSession,
  StoreResult,
} from '#machines/session/session.types.ts';
import type { SessionStore } from './device-session.ts';

/** The effects of the session machine: calls to the server, and the store. */
export function sessionActors(api: Api, store: SessionStore) {
  return {
    readStored: fromPromise<StoredSession | null>(() => Promise.resolve(store.read())),
    validateToken: fromPromise<LoginAnswer | null, { token: string }>(({ input, signal }) =>
      answerOf(async () => {
        const { ValidateTokenDocument } = await documents();
        return (await api.request(ValidateTokenDocument, input, { signal })).data.validateToken;
      }),
    ),
    signIn: fromPromise<LoginAnswer | null, Credentials>(({ input: { email, password }, signal }) =>
      answerOf(async () => {
        const { CreateTokenDocument } = await documents();
        return (await api.request(CreateTokenDocument, { email, password }, { signal })).data.createToken;
      }),
    ),
    store: fromPromise<StoreResult, StoreCall>(({ input }) => Promise.resolve(store.write(input))),
    forget: fromPromise<void, ForgetCall>(({ input }) => Promise.resolve(store.clear(input))),
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
