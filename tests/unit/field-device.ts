import { afterEach, beforeEach, vi } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { forgetPositions } from '#state/kept-positions.ts';
import { forgetOutbox } from '#state/outbox-store.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

/**
 * The device of each test of a file, whose time passes only as {@link settled} and {@link until} say, from the moment of the demo.
 */
export function fieldDevice() {
  let device: FakeIndexedDB;
  beforeEach(async () => {
    vi.useFakeTimers({ now: DEFAULT_NOW * 1000 });
    device = new FakeIndexedDB();
    vi.stubGlobal('indexedDB', device);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('document', {
      addEventListener: () => {},
      removeEventListener: () => {},
      visibilityState: 'visible',
    });
    vi.stubGlobal('navigator', { locks: { request: grant } });
    for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
    await settled(Promise.all([forgetOutbox(null), forgetPositions(null)]));
  });

  afterEach(() => {
    device.killConnections({ isSilent: false });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    /** Ends what is open on the device, as the phone does that kills a page: nothing is told, and what is stored stays. */
    kill: () => device.killConnections({ isSilent: true }),
  };
}

type Act = (lock: object) => unknown;

/** A lock, at once: there is one tab. */
const grant = async (_name: string, first: LockOptions | Act, second?: Act): Promise<unknown> => {
  const act = second ?? (typeof first === 'function' ? first : undefined);
  return act?.({});
};

/** What is promised, while the timers of the device go on. */
export async function settled<T>(promise: Promise<T>): Promise<T> {
  let isOver = false;
  const over = promise.finally(() => {
    isOver = true;
  });
  over.catch(() => {});
  await until(() => Promise.resolve(isOver), 1);
  return over;
}

/** Lets the time of the device pass until something holds, for an hour by default at most. */
export async function until(holds: () => Promise<boolean>, step: number, left = 3_600_000): Promise<void> {
  if ((await holds()) || left <= 0) return;
  await vi.advanceTimersByTimeAsync(step);
  await until(holds, step, left - step);
}
