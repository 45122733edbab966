import { abbreviates } from '#lib/abbreviation.ts';
import { plain } from './text.ts';

/** Minimum similarity of a suggestion. */
const LEAST = 0.35;
const MOST = 3;

/** The trigrams of a text, padded so that its beginning and end count: one at least. */
function runsOf(text: string): ReadonlySet<string> {
  const padded = `  ${plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '')} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** The Dice coefficient of two sets of trigrams: 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const run of one) common += Number(other.has(run));
  return (2 * common) / (one.size + other.size);
}

/** How similar two names are, 0 to 1. */
export const similarity = (one: string, other: string): number => likeness(runsOf(one), runsOf(other));

/** Suggests known names for an unknown one, the most similar first, {@link MOST} at most. Results are cached. */
export function suggester<Named extends { readonly name: string }>(
  known: readonly Named[],
): (name: string) => readonly Named[] {
  let all: readonly { readonly each: Named; readonly runs: ReadonlySet<string> }[] | null = null;
  const answers = new Map<string, readonly Named[]>();
  return (name) => {
    const answered = answers.get(name);
    if (answered) return answered;
    const asked = runsOf(name);
    // Most files name only what is known.
    all ??= known.map((each) => ({ each, runs: runsOf(each.name) }));
    const answer = all
      // « Tens 10 » has more in common with « Tensorel 5 mg », which is shorter, and yet means the other.
      .map(({ each, runs: own }) => ({ each, score: abbreviates(name, each.name) ? 1 : likeness(asked, own) }))
      .filter(({ score }) => score >= LEAST)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({ each }) => each);
    answers.set(name, answer);
    return answer;
  };
}
