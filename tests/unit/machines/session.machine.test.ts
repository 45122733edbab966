import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { sessionMachine, sessionOf } from '#machines/session/session.machine.ts';
import { settledSession } from '#state/session-handle.ts';
import type {
  Credentials,
  ForgetCall,
  LoginAnswer,
  StoreCall,
  StoredSession,
  StoreResult,
} from '#machines/session/session.types.ts';
import { loginAnswer } from '../../model/fixtures.ts';

const CREDENTIALS = { email: 'fatou.diagne@tournee.example', password: 'tournee' };

interface World {
  stored?: StoredSession | null;
  validate?: (token: string) => Promise<LoginAnswer | null>;
  signIn?: (credentials: Credentials) => Promise<LoginAnswer | null>;
}

/** A started session with fake storage and a fake server. */
function sessionIn({ stored = null, validate, signIn }: World) {
  const store = vi.fn<(call: StoreCall) => StoreResult>(() => ({ kind: 'stored' }));
  const forget = vi.fn<(call: ForgetCall) => void>();
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readStored: fromPromise(() => Promise.resolve(stored)),
        validateToken: fromPromise<LoginAnswer | null, { token: string }>(({ input }) =>
          validate ? validate(input.token) : Promise.resolve(loginAnswer('Delegue', { token: null })),
        ),
        signIn: fromPromise<LoginAnswer | null, Credentials>(({ input }) =>
          signIn ? signIn(input) : Promise.resolve(loginAnswer('RegulatoryAffairsUser')),
        ),
        store: fromPromise<StoreResult, StoreCall>(({ input }) => Promise.resolve(store(input))),
        forget: fromPromise<void, ForgetCall>(({ input }) => Promise.resolve(forget(input))),
      },
    }),
  ).start();
  return { actor, store, forget };
}

const STORED: StoredSession = { token: 'stored', agencyID: null, remember: true };

test('a valid stored token signs in, and stays stored', async () => {
  const { actor, store, forget } = sessionIn({ stored: STORED });
  await expect(settledSession(actor)).resolves.toMatchObject({ token: 'stored', userType: 'Delegue', agencyID: 'cm' });
  expect(store).toHaveBeenCalledExactlyOnceWith({
    stored: { token: 'stored', agencyID: 'cm', remember: true },
    memberID: '7',
    isFollowed: true,
    replaces: 'stored',
  });
  expect(forget).not.toHaveBeenCalled();
});

test('a stored token that the server renews is replaced, and other tabs are told', async () => {
  const { actor, store } = sessionIn({
    stored: STORED,
    validate: () => Promise.resolve(loginAnswer('Delegue', { token: 'renewed' })),
  });
  await expect(settledSession(actor)).resolves.toMatchObject({ token: 'renewed' });
  expect(store).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isFollowed: false, replaces: 'stored' }));
});

test('a refused stored token is removed', async () => {
  const { actor, forget } = sessionIn({ stored: STORED, validate: () => Promise.resolve(null) });
  await expect(settledSession(actor)).resolves.toBeNull();
  expect(forget).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().context).toMatchObject({
    reason: 'invalid',
    error: { key: 'user.login-wrong-credentials' },
  });
});

test('a network failure at the start keeps the token, and a retry signs in', async () => {
  const cut = new Error('network');
  const validate = vi
    .fn<(token: string) => Promise<LoginAnswer | null>>()
    .mockRejectedValueOnce(cut)
    .mockResolvedValueOnce(loginAnswer('Boss'));
  const { actor, forget } = sessionIn({ stored: STORED, validate });
  await expect(settledSession(actor)).rejects.toBe(cut);
  actor.send({ type: 'retry' });
  await expect(settledSession(actor)).resolves.toMatchObject({ userType: 'Boss', token: 'fresh' });
  expect(validate).toHaveBeenLastCalledWith('stored');
  expect(forget).not.toHaveBeenCalled();
});

