import process from 'node:process';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  oneof,
  option,
  record as recordOf,
} from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { systemClock } from '#lib/clock.ts';
import { isItem, type NewItem, type OutboxItem } from '#domain/outbox/item.ts';
import { draftStore } from '#state/drafts.ts';
import { CreateReportDocument } from '#features/field/shared/field-writes.generated.ts';
import { type Outbox, startOutbox, type Writer } from '#state/outbox-keeper.ts';
import { forgetOutbox, outboxStore } from '#state/outbox-store.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

/** `npm run bench -- outbox` plays more days, from a seed that it prints. */
const DAYS = Number(process.env['OUTBOX_DAYS'] ?? 600);
const SEED = Number(process.env['OUTBOX_SEED'] ?? 0);

const DATABASE = 'tournee-drafts';
const LIMIT = 30_000;
const START = 1_795_072_200_000;
const ownerOf = (memberID: string, agencyID = 'cm') => ({ memberID, agencyID, world: null });
const report = (key: string, after: readonly string[] = []): NewItem => ({
  kind: 'createVisitReport',
  key,
  after,
  write: key,
  form: { editor: 'visit-report', subject: key, value: { text: key }, base: {}, href: '/app/programs/home' },
  title: key,
  day: '2026-11-18',
});

/** Days that are written together, one call after another, as those of a week, or the two of a move. */
const days = (author: string, dates: readonly string[]): NewItem => ({
  ...report(`${author} days ${dates.join(' ')}`),
  kind: 'createWorkSchedules',
  also: dates.map((date) => dayKey(author, date)),
});
const dayKey = (author: string, date: string): string => `${author} day ${date}`;

/** The records that an item makes. */
const partsOf = ({ key, also }: Pick<OutboxItem, 'key' | 'also'>): readonly string[] =>
  also?.map((part) => `${key}, ${part}`) ?? [key];

/** What the line does with a call: the server hears it or not, and the page hears the answer or not. */
type Line = 'fine' | 'down' | 'lost' | 'captive' | 'refused' | 'expired' | 'tooLarge';

/** A server that knows records by their natural keys, and who has written them. */
function createServer(onRecord: (item: OutboxItem) => void = () => {}) {
  const records: { readonly key: string; readonly author: string }[] = [];
  const has = (key: string): boolean => records.some((record) => record.key === key);
  const journal: string[] = [];
  let line: Line[] = [];
  /** What the server does after the page has given up. */
  let late: (() => void)[] = [];
  const heard = (act: () => void): void => {
    const now = line.shift() ?? 'fine';
    if (now === 'down') throw new ApiError('network');
    if (now === 'captive') throw new ApiError('malformed');
    if (now === 'expired') throw new ApiError('unauthorized');
    if (now === 'tooLarge') throw new ApiError('http', { status: 413 });
    if (now === 'refused')
      throw new ApiError('refused', { errors: [{ message: 'VISIT_FIXED: trop tard', dependents: [] }] });
    act();
    if (now === 'lost') throw new ApiError('network');
  };
  const writerFor = (author: string): Writer => ({
    async send(_api, item) {
      try {
        // Of several days those are left that are not there.
        for (const part of partsOf(item).filter((each) => item.also === undefined || !has(each)))
          heard(() => {
            journal.push(part);
            if (has(part)) throw new ApiError('refused', { errors: [{ message: 'ALREADY_RECORDED', dependents: [] }] });
            onRecord(item);
            records.push({ key: part, author });
          });
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
        return { kind: 'refused', codes: error.codes, ...(error.detail !== '' && { said: error.detail }) };
      }
      return Promise.resolve({ kind: 'sent' });
    },
    async isThere(_api, item) {
      let isThere = false;
      heard(() => {
        isThere = partsOf(item).every((part) =>
          records.some((record) => record.key === part && record.author === author),
        );
      });
      return Promise.resolve(isThere);
    },
  });
  return {
    has,
    records,
    journal,
    writerFor,
    keys: () => records.map(({ key }) => key),
    faults: (...next: Line[]) => {
      line = next;
    },
    later: (key: string, author: string) => {
      late.push(() => records.push({ key, author }));
    },
    catchUp: () => {
      for (const act of late) act();
      late = [];
    },
  };
}

