import { afterEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from '#lib/device/channel.ts';
import { deleteDatabase, openDatabase } from '#lib/device/database.ts';
import { isLinePoor } from '#lib/device/line.ts';
import { alone, deviceLocks } from '#lib/device/locks.ts';
import { askToKeepStorage, forgetsUnused } from '#lib/device/persistence.ts';
import {
  currentPosition,
  type DevicePosition,
  devicePositions,
  PositionUnknown,
  watchPosition,
} from '#lib/device/position.ts';
import { deleteOfflineFiles, serviceWorkers } from '#lib/device/service-worker.ts';
import { deviceTexts, STORAGE_KEYS, tabTexts, textStore } from '#lib/device/texts.ts';
import { SERVICE_WORKER, TAKE_OVER } from '#lib/service-worker.ts';
import { isNumber, isText } from '#lib/shape.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from '../fake-indexed-db.ts';
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

  it('stores what was refused before once the storage takes it, and holds it in memory no more', () => {
    let isFull = true;
    const storage = fakeStorage();
    const store = textStore(() =>
      isFull ? fakeStorage({ getItem: (key) => storage.getItem(key), setItem: refuse }) : storage,
    );
    store.set(STORAGE_KEYS.theme, 'dark.plum');
    expect([store.isKept(), storage.getItem('theme')]).toEqual([false, null]);
    isFull = false;
    store.set(STORAGE_KEYS.theme, 'light.blue');
    expect([store.isKept(), storage.getItem('theme')]).toEqual([true, 'light.blue']);
    storage.setItem('theme', 'what another tab wrote');
    expect(store.get(STORAGE_KEYS.theme)).toBe('what another tab wrote');
  });

  it('removes what only the storage has, and what only the memory has', () => {
    const storage = fakeStorage({ setItem: refuse });
    const store = textStore(() => storage);
    store.set(STORAGE_KEYS.theme, 'dark.plum');
    store.remove(STORAGE_KEYS.theme);
    expect([store.get(STORAGE_KEYS.theme), store.isKept()]).toEqual([null, true]);
  });

  it('uses the storage keys of docs/rules/limits.md#storage-keys, each for one thing', () => {
    // Renamed, what users have kept would be lost.
    expect(STORAGE_KEYS).toMatchObject({
      token: 'auth_token',
      agency: 'c_agency_id',
      session: 'session',
      lastAgency: 'last_agency',
      language: 'currentLanguage',
      direction: 'direction',
      theme: 'theme',
      menu: 'menu',
      ammFilter: 'amm_filter',
      product: 'product',
      goalsEntry: 'goals_entry',
      trendsEntry: 'trends_entry',
      salesEntry: 'sales_entry',
      imports: 'imports',
      confirmations: 'confirmations',
      trendsPeriod: 'trends_period',
      trendsLaboratoryPeriod: 'trends_laboratory_period',
      salesPeriod: 'sales_period',
      salesLaboratoryPeriod: 'sales_laboratory_period',
      goalsYear: 'goals_year',
      customerViews: 'customer_views',
      positions: 'positions',
      trail: 'trail',
      seenVisits: 'seen_visits',
      demo: 'tournee.demo',
    });
    expect(new Set(Object.values(STORAGE_KEYS)).size).toBe(Object.keys(STORAGE_KEYS).length);
  });
});

it('what the device keeps is in every tab, and what a tab keeps in no other', () => {
  const [device, tab] = [fakeStorage(), fakeStorage()];
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', tab);
  deviceTexts.set(STORAGE_KEYS.theme, 'dark.plum');
  tabTexts.set(STORAGE_KEYS.token, 'abc');
  expect([device.getItem('theme'), tab.getItem('theme')]).toEqual(['dark.plum', null]);
  expect([device.getItem('auth_token'), tab.getItem('auth_token')]).toEqual([null, 'abc']);
});

