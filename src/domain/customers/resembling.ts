import { foldedWords } from '#lib/folded.ts';

/** Letters from which a word tells somebody. */
const LETTERS = 3;

const wordsOf = (name: string): readonly string[] => foldedWords(name).filter((word) => word.length >= LETTERS);

/**
 * Those whose names have words of a name, those with the most first, else in their order. Accents and capitals do not count, and a word
 * is also one that another begins with: names are written down as they are heard.
 */
export function resembling<T extends { readonly name: string }>(name: string, all: readonly T[]): readonly T[] {
  const words = [...new Set(wordsOf(name))];
  const shared = (other: string): number => {
    const own = wordsOf(other);
    return words.filter((word) => own.some((each) => each.startsWith(word) || word.startsWith(each))).length;
  };
  return all
    .map((each) => ({ each, count: shared(each.name) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ each }) => each);
}