const api: Api = {
  request: () => Promise.reject(new Error('The writer of this test makes no calls.')),
  upload: () => Promise.reject(new Error('Nothing is uploaded.')),
  download: () => Promise.reject(new Error('Nothing is downloaded.')),
};

/** Locks among the tabs of this test, as a browser grants them. */
class FakeLocks {
  #holder: { readonly name: string; readonly lose: () => void } | null = null;
  #queue: { readonly grant: () => void; isGone: boolean }[] = [];
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    act: (lock: object | null) => Promise<unknown> | undefined,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting = {
        isGone: false,
        grant: () => {
          let isLost = false;
          const holder = {
            name,
            lose: () => {
              isLost = true;
              reject(new DOMException('stolen', 'AbortError'));
            },
          };
          this.#holder = holder;
          void Promise.resolve(act({})).then(() => {
            if (isLost) return undefined;
            if (this.#holder === holder) this.#next();
            resolve(undefined);
            return undefined;
          });
        },
      };
      options.signal?.addEventListener('abort', () => {
        waiting.isGone = true;
        if (this.#queue.includes(waiting)) reject(new DOMException('given up', 'AbortError'));
      });
      if (options.steal) {
        const held = this.#holder;
        this.#holder = null;
        held?.lose();
        waiting.grant();
      } else if (this.#holder) this.#queue.push(waiting);
      else waiting.grant();
    });
  }
  #next(): void {
    this.#holder = null;
    const next = this.#queue.find(({ isGone }) => !isGone);
    this.#queue = this.#queue.filter((each) => each !== next && !each.isGone);
    next?.grant();
  }
}

let device: FakeIndexedDB;
let server: ReturnType<typeof createServer>;
let tabs: Outbox[] = [];

/** The clock of the device, which may be set back; the timers of the page go on. */
let clockShift = 0;
const clock = { now: () => systemClock.now() + clockShift };

/** How often a tab was told that the server has what it did not know to be sent. */
let found = 0;

/** The reads of the pages that a write has made out of date. */
let rereading: Promise<void> = Promise.resolve();

/** Whether the session is still that of the owner of the open tab. */
let isOwnersTurn = true;

/** Opens a tab of somebody. */
function open(memberID = '7', writer: Writer = server.writerFor(memberID), agencyID = 'cm', calls = api): Outbox {
  const outbox = startOutbox({
    api: calls,
    clock,
    owner: ownerOf(memberID, agencyID),
    ownerName: `Person ${memberID}`,
    writers: () => Promise.resolve(writer),
    limit: LIMIT,
    isOwnersTurn: () => isOwnersTurn,
    onFound: () => {
      found += 1;
    },
    whenReread: () => rereading,
  });
  tabs.push(outbox);
  return outbox;
}

