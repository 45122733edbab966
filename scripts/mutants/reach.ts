// Which tests are about a file: those that reach it over few rooms, the nearest first.
import path from 'node:path';
import type { File, Sources } from '../inputs.ts';

/** Files that stand for each other: to import one of them is as near as to import another. */
const ROOM = /^(?:machines\/[^/]+|mocks|src\/[^/]+|tests)\//u;

/** A test that changes the time zone changes it for all that run beside it. */
const OF_PROCESS = "process.env['TZ']";

/** A test that crosses more rooms is about something else. */
const MOST_ROOMS = 2;

/** The rooms that a test crosses on the shortest way to each file. Screens are not entered: they are about themselves. */
function distancesFrom(sources: Sources, test: File): ReadonlyMap<File, number> {
  const distances = new Map<File, number>([[test, 0]]);
  let open: readonly File[] = [test];
  for (let distance = 0; distance <= MOST_ROOMS; distance += 1) {
    const next: File[] = [];
    const here = [...open];
    for (let file = here.pop(); file !== undefined; file = here.pop()) {
      for (const target of sources.importsOf(file)) {
        if (distances.has(target) || target.endsWith('.screen.tsx')) continue;
        const isNear = roomOf(target) === roomOf(file);
        distances.set(target, isNear ? distance : distance + 1);
        (isNear ? here : next).push(target);
      }
    }
    open = next;
  }
  return distances;
}

const roomOf = (file: File): string => ROOM.exec(file)?.[0] ?? file;

const wordsOf = (file: File): readonly string[] => file.split(/[/.-]/u);

const commonWords = (a: File, b: File): number => {
  const words = new Set(wordsOf(a));
  return wordsOf(b).filter((word) => words.has(word)).length;
};

/**
 * The unit tests about each file, the nearest first; of equals, the one whose name is most like that of the file, then the one
 * that reaches the fewest files, since it is about less and takes less long.
 */
export function testsByFile(sources: Sources): (file: File) => readonly File[] {
  const tests = sources
    .matching(['tests/unit/**/*.test.{ts,tsx}'])
    .filter((test) => !sources.text(test).includes(OF_PROCESS))
    .map((test) => ({ test, distances: distancesFrom(sources, test) }));
  return (file) =>
    tests
      .flatMap(({ test, distances }) => {
        const distance = distances.get(file);
        return distance === undefined || distance > MOST_ROOMS ? [] : [{ test, distance, reached: distances.size }];
      })
      .toSorted(
        (a, b) =>
          a.distance - b.distance || commonWords(file, b.test) - commonWords(file, a.test) || a.reached - b.reached,
      )
      .map(({ test }) => test);
}

/** A fingerprint of all that a test reaches. */
export const inputsByTest =
  (sources: Sources) =>
  (test: File): string =>
    sources.fingerprint(sources.reachedFrom([test]));

/** The machines whose model reaches a file of a machine: its own first. */
export function machinesByFile(sources: Sources): (file: File) => readonly string[] {
  const models = sources.matching(['tests/model/*.model.ts']).map((model) => {
    const reached = new Set<File>([model]);
    for (const file of reached)
      for (const target of sources.importsOf(file)) if (target.startsWith('machines/')) reached.add(target);
    return { machine: path.basename(model, '.model.ts'), reached };
  });
  return (file) =>
    models
      .filter(({ reached }) => reached.has(file))
      .map(({ machine }) => machine)
      .toSorted((a, b) => Number(isOf(file, b)) - Number(isOf(file, a)));
}

const isOf = (file: File, machine: string): boolean => file.startsWith(`machines/${machine}/`);
