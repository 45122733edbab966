/** A text in small letters without accents; a ligature is its letters. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** The plain form in which names are compared: no accents, no capitals, no spaces of any kind. In one pass: it is hot. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\s\u200B\uFEFF]/gu, '')
    .toLowerCase();

/** Replaces each match of a pattern by what its named groups say. */
export const replaceGroups = (
  text: string,
  pattern: RegExp,
  replace: (whole: string, groups: Readonly<Record<string, string | undefined>>) => string,
): string =>
  text.replaceAll(pattern, (whole, ...more: readonly unknown[]) => {
    const groups = more.at(-1);
    return replace(whole, typeof groups === 'object' && groups !== null ? { ...groups } : {});
  });

/** A number of a day or a month with two digits. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