/** Ends the tabs as a phone kills them: nothing is told to anybody, and what is stored stays. */
function kill(): void {
  for (const tab of tabs) tab.stop();
  tabs = [];
  device.killConnections({ isSilent: true });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const stored = (): unknown[] => [...(device.disk(DATABASE).stores.get('outbox')?.values() ?? [])];
const states = async (memberID = '7') =>
  (await outboxStore(ownerOf(memberID)).all()).map(({ key, state }) => [key, state]);

/** A draft on the device, as the form of a report stores it. */
async function draftOf(key: string): Promise<string> {
  const name = `visit-report 7 cm ${key}`;
  const store = draftStore(name, (value): value is object => typeof value === 'object');
  await store.read();
  await store.keep({ value: { text: key }, base: {}, at: 1 });
  return name;
}

beforeEach(async () => {
  clockShift = 0;
  found = 0;
  rereading = Promise.resolve();
  isOwnersTurn = true;
  vi.useFakeTimers({ now: START });
  device = new FakeIndexedDB();
  server = createServer();
  vi.stubGlobal('indexedDB', device);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  const forgetting = forgetOutbox(null);
  await pass(100);
  await forgetting;
});

afterEach(() => {
  kill();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Queues and lets the device answer. */
async function queue(outbox: Outbox, key: string, after: readonly string[] = []): Promise<OutboxItem> {
  const queued = outbox.queue(report(key, after), []);
  await pass(50);
  return (await queued).item;
}

describe('with a network', () => {
  test('what is queued is sent at once, in order, and nothing stays', async () => {
    const outbox = open();
    const { id } = await queue(outbox, 'a');
    await queue(outbox, 'b');
    const outcome = outbox.outcome(id, 5000);
    await pass(1000);
    expect(await outcome).toEqual({ kind: 'sent' });
    expect(server.records).toEqual([
      { key: 'a', author: '7' },
      { key: 'b', author: '7' },
    ]);
    expect(stored()).toEqual([]);
    expect(outbox.getView()).toEqual({ items: [], unread: [], others: [], delivery: 'resting' });
  });

  test.each([
    ['at once', 0, ['called']],
    ['later', 1000, ['called', 'shown']],
  ])(
    'pages show that something is queued once its call was made, and not answered soon: %s',
    async (_when, milliseconds, expected) => {
      const happened: string[] = [];
      const writer = server.writerFor('7');
      const outbox = open('7', {
        ...writer,
        send: async (...call) => {
          happened.push('called');
          await new Promise<void>((resolve) => {
            setTimeout(resolve, milliseconds);
          });
          return writer.send(...call);
        },
      });
      await pass(50);
      outbox.subscribe(() => {
        if (outbox.getView().items.length > 0) happened.push('shown');
      });
      const { id } = await queue(outbox, 'a');
      const outcome = outbox.outcome(id, 5000);
      await pass(2000);
      expect([...new Set(happened)]).toEqual(expected);
      expect(await outcome).toEqual({ kind: 'sent' });
      expect(outbox.getView().unread).toEqual([]);
    },
  );

  test('a list of the view is another object only when one of its items is: pages render for each', async () => {
    const outbox = open();
    await pass(50);
    const lists: (readonly OutboxItem[])[] = [outbox.getView().unread];
    outbox.subscribe(() => {
      const { unread } = outbox.getView();
      if (unread !== lists.at(-1)) lists.push(unread);
    });
    await queue(outbox, 'a');
    await pass(1000);
    expect(lists.map((items) => items.map(({ key, state }) => `${key} ${state}`))).toEqual([
      [],
      // Until pages have read what the server has of it.
      ['a sending'],
      [],
    ]);
    server.faults('down');
    await queue(outbox, 'b');
    const [first] = outbox.getView().items;
    await queue(outbox, 'c');
    expect(first).toMatchObject({ key: 'b', state: 'doubtful' });
    expect(outbox.getView().items[0]).toBe(first);
  });

  test('the draft is forgotten in the transaction that queues it, unless another tab has written its own', async () => {
    const outbox = open();
    server.faults('down');
    const [own, others] = [draftOf('a'), draftOf('b')];
    await pass(200);
    const [ownName, othersName] = [await own, await others];
    const queued = outbox.queue(report('a'), [ownName]);
    const other = outbox.queue({ ...report('c'), form: null }, [othersName]);
    await pass(200);
    await Promise.all([queued, other]);
    expect([...(device.disk(DATABASE).stores.get('drafts')?.keys() ?? [])]).toEqual([othersName]);
  });

  test('the next of a key takes the place of one that waits', async () => {
    const outbox = open();
    server.faults('down');
    await queue(outbox, 'first');
    await pass(100);
    await queue(outbox, 'a', ['first']);
    await queue(outbox, 'a', ['first']);
    expect(await awaited(states())).toEqual([
      ['first', 'doubtful'],
      ['a', 'waiting'],
    ]);
  });

  test('what is gone because it was taken back, or because the device does not answer, is not called sent', async () => {
    const outbox = open();
    server.faults('down');
    await queue(outbox, 'first');
    const { id } = await queue(outbox, 'a', ['first']);
    const waiting = outbox.outcome(id, 5000);
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    device.killConnections({ isSilent: false });
    outbox.flush();
    await pass(1000);
    vi.stubGlobal('indexedDB', device);
    expect(await awaited(outbox.takeBack(id, []))).toMatchObject({ key: 'a' });
    await pass(5000);
    expect(await waiting).toEqual({ kind: 'queued' });
  });

  test.each([
    { when: 'in time', isKilled: false },
    // The write is tried again on a new connection, after the next outbox has read the queue.
    { when: 'at a second try', isKilled: true },
  ])('a write that ends $when after its outbox was stopped is sent by the next one', async ({ isKilled }) => {
    const stopped = open();
    await pass(50);
    if (isKilled) device.killConnections({ isSilent: true });
    const queued = stopped.queue(report('a'), []);
    stopped.stop();
    const next = open();
    await pass(400);
    expect(await queued).toMatchObject({ isKept: true });
    expect(server.keys()).toEqual(['a']);
    expect(next.getView().items).toEqual([]);
  });

  test('a tab learns from the one that sends that its item has arrived', async () => {
    const channels: { readonly hear: (event: { readonly data: unknown }) => void; readonly name: string }[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        readonly name: string;
        readonly own: typeof channels = [];
        constructor(name: string) {
          this.name = name;
        }
        addEventListener(_: string, hear: (event: { readonly data: unknown }) => void) {
          this.own.push({ hear, name: this.name });
          channels.push(...this.own);
        }
        removeEventListener() {}
        postMessage(data: unknown) {
          for (const each of channels) if (!this.own.includes(each) && each.name === this.name) each.hear({ data });
        }
        close() {}
      },
    );
    const slow: Writer = {
      ...server.writerFor('7'),
      send: async (...given) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1000);
        });
        return server.writerFor('7').send(...given);
      },
    };
    const sending = open('7', slow);
    await queue(sending, 'first');
    const other = open();
    const { id } = await queue(other, 'a');
    const outcome = other.outcome(id, 5000);
    await pass(6000);
    expect(await outcome).toEqual({ kind: 'sent' });
    expect(server.keys()).toEqual(['first', 'a']);
  });

  test('what the server has stays in view until pages have read it, and no longer', async () => {
    const reread = Promise.withResolvers<void>();
    rereading = reread.promise;
    const outbox = open();
    await queue(outbox, 'a');
    server.faults('down');
    await queue(outbox, 'b');
    await pass(1000);
    expect(server.records.map(({ key }) => key)).toEqual(['a']);
    expect(outbox.getView().items.map(({ key }) => key)).toEqual(['b']);
    expect(outbox.getView().unread.map(({ key }) => key)).toEqual(['a', 'b']);
    reread.resolve();
    await pass(10);
    expect(outbox.getView().unread.map(({ key }) => key)).toEqual(['b']);
  });

  test('what another tab has sent stays in view too, and the pages are told that they are out of date', async () => {
    const sending = open();
    const reread = Promise.withResolvers<void>();
    const reading = open();
    server.faults('down');
    await queue(sending, 'a');
    rereading = reread.promise;
    sending.flush();
    await pass(LIMIT);
    expect(server.records.map(({ key }) => key)).toEqual(['a']);
    expect(found).toBe(1);
    expect(reading.getView().items).toEqual([]);
    expect(reading.getView().unread.map(({ key }) => key)).toEqual(['a']);
    reread.resolve();
    await pass(10);
    expect(reading.getView().unread).toEqual([]);
  });

  test('a refusal is told to who waits, who takes it back', async () => {
    const outbox = open();
    server.faults('refused');
    const { id } = await queue(outbox, 'a');
    const outcome = outbox.outcome(id, 5000);
    await pass(500);
    expect(await outcome).toEqual({ kind: 'refused', codes: ['VISIT_FIXED'], said: 'trop tard' });
    expect(await awaited(states())).toEqual([['a', 'parked']]);
    expect(outbox.getView().items[0]?.error).toEqual({ kind: 'refused', codes: ['VISIT_FIXED'], said: 'trop tard' });
    expect((await awaited(outbox.takeBack(id, [])))?.key).toBe('a');
    expect(stored()).toEqual([]);
  });

  test('what is left for later after a refusal is parked, in place of its draft, and is not sent', async () => {
    const outbox = open();
    const refusal = { kind: 'refused', codes: ['ALREADY_RECORDED'] };
    const { item: left, isKept } = await awaited(outbox.park(report('a'), refusal, []));
    expect(isKept).toBe(true);
    await pass(10_000);
    expect(server.journal).toEqual([]);
    expect(outbox.getView().items).toMatchObject([{ id: left.id, state: 'parked', error: refusal }]);
  });
});

