import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { STORAGE_KEYS, textStore } from '#lib/storage.ts';
import type { Credentials, LoginAnswer, StoredSession } from '#machines/session/session.types.ts';

/** Where the session is stored between two openings of the page. */
export interface SessionStore {
  readonly read: () => StoredSession | null;
  readonly write: (session: StoredSession) => void;
  readonly clear: () => void;
}

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
    store: fromPromise<void, StoredSession>(({ input }) => Promise.resolve(store.write(input))),
    forget: fromPromise<void>(() => Promise.resolve(store.clear())),
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

// "Remember me" chooses between the two.
const local = textStore(() => localStorage);
const untilClosed = textStore(() => sessionStorage);

function clear(): void {
  for (const texts of [untilClosed, local]) {
    texts.remove(STORAGE_KEYS.token);
    texts.remove(STORAGE_KEYS.agency);
  }
}

/** The browser's storage: `localStorage` if the user asked to be remembered, `sessionStorage` otherwise. */
export const deviceStore: SessionStore = {
  read() {
    for (const texts of [untilClosed, local]) {
      const token = texts.get(STORAGE_KEYS.token);
      if (token) return { token, agencyID: texts.get(STORAGE_KEYS.agency), remember: texts === local };
    }
    return null;
  },
  write({ token, agencyID, remember }) {
    clear();
    const texts = remember ? local : untilClosed;
    texts.set(STORAGE_KEYS.token, token);
    if (agencyID !== null) texts.set(STORAGE_KEYS.agency, agencyID);
  },
  clear,
};
