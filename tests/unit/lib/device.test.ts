import { afterEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from '#lib/device/channel.ts';
import { openDatabase } from '#lib/device/database.ts';
import { alone } from '#lib/device/locks.ts';
import { deleteOfflineFiles, serviceWorkers } from '#lib/device/service-worker.ts';
import { STORAGE_KEYS, textStore } from '#lib/device/texts.ts';
import { fakeStorage } from '../fake-storage.ts';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

describe('textStore', () => {
  it('sets, gets and removes', () => {
    const store = textStore(() => fakeStorage());
    expect(store.get(STORAGE_KEYS.token)).toBeNull();
    const one = fakeStorage();
    const same = textStore(() => one);
    same.set(STORAGE_KEYS.token, 'abc');
    expect(same.get(STORAGE_KEYS.token)).toBe('abc');
    expect(one.getItem('auth_token')).toBe('abc');
    expect(same.isKept()).toBe(true);
    same.remove(STORAGE_KEYS.token);
    expect(same.get(STORAGE_KEYS.token)).toBeNull();
  });

  it('holds values in memory when the browser has no storage', () => {
    const store = textStore(refuse);
    store.set(STORAGE_KEYS.theme, 'dark.plum');
    expect(store.get(STORAGE_KEYS.theme)).toBe('dark.plum');
    expect(store.isKept()).toBe(false);
    store.remove(STORAGE_KEYS.theme);
    expect(store.get(STORAGE_KEYS.theme)).toBeNull();
  });

  it('holds a value in memory when the storage is full, in place of the stored one', () => {
    const full = fakeStorage({ getItem: () => 'light.blue', setItem: refuse });
    const store = textStore(() => full);
    store.set(STORAGE_KEYS.theme, 'dark.plum');
    expect(store.get(STORAGE_KEYS.theme)).toBe('dark.plum');
  });

  it('uses the storage keys of docs/rules/limits.md#storage-keys', () => {
    expect(STORAGE_KEYS).toMatchObject({ token: 'auth_token', agency: 'c_agency_id', language: 'currentLanguage' });
  });
});

describe('a browser that refuses everything', () => {
  it('runs an action without a lock, once', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    const act = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
    await expect(alone('name', act)).resolves.toBe('done');
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not run an action again that failed under its lock', async () => {
    const act = vi.fn<() => Promise<string>>(() => Promise.reject(new DOMException('no', 'SecurityError')));
    await expect(alone('name', act)).rejects.toThrow('no');
    expect(act).toHaveBeenCalledOnce();
  });

  it('has no service workers, and nothing to delete', async () => {
    vi.stubGlobal('navigator', {
      get serviceWorker(): never {
        return refuse();
      },
    });
    expect(serviceWorkers()).toBeNull();
    await expect(deleteOfflineFiles('/')).resolves.toBeUndefined();
  });

  it('has channels that nobody hears', () => {
    vi.stubGlobal('BroadcastChannel', refuse);
    const channel = openChannel('name', (value): value is null => value === null);
    const heard = vi.fn<() => void>();
    const end = channel.listen(heard);
    channel.post(null);
    end();
    channel.close();
    expect(heard).not.toHaveBeenCalled();
  });

  it('rejects databases instead of throwing', async () => {
    vi.stubGlobal('indexedDB', { open: refuse });
    await expect(openDatabase('name', 1, {})).rejects.toThrow('refused');
  });
});