test('many calls answered UNAUTHORIZED end the session once', async () => {
  const { actor, forget } = sessionIn({ stored: STORED });
  await settledSession(actor);
  for (let call = 0; call < 5; call += 1) actor.send({ type: 'session.expired', token: 'stored' });
  await expect(settledSession(actor)).resolves.toBeNull();
  actor.send({ type: 'session.expired', token: 'stored' });
  expect(forget).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().context.reason).toBe('expired');
});

test('a late UNAUTHORIZED of an earlier session does not end the new one', async () => {
  const { actor } = sessionIn({ stored: STORED });
  await settledSession(actor);
  actor.send({ type: 'session.expired', token: 'older' });
  expect(sessionOf(actor.getSnapshot())?.token).toBe('stored');
});

test.each([
  ['wrong credentials', loginAnswer('Delegue', { valid: false, code: 401 }), 'user.login-wrong-credentials'],
  ['an unknown role', { ...loginAnswer('Delegue'), userType: 'Visitor' }, 'user.login-not-allowed'],
  ['half an answer', loginAnswer('Delegue', { token: null }), 'internal-error'],
])('a sign-in with %s fails with its own key', async (_, answer, key) => {
  const { actor, store } = sessionIn({ signIn: () => Promise.resolve(answer) });
  await settledSession(actor);
  actor.send({ type: 'signIn.submit', ...CREDENTIALS, remember: false });
  await expect(settledSession(actor)).resolves.toBeNull();
  expect(actor.getSnapshot().context.error).toEqual({ key });
  expect(store).not.toHaveBeenCalled();
});

test('a failed sign-in call keeps its error', async () => {
  const cut = new Error('network');
  const { actor } = sessionIn({ signIn: () => Promise.reject(cut) });
  await settledSession(actor);
  actor.send({ type: 'signIn.submit', ...CREDENTIALS, remember: false });
  await settledSession(actor);
  expect(actor.getSnapshot().context).toMatchObject({ reason: 'none', error: { key: 'internal-error', cause: cut } });
});

test('a role that chooses an agency is asked for one, and may change it', async () => {
  const { actor, store } = sessionIn({ signIn: () => Promise.resolve(loginAnswer('BossMultinational')) });
  await settledSession(actor);
  actor.send({ type: 'signIn.submit', ...CREDENTIALS, remember: false });
  await waitFor(actor, (snapshot) => snapshot.matches({ known: 'choosingAgency' }));
  actor.send({ type: 'agency.choose', agencyID: 'sn' });
  await expect(settledSession(actor)).resolves.toMatchObject({ agencyID: 'sn' });
  actor.send({ type: 'agency.choose', agencyID: 'ga' });
  await expect(settledSession(actor)).resolves.toMatchObject({ agencyID: 'ga' });
  expect(store).toHaveBeenLastCalledWith({
    stored: { token: 'fresh', agencyID: 'ga', remember: false },
    memberID: '7',
    isFollowed: false,
    replaces: 'fresh',
  });
});

test.each([
  ['expired', 'sn'],
  ['signOut', null],
] as const)('after %s, the restored agency is %s', async (how, agencyID) => {
  const { actor } = sessionIn({ signIn: () => Promise.resolve(loginAnswer('BossMultinational')) });
  const signIn = async () => {
    await settledSession(actor);
    actor.send({ type: 'signIn.submit', ...CREDENTIALS, remember: false });
    await settledSession(actor);
  };
  await signIn();
  actor.send({ type: 'agency.choose', agencyID: 'sn' });
  await settledSession(actor);
  actor.send({ type: how === 'expired' ? 'session.expired' : 'signOut' });
  await signIn();
  expect(sessionOf(actor.getSnapshot())?.agencyID).toBe(agencyID);
});

test('a valid token from the address replaces the stored one; an invalid one signs this tab out and keeps the stored one', async () => {
  const { actor, store, forget } = sessionIn({
    stored: STORED,
    validate: (token) => Promise.resolve(token === 'garbage' ? null : loginAnswer('Boss', { token })),
  });
  actor.send({ type: 'token.offer', token: 'offered' });
  await expect(settledSession(actor)).resolves.toMatchObject({ token: 'offered' });
  expect(store).toHaveBeenCalledExactlyOnceWith({
    stored: { token: 'offered', agencyID: 'cm', remember: true },
    memberID: '7',
    isFollowed: false,
    replaces: null,
  });
  actor.send({ type: 'token.offer', token: 'garbage' });
  await expect(settledSession(actor)).resolves.toBeNull();
  expect(forget).not.toHaveBeenCalled();
  expect(actor.getSnapshot().context.reason).toBe('invalid');
});

