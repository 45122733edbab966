import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { lateSession } from '#app/late-session.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type {
  Credentials,
  ForgetCall,
  LoginAnswer,
  StoreCall,
  StoredSession,
  StoreResult,
} from '#machines/session/session.types.ts';
import { settledSession, whenSession } from '#state/session-handle.ts';
import { loginAnswer } from '../../model/fixtures.ts';

const SUBMIT = { type: 'signIn.submit', email: 'a@b.cm', password: 'secret', remember: true } as const;

/** Code that arrives when it is let in, or fails; then the actor, with fake storage and a fake server. */
function arrivals(stored: StoredSession | null = null) {
  const signIn = vi.fn<(credentials: Credentials) => LoginAnswer>(() => loginAnswer('RegulatoryAffairsUser'));
  const actor = () =>
    createActor(
      sessionMachine.provide({
        actors: {
          readStored: fromPromise(() => Promise.resolve(stored)),
          validateToken: fromPromise<LoginAnswer | null, { token: string }>(() =>
            Promise.resolve(loginAnswer('Delegue', { token: null })),
          ),
          signIn: fromPromise<LoginAnswer | null, Credentials>(({ input }) => Promise.resolve(signIn(input))),
          store: fromPromise<StoreResult, StoreCall>(() => Promise.resolve({ kind: 'stored' })),
          forget: fromPromise<void, ForgetCall>(() => Promise.resolve()),
        },
      }),
    );
  const loads: PromiseWithResolvers<void>[] = [];
  const load = async () => {
    const arrival = Promise.withResolvers<void>();
    loads.push(arrival);
    await arrival.promise;
    return actor();
  };
  return { load, loads, signIn };
}

test('nobody is signed in before the code arrives, nor busy: the form is there at once', () => {
  const { load, loads } = arrivals();
  const session = lateSession(load, false);
  expect(session.getSnapshot().matches('signedOut')).toBe(true);
  expect(session.getSnapshot().hasTag('busy')).toBe(false);
  expect(loads).toEqual([]);
});

test('who signs in before the code arrives is shown as signing in, and does', async () => {
  const { load, loads, signIn } = arrivals();
  const session = lateSession(load, false);
  const isForm: boolean[] = [];
  session.subscribe((view) => isForm.push(view.matches('signedOut')));
  session.send(SUBMIT);
  expect(session.getSnapshot().matches('signingIn')).toBe(true);
  expect(session.getSnapshot().hasTag('busy')).toBe(true);
  loads[0]?.resolve();
  await whenSession(session, ({ context }) => context.session !== null);
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.cm', password: 'secret' });
  expect(isForm, 'the page does not go back to the form meanwhile').not.toContain(true);
});

test('who gives up before the code arrives is back at the form, and stays there', async () => {
  const { load, loads } = arrivals();
  const session = lateSession(load, false);
  session.send(SUBMIT);
  session.send({ type: 'signIn.cancel' });
  expect(session.getSnapshot().matches('signedOut')).toBe(true);
  loads[0]?.resolve();
  const actor = await session.actor();
  await expect(settledSession(actor)).resolves.toBeNull();
});

test('code that does not arrive is a call that failed; the next one tries again', async () => {
  const { load, loads } = arrivals();
  const session = lateSession(load, false);
  session.send(SUBMIT);
  const cut = new Error('no network');
  loads[0]?.reject(cut);
  const failed = await whenSession(session, ({ context }) => context.error !== null);
  expect(failed.context.error).toEqual({ key: 'internal-error', cause: cut });
  expect(failed.matches('signedOut')).toBe(true);
  session.send(SUBMIT);
  expect(session.getSnapshot().context.error).toBeNull();
  loads[1]?.resolve();
  await whenSession(session, ({ context }) => context.session !== null);
});

test('nothing is said of code that nobody has asked for', async () => {
  const { load, loads } = arrivals();
  const session = lateSession(load, false);
  const ready = session.actor();
  loads[0]?.reject(new Error('no network'));
  await expect(ready).rejects.toThrow('no network');
  expect(session.getSnapshot().context.error).toBeNull();
});

test('a stored session is waited for, and validated', async () => {
  const { load, loads } = arrivals({ token: 'stored', agencyID: null, remember: true });
  const session = lateSession(load, true);
  expect(session.getSnapshot().matches('reading')).toBe(true);
  const settled = settledSession(session);
  void session.actor();
  loads[0]?.resolve();
  await expect(settled).resolves.toMatchObject({ token: 'stored', userType: 'Delegue' });
});

test('a stored session whose code does not arrive may be tried again', async () => {
  const { load, loads } = arrivals({ token: 'stored', agencyID: null, remember: true });
  const session = lateSession(load, true);
  const ready = session.actor();
  const cut = new Error('no network');
  loads[0]?.reject(cut);
  await expect(ready).rejects.toBe(cut);
  await expect(settledSession(session)).rejects.toBe(cut);
  session.send({ type: 'retry' });
  const settled = settledSession(session);
  loads[1]?.resolve();
  await expect(settled).resolves.toMatchObject({ token: 'stored' });
});
