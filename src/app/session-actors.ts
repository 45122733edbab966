import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { STORAGE_KEYS, textStore } from '#lib/storage.ts';
import type { Credentials, LoginAnswer, StoredSession } from '#machines/session/session.types.ts';

/** Kept when the browser closes, or only as long as it is open: what "remember me" chooses between. */
const lasting = textStore(() => localStorage);
const passing = textStore(() => sessionStorage);

/** What is sent comes with the first call, as what sends does. */
const documents = () =>
  import('#api/session.generated.ts').catch(() => {
    throw new ApiError('network');
  });

/** How the session machine asks the server and the device. */
export function sessionActors(api: Api) {
  return {
    readStored: fromPromise<StoredSession | null>(() => Promise.resolve(readStored())),
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
    store: fromPromise<void, StoredSession>(({ input }) => Promise.resolve(keep(input))),
    forget: fromPromise<void>(() => Promise.resolve(forget())),
  };
}

function readStored(): StoredSession | null {
  for (const store of [passing, lasting]) {
    const token = store.get(STORAGE_KEYS.token);
    if (token) return { token, agencyID: store.get(STORAGE_KEYS.agency), remember: store === lasting };
  }
  return null;
}

function keep({ token, agencyID, remember }: StoredSession): void {
  forget();
  const store = remember ? lasting : passing;
  store.set(STORAGE_KEYS.token, token);
  if (agencyID !== null) store.set(STORAGE_KEYS.agency, agencyID);
}

function forget(): void {
  for (const store of [passing, lasting]) {
    store.remove(STORAGE_KEYS.token);
    store.remove(STORAGE_KEYS.agency);
  }
}

/** The server may refuse without an answer: that is a "no", not a failure of the call. */
async function answerOf(ask: () => Promise<LoginAnswer | null>): Promise<LoginAnswer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') return null;
    throw error;
  }
}