describe('a channel', () => {
  /** What a tab hears of a name, until it has heard `last`. */
  const hearing = (name: string, last: number) =>
    new Promise<readonly number[]>((resolve) => {
      const channel = openChannel(name, isNumber);
      const heard: number[] = [];
      channel.listen((message) => {
        heard.push(message);
        if (message !== last) return;
        channel.close();
        resolve(heard);
      });
    });

  it('takes messages to the other tabs, and leaves out what is none', async () => {
    const heard = hearing('a channel', 2);
    const [own, foreign] = [openChannel('a channel', isNumber), openChannel('a channel', isText)];
    const echo = vi.fn<() => void>();
    own.listen(echo);
    own.post(1);
    foreign.post('of another version');
    own.post(2);
    await expect(heard).resolves.toEqual([1, 2]);
    expect(echo).not.toHaveBeenCalled();
    own.close();
    foreign.close();
  });

  it('is not heard by a listener that stopped, and takes nothing once it is closed', async () => {
    const heard = hearing('another channel', 1);
    const [own, other] = [openChannel('another channel', isNumber), openChannel('another channel', isNumber)];
    const [stopped, going] = [vi.fn<() => void>(), vi.fn<(message: number) => void>()];
    const stop = own.listen(stopped);
    own.listen(going);
    stop();
    other.post(1);
    await heard;
    await vi.waitFor(() => expect(going).toHaveBeenCalledWith(1));
    expect(stopped).not.toHaveBeenCalled();
    own.close();
    other.close();
    expect(() => own.post(2)).toThrow(DOMException);
  });
});

describe('the locks of a browser', () => {
  it('run actions of one name one after the other', async () => {
    const order: string[] = [];
    const act = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    const queue = { last: Promise.resolve() };
    const request = (_name: string, granted: () => Promise<void>) => (queue.last = queue.last.then(granted));
    vi.stubGlobal('navigator', { locks: { request } });
    await Promise.all([alone('name', act('one')), alone('name', act('other'))]);
    expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  it('are absent on plain http, where an action runs at once', async () => {
    vi.stubGlobal('navigator', {});
    expect(deviceLocks()).toBeNull();
    await expect(alone('name', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it.each([
    ['an error', new Error('broken')],
    ['a lock that was stolen', new DOMException('broken', 'AbortError')],
    ['an error of that name', Object.assign(new Error('broken'), { name: 'SecurityError' })],
  ])('fail for a reason of their own, %s, and the action does not run', async (_, reason) => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(reason) } });
    const act = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
    await expect(alone('name', act)).rejects.toThrow('broken');
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a database', () => {
  it('is deleted with all that it holds', async () => {
    for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
    const device = new FakeIndexedDB();
    vi.stubGlobal('indexedDB', device);
    device.disk('name').version = 3;
    await deleteDatabase('name');
    expect(device.disk('name').version).toBe(0);
  });
});

describe('the files for offline', () => {
  it('have a worker whose file and words devices know on which an older version is installed', () => {
    expect([SERVICE_WORKER, TAKE_OVER]).toEqual(['sw.js', 'take-over']);
  });

  it('are deleted for the site alone: other sites of the same address keep theirs', async () => {
    const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const scope = 'https://tournee.example/app/';
    const getRegistration = vi.fn<(base: string) => Promise<unknown>>(() => Promise.resolve({ scope, unregister }));
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
    const left = new Set([`files ${scope}`, 'files https://tournee.example/other/', `names ${scope}`]);
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([...left]),
      delete: (name: string) => Promise.resolve(left.delete(name)),
    });
    await deleteOfflineFiles('/app/');
    expect(getRegistration).toHaveBeenCalledWith('/app/');
    expect(unregister).toHaveBeenCalledOnce();
    expect([...left]).toEqual(['files https://tournee.example/other/']);
  });

  it('are none in a browser without workers, as on plain http', async () => {
    vi.stubGlobal('navigator', {});
    expect(serviceWorkers()).toBeNull();
    await expect(deleteOfflineFiles('/app/')).resolves.toBeUndefined();
  });

  it('stay where no worker is registered', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } });
    const keys = vi.fn<() => void>();
    vi.stubGlobal('caches', { keys });
    await deleteOfflineFiles('/app/');
    expect(keys).not.toHaveBeenCalled();
  });
});

