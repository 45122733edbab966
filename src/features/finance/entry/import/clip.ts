/** From this length on a text of a file is cut: a cell may hold thousands of characters. */
export const LONG = 120;

/** A text, or its beginning and « … ». */
export const clip = (text: string, length = LONG): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
