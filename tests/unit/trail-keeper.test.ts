import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { DevicePosition, DevicePositions, PositionRefusal } from '#lib/device/position.ts';
import { STORAGE_KEYS, textStore } from '#lib/device/texts.ts';
import { writePositions } from '#domain/field/positions.ts';
import { sendPositions } from '#queries/positions.queries.ts';
import { forgetPositions } from '#state/kept-positions.ts';
import { startTrail, type Trail } from '#state/trail-keeper.ts';
import { apiAgainst, json, readJson } from './api-fake-server.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';
import { fakeStorage } from './fake-storage.ts';

/** 08:10 in Douala. */
const NOW = 1_795_072_200;
const ZONE = 'Africa/Douala';

let device: FakeIndexedDB;
const opened: Trail[] = [];

beforeEach(async () => {
  device = new FakeIndexedDB();
  vi.stubGlobal('indexedDB', device);
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  await forgetPositions(null);
});

afterEach(() => {
  for (const trail of opened.splice(0)) trail.stop();
  device.killConnections({ isSilent: false });
  vi.unstubAllGlobals();
});

/** The calls that a server was sent, and what it has. */
function serverOf(known: readonly number[] = []) {
  const calls: unknown[] = [];
  const { api, sent } = apiAgainst(() => {
    const body = readJson(sent.at(-1)?.body);
    const variables: unknown = typeof body === 'object' && body && 'variables' in body ? body.variables : null;
    calls.push(variables);
    const trail = known.map((at) => ({ ID: String(at), gPSLat: 4, gPSLon: 9, obtainedTimeStamp: at }));
    return json({
      data: { readWorkerGPSTrail: trail, createGPSLoc: { ID: '1' }, createGPSLocsFromList: [{ ID: '1' }] },
    });
  });
  return { api, calls };
}

/** A browser whose tabs share what it stores, its locks and what they hear of each other. */
function browser() {
  const shared = fakeStorage();
  const member: string = crypto.randomUUID();
  let now = NOW;
  const ears: ((event: Pick<StorageEvent, 'key'>) => void)[] = [];
  vi.stubGlobal('addEventListener', (type: string, ear: (event: Pick<StorageEvent, 'key'>) => void) => {
    if (type === 'storage') ears.push(ear);
  });
  vi.stubGlobal('removeEventListener', () => {});
  function openTab(memberID = member) {
    const { api, calls } = serverOf();
    let tell: (position: DevicePosition) => void = () => {};
    let fail: (reason: PositionRefusal) => void = () => {};
    const positions: DevicePositions = {
      current: () => Promise.reject(new Error('not asked')),
      watch(onPosition, onFailure) {
        [tell, fail] = [onPosition, onFailure];
        return () => {
          tell = () => {};
        };
      },
    };
    const texts = textStore(() => shared);
    const trail = startTrail({
      api,
      clock: { now: () => now * 1000 },
      positions,
      texts,
      owner: { memberID, agencyID: 'cm', world: null },
      zone: ZONE,
      isAllowed: true,
    });
    opened.push(trail);
    return {
      ...trail,
      calls,
      texts,
      give: (seconds: number, lat: number) => tell({ lat, lng: 9.7, accuracy: 10, at: NOW + seconds }),
      refuse: () => fail('denied'),
      becomes: (...states: readonly Parameters<ReturnType<typeof trail.actor.getSnapshot>['matches']>[0][]) =>
        waitFor(trail.actor, (snapshot) => states.some((state) => snapshot.matches(state)), { timeout: 3000 }),
      async capture() {
        await this.becomes('off', 'ended');
        trail.actor.send({ type: 'start' });
        trail.actor.send({ type: 'consent' });
        await this.becomes({ capturing: 'watching' });
      },
    };
  }
  return {
    openTab,
    /** The other tabs hear what one has stored. */
    hear: () => {
      for (const ear of ears) ear({ key: STORAGE_KEYS.trail });
    },
    turnTo: (instant: number) => {
      now = instant;
    },
  };
}

