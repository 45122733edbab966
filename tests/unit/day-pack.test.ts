import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { daysToRead } from '#app/shell/pack/read-ahead.ts';
import { isLinePoor } from '#lib/device/line.ts';
import { keys } from '#queries/keys.ts';
import { type ReadAhead, type ReadsOfPlanned, startDayPack } from '#state/day-pack-keeper.ts';
import { keptReads } from '#state/kept-reads.ts';
import { forgetReads } from '#state/reads-store.ts';
import { sessionOf } from '../model/fixtures.ts';
import { apiAgainst, json } from './api-fake-server.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

/** 08:10 in Douala, on Thursday. */
const NOW = 1_795_072_200_000;
const DAY = keys.workDay('7', '2026-11-19');

let device: FakeIndexedDB;
let page: EventTarget & { visibilityState: DocumentVisibilityState };
let now = NOW;
const stops: (() => void)[] = [];

beforeEach(async () => {
  device = new FakeIndexedDB();
  vi.stubGlobal('indexedDB', device);
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('navigator', { onLine: true });
  await forgetReads(null);
  now = NOW;
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  device.killConnections({ isSilent: false });
  vi.unstubAllGlobals();
});

interface Planned {
  readonly customers: readonly string[];
}

/** A page whose day is a single read, and that reads a card of each customer. */
function pageOf(answer: () => Promise<Planned>, cardOf: (ID: string) => Promise<unknown> = answered) {
  const { api } = apiAgainst(() => json({ data: {} }));
  const session = sessionOf('Delegue');
  const clock = { now: () => now };
  const owner = { memberID: '7', agencyID: 'cm', world: null };
  const reads = keptReads({ owner, rights: '' }, clock);
  const queries = new QueryClient({ defaultOptions: { queries: { persister: reads.persister, retry: false } } });
  const close = reads.open();
  const asked: string[] = [];
  const progress: string[] = [];
  const day = { queryKey: DAY, queryFn: async () => answer() };
  const run: ReadAhead = async ({ read, today, onProgress }) => {
    asked.push(today);
    onProgress(0, 2);
    await read(day);
    onProgress(1, 2);
  };
  const readsOfPlanned: ReadsOfPlanned = async ({ read, readDay }) =>
    ((await readDay(day))?.customers ?? []).map((customerID) => {
      const queryKey = keys.customerCard('healthworker', customerID);
      return {
        customerID,
        queryHash: hashKey(queryKey),
        read: () => read({ queryKey, queryFn: async () => cardOf(customerID) }),
      };
    });
  const { actor, stop } = startDayPack({
    api,
    clock,
    session,
    zone: 'Africa/Douala',
    queries,
    reads,
    dayReads: () => Promise.resolve({ readAhead: run, readsOfPlanned }),
  });
  actor.subscribe(({ context: { done, total } }) => progress.push(`${done}/${total}`));
  stops.push(stop, close);
  /** Until it does nothing by itself, or will in ten seconds. */
  const settled = () =>
    waitFor(actor, ({ value }) => value === 'due' || value === 'settling' || value === 'resting', { timeout: 5000 });
  const after = async (type: 'fill' | 'complete') => {
    actor.send({ type });
    return (await settled()).context;
  };
  const readDay = async () => {
    await queries.fetchQuery(day);
    await reads.written();
  };
  return {
    actor,
    asked,
    progress,
    reads,
    settled,
    fill: () => after('fill'),
    complete: () => after('complete'),
    readDay,
  };
}

const answered = (): Promise<Planned> => Promise.resolve({ customers: [] });
const cut = () => Promise.reject(new ApiError('network'));

