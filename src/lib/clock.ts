/** The only way to ask for the time: injected, so that a demo and a test can set it. */
export interface Clock {
  /** Milliseconds since 1970, as `Date.now()` gives them. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * A clock that starts at a given instant and then runs at the speed of the real one.
 * @param start milliseconds since 1970
 * @param elapsed milliseconds since the clock was made; monotonic
 */
export function clockStartingAt(start: number, elapsed: () => number = () => performance.now()): Clock {
  const origin = elapsed();
  return { now: () => start + elapsed() - origin };
}

/** A clock that stands still, for tests and for the demo server's replay. */
export function clockStoppedAt(instant: number): Clock {
  return { now: () => instant };
}
