import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { KEPT_TIME } from '#domain/access/kept-time.ts';
import type { OutboxOwner } from '#domain/outbox/item.ts';
import { keys } from '#queries/keys.ts';
import { keptReads } from '#state/kept-reads.ts';
import { forgetReads, type Reader, readsStore } from '#state/reads-store.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

const DATABASE = 'tournee-reads';
const NOW = 1_795_072_200_000;
const OWNER: OutboxOwner = { memberID: '7', agencyID: 'cm', world: null };
const READER: Reader = { owner: OWNER, rights: 'delegate' };

let device: FakeIndexedDB;
let now = NOW;

beforeEach(async () => {
  device = new FakeIndexedDB();
  vi.stubGlobal('indexedDB', device);
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  await forgetReads(null);
  now = NOW;
});

afterEach(() => {
  vi.useRealTimers();
  device.killConnections({ isSilent: false });
  vi.unstubAllGlobals();
});

const stored = () => [...(device.disk(DATABASE).stores.get('texts')?.keys() ?? [])].map(String);

const other = (changes: Partial<OutboxOwner>, rights = READER.rights): Reader => ({
  owner: { ...OWNER, ...changes },
  rights,
});

describe('the reads on a device', () => {
  const read = { text: '"day"', at: NOW };

  test.each<readonly [string, Reader]>([
    ['another person', other({ memberID: '8' })],
    ['the same person in another agency', other({ agencyID: 'sn' })],
    ['the same person in another world of the demo', other({ world: 'demo' })],
    ['the same person with other rights', other({}, 'supervisor')],
  ])('are never shown to %s', async (_, reader) => {
    expect(await readsStore(READER).keep('day', read)).toBe(true);
    expect(await readsStore(reader).get('day', NOW)).toBeNull();
    expect(await readsStore(READER).get('day', NOW)).toEqual(read);
  });

  test('are deleted when somebody else opens the same world, or the same person with other rights', async () => {
    await readsStore(READER).keep('day', read);
    await readsStore(other({ world: 'demo' })).tidy(NOW);
    await readsStore(READER).tidy(NOW);
    expect(stored()).toHaveLength(1);
    await readsStore(other({ memberID: '8' })).tidy(NOW);
    expect(stored()).toEqual([]);
    await readsStore(READER).keep('day', read);
    await readsStore(other({}, 'supervisor')).tidy(NOW);
    expect(stored()).toEqual([]);
  });

  test('last fourteen days and no longer; a clock that was set back makes them no older', async () => {
    const store = readsStore(READER);
    await store.keep('day', read);
    expect(await store.get('day', NOW + KEPT_TIME)).toEqual(read);
    expect(await store.get('day', NOW - 86_400_000)).toEqual(read);
    expect(await store.get('day', NOW + KEPT_TIME + 1)).toBeNull();
    await store.tidy(NOW + KEPT_TIME);
    expect(stored()).toHaveLength(1);
    await store.tidy(NOW + KEPT_TIME + 1);
    expect(stored()).toEqual([]);
  });

  test('of every world or of one are forgotten', async () => {
    const [live, demo] = [readsStore(READER), readsStore(other({ world: 'demo' }))];
    await live.keep('day', read);
    await demo.keep('day', read);
    await forgetReads('demo');
    expect([await live.get('day', NOW), await demo.get('day', NOW)]).toEqual([read, null]);
    await forgetReads(null);
    expect(await live.get('day', NOW)).toBeNull();
  });

  test('are counted in characters, each once', async () => {
    const store = readsStore(READER);
    await store.keep('day', read);
    await store.keep('day', { text: '1234', at: NOW });
    await store.keep('card', { text: '12', at: NOW });
    await readsStore(other({ world: 'demo' })).keep('day', read);
    expect(await store.size()).toBe(6);
  });

  test('survive a connection that the browser ended, and a full or blocked device fails nothing', async () => {
    const store = readsStore(READER);
    await store.keep('day', read);
    device.killConnections({ isSilent: true });
    expect(await store.get('day', NOW)).toEqual(read);
    device.disk(DATABASE).isFull = true;
    expect(await store.keep('card', read)).toBe(false);
    expect(await store.get('day', NOW)).toEqual(read);
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    device.killConnections({ isSilent: false });
    expect(await store.get('day', NOW)).toBeNull();
    expect(await store.keep('day', read)).toBe(false);
    expect(await store.size()).toBe(0);
    await store.tidy(NOW);
  });
});