describe('the trail of somebody', () => {
  test('is sent and forgotten when it is paused; after a reload it is paused, with its positions counted', async () => {
    const { openTab } = browser();
    const tab = openTab();
    await tab.capture();
    tab.give(10, 4.05);
    tab.give(70, 4.06);
    tab.actor.send({ type: 'pause' });
    await vi.waitFor(() => expect(JSON.stringify(tab.calls)).toContain(String(NOW + 70)));
    await vi.waitFor(() => expect(tab.outbox.getState()).toMatchObject({ waiting: 0, delivery: 'idle' }));
    tab.actor.send({ type: 'resume' });
    await tab.becomes({ capturing: 'watching' });
    tab.stop();
    const again = openTab();
    await again.becomes('paused');
    expect(again.actor.getSnapshot().context).toMatchObject({ kept: 2, since: NOW });
  });

  test('is not that of the next day, nor of another person', async () => {
    const { openTab, turnTo } = browser();
    const tab = openTab();
    await tab.capture();
    tab.stop();
    const theirs = await openTab('somebody else').becomes('off');
    expect(theirs.context.kept).toBe(0);
    turnTo(NOW + 16 * 3600);
    const tomorrow = await openTab().becomes('off');
    expect(tomorrow.context.since).toBe(0);
  });

  test('is captured in one tab; another one says so, may take it, and follows its end', async () => {
    const { openTab, hear } = browser();
    const [one, other] = [openTab(), openTab()];
    await other.becomes('off');
    await one.capture();
    hear();
    await other.becomes('elsewhere');
    other.actor.send({ type: 'resume' });
    await other.becomes({ capturing: 'watching' });
    await one.becomes('elsewhere');
    one.give(10, 4.05);
    expect(one.actor.getSnapshot().context.kept).toBe(0);
    other.actor.send({ type: 'end' });
    hear();
    await one.becomes('ended');
  });

  test('can go on here once the tab that captured it was closed', async () => {
    const { openTab, hear } = browser();
    const [one, other] = [openTab(), openTab()];
    await one.capture();
    hear();
    await other.becomes('elsewhere');
    one.stop();
    const found = await other.becomes('paused');
    expect(found.context.since).toBe(NOW);
  });

  test('that is paused and resumed at once does not mistake itself for another tab', async () => {
    const tab = browser().openTab();
    await tab.capture();
    for (let turn = 0; turn < 3; turn += 1) {
      tab.actor.send({ type: 'pause' });
      tab.actor.send({ type: 'resume' });
      await tab.becomes({ capturing: 'watching' }, 'opening', 'elsewhere');
      expect(tab.actor.getSnapshot().matches({ capturing: 'watching' })).toBe(true);
    }
  });

  test('is captured where there are no locks, and waits for the user where the browser refuses positions', async () => {
    vi.stubGlobal('navigator', {});
    const tab = browser().openTab();
    await tab.capture();
    tab.refuse();
    await tab.becomes({ capturing: 'refused' });
    tab.actor.send({ type: 'retry' });
    tab.give(10, 4.05);
    expect(tab.actor.getSnapshot().context.kept).toBe(1);
  });

  test('starts anew from what an older version, or somebody, has stored under its name', async () => {
    const { openTab } = browser();
    const { texts } = openTab();
    for (const text of ['', 'x', '{}', '[3]', '[{"name":"trail"}]']) {
      texts.set(STORAGE_KEYS.trail, text);
      const found = await openTab().becomes('off');
      expect(found.context.since).toBe(0);
    }
  });
});

describe('sendPositions', () => {
  const fixes = [10, 20, 30].map((second) => ({ lat: 4.05, lng: 9.7, at: NOW + second }));
  const options = { workerID: '7', zone: ZONE, isDoubtful: true, signal: new AbortController().signal };

  test('asks which ones have arrived, and sends the others', async () => {
    const { api, calls } = serverOf([NOW + 10, NOW + 30.4]);
    await sendPositions(api, fixes, options);
    expect(calls).toEqual([
      { workerID: '7', date: '2026-11-19' },
      { gPSLat: 4.05, gPSLon: 9.7, obtainedTimeStamp: NOW + 20 },
    ]);
  });

  test('asks once for each day', async () => {
    const { api, calls } = serverOf(fixes.map(({ at }) => at));
    await sendPositions(api, [...fixes, { lat: 4.05, lng: 9.7, at: NOW + 86_400 }], options);
    expect(calls.slice(0, 2)).toEqual([
      { workerID: '7', date: '2026-11-19' },
      { workerID: '7', date: '2026-11-20' },
    ]);
    expect(calls).toHaveLength(3);
  });

  test('sends a list at once where nothing is in doubt, and nothing where all have arrived', async () => {
    const first = serverOf();
    await sendPositions(first.api, fixes, { ...options, isDoubtful: false });
    expect(first.calls).toEqual([{ jsonGPSLocArray: writePositions(fixes) }]);
    const second = serverOf(fixes.map(({ at }) => at));
    await sendPositions(second.api, fixes, options);
    expect(second.calls).toHaveLength(1);
  });
});
