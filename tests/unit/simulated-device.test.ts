import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceFault } from '#demo/demo.ts';
import { isText } from '#lib/shape.ts';
import { STORAGE_KEYS, textStore } from '#lib/device/texts.ts';
import { openJournal } from '#mocks/hosts/journal-store.ts';
import { createSimulatedDevice } from '#mocks/hosts/simulated-device.ts';
import { draftName, draftStore, forgetDrafts } from '#state/drafts.ts';
import { forgetPositions, keptPositions } from '#state/kept-positions.ts';
import { forgetOutbox, outboxStore } from '#state/outbox-store.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';
import { fakeStorage } from './fake-storage.ts';

const NOW = 1_795_072_200_000;
const OWNER = { memberID: '7', agencyID: 'cm', world: null };

let idb: FakeIndexedDB;
let time = 0;
/** The faults of the device of a test, ended with it. */
let end = () => {};

class FakeStorageClass {
  readonly #kept = fakeStorage();
  getItem(key: string) {
    return this.#kept.getItem(key);
  }
  setItem(key: string, value: string) {
    this.#kept.setItem(key, value);
  }
  removeItem(key: string) {
    this.#kept.removeItem(key);
  }
}

beforeEach(async () => {
  idb = new FakeIndexedDB();
  time = 0;
  vi.stubGlobal('indexedDB', idb);
  vi.stubGlobal('Storage', FakeStorageClass);
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  await Promise.all([forgetDrafts(null), forgetOutbox(null), forgetPositions(null)]);
});

afterEach(() => {
  end();
  end = () => {};
  idb.killConnections({ isSilent: false });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function deviceWith(...faults: readonly DeviceFault[]) {
  const simulated = createSimulatedDevice({ now: () => NOW }, faults);
  end = () => simulated.device.setFaults([]);
  return simulated;
}

test.each<readonly [readonly DeviceFault[], number]>([
  [[], 0],
  [['ahead'], 86_400_000],
  [['behind'], -86_400_000],
])('a clock with %o is off by %d ms, until it is set right', (faults, off) => {
  const { clock, device } = deviceWith(...faults);
  expect(clock.now() - NOW).toBe(off);
  device.setFaults([]);
  expect(clock.now()).toBe(NOW);
});

test('a change is told to who listens, and the list stays the same between changes', () => {
  const { device } = deviceWith();
  const heard = vi.fn<() => void>();
  const leave = device.subscribe(heard);
  device.setFaults(['ahead']);
  expect(device.faults()).toBe(device.faults());
  leave();
  device.setFaults([]);
  expect(heard).toHaveBeenCalledTimes(1);
});

const draftAt = () => draftStore(draftName({ kind: 'reminder', ...OWNER, subject: '12' }), isText);
const draft = (value: string) => ({ value, base: '', at: 1 });
const item = (key: string) => ({
  kind: 'createVisitReport' as const,
  key,
  after: [],
  write: {},
  form: null,
  title: 'Dr Clarisse Ewane',
  day: '2026-11-19',
});
const FIX = { lat: 4.05, lng: 9.7, at: 1_795_072_200 };
const ENTRY = { at: 1, operationName: null, query: 'mutation { a }', variables: {}, userID: 'user-1', agencyID: null };

describe('what is stored survives', () => {
  test('connections that the browser ends again and again: drafts, the queue, positions and the work of the demo', async () => {
    deviceWith('closed');
    const tick = () => {
      time += 2001;
    };
    const [store, positions] = [outboxStore(OWNER), keptPositions(OWNER)];
    await draftAt().keep(draft('a'));
    tick();
    expect(await draftAt().read()).toEqual(draft('a'));
    tick();
    const queued = await store.add(item('one'), { ownerName: 'Yannick Mbida', now: NOW, draftNames: [] });
    expect(queued.isKept).toBe(true);
    tick();
    expect((await store.all()).map(({ key }) => key)).toEqual(['one']);
    tick();
    expect(await positions.add(FIX)).toBe(true);
    tick();
    expect(await positions.all()).toEqual([FIX]);
    tick();
    const lost = vi.fn<() => void>();
    const journal = openJournal('seed=1', lost);
    await journal.append([ENTRY]);
    tick();
    expect(await openJournal('seed=1', lost).read()).toEqual({ isAnew: false, entries: [ENTRY] });
    expect(lost).not.toHaveBeenCalled();
  });

  test('a device that is full: the page remembers what it refuses, says so, and stores what comes after', async () => {
    const storage = new Storage();
    const texts = textStore(() => storage);
    const [store, positions] = [outboxStore(OWNER), keptPositions(OWNER)];
    texts.set(STORAGE_KEYS.theme, 'dark');
    const drafts = draftAt();
    await drafts.keep(draft('before'));
    const { device } = deviceWith('full');
    texts.set(STORAGE_KEYS.language, 'en');
    expect([texts.get(STORAGE_KEYS.theme), texts.get(STORAGE_KEYS.language), texts.isKept()]).toEqual([
      'dark',
      'en',
      false,
    ]);
    await expect(drafts.keep(draft('after'))).rejects.toThrow('full');
    expect(await draftAt().read()).toEqual(draft('after'));
    const queued = await store.add(item('one'), { ownerName: 'Yannick Mbida', now: NOW, draftNames: [] });
    expect(queued.isKept).toBe(false);
    expect((await store.all()).map(({ key }) => key)).toEqual(['one']);
    expect(await positions.add(FIX)).toBe(false);
    expect(await positions.all()).toEqual([FIX]);

    device.setFaults([]);
    texts.set(STORAGE_KEYS.language, 'en');
    expect(texts.isKept()).toBe(true);
    expect(await drafts.keep(draft('after'))).toEqual({ kind: 'kept' });
    expect((await store.add(item('two'), { ownerName: 'Yannick Mbida', now: NOW, draftNames: [] })).isKept).toBe(true);
    expect((await store.all()).map(({ key }) => key).toSorted()).toEqual(['one', 'two']);
  });
});