/** The result of what the fake device must answer first. */
async function awaited<T>(promise: Promise<T>): Promise<T> {
  await pass(100);
  return promise;
}

describe('the crash points', () => {
  test('C1: killed while it is committed: the draft is there or the item, never none and never both', async () => {
    const outbox = open();
    const naming = draftOf('a');
    await pass(100);
    const name = await naming;
    void outbox.queue(report('a'), [name]).catch(() => undefined);
    await pass(1);
    kill();
    await pass(500);
    const hasDraft = device.disk(DATABASE).stores.get('drafts')?.has(name) === true;
    expect(stored()).toHaveLength(hasDraft ? 0 : 1);
    expect(server.records).toEqual([]);
  });

  test('C2: killed after it is committed: the next page sends it once', async () => {
    server.faults('down');
    await queue(open(), 'a');
    kill();
    open();
    await pass(LIMIT * 2);
    expect(server.journal).toEqual(['a']);
    expect(stored()).toEqual([]);
  });

  test('C3: marked as being sent, and never sent: the server is asked, and then it is sent', async () => {
    const never: Writer = { ...server.writerFor('7'), send: () => new Promise(() => {}) };
    await queue(open('7', never), 'a');
    await pass(200);
    expect(await awaited(states())).toEqual([['a', 'sending']]);
    kill();
    open();
    await pass(LIMIT - 1000);
    expect(server.journal, 'the first call may still arrive').toEqual([]);
    await pass(LIMIT);
    expect(server.journal).toEqual(['a']);
  });

  test('C4: the request is lost: it is sent again once the server was asked', async () => {
    server.faults('down', 'down', 'down');
    await queue(open(), 'a');
    await pass(LIMIT * 6);
    expect(server.journal).toEqual(['a']);
    expect(server.keys()).toEqual(['a']);
  });

  test('C5: the answer is lost after the server wrote: it is not sent again', async () => {
    server.faults('lost');
    await queue(open(), 'a');
    await pass(LIMIT * 3);
    expect(server.journal).toEqual(['a']);
    expect(stored()).toEqual([]);
    expect(found, 'the pages are read again').toBe(1);
  });

  test('C6: the answer is read, and the page dies before the device knows: it is not sent again', async () => {
    const item = await queue(open(), 'a');
    await pass(500);
    expect(stored()).toEqual([]);
    kill();
    const left: OutboxItem = { ...item, state: 'sending', tries: 1, sentAt: START };
    device.disk(DATABASE).stores.get('outbox')?.set(item.id, left);
    open();
    await pass(LIMIT * 2);
    expect(server.journal).toEqual(['a']);
    expect(stored()).toEqual([]);
  });

  test('C7: no child before its parent, and each finds it by its natural key', async () => {
    const outbox = open();
    server.faults('lost');
    await queue(outbox, 'programme');
    await queue(outbox, 'report', ['programme']);
    await pass(1000);
    expect(server.journal).toEqual(['programme']);
    await pass(LIMIT * 3);
    expect(server.journal).toEqual(['programme', 'report']);
  });

  test('C8: the server writes after it was asked: its natural key keeps it from having two', async () => {
    server.faults('down');
    await queue(open(), 'a');
    server.later('a', '7');
    await pass(LIMIT - 2000);
    server.catchUp();
    await pass(LIMIT * 3);
    expect(server.keys()).toEqual(['a']);
    expect(stored()).toEqual([]);
  });

  test('C9: the session ends, and another person signs in: nothing goes out under their name', async () => {
    server.faults('expired');
    const outbox = open('7');
    await queue(outbox, 'a');
    await pass(1000);
    expect(outbox.getView().delivery).toBe('signedOut');
    expect(await awaited(states())).toEqual([['a', 'waiting']]);
    kill();
    const other = open('8');
    await queue(other, 'b');
    await pass(LIMIT * 3);
    expect(server.records).toEqual([{ key: 'b', author: '8' }]);
    expect(other.getView().others.map(({ key, ownerName }) => [key, ownerName])).toEqual([['a', 'Person 7']]);
    kill();
    open('7');
    await pass(LIMIT * 3);
    expect(server.records).toContainEqual({ key: 'a', author: '7' });
  });

  test('C9: a call that is made just after somebody else has signed in is not made', async () => {
    let calls = 0;
    const counting: Api = {
      ...api,
      request: () => {
        calls += 1;
        return Promise.reject(new ApiError('network'));
      },
    };
    const calling: Writer = {
      send: async (given) => {
        await given.request(CreateReportDocument, { startTimeStamp: 1, endTimeStamp: 2 });
        return { kind: 'sent' };
      },
      isThere: () => Promise.resolve(false),
    };
    const outbox = open('7', calling, 'cm', counting);
    isOwnersTurn = false;
    await queue(outbox, 'a');
    await pass(1000);
    expect(calls).toBe(0);
    expect(outbox.getView().delivery).toBe('signedOut');
    expect(await awaited(states())).toEqual([['a', 'waiting']]);
    isOwnersTurn = true;
    outbox.flush();
    await pass(1000);
    expect(calls).toBe(1);
  });

  test('C10: a refusal parks the item and what depends on it, and nobody else', async () => {
    server.faults('refused');
    const outbox = open();
    const { id } = await queue(outbox, 'programme');
    await queue(outbox, 'report', ['programme']);
    await queue(outbox, 'other');
    await pass(LIMIT * 3);
    expect(server.journal).toEqual(['other']);
    expect(await awaited(states())).toEqual([
      ['programme', 'parked'],
      ['report', 'waiting'],
    ]);
    await awaited(outbox.retry(id));
    await pass(1000);
    expect(server.keys()).toEqual(['other', 'programme', 'report']);
  });

  test('C11: a captive portal: nothing is lost, and it goes once the portal is passed', async () => {
    server.faults('captive', 'captive');
    await queue(open(), 'a');
    await pass(1000);
    expect(await awaited(states())).toEqual([['a', 'doubtful']]);
    await pass(LIMIT * 4);
    expect(server.keys()).toEqual(['a']);
  });

  test('C12: a tab freezes while it sends: the other steals the lock, asks first, and nothing is doubled', async () => {
    const frozen: Writer = {
      ...server.writerFor('7'),
      async send(given, item, signal) {
        await server.writerFor('7').send(given, item, signal);
        return new Promise(() => {});
      },
    };
    await queue(open('7', frozen), 'a');
    await pass(500);
    const other = open();
    await queue(other, 'b');
    expect(server.journal).toEqual(['a']);
    await pass(180_000);
    expect(server.journal).toEqual(['a', 'b']);
    expect(stored()).toEqual([]);
  });

  test('C13: the device is full: it says so, and what is queued is sent while the page lives', async () => {
    const outbox = open();
    await pass(100);
    device.disk(DATABASE).isFull = true;
    server.faults('down');
    const queued = await awaited(outbox.queue(report('a'), []));
    expect(queued.isKept).toBe(false);
    await pass(LIMIT * 3);
    expect(server.keys()).toEqual(['a']);
    expect(outbox.getView().items).toEqual([]);
  });

  test('C13: the connection to the device is cut: it is opened again', async () => {
    const outbox = open();
    await pass(100);
    device.killConnections({ isSilent: true });
    expect((await awaited(outbox.queue(report('a'), []))).isKept).toBe(true);
    await pass(1000);
    expect(server.keys()).toEqual(['a']);
  });

  test('C14: killed right after it was kept: it is there', async () => {
    server.faults('down');
    await queue(open(), 'a');
    kill();
    expect(await awaited(states())).toHaveLength(1);
  });

  test('C15: an item of a newer version is kept, and not sent', async () => {
    server.faults('down');
    await queue(open(), 'a');
    kill();
    const disk = device.disk(DATABASE).stores.get('outbox');
    for (const [name, item] of disk ?? []) disk?.set(name, { ...Object(item), version: 99, state: 'waiting' });
    open();
    await pass(LIMIT * 3);
    expect(server.journal).toEqual([]);
    expect(stored()).toHaveLength(1);
  });

  test('C16: the clock is set back a day while it waits: it is asked about and sent, in order', async () => {
    const outbox = open();
    server.faults('lost');
    await queue(outbox, 'a');
    await pass(500);
    clockShift = -86_400_000;
    await queue(outbox, 'b');
    await pass(LIMIT * 3);
    expect(server.journal).toEqual(['a', 'b']);
    expect(stored()).toEqual([]);
  });

  test('C18: the agency was changed: what was written in the other one stays there', async () => {
    server.faults('down');
    await queue(open('7'), 'a');
    kill();
    open('7', server.writerFor('7'), 'ga');
    await pass(LIMIT * 3);
    expect(server.keys()).toEqual([]);
    kill();
    open('7');
    await pass(LIMIT * 3);
    expect(server.keys()).toEqual(['a']);
  });

  test('what a host never takes, as too large, is parked and keeps nobody waiting', async () => {
    server.faults('tooLarge');
    const outbox = open();
    await queue(outbox, 'a');
    await queue(outbox, 'b');
    await pass(1000);
    expect(await awaited(states())).toEqual([['a', 'parked']]);
    expect(server.keys()).toEqual(['b']);
  });
});

