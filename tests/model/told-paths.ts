import { type AnyModel, inWords, isPlayable, isReachable, type Path, type Step } from './harness.ts';
import { alsoOf, leavesOf } from './outcomes.ts';

/** Said of a path that no browser plays. */
export const BY_HAND = 'by hand only';

/** Said of a path that the product does not lead along. */
export const NOT_REACHABLE = 'not reachable in the product';

/** A path in words. */
export interface ToldPath {
  /** From 1. */
  readonly number: number;
  /** What it shows that no path before it shows. */
  readonly title: string;
  readonly start: string;
  /** The descriptions of the events. */
  readonly words: readonly string[];
  readonly isByHand: boolean;
  readonly text: string;
}

/** Paths in words, one after another. `npm run paths` and the atlas show them too. */
export function* pathsInWords(model: AnyModel, paths: Iterable<Path>): Generator<ToldPath, undefined> {
  const seen = new Set<string>();
  let number = 0;
  for (const path of paths) {
    number += 1;
    const { start, initial, steps } = path;
    const isByHand = !isPlayable(model, path);
    const remark = !isByHand ? '' : isReachable(model, path) ? `, ${BY_HAND}` : `, ${NOT_REACHABLE}`;
    const title = titleOf(path, seen);
    const text = [
      `### ${number}. ${title}${remark}`,
      '',
      `Begins with ${start}: ${inWords(initial)}.`,
      '',
      ...steps.map((step, index) => `${index + 1}. ${stepInWords(model, step)}`),
    ].join('\n');
    for (const { taken } of steps) for (const transition of taken) seen.add(transition);
    yield { number, title, start, words: steps.map(({ words }) => words), isByHand, text };
  }
}

/** What happens in a step, and all that follows. */
export function stepInWords(model: AnyModel, step: Step): string {
  const { words, before, after, taken } = step;
  const place = leavesOf(before) === leavesOf(after) ? 'stays' : placeInWords(after);
  return `${words} → ${[place, ...(taken.length > 0 ? alsoOf(model, step) : [])].join('; ')}`;
}

const placeInWords = (snapshot: Step['after']): string => inWords(snapshot) || `\`${leavesOf(snapshot)}\``;

/** The last thing that happens here and on no path before. */
function titleOf({ start, steps }: Path, seen: ReadonlySet<string>): string {
  const first = steps.findLast(({ taken }) => taken.some((transition) => !seen.has(transition)));
  const words = first ? `${first.words}, when ${placeInWords(first.before)}` : `From ${start}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The starts of the paths of a specification, and what happens on them. */
export const waysIn = (specification: string): readonly Pick<ToldPath, 'start' | 'words'>[] =>
  Array.from(
    specification.matchAll(/^Begins with (.*?): .*\n\n((?:\d+\. .*\n)*)/gmu),
    ([, start = '', steps = '']) => ({
      start,
      words: Array.from(steps.matchAll(/^\d+\. (.*?) → /gmu), ([, word = '']) => word),
    }),
  );
