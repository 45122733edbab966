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

/** Resolves when the page has nothing else to do, or after so many milliseconds. */
export const idle = (within: number): Promise<void> => new Promise((resolve) => void whenIdle(resolve, within));