describe('a read through the device', () => {
  const DAY = keys.workDay('7', '2026-11-19');
  const cut = () => Promise.reject(new ApiError('network'));

  /** A page of the application: what it reads, and what it shows of it. */
  function pageOf(reader: Reader | null = READER) {
    const reads = keptReads(reader, { now: () => now });
    const queries = new QueryClient({
      defaultOptions: { queries: { persister: reads.persister, retry: false, networkMode: 'always' } },
    });
    const read = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = DAY) =>
      queries.fetchQuery({ queryKey, queryFn });
    const close = reads.open();
    return { reads, queries, read, close };
  }

  /** A page that has read something and stored it. */
  async function after(data: unknown, queryKey: readonly unknown[] = DAY) {
    const page = pageOf();
    await page.read(() => Promise.resolve(data), queryKey);
    await page.reads.noteReady(now);
    page.close();
  }

  test.each<readonly [string, ApiError]>([
    ['is cut', new ApiError('network')],
    ['takes too long', new ApiError('timeout')],
    ['brings a page of HTML', new ApiError('malformed')],
    ['brings a failure of the server', new ApiError('http', { status: 503 })],
  ])('shows what was read before where the line %s, with its age', async (_, error) => {
    await after({ visits: 4 });
    now += 3_600_000;
    const { reads, queries } = pageOf();
    let answer = (): Promise<unknown> => Promise.reject(error);
    const shown = new QueryObserver(queries, { queryKey: DAY, queryFn: () => answer() });
    const leave = shown.subscribe(() => {});
    expect(reads.oldestShown(queries)).toBeNull();
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual({ visits: 4 }));
    expect(reads.oldestShown(queries)).toBe(NOW);
    answer = () => Promise.resolve({ visits: 5 });
    expect((await shown.refetch()).data).toEqual({ visits: 5 });
    expect(reads.oldestShown(queries)).toBeNull();
    leave();
  });

  test.each<readonly [string, ApiError]>([
    ['a refusal', new ApiError('refused', { errors: [{ message: 'FORBIDDEN', dependents: [] }] })],
    ['a fault of the request', new ApiError('http', { status: 400 })],
  ])('passes on %s: that is an answer', async (_, error) => {
    await after({ visits: 4 });
    await expect(pageOf().read(() => Promise.reject(error))).rejects.toBe(error);
  });

  test('fails where the device has nothing, or what it has cannot be read', async () => {
    await expect(pageOf().read(cut)).rejects.toMatchObject({ kind: 'network' });
    await readsStore(READER).keep(JSON.stringify(DAY), { text: '{', at: NOW });
    await expect(pageOf().read(cut)).rejects.toMatchObject({ kind: 'network' });
  });

  test('keeps nothing else, and nothing for a session that the device does not remember', async () => {
    await after({ goals: 1 }, keys.goals(2026));
    const page = pageOf(null);
    await page.read(() => Promise.resolve({ visits: 4 }));
    expect(await page.reads.noteReady(now)).toBe(false);
    expect(page.reads.isKeeping).toBe(false);
    expect(stored().filter((name) => !name.endsWith('day-pack'))).toEqual([]);
  });

  test('keeps the refusals of a right as a part of an answer, and no other answer with errors', async () => {
    const refused = new ApiError('refused', { errors: [{ message: 'FORBIDDEN', dependents: [] }] });
    await after({ data: { visits: 4 }, errors: [refused] });
    await expect(pageOf().read(cut)).resolves.toMatchObject({
      data: { visits: 4 },
      errors: [{ codes: ['FORBIDDEN'] }],
    });
    await after({ data: { visits: 3 }, errors: [new ApiError('http', { status: 500 })] });
    await expect(pageOf().read(cut)).resolves.toMatchObject({ data: { visits: 4 } });
  });

  test('never puts an older answer in the place of one that the page has read', async () => {
    await after({ visits: 4 });
    const { read, reads, queries } = pageOf();
    await read(() => Promise.resolve({ visits: 5 }));
    await expect(read(cut)).rejects.toMatchObject({ kind: 'network' });
    expect(queries.getQueryData(DAY)).toEqual({ visits: 5 });
    expect(reads.oldestShown(queries)).toBeNull();
  });

  test('shows what the device has after three seconds, and the answer once it comes; until then no other read waits', async () => {
    await after({ visits: 4 });
    await after({ week: 1 }, keys.workWeek('7', '2026-11-16'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const { read, reads, queries } = pageOf();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const reading = read(() => promise);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await reading).toEqual({ visits: 4 });
    const never = () => new Promise<never>(() => {});
    expect(await read(never, keys.workWeek('7', '2026-11-16'))).toEqual({ week: 1 });
    const query = queries.getQueryCache().find({ queryKey: DAY });
    const answered = reads.answerTo({ queryHash: query?.queryHash ?? '' });
    resolve({ visits: 5 });
    await answered;
    expect(queries.getQueryData(DAY)).toEqual({ visits: 5 });
  });

  test('is answered before it is stored: that waits until the page is idle and no frame is due, for two seconds at most', async () => {
    const waiting: { act: IdleRequestCallback; within: number | undefined }[] = [];
    vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback, options?: IdleRequestOptions) =>
      waiting.push({ act, within: options?.timeout }),
    );
    const { reads, read } = pageOf();
    expect(await read(() => Promise.resolve({ visits: 4 }))).toEqual({ visits: 4 });
    expect(waiting.map(({ within }) => within)).toEqual([2000]);
    expect(stored()).toEqual([]);
    waiting[0]?.act({ didTimeout: false, timeRemaining: () => 12 });
    expect(waiting).toHaveLength(2);
    waiting[1]?.act({ didTimeout: false, timeRemaining: () => 49 });
    await reads.written();
    expect(stored()).toHaveLength(1);
  });

  test('says that a day is there once all of it is stored, and not on a device that is full', async () => {
    const { reads, read } = pageOf();
    expect(await reads.ready()).toBeNull();
    await read(() => Promise.resolve({ visits: 4 }));
    expect(await reads.noteReady(NOW)).toBe(true);
    expect(await reads.ready()).toEqual({ at: NOW, missing: 0 });
    device.disk(DATABASE).isFull = true;
    await read(() => Promise.resolve({ visits: 5 }), keys.workDay('7', '2026-11-20'));
    const isWhole = reads.noteReady(NOW + 1);
    expect(await isWhole).toBe(false);
    device.disk(DATABASE).isFull = false;
    expect(await reads.ready()).toEqual({ at: NOW, missing: 0 });
    expect(await reads.noteReady(NOW + 2)).toBe(true);
  });

  test('stores nothing after its page is closed', async () => {
    const { read, reads, close } = pageOf();
    close();
    await read(() => Promise.resolve({ visits: 4 }));
    expect(await reads.noteReady(NOW)).toBe(false);
    expect(stored()).toEqual([]);
  });
});
