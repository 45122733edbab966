import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createSessionStore } from '#app/device-session.ts';
import { sessionActors } from '#app/session-actors.ts';
import { KEPT_TIME } from '#domain/access/kept-time.ts';
import { STORAGE_KEYS, textStore } from '#lib/device/texts.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { LoginAnswer } from '#machines/session/session.types.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import { apiAgainst, errors, json } from '../api-fake-server.ts';
import { fakeStorage } from '../fake-storage.ts';

const NOW = 1_795_072_200_000;

let now = NOW;
let browser: EventTarget;
let shared: Storage;
const stops: (() => void)[] = [];

beforeEach(() => {
  now = NOW;
  shared = fakeStorage();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = () => Response | Promise<Response>;

const ofToken =
  (answer: LoginAnswer): Answer =>
  () =>
    json({ data: { validateToken: answer, createToken: answer } });
const known = ofToken(loginAnswer('Delegue'));
const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const refused: Answer = () => json(errors('UNAUTHORIZED'));

/** A page that is opened on this device, with a server that answers so. */
function openPage(answer: Answer) {
  let current = answer;
  const forgetReads = vi.fn<() => void>();
  const { api } = apiAgainst(() => current());
  const store = createSessionStore({
    device: textStore(() => shared),
    tab: textStore(fakeStorage),
    channel: { post: () => {}, listen: () => () => {}, close: () => {} },
    onReturn: () => () => {},
  });
  const clock = { now: () => now };
  const actor = createActor(
    sessionMachine.provide({ actors: sessionActors({ api, store, clock, forgetReads }) }),
  ).start();
  stops.push(() => actor.stop());
  const settled = async () => {
    const snapshot = await waitFor(actor, (each) => !each.hasTag('busy'), { timeout: 10_000 });
    return snapshot.context.session?.member.ID ?? null;
  };
  /** The server answers otherwise, and the browser says that the network is back. */
  const becomes = (next: Answer) => {
    current = next;
    browser.dispatchEvent(new Event('online'));
  };
  return { actor, settled, becomes, forgetReads };
}

/** A device on which a delegate has signed in. */
async function afterSignIn() {
  const { actor, settled } = openPage(known);
  await settled();
  actor.send({ type: 'signIn.submit', email: 'fatou.diagne@tournee.example', password: 'x', remember: true });
  await waitFor(actor, (snapshot) => snapshot.context.session !== null && !snapshot.hasTag('busy'));
  actor.stop();
}

const isLetIn = async (answer: Answer) => (await openPage(answer).settled()) !== null;

describe('a session without a network', () => {
  test.each<readonly [string, Answer]>([
    ['cut', cut],
    ['a page of HTML', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['failing', () => new Response('', { status: 502 })],
  ])('is what it was when the server last spoke, where the line is %s', async (_, answer) => {
    await afterSignIn();
    expect(await isLetIn(answer)).toBe(true);
  });

  test('waits four seconds for the server', async () => {
    await afterSignIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { actor } = openPage(() => new Promise<Response>(() => {}));
    await vi.advanceTimersByTimeAsync(3999);
    expect(actor.getSnapshot().context.session).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(actor.getSnapshot().context.session?.member.ID).toBe('7'));
  });

  test('lasts fourteen days', async () => {
    await afterSignIn();
    now = NOW + KEPT_TIME;
    expect(await isLetIn(cut)).toBe(true);
    now = NOW + KEPT_TIME + 1;
    expect(await isLetIn(cut)).toBe(false);
    // A clock that is set far back does not prolong it.
    now = NOW - KEPT_TIME - 1;
    expect(await isLetIn(cut)).toBe(false);
    now = NOW - 86_400_000;
    expect(await isLetIn(cut)).toBe(true);
  });

  test('is never that of another token, or of what cannot be read', async () => {
    await afterSignIn();
    const said = shared.getItem(STORAGE_KEYS.session) ?? '';
    shared.setItem(STORAGE_KEYS.token, 'another');
    expect(await isLetIn(cut)).toBe(false);
    shared.setItem(STORAGE_KEYS.token, 'fresh');
    expect(await isLetIn(cut)).toBe(true);
    const letIn: string[] = [];
    for (const text of ['{', '{}', '[]', said.replace('"code":200', '"code":"200"')]) {
      shared.setItem(STORAGE_KEYS.session, text);
      if (await isLetIn(cut)) letIn.push(text);
    }
    expect(letIn).toEqual([]);
  });

  test('ends with a refusal, at once and later', async () => {
    await afterSignIn();
    const { settled, becomes, actor } = openPage(cut);
    expect(await settled()).toBe('7');
    becomes(refused);
    await waitFor(actor, (snapshot) => snapshot.context.session === null && !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().context.reason).toBe('expired');
    expect(Object.values(STORAGE_KEYS).filter((key) => shared.getItem(key) !== null)).toEqual([]);
    await afterSignIn();
    expect(await isLetIn(refused)).toBe(false);
  });

  test('takes the rights that the server has by now, once it answers', async () => {
    await afterSignIn();
    const { settled, becomes, actor } = openPage(cut);
    await settled();
    becomes(cut);
    becomes(ofToken(loginAnswer('Delegue', { token: null, pharmaLaboID: 'new' })));
    await waitFor(actor, (snapshot) => snapshot.context.session?.pharmaLaboID === 'new', { timeout: 10_000 });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    const again = openPage(cut);
    await again.settled();
    expect(again.actor.getSnapshot().context.session?.pharmaLaboID).toBe('new');
  });

  test('and what was read is forgotten where the device has no session, and when one ends', async () => {
    const nobody = openPage(known);
    await nobody.settled();
    expect(nobody.forgetReads).toHaveBeenCalledTimes(1);
    await afterSignIn();
    const { actor, settled, forgetReads } = openPage(known);
    await settled();
    expect(forgetReads).not.toHaveBeenCalled();
    actor.send({ type: 'signOut' });
    await waitFor(actor, (snapshot) => snapshot.context.session === null && !snapshot.hasTag('busy'));
    expect(forgetReads).toHaveBeenCalledTimes(1);
    expect(shared.getItem(STORAGE_KEYS.session)).toBeNull();
  });
});
