/**
 * Calls back when the page has nothing else to do. Safari has no `requestIdleCallback`.
 * @returns a function that stops waiting
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const waiting = requestIdleCallback(act);
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act);
  return () => clearTimeout(waiting);
}