describe('the position of the device', () => {
  type Found = (position: { readonly coords: { readonly latitude: number; readonly longitude: number } }) => void;
  type Failed = (error: { readonly code: number }) => void;
  const device = (answer: (found: Found, failed: Failed) => void) => {
    const ask = vi.fn<(found: Found, failed: Failed, limits: unknown) => void>((found, failed) =>
      answer(found, failed),
    );
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } });
    return ask;
  };

  it('is told with what it takes to be exact, in time, and of the last minute', async () => {
    const ask = device((found) => found({ coords: { latitude: 4.05, longitude: 9.7 } }));
    await expect(currentPosition()).resolves.toEqual({ lat: 4.05, lng: 9.7 });
    expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)('is not told for reason %i: %s', async (code, reason) => {
    device((_found, failed) => failed({ code }));
    await expect(currentPosition()).rejects.toEqual(new PositionUnknown(reason));
    await expect(currentPosition()).rejects.toMatchObject({ name: 'PositionUnknown', reason });
  });

  it('is unavailable in a browser without one', async () => {
    vi.stubGlobal('navigator', {});
    await expect(currentPosition()).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('the positions of a round', () => {
  interface Told {
    readonly coords: { readonly latitude: number; readonly longitude: number; readonly accuracy: number };
    readonly timestamp: number;
  }
  type Tell = (position: Told) => void;
  type Fail = (error: { readonly code: number }) => void;

  /** A device that tells what it is asked for, while it is asked. */
  function watched() {
    const asked = new Map<number, { readonly tell: Tell; readonly fail: Fail; readonly limits: unknown }>();
    vi.stubGlobal('navigator', {
      geolocation: {
        watchPosition(tell: Tell, fail: Fail, limits: unknown) {
          asked.set(asked.size + 1, { tell, fail, limits });
          return asked.size;
        },
        clearWatch: (watch: number) => asked.delete(watch),
      },
    });
    const [told, refused]: [DevicePosition[], string[]] = [[], []];
    const stop = watchPosition(
      (position) => told.push(position),
      (reason) => refused.push(reason),
    );
    return { asked, told, refused, stop };
  }

  it('are told with their accuracy and their second, as new as can be, until nobody asks any more', () => {
    const { asked, told, refused, stop } = watched();
    const device = asked.get(1);
    expect(device?.limits).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 });
    device?.tell({ coords: { latitude: 4.05, longitude: 9.7, accuracy: 12 }, timestamp: 1_795_072_200_999 });
    expect(told).toEqual([{ lat: 4.05, lng: 9.7, accuracy: 12, at: 1_795_072_200 }]);
    expect([asked.size, refused]).toEqual([1, []]);
    stop();
    expect(asked.size).toBe(0);
  });

  it('are missing for a reason, which is told each time', () => {
    const { asked, told, refused } = watched();
    for (const code of [1, 2, 3]) asked.get(1)?.fail({ code });
    expect([told, refused]).toEqual([[], ['denied', 'unavailable', 'timeout']]);
  });

  it('are unavailable in a browser without any', () => {
    vi.stubGlobal('navigator', {});
    const fail = vi.fn<(reason: string) => void>();
    const stop = devicePositions.watch(() => {}, fail);
    expect(fail.mock.calls).toEqual([['unavailable']]);
    expect(stop).not.toThrow();
  });
});

describe('the line of a device', () => {
  it.each([
    ['that says nothing', {}, false],
    ['as fast as any', { connection: { effectiveType: '4g' } }, false],
    ['of which only that it is not dear is said', { connection: { saveData: false } }, false],
    ['that is slow', { connection: { effectiveType: '3g' } }, true],
    ['that is dear', { connection: { effectiveType: '4g', saveData: true } }, true],
  ])('%s', (_line, device, isPoor) => {
    expect(isLinePoor(device)).toBe(isPoor);
    vi.stubGlobal('navigator', device);
    expect(isLinePoor()).toBe(isPoor);
  });
});

describe('what the site stores', () => {
  it.each([true, false])('may be kept, or not: %s', async (isKept) => {
    vi.stubGlobal('navigator', { storage: { persist: () => Promise.resolve(isKept) } });
    await expect(askToKeepStorage()).resolves.toBe(isKept);
  });

  it('is kept by no browser that refuses to say, or cannot be asked', async () => {
    vi.stubGlobal('navigator', { storage: { persist: () => Promise.reject(new Error('no')) } });
    await expect(askToKeepStorage()).resolves.toBe(false);
    vi.stubGlobal('navigator', {});
    await expect(askToKeepStorage()).resolves.toBe(false);
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

describe('forgetsUnused', () => {
  it.each([
    ['an iPhone whose browser shows the site', { standalone: false }, true],
    ['an iPhone with the application on its home screen', { standalone: true }, false],
    ['any other device', {}, false],
  ])('of %s', (_device, navigator, isForgotten) => {
    vi.stubGlobal('navigator', navigator);
    expect(forgetsUnused()).toBe(isForgotten);
  });
});
