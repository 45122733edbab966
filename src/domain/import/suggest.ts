import { plain } from './text.ts';

/** Below this likeness a suggestion helps nobody. */
const LEAST = 0.35;
const MOST = 3;

/** Runs of three letters, those at either end of a name included. */
function runsOf(text: string): ReadonlySet<string> {
  const padded = `  ${plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '')} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}

/** How much two sets of runs have in common, from 0 to 1 (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  let common = 0;
  for (const run of one) common += Number(other.has(run));
  return (2 * common) / (one.size + other.size);
}

/** Finds, for a name that is not known, the known ones that are most like it, best first. Answers are remembered. */
export function suggester<Named extends { readonly name: string }>(
  known: readonly Named[],
): (name: string) => readonly Named[] {
  const runs = known.map((each) => ({ each, runs: runsOf(each.name) }));
  const answers = new Map<string, readonly Named[]>();
  return (name) => {
    const answered = answers.get(name);
    if (answered) return answered;
    const asked = runsOf(name);
    const answer = runs
      .map(({ each, runs: own }) => ({ each, score: likeness(asked, own) }))
      .filter(({ score }) => score >= LEAST)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({ each }) => each);
    answers.set(name, answer);
    return answer;
  };
}
