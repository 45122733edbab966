import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionStore, isNews, type SessionStore } from '#app/device-session.ts';
import { textStore } from '#lib/device/texts.ts';
import type { DeviceEvent, DeviceEnded, DeviceOpened, StoreCall } from '#machines/session/session.types.ts';
import { fakeStorage } from '../fake-storage.ts';

interface Tab extends SessionStore {
  readonly heard: readonly DeviceEvent[];
  /** The user comes back to the tab. */
  readonly show: () => void;
}

/** A browser: its tabs share a storage and hear each other. */
function browser() {
  const shared = fakeStorage();
  const ears = new Map<symbol, (message: DeviceEnded | DeviceOpened) => void>();
  return function openTab(): Tab {
    const own = Symbol('tab');
    const single = fakeStorage();
    const heard: DeviceEvent[] = [];
    let show = () => {};
    const store = createSessionStore({
      device: textStore(() => shared),
      tab: textStore(() => single),
      channel: {
        post(message) {
          for (const [tab, hear] of ears) if (tab !== own) hear(message);
        },
        listen(listener) {
          ears.set(own, listener);
          return () => ears.delete(own);
        },
        close: () => {},
      },
      onReturn(listener) {
        show = listener;
        return () => {};
      },
    });
    store.watch((event) => heard.push(event));
    return { ...store, heard, show: () => show() };
  };
}

const session = (token: string, changes: Partial<StoreCall> = {}, remember = true): StoreCall => ({
  stored: { token, agencyID: null, remember },
  memberID: '7',
  isFollowed: false,
  replaces: null,
  ...changes,
});

describe('the session of the device', () => {
  let openTab: () => Tab;
  beforeEach(() => {
    openTab = browser();
  });

  it('is read by every tab if it is remembered, and by its own tab otherwise', () => {
    const [one, two] = [openTab(), openTab()];
    one.write(session('a'));
    expect(two.read()).toEqual({ token: 'a', agencyID: null, remember: true });
    two.write(session('b', {}, false));
    expect(two.read()).toEqual({ token: 'b', agencyID: null, remember: false });
    expect(one.read()?.token, 'the session of one tab leaves that of the device').toBe('a');
  });

  it('is replaced by an entry alone: a choice of agency never brings a token back', () => {
    const [one, two] = [openTab(), openTab()];
    one.write(session('a'));
    two.clear({ token: 'a', reason: 'signedOut' });
    expect(one.write(session('a', { replaces: 'a' }))).toEqual({ kind: 'overtaken', by: null });
    expect(two.read()).toBeNull();
    two.write(session('b'));
    expect(one.write(session('a', { replaces: 'a' }))).toEqual({ kind: 'overtaken', by: two.read() });
    expect(two.read()?.token).toBe('b');
    expect(one.write(session('c'))).toEqual({ kind: 'stored' });
    expect(two.read()?.token).toBe('c');
  });

  it('holds the token that the server has made of the one that was stored', () => {
    const [one, two] = [openTab(), openTab()];
    one.write(session('a'));
    expect(one.write(session('renewed', { replaces: 'a' }))).toEqual({ kind: 'stored' });
    expect(two.read()?.token).toBe('renewed');
    expect(two.heard.at(-1)).toMatchObject({ type: 'device.opened', token: 'renewed' });
  });

  it('is removed only by its own token', () => {
    const [one, two] = [openTab(), openTab()];
    one.write(session('a'));
    two.write(session('b'));
    one.clear({ token: 'a', reason: 'expired' });
    expect(two.read()?.token).toBe('b');
    two.clear({ token: 'b', reason: 'signedOut' });
    expect(one.read()).toBeNull();
  });

  it('is left on the device by a tab that hears of its end: it may read there what was replaced long since', () => {
    const [one, two] = [openTab(), openTab()];
    one.write(session('a'));
    two.clear({ token: 'a', reason: null });
    expect(one.read()?.token).toBe('a');
    two.write(session('own', {}, false));
    two.clear({ token: 'own', reason: null });
    expect(two.read()?.token, 'a duplicate of a tab has a copy of its own').toBe('a');
  });

  it('tells the other tabs of an entry, a choice and an end, and of nothing that they said themselves', () => {
    const [one, two] = [openTab(), openTab()];
    one.write(session('a'));
    one.write(session('a', { stored: { token: 'a', agencyID: 'sn', remember: true } }));
    one.write(session('a', { isFollowed: true }));
    one.clear({ token: 'a', reason: null });
    one.clear({ token: 'a', reason: 'signedOut' });
    expect(one.heard).toEqual([]);
    expect(two.heard).toEqual([
      { type: 'device.opened', token: 'a', agencyID: null, remember: true, memberID: '7' },
      { type: 'device.opened', token: 'a', agencyID: 'sn', remember: true, memberID: '7' },
      { type: 'device.ended', token: 'a', reason: 'signedOut' },
    ]);
    expect(two.heard.every(isNews)).toBe(true);
  });

  it('is looked at again when a tab comes back into view', () => {
    const [one, two] = [openTab(), openTab()];
    one.write(session('a'));
    two.show();
    expect(two.heard.at(-1)).toEqual({
      type: 'device.seen',
      stored: { token: 'a', agencyID: null, remember: true },
    });
  });

  it('takes nothing else for news', () => {
    for (const other of [null, 'a', {}, { type: 'device.ended' }, { type: 'device.seen', stored: null }])
      expect(isNews(other)).toBe(false);
  });
});
