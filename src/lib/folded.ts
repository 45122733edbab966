/** The form in which a search compares texts: no accents, no capitals, one apostrophe, and a space for a hyphen. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4`]/gu, "'")
    .replaceAll(/\p{Pd}/gu, ' ')
    .toLowerCase();
