/** Milliseconds of work at once: the rest of a frame is the browser's, also on a slow device. */
const SLICE = 8;

/** Items of a list from which work on each of them is done in slices. */
export const MANY = 100;

/** Levels of an answer in which its long lists are: the answer, its data, the call, its lists. */
export const TOP_LEVELS = 5;

/** Lets the page answer. A timer would wait 4 ms each time. */
export const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

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

/** Items of a list that are sorted at once. */
const RUN = 200;

const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** As `toSorted`, which is stable, for a long list in slices. */
export async function sortInSlices<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  signal?: AbortSignal,
): Promise<readonly T[]> {
  const merged = async (runs: readonly (readonly T[])[]): Promise<readonly T[]> => {
    if (runs.length <= 1) return runs[0] ?? [];
    // The engine finds runs that are sorted, and only merges them.
    return merged(await mapInSlices(chunksOf(runs, 2), (pair) => pair.flat().toSorted(compare), signal));
  };
  return merged(await mapInSlices(chunksOf(items, RUN), (run) => run.toSorted(compare), signal));
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

/** Maps items one after the other: the first slices of several long lists would otherwise be one piece of work. */
export function mapInTurn<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<readonly R[]> {
  return items.reduce<Promise<readonly R[]>>(
    async (before, item) => [...(await before), await map(item)],
    Promise.resolve([]),
  );
}
