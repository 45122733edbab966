export interface Pauses {
  /** Milliseconds before the first try; each pause after it is twice as long. */
  readonly first: number;
  readonly longest: number;
}

/**
 * Tries again and again until it is done: after pauses, when the network is said to be back, and when the page is shown.
 * @param attempt whether it is done; it never rejects
 * @returns a function that stops it
 */
export function untilDone(attempt: (signal: AbortSignal) => Promise<boolean>, { first, longest }: Pauses): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let pause = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;

  async function go(): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    clearTimeout(timer);
    const isDone = await attempt(signal);
    isTrying = false;
    if (isDone) ending.abort();
    if (signal.aborted) return;
    timer = setTimeout(() => void go(), pause);
    pause = Math.min(longest, pause * 2);
  }
  const look = () => {
    if (document.visibilityState === 'visible') void go();
  };
  addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  timer = setTimeout(() => void go(), first);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** The time of a {@link inTime} is up. */
export class Late extends Error {
  override readonly name = 'Late';
}

/** What is promised, if it comes in time. @throws {Late} if it does not */
export async function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Late()), milliseconds);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
