/** Milliseconds on a clock that a page and its workers share, and that never goes back. */
export const absoluteNow = (): number => performance.timeOrigin + performance.now();