describe('what is taken back', () => {
  test('gives its form what was written, and is not sent', async () => {
    server.faults('refused');
    const outbox = open();
    const { id } = await queue(outbox, 'a');
    await pass(200);
    expect(await awaited(outbox.takeBack(id, ['visit-report 7 cm a']))).toMatchObject({ key: 'a' });
    expect(stored()).toEqual([]);
    expect(device.disk(DATABASE).stores.get('drafts')?.get('visit-report 7 cm a')).toMatchObject({
      draft: { value: { text: 'a' } },
    });
  });

  test('gives each of its forms what was written there, all of them or none', async () => {
    const drafts = () => device.disk(DATABASE).stores.get('drafts');
    const [monday, tuesday] = [draftOf('monday'), draftOf('tuesday')];
    await pass(200);
    const names = [await monday, await tuesday];
    const [form, ...forms] = ['monday', 'tuesday'].flatMap((date) => report(date).form ?? []);
    server.faults('refused');
    const outbox = open();
    const queued = outbox.queue({ ...days('7', ['monday', 'tuesday']), form: form ?? null, forms }, names);
    await pass(500);
    const { id } = (await queued).item;
    expect([...(drafts()?.keys() ?? [])], 'they are forgotten together').toEqual([]);
    const other = draftOf('tuesday');
    await pass(100);
    expect(await awaited(outbox.takeBack(id, names)), 'one of them has something else').toBeNull();
    expect(stored()).toHaveLength(1);
    drafts()?.delete(await other);
    expect(await awaited(outbox.takeBack(id, names))).toMatchObject({ id });
    expect(names.map((name) => drafts()?.get(name))).toMatchObject([
      { draft: { value: { text: 'monday' } } },
      { draft: { value: { text: 'tuesday' } } },
    ]);
    expect(stored()).toEqual([]);
  });

  test('stays where it is while it may be on its way, and where its form has something else', async () => {
    server.faults('lost');
    const outbox = open();
    const { id } = await queue(outbox, 'a');
    await pass(200);
    expect(await awaited(outbox.takeBack(id, []))).toBeNull();
    server.faults('fine', 'refused');
    const { id: refused } = await queue(outbox, 'b');
    await pass(LIMIT * 2);
    const naming = draftOf('b');
    await pass(100);
    expect(await awaited(outbox.takeBack(refused, [await naming]))).toBeNull();
  });

  test('comes back from a file, each once', async () => {
    server.faults('down');
    const outbox = open();
    const item = await queue(outbox, 'a');
    expect(await awaited(outbox.restore([item]))).toBe(0);
    await pass(LIMIT * 3);
    expect(server.keys()).toEqual(['a']);
    expect(await awaited(outbox.restore([item]))).toBe(1);
    await pass(LIMIT * 3);
    expect(server.journal, 'the server has it already').toEqual(['a']);
    expect(stored()).toEqual([]);
  });
});

