/** Milliseconds of work at once: the rest of a frame is the browser's, also on a slow device. */
const SLICE = 8;

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));

/**
 * Takes many steps in slices, so that the page goes on answering meanwhile. Few steps are taken at once.
 * @param step returns whether there is another one
 * @throws the reason of the signal, once it is aborted
 */
export async function inSlices(step: () => boolean, signal?: AbortSignal): Promise<void> {
  const end = performance.now() + SLICE;
  let goesOn = step();
  while (goesOn && performance.now() < end) goesOn = step();
  if (!goesOn) return;
  await pause();
  signal?.throwIfAborted();
  await inSlices(step, signal);
}

/** Maps a long list in slices. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  signal?: AbortSignal,
): Promise<readonly R[]> {
  const mapped: R[] = [];
  const rest = items.values();
  const step = () => {
    const { done, value } = rest.next();
    if (done) return false;
    mapped.push(map(value));
    return true;
  };
  await inSlices(step, signal);
  return mapped;
}
