/** Milliseconds without scrolling after which a page stands still. */
export const STILL = 200;

interface Waiter {
  readonly begin: () => () => void;
  /** Ends what has begun; `null` while the page moves. */
  end: (() => void) | null;
}

const waiters = new Set<Waiter>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** By `performance.now`: the last scroll, or the last one that came. */
let movedAt = 0;

/**
 * Begins something once the page stands still. A scroll ends it; it begins anew after that. All share one timer, which a scroll
 * does not set anew: thirty rows would set thirty in each frame.
 * @param begin returns what ends it
 * @returns a function that ends it for good
 */
export function whileStill(begin: () => () => void): () => void {
  const waiter: Waiter = { begin, end: null };
  if (waiters.size === 0) addEventListener('scroll', onScroll, { capture: true, passive: true });
  waiters.add(waiter);
  wait();
  return () => {
    waiter.end?.();
    waiters.delete(waiter);
    if (waiters.size > 0) return;
    removeEventListener('scroll', onScroll, { capture: true });
    clearTimeout(timer);
    timer = undefined;
  };
}

function onScroll(): void {
  for (const waiter of waiters) {
    waiter.end?.();
    waiter.end = null;
  }
  wait();
}

function wait(): void {
  movedAt = performance.now();
  timer ??= setTimeout(look, STILL);
}

function look(): void {
  const left = movedAt + STILL - performance.now();
  timer = left > 0 ? setTimeout(look, left) : undefined;
  if (timer === undefined) for (const waiter of waiters) waiter.end ??= waiter.begin();
}