/** What may happen to a phone in a day. */
type Happening =
  | { readonly kind: 'write'; readonly key: string; readonly after: string | null; readonly date: string | null }
  /** A week is saved, or visits are moved from one day to another. */
  | { readonly kind: 'days'; readonly dates: readonly string[] }
  | { readonly kind: 'line'; readonly faults: readonly Line[] }
  | { readonly kind: 'kill' }
  | { readonly kind: 'open'; readonly memberID: '7' | '8' }
  | { readonly kind: 'pass'; readonly milliseconds: number }
  | { readonly kind: 'clock'; readonly hours: number };

const KEYS = ['a', 'b', 'c', 'd'] as const;
const DATES = ['monday', 'tuesday', 'wednesday'] as const;
const MOVES = [
  ['monday', 'tuesday'],
  ['tuesday', 'wednesday'],
] as const;
const happening: Arbitrary<Happening> = oneof(
  recordOf({
    kind: constant('write' as const),
    key: constantFrom(...KEYS),
    after: option(constantFrom(...KEYS), { nil: null }),
    date: option(constantFrom(...DATES), { nil: null }),
  }),
  recordOf({ kind: constant('days' as const), dates: constantFrom([...DATES], ...MOVES) }),
  recordOf({
    kind: constant('line' as const),
    faults: array(constantFrom<Line>('down', 'lost', 'captive', 'refused', 'expired', 'fine'), { maxLength: 4 }),
  }),
  recordOf({ kind: constant('kill' as const) }),
  recordOf({ kind: constant('open' as const), memberID: constantFrom<'7' | '8'>('7', '8') }),
  recordOf({ kind: constant('pass' as const), milliseconds: constantFrom(0, 1, 3, 20, 400, LIMIT, LIMIT * 4) }),
  recordOf({ kind: constant('clock' as const), hours: constantFrom(-24, 24) }),
);