test.each([
  ['a sign-out', { type: 'signOut' }, 'signedOut'],
  ['an expiry', { type: 'session.expired', token: 'stored' }, 'expired'],
  ['a sign-out in another tab', { type: 'device.ended', token: 'stored', reason: 'signedOut' }, null],
] as const)(
  '%s removes the token of this tab, and notifies other tabs unless they caused it',
  async (_, event, reason) => {
    const { actor, forget } = sessionIn({ stored: STORED });
    await settledSession(actor);
    actor.send(event);
    await settledSession(actor);
    expect(forget).toHaveBeenCalledExactlyOnceWith({ token: 'stored', reason });
  },
);

test('another person who signs in in another tab, and is remembered, ends this session; theirs is offered', async () => {
  const { actor } = sessionIn({ stored: STORED });
  await settledSession(actor);
  actor.send({ type: 'device.opened', token: 'theirs', agencyID: null, remember: false, memberID: '8' });
  expect(sessionOf(actor.getSnapshot())?.token, 'a session that only the other tab keeps replaces nothing').toBe(
    'stored',
  );
  actor.send({ type: 'device.opened', token: 'theirs', agencyID: null, remember: true, memberID: '8' });
  expect(sessionOf(actor.getSnapshot())).toBeNull();
  await settledSession(actor);
  expect(actor.getSnapshot().context).toMatchObject({ reason: 'elsewhere', openElsewhere: 'theirs' });
  actor.send({ type: 'device.ended', token: 'theirs', reason: 'signedOut' });
  expect(actor.getSnapshot().context.openElsewhere).toBeNull();
});

test('the same person, signed in again elsewhere, goes on with the newer token in the same agency', async () => {
  const { actor, store } = sessionIn({
    stored: { ...STORED, agencyID: 'sn' },
    validate: () => Promise.resolve(loginAnswer('BossMultinational', { token: null })),
  });
  await settledSession(actor);
  actor.send({ type: 'device.opened', token: 'newer', agencyID: null, remember: true, memberID: '7' });
  await expect(settledSession(actor)).resolves.toMatchObject({ token: 'newer', agencyID: 'sn' });
  expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ isFollowed: true }));
});

test('a session ends if the store says that another one has replaced it', async () => {
  const { actor, store } = sessionIn({
    stored: { ...STORED, agencyID: 'sn' },
    validate: () => Promise.resolve(loginAnswer('BossMultinational', { token: null })),
  });
  await settledSession(actor);
  store.mockReturnValue({ kind: 'overtaken', by: { token: 'theirs', agencyID: null, remember: true } });
  actor.send({ type: 'agency.choose', agencyID: 'ga' });
  await expect(settledSession(actor)).resolves.toBeNull();
  expect(actor.getSnapshot().context).toMatchObject({ reason: 'elsewhere', openElsewhere: 'theirs' });
});

test('the answer of a cancelled sign-in is ignored', async () => {
  const answer = Promise.withResolvers<LoginAnswer>();
  const { actor } = sessionIn({ signIn: () => answer.promise });
  await settledSession(actor);
  actor.send({ type: 'signIn.submit', ...CREDENTIALS, remember: false });
  actor.send({ type: 'signIn.cancel' });
  answer.resolve(loginAnswer('Boss'));
  await answer.promise;
  expect(actor.getSnapshot().matches('signedOut')).toBe(true);
});

test('a session without provided actors fails, naming the missing one', async () => {
  const actor = createActor(sessionMachine).start();
  await expect(settledSession(actor)).resolves.toBeNull();
  expect(actor.getSnapshot().context.error?.cause).toEqual(
    new Error('The actor "readStored" was not provided to the machine.'),
  );
});
