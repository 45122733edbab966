/** The only source of the current time. It is injected, so that the demo and tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * A clock that starts at a given instant and runs at normal speed.
 * @param start milliseconds since 1970
 * @param elapsed a monotonic timer, in milliseconds
 */
export function clockStartingAt(start: number, elapsed: () => number = () => performance.now()): Clock {
  const origin = elapsed();
  return { now: () => start + elapsed() - origin };
}

/** A clock that does not move, for tests and for replaying the demo server's journal. */
export function clockStoppedAt(instant: number): Clock {
  return { now: () => instant };
}
