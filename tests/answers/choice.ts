// Which answers are drawn, as the environment says (docs/testing.md#random-answers).
import process from 'node:process';

declare module 'vitest' {
  interface ProvidedContext {
    readonly answers: { readonly seed: number | null; readonly draws: number | null };
  }
}

const numberIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** `ANSWERS_SEED`: the only seed. `ANSWERS_DRAWS`: how many draws of a screen and a seed, at least. */
export const answersOf = ({ ANSWERS_SEED, ANSWERS_DRAWS }: NodeJS.ProcessEnv = process.env) => ({
  seed: numberIn(ANSWERS_SEED),
  draws: numberIn(ANSWERS_DRAWS),
});
