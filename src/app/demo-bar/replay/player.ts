import type { Replay, ReplayStep } from '#demo/replay.ts';
import { elementOf, perform } from './perform.ts';

/** Milliseconds for which a step is shown before it is performed, at speed 1. */
const STEP_DELAY = 1600;

export const SPEEDS = [0.5, 1, 2, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playing {
  readonly status: 'playing' | 'paused' | 'done' | 'failed';
  /** Number of performed steps. */
  readonly at: number;
  /** The next step and its element. */
  readonly step: ReplayStep | undefined;
  readonly element: HTMLElement | null;
  readonly speed: Speed;
}

export interface Player {
  /** The same object until something changes. */
  readonly playing: () => Playing;
  readonly subscribe: (listener: () => void) => () => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Performs the next step and pauses. */
  readonly next: () => void;
  readonly stop: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Plays a replay in this page: shows the element and the caption of each step for a moment, then performs it. */
export function createPlayer({ steps }: Replay): Player {
  let playing: Playing = { status: 'paused', at: 0, step: steps[0], element: null, speed: 1 };
  const listeners = new Set<() => void>();
  let turn = new AbortController();

  function show(part: Partial<Playing>): void {
    playing = { ...playing, ...part };
    for (const listener of listeners) listener();
  }

  const pause = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('stopped'));
      });
    });

  /** @param isDelayed leaves time to read the caption */
  async function performNext(isDelayed: boolean, signal: AbortSignal): Promise<void> {
    const step = steps[playing.at];
    if (!step) return;
    show({ step, element: null });
    const element = await elementOf(step, signal);
    show({ element });
    element?.scrollIntoView({ block: 'nearest' });
    if (isDelayed) await pause(STEP_DELAY / playing.speed, signal);
    // The element may have been replaced meanwhile.
    await perform(step, element?.isConnected === false ? await elementOf(step, signal) : element);
    const at = playing.at + 1;
    show({ at, element: null, step: steps[at], ...(at === steps.length && { status: 'done' }) });
  }

  async function go(isOne: boolean, signal: AbortSignal): Promise<void> {
    await performNext(!isOne, signal);
    if (!isOne && playing.at < steps.length) await go(isOne, signal);
  }

  function run(isOne: boolean): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    show({ status: isOne ? 'paused' : 'playing' });
    go(isOne, signal).catch(() => {
      if (!signal.aborted) show({ status: 'failed', element: null });
    });
  }

  return {
    playing: () => playing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: () => run(false),
    pause() {
      turn.abort();
      show({ status: 'paused', element: null });
    },
    next: () => run(true),
    stop() {
      turn.abort();
      show({ status: 'done', element: null });
    },
    setSpeed: (speed) => show({ speed }),
  };
}