describe('a day that is read ahead', () => {
  test('is due where the device has none of today, or an old one, and the line is good', async () => {
    expect((await pageOf(answered).settled()).value).toBe('due');
    const context = await pageOf(answered).fill();
    expect(context).toMatchObject({ readyAt: NOW, failure: null });
    expect(context.size).toBeGreaterThan(0);
    now += 6 * 3_600_000;
    expect((await pageOf(answered).settled()).value).toBe('settling');
    now += 1;
    expect((await pageOf(answered).settled()).value).toBe('due');
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect((await pageOf(answered).settled()).value).toBe('settling');
    vi.stubGlobal('navigator', { onLine: true });
    page.visibilityState = 'hidden';
    expect((await pageOf(answered).settled()).value).toBe('settling');
  });

  test('is another one after midnight in the agency’s zone', async () => {
    const { fill, asked, actor } = pageOf(answered);
    now = NOW + 15 * 3_600_000;
    await fill();
    expect(asked).toEqual(['2026-11-19']);
    now = NOW + 16 * 3_600_000;
    page.dispatchEvent(new Event('visibilitychange'));
    await waitFor(actor, (snapshot) => snapshot.matches('due'));
    await fill();
    expect(asked).toEqual(['2026-11-19', '2026-11-20']);
  });

  test('tells of its progress, and of none after it was stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<Planned>();
    const { actor, progress, reads } = pageOf(() => promise);
    actor.send({ type: 'fill' });
    await waitFor(actor, ({ context }) => context.total === 2);
    actor.send({ type: 'stop' });
    resolve({ customers: [] });
    await vi.waitFor(async () => expect(await reads.size()).toBeGreaterThan(0));
    expect(progress).not.toContain('1/2');
    expect(await reads.ready()).toBeNull();
  });

  test('that the server does not answer to the end is not ready, and what was there stays', async () => {
    await pageOf(answered).fill();
    now += 1000;
    expect(await pageOf(cut).fill()).toMatchObject({ readyAt: NOW, failure: 'server' });
  });

  test('goes on without what the server refuses', async () => {
    const refuse = () =>
      Promise.reject(new ApiError('refused', { errors: [{ message: 'FORBIDDEN', dependents: [] }] }));
    expect(await pageOf(refuse).fill()).toMatchObject({ readyAt: NOW, failure: null });
  });

  test('does not read again what was read just now, unless the device has not stored it', async () => {
    const answer = vi.fn<typeof answered>(answered);
    const { fill, reads } = pageOf(answer);
    await fill();
    await fill();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(await reads.ready()).toEqual({ at: NOW, missing: 0 });
    device.disk('tournee-reads').isFull = true;
    const full = pageOf(answer);
    await full.fill();
    await full.fill();
    expect(answer).toHaveBeenCalledTimes(3);
  });

  test('that a full device does not keep is not ready, and is not read again unasked', async () => {
    const { fill, settled } = pageOf(answered);
    device.disk('tournee-reads').isFull = true;
    expect(await fill()).toMatchObject({ readyAt: null, failure: 'device' });
    page.dispatchEvent(new Event('visibilitychange'));
    expect((await settled()).value).toBe('resting');
    device.disk('tournee-reads').isFull = false;
    expect(await fill()).toMatchObject({ readyAt: NOW, failure: null });
  });
});

describe('somebody who is planned after the day was read ahead', () => {
  const planned = (): Promise<Planned> => Promise.resolve({ customers: ['5', '6'] });
  const card = () => Promise.resolve({ name: 'Dr Ewane' });
  const refuse = () => Promise.reject(new ApiError('refused', { errors: [{ message: 'FORBIDDEN', dependents: [] }] }));

  test('is read too, once, ten seconds after the day was read anew', async () => {
    const cards = vi.fn<(ID: string) => Promise<unknown>>(card);
    const { fill, readDay, actor, reads } = pageOf(planned, cards);
    await fill();
    expect(actor.getSnapshot().context.missing).toBe(0);
    actor.send({ type: 'look' });
    await waitFor(actor, ({ value }) => value === 'settling');
    await readDay();
    actor.send({ type: 'complete' });
    await waitFor(actor, ({ value }) => value === 'resting');
    expect(cards.mock.calls).toEqual([['5'], ['6']]);
    expect(await reads.isKept(hashKey(keys.customerCard('healthworker', '6')))).toBe(true);
    expect(actor.getSnapshot().context.size).toBe(await reads.size());
    await readDay();
    expect(actor.getSnapshot().value).toBe('settling');
  });

  test('is missing while the server does not answer, and no more once it does', async () => {
    const cards = vi.fn<(ID: string) => Promise<unknown>>(cut);
    const { fill, complete } = pageOf(planned, cards);
    await fill();
    expect(await complete()).toMatchObject({ readyAt: NOW, missing: 2 });
    // Another page knows it at once.
    expect((await pageOf(planned, cut).settled()).context).toMatchObject({ readyAt: NOW, missing: 2 });
    cards.mockImplementation(card);
    expect(await complete()).toMatchObject({ readyAt: NOW, missing: 0 });
  });

  test('is counted at once without a network', async () => {
    const { fill, readDay, actor } = pageOf(planned, cut);
    await fill();
    vi.stubGlobal('navigator', { onLine: false });
    await readDay();
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.missing > 0);
    expect(context.missing).toBe(2);
  });

  test('is not missing when the server refuses the card', async () => {
    const { fill, complete } = pageOf(planned, refuse);
    await fill();
    expect(await complete()).toMatchObject({ missing: 0 });
  });

  test('is missing on a device without room', async () => {
    const { fill, complete } = pageOf(planned, card);
    await fill();
    device.disk('tournee-reads').isFull = true;
    expect(await complete()).toMatchObject({ missing: 2 });
  });
});

test.each<readonly [string, readonly string[]]>([
  ['2026-11-16', ['2026-11-16', '2026-11-17']],
  ['2026-11-19', ['2026-11-19', '2026-11-20']],
  ['2026-11-20', ['2026-11-20', '2026-11-21', '2026-11-23']],
  ['2026-11-21', ['2026-11-21', '2026-11-22', '2026-11-23']],
  ['2026-11-22', ['2026-11-22', '2026-11-23']],
])('of %s these days are read', (today, days) => {
  expect(daysToRead(today)).toEqual(days);
});

test('a line is poor where the device says so', () => {
  expect(isLinePoor({})).toBe(false);
  expect(isLinePoor({ connection: {} })).toBe(false);
  expect(isLinePoor({ connection: { effectiveType: '4g', saveData: false } })).toBe(false);
  expect(isLinePoor({ connection: { effectiveType: '3g' } })).toBe(true);
  expect(isLinePoor({ connection: { effectiveType: '4g', saveData: true } })).toBe(true);
});
