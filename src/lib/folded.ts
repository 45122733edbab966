/** The form in which a search compares texts: no accents, no capitals, one apostrophe, and a space for a hyphen. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4`]/gu, "'")
    .replaceAll(/\p{Pd}/gu, ' ')
    .toLowerCase();

/** The words of a text in that form, without what separates them. */
export const foldedWords = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
