import { ApiError } from '#api/errors.ts';
import { alone } from '#lib/device/locks.ts';
import type { Fix } from '#lib/trail.ts';
import type { KeptPositions } from './kept-positions.ts';

/** As many positions as a call sends. */
const MOST = 100;
/** Milliseconds after a list in which further positions are gathered, to be sent together. */
const GATHER = 60_000;
/** Milliseconds until the first try after a failure, which doubles with each, and the longest. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [5000, 300_000];

export interface OutboxState {
  /** How many positions are to be sent. */
  readonly waiting: number;
  /** `later`: a call has failed, and is made again. `refused`: the server takes no positions from this person. */
  readonly delivery: 'idle' | 'sending' | 'later' | 'refused';
  /** Whether the device stores what waits; otherwise it lives as long as this page. */
  readonly isKept: boolean;
}

/** The positions of somebody on their way to the server. */
export interface PositionsOutbox {
  add(fix: Fix): Promise<void>;
  /** Sends what waits now, without gathering more. */
  flush(): void;
  getState(): OutboxState;
  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void;
  /** Sends nothing any more. What waits stays on the device. */
  stop(): void;
}

export interface OutboxOptions {
  readonly kept: KeptPositions;
  /** The name of the lock under which one tab at a time sends. */
  readonly name: string;
  /** @param isDoubtful some of them may have been sent before */
  readonly send: (fixes: readonly Fix[], isDoubtful: boolean, signal: AbortSignal) => Promise<void>;
}

/**
 * Sends positions in lists, and removes them from the device once the server has them. After a failure it tries again, with
 * growing pauses; after an answer that was lost, and at the start, the server is asked first which ones it has.
 */
export function createPositionsOutbox({ kept, name, send }: OutboxOptions): PositionsOutbox {
  const stopped = new AbortController();
  const { signal } = stopped;
  const listeners = new Set<() => void>();
  let state: OutboxState = { waiting: 0, delivery: 'idle', isKept: true };
  let failures = 0;
  // A page before this one may have sent what is found on the device.
  let isDoubtful = true;
  let isDraining = false;
  /** Resolved once all that was added is stored. */
  let storing: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(change: Partial<OutboxState>): void {
    if (signal.aborted) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function drainIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void drain(), milliseconds);
  }

  /**
   * Sends one list after another until nothing waits.
   * @returns whether there was anything to send
   */
  async function sendAll(): Promise<boolean> {
    await storing;
    const waiting = await kept.all();
    tell({ waiting: waiting.length });
    const list = waiting.slice(0, MOST);
    if (list.length === 0 || signal.aborted) return false;
    tell({ delivery: 'sending' });
    await send(list, isDoubtful, signal);
    await kept.remove(list);
    await sendAll();
    return true;
  }

  async function drain(): Promise<void> {
    if (isDraining || signal.aborted) return;
    clearTimeout(timer);
    timer = undefined;
    isDraining = true;
    try {
      const hasSent = await alone(`${name} outbox`, sendAll);
      [failures, isDoubtful] = [0, false];
      tell({ delivery: 'idle' });
      // One that was added meanwhile may have been missed.
      if (!signal.aborted && (hasSent || state.waiting > 0)) drainIn(GATHER);
    } catch (error) {
      isDoubtful = true;
      if (error instanceof ApiError && error.codes.includes('FORBIDDEN')) tell({ delivery: 'refused' });
      else {
        tell({ delivery: 'later' });
        if (!signal.aborted) drainIn(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures));
        failures += 1;
      }
    } finally {
      isDraining = false;
    }
  }

  const flush = () => void drain();
  addEventListener('online', flush);
  flush();

  return {
    async add(fix) {
      const adding = kept.add(fix);
      storing = Promise.all([storing, adding]);
      const isKept = await adding;
      tell({ waiting: state.waiting + 1, isKept: state.isKept && isKept });
      if (timer === undefined) flush();
    },
    flush,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped.abort();
      clearTimeout(timer);
      removeEventListener('online', flush);
    },
  };
}
