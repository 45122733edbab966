/** A text as a server may store it, to compare what was sent with what is read: without the space around it, nor twice the same. */
export const storedText = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll(/\s+/gu, ' ').trim() : '';
