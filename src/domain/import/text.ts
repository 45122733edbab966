/** The plain form in which names are compared: no accents, no capitals, no spaces of any kind. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\s\u200B\uFEFF]/gu, '')
    .toLowerCase();
