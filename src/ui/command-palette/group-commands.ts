/** Groups commands, keeping their order. Groups are ordered by their first command. */
export function groupCommands<T extends { readonly group: string }>(
  commands: readonly T[],
): readonly { readonly title: string; readonly commands: readonly T[] }[] {
  return [...Map.groupBy(commands, ({ group }) => group)].map(([title, ofGroup]) => ({ title, commands: ofGroup }));
}

/**
 * Whether a text contains every searched word, in any order: « mandeng akwa » finds « Dr Hervé Mandeng, Akwa ».
 * @param contains compares in the active language and ignores accents
 */
export function containsEveryWord(
  text: string,
  searched: string,
  contains: (text: string, part: string) => boolean,
): boolean {
  return searched.split(/\s+/).every((word) => contains(text, word));
}
