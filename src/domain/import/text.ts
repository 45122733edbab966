/** A text as names are compared: without accents, capitals and spaces of any kind. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\s\u200B\uFEFF]/gu, '')
    .toLowerCase();