/** What somebody writes. */
function itemOf(each: Extract<Happening, { readonly kind: 'write' | 'days' }>, author: string): NewItem {
  if (each.kind === 'days') return days(author, each.dates);
  return report(`${author} ${each.key}`, [
    ...(each.after === null || each.after >= each.key ? [] : [`${author} ${each.after}`]),
    ...(each.date === null ? [] : [dayKey(author, each.date)]),
  ]);
}

test('whatever happens, each write is in exactly one place, and none is there twice or under another name', async () => {
  await assert(
    asyncProperty(array(happening, { maxLength: 14 }), async (happenings) => {
      kill();
      await awaited(forgetOutbox(null));
      /** What a tab was told to be on the device. */
      const told = new Map<string, OutboxItem>();
      // What comes after days, or writes the same, is not written while they are on the device alone: one that the server has may
      // stay there, where a dying connection did not delete it.
      const early: string[] = [];
      server = createServer((item) => {
        const before = new Set([...(item.also ?? []), ...item.after]);
        for (const each of stored()) {
          const isEarlier = isItem(each) && each.owner.memberID === item.owner.memberID && each.id < item.id;
          if (isEarlier && !partsOf(each).every(server.has) && each.also?.some((key) => before.has(key)) === true)
            early.push(`${item.key} before ${each.key}`);
        }
      });
      for (const each of happenings) {
        if (each.kind === 'line') server.faults(...each.faults);
        else if (each.kind === 'kill') kill();
        else if (each.kind === 'open') {
          // A browser has one person at a time.
          kill();
          open(each.memberID);
        } else if (each.kind === 'pass') await pass(each.milliseconds);
        else if (each.kind === 'clock') clockShift += each.hours * 3_600_000;
        else {
          const tab = tabs.at(-1);
          if (!tab) continue;
          const { memberID } = tab.owner;
          void tab.queue(itemOf(each, memberID), []).then(
            ({ item, isKept }) => isKept && told.set(item.key, item),
            () => undefined,
          );
          await pass(2);
        }
      }
      kill();
      server.faults();
      // As the last page of each shows it: what a dying connection did not delete is gone all the same.
      const waiting: string[] = [];
      for (const memberID of ['7', '8']) {
        open(memberID);
        await pass(LIMIT * 8);
        for (const { id, state } of tabs[0]?.getView().items ?? [])
          if (state === 'parked') await awaited(tabs[0]?.retry(id) ?? Promise.resolve());
        await pass(LIMIT * 8);
        waiting.push(...(tabs[0]?.getView().items ?? []).map(({ key }) => key));
        kill();
      }
      const keys = server.keys();
      expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
      expect(server.records.filter(({ key, author }) => !key.startsWith(`${author} `))).toEqual([]);
      const places = [...told.values()].map(
        (item) => Number(partsOf(item).every(server.has)) + waiting.filter((each) => each === item.key).length,
      );
      expect(places).toEqual(places.map(() => 1));
      expect(early).toEqual([]);
    }),
    { numRuns: DAYS, ...(SEED && { seed: SEED }) },
  );
}, 600_000);
