// Which answers are drawn, as the environment says (docs/testing.md#random-answers).
import process from 'node:process';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seeds: readonly number[];
  }
}

/** How often `npm test` opens each screen. */
const TIMES = 3;

/** The seeds of a list such as `3,11-20`. */
function seedsIn(list: string): readonly number[] {
  return list.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    if (!(first <= last)) throw new Error(`ANSWERS_SEED: “${range}” is no seed`);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** `ANSWERS_SEED`: the seeds. */
export const chosenSeeds = ({ ANSWERS_SEED = `1-${TIMES}` }: NodeJS.ProcessEnv = process.env): readonly number[] =>
  seedsIn(ANSWERS_SEED);
