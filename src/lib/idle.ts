/**
 * Calls back when the page has nothing else to do. Safari has no `requestIdleCallback`.
 * @param within milliseconds after which it is called anyway; as long as it takes if left out
 * @returns a function that stops waiting
 */
export function whenIdle(act: () => void, within?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const waiting = requestIdleCallback(act, within === undefined ? {} : { timeout: within });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act);
  return () => clearTimeout(waiting);
}

/** Milliseconds: a page is idle also before a frame that is due, for 16 at most, and otherwise for 50. */
const AT_REST = 25;

/**
 * As {@link whenIdle}, but not before a frame that is due: what takes long would hold up what the page is about to show.
 * @param within milliseconds after which it is called anyway: a page that something animates has always a frame that is due
 * @returns a function that stops waiting
 */
export function whenAtRest(act: () => void, within: number): () => void {
  if (!('requestIdleCallback' in globalThis)) return whenIdle(act);
  const end = performance.now() + within;
  const wait = (timeout: number): number =>
    requestIdleCallback(
      (period) => {
        if (period.didTimeout || period.timeRemaining() >= AT_REST) act();
        else waiting = wait(Math.max(1, end - performance.now()));
      },
      { timeout },
    );
  let waiting = wait(within);
  return () => cancelIdleCallback(waiting);
}

/** Resolves when the page has nothing to do and no frame is due, or after so many milliseconds. */
export const atRest = (within: number): Promise<void> => new Promise((resolve) => void whenAtRest(resolve, within));
