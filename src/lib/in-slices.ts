/** Milliseconds of work at once: the rest of a frame is the browser's, also on a slow device. */
const SLICE = 8;

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));

/**
 * Maps a long list in slices, so that the page goes on answering meanwhile.
 * @throws the reason of the signal, once it is aborted
 */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  signal?: AbortSignal,
): Promise<readonly R[]> {
  const mapped: R[] = [];
  async function goOn(): Promise<void> {
    const end = performance.now() + SLICE;
    for (const item of items.slice(mapped.length)) {
      mapped.push(map(item));
      if (performance.now() >= end) break;
    }
    if (mapped.length === items.length) return;
    await pause();
    signal?.throwIfAborted();
    await goOn();
  }
  await goOn();
  return mapped;
}
