import { deviceLocks, isRefused } from '#lib/device/locks.ts';

/** Locks that this page is releasing: whoever claims one again waits, and does not mistake itself for another tab. */
const releasing = new Map<string, Promise<unknown>>();

/** `now`: only if no tab has the lock. `wait`: once no other tab has it. `steal`: whoever has it. */
export type ClaimMode = 'now' | 'wait' | 'steal';

export interface ClaimListener {
  readonly onGranted: () => void;
  /** Another tab has the lock, or has taken it. */
  readonly onTaken: () => void;
}

/** Holds a lock until the returned function is called. Without locks every tab holds it. */
export function claimLock(name: string, mode: ClaimMode, { onGranted, onTaken }: ClaimListener): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const given = new AbortController();
  let isOver = false;
  async function hold(): Promise<void> {
    const locks = deviceLocks();
    if (!locks) {
      onGranted();
      return;
    }
    const earlier = releasing.get(name);
    if (earlier) await earlier;
    if (isOver) return;
    const options = { now: { ifAvailable: true }, wait: { signal: given.signal }, steal: { steal: true } }[mode];
    try {
      await locks.request(name, options, (lock) => {
        if (isOver) return undefined;
        if (lock) onGranted();
        else onTaken();
        return lock ? released : undefined;
      });
    } catch (error) {
      if (isOver) return;
      if (isRefused(error)) onGranted();
      else onTaken();
    }
  }
  const holding = hold();
  return () => {
    isOver = true;
    given.abort();
    release();
    releasing.set(name, holding);
    void holding.finally(() => {
      if (releasing.get(name) === holding) releasing.delete(name);
    });
  };
}

/** Whether a tab holds a lock; `false` where there are no locks. */
export async function isLockHeld(name: string): Promise<boolean> {
  await releasing.get(name);
  try {
    const { held = [] } = (await deviceLocks()?.query()) ?? {};
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}

/** Calls back once nobody holds a lock. @returns a function that gives it up */
export function waitForLock(name: string, onFree: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // It rejects when it is given up, and where the browser refuses locks.
  deviceLocks()
    ?.request(name, { signal }, () => {
      if (!signal.aborted) setTimeout(onFree);
    })
    .catch(() => undefined);
  return () => stopped.abort();
}
