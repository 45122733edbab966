/** Things of one group, in the order they came; groups in the order of their first. */
export function groupCommands<T extends { readonly group: string }>(
  commands: readonly T[],
): readonly { readonly title: string; readonly commands: readonly T[] }[] {
  return [...Map.groupBy(commands, ({ group }) => group)].map(([title, ofGroup]) => ({ title, commands: ofGroup }));
}

/**
 * Whether a text holds every word that is searched for, in any order: « mandeng akwa » finds « Dr Hervé Mandeng, Akwa ».
 * @param contains compares as the language does, whatever the accents
 */
export function holdsEveryWord(
  text: string,
  searched: string,
  contains: (text: string, part: string) => boolean,
): boolean {
  return searched.split(/\s+/).every((word) => contains(text, word));
}
