import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { Fix } from '#lib/trail.ts';
import { forgetPositions, keptPositions } from '#state/kept-positions.ts';
import { createPositionsOutbox, type PositionsOutbox } from '#state/positions-outbox.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

const fix = (at: number): Fix => ({ lat: 4.05, lng: 9.7, at });
const times = (fixes: readonly Fix[]) => fixes.map(({ at }) => at);
const ownerOf = (memberID: string, world: string | null = null) => ({ memberID, agencyID: 'cm', world });
const MINUTE = 60_000;

let device: FakeIndexedDB;
let outbox: PositionsOutbox | null = null;

beforeEach(async () => {
  device = new FakeIndexedDB();
  vi.stubGlobal('indexedDB', device);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  await forgetPositions(null);
});

afterEach(() => {
  outbox?.stop();
  outbox = null;
  device.killConnections({ isSilent: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('positions on the device', () => {
  test('are those of one person, agency and world, in order of time, until they are removed', async () => {
    const own = keptPositions(ownerOf('7'));
    const other = keptPositions(ownerOf('77'));
    const elsewhere = keptPositions(ownerOf('7', 'seed=1'));
    expect(await own.add(fix(20))).toBe(true);
    await own.add(fix(3));
    await other.add(fix(1));
    await elsewhere.add(fix(2));
    expect(times(await own.all())).toEqual([3, 20]);
    expect(times(await other.all())).toEqual([1]);
    await own.remove([fix(3)]);
    expect(times(await keptPositions(ownerOf('7')).all())).toEqual([20]);
    await forgetPositions('seed=1');
    expect(times(await elsewhere.all())).toEqual([]);
    expect(times(await own.all())).toEqual([20]);
  });

  test('live as long as the page where the device stores nothing, and it is told', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    device.killConnections({ isSilent: false });
    const own = keptPositions(ownerOf('7'));
    expect(await own.add(fix(3))).toBe(false);
    expect(times(await own.all())).toEqual([3]);
    await own.remove([fix(3)]);
    expect(await own.all()).toEqual([]);
  });

  test('that the device does not delete are not sent again', async () => {
    const own = keptPositions(ownerOf('7'));
    await own.add(fix(3));
    device.disk('tournee-outbox').isFull = true;
    await own.remove([fix(3)]);
    expect(await own.all()).toEqual([]);
  });
});

type Answer = 'taken' | 'lost' | 'forbidden';

/** An outbox whose server answers as it is told, what waits on its device, and the lists that were sent. */
async function open(answers: Answer[] = [], waiting: readonly Fix[] = []) {
  let stored = [...waiting];
  const sent: { readonly times: readonly number[]; readonly isDoubtful: boolean }[] = [];
  const opened = createPositionsOutbox({
    kept: {
      all: async () => stored,
      async add(fixed) {
        stored = [...stored, fixed];
        return true;
      },
      async remove(fixes) {
        stored = stored.filter((each) => !fixes.includes(each));
      },
    },
    name: `trail ${crypto.randomUUID()}`,
    async send(fixes, isDoubtful) {
      sent.push({ times: times(fixes), isDoubtful });
      const answer = answers.shift() ?? 'taken';
      if (answer === 'lost') throw new ApiError('network');
      if (answer === 'forbidden') throw new ApiError('refused', { errors: [{ message: 'FORBIDDEN', dependents: [] }] });
    },
  });
  outbox = opened;
  await pass(0);
  return { outbox: opened, sent, stored: () => times(stored) };
}

/** Lets time pass, and what is due be done. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // The locks of the process are granted in tasks of their own.
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('the outbox of positions', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  test('sends the first at once and gathers the next for a minute, and keeps nothing of what is sent', async () => {
    const { outbox: opened, sent, stored } = await open();
    await opened.add(fix(1));
    await pass(0);
    expect(sent).toEqual([{ times: [1], isDoubtful: false }]);
    await opened.add(fix(2));
    await opened.add(fix(3));
    await pass(MINUTE - 1);
    expect(sent).toHaveLength(1);
    expect(opened.getState()).toEqual({ waiting: 2, delivery: 'idle', isKept: true });
    await pass(1);
    expect(sent.slice(1)).toEqual([{ times: [2, 3], isDoubtful: false }]);
    expect(stored()).toEqual([]);
    expect(opened.getState()).toEqual({ waiting: 0, delivery: 'idle', isKept: true });
    await pass(MINUTE);
    await opened.add(fix(4));
    await pass(0);
    expect(sent.at(-1)).toEqual({ times: [4], isDoubtful: false });
  });

  test('sends what a page before it has left, asking first, a hundred a call', async () => {
    const { sent, stored } = await open(
      [],
      Array.from({ length: 130 }, (_, at) => fix(at)),
    );
    await pass(0);
    expect(sent.map((call) => [call.times.length, call.isDoubtful])).toEqual([
      [100, true],
      [30, true],
    ]);
    expect(stored()).toEqual([]);
  });

  test('tries again after a failure, with growing pauses, asking first, and loses nothing', async () => {
    const { outbox: opened, sent, stored } = await open(['lost', 'lost', 'taken']);
    await opened.add(fix(1));
    opened.flush();
    await pass(0);
    expect(opened.getState()).toMatchObject({ waiting: 1, delivery: 'later' });
    expect(stored()).toEqual([1]);
    await pass(4999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    await pass(9999);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent.map(({ isDoubtful }) => isDoubtful)).toEqual([false, true, true]);
    expect(opened.getState()).toMatchObject({ waiting: 0, delivery: 'idle' });
  });

  test('waits five minutes at most, however often it has failed', async () => {
    const { sent } = await open(
      Array.from({ length: 40 }, () => 'lost' as const),
      [fix(1)],
    );
    await pass(3_600_000);
    const before = sent.length;
    await pass(300_000);
    expect(sent.length).toBe(before + 1);
  });

  test('does not try again where the server takes no positions, and keeps them', async () => {
    const { outbox: opened, sent, stored } = await open(['forbidden'], [fix(1)]);
    await pass(10 * MINUTE);
    expect(opened.getState()).toMatchObject({ waiting: 1, delivery: 'refused' });
    expect(stored()).toEqual([1]);
    expect(sent).toHaveLength(1);
  });

  test('sends nothing once it is stopped', async () => {
    const { outbox: opened, sent } = await open();
    await opened.add(fix(1));
    await pass(0);
    await opened.add(fix(2));
    opened.stop();
    await pass(MINUTE);
    opened.flush();
    await pass(MINUTE);
    expect(sent).toHaveLength(1);
  });

  test('tells when the device does not store what waits', async () => {
    const opened = createPositionsOutbox({
      kept: { all: async () => [], add: async () => false, remove: async () => {} },
      name: `trail ${crypto.randomUUID()}`,
      send: async () => {},
    });
    outbox = opened;
    await opened.add(fix(1));
    expect(opened.getState().isKept).toBe(false);
  });
});
