import { foldedWords as wordsOf } from './folded.ts';

/** Shorter texts abbreviate too much. */
const LEAST_LETTERS = 3;

/** Whether the words of a text begin words of a name, in order: « Rép. Cam. » is « Répartis Cameroun ». */
export function abbreviates(text: string, name: string): boolean {
  const words = wordsOf(text);
  let rest = wordsOf(name);
  for (const word of words) {
    const at = rest.findIndex((each) => each.startsWith(word));
    if (at === -1) return false;
    rest = rest.slice(at + 1);
  }
  return words.join('').length >= LEAST_LETTERS;
}

/** The item that a title names, or abbreviates alone. */
export function titledBy<T>(items: readonly T[], title: string, nameOf: (item: T) => string): T | undefined {
  const own = wordsOf(title).join(' ');
  const exact = items.find((item) => own !== '' && wordsOf(nameOf(item)).join(' ') === own);
  if (exact !== undefined) return exact;
  const [only, second] = items.filter((item) => abbreviates(title, nameOf(item)));
  return second === undefined ? only : undefined;
}
