import { CONTRAST_OF_MARKS, contrast } from './contrast.ts';
import { SCHEMES, type Scheme } from './themes.ts';
import { NEUTRALS } from './tokens.ts';

/**
 * Colours for types of regulatory action, which people choose and the server keeps: the same in every theme, hence
 * each told from both grounds (3 or more, held by a test).
 */
export const TYPE_COLOURS = [
  '#4A7DE0',
  '#0D8A8F',
  '#1C9660',
  '#6F8F2A',
  '#B0741A',
  '#C8643A',
  '#D9534F',
  '#C2569B',
  '#9A62C4',
  '#6B7686',
] as const;

/** For what wants a colour where none is chosen: nothing is seen of it, and it is none of the above. */
export const NO_COLOUR = 'rgba(0, 0, 0, 0)';

/** `#RRGGBB` as people write it: with or without `#`, in six digits or three. Nothing where it is no colour. */
export function readHex(text: string): string | null {
  const [, digits = ''] = /^\s*#?([\da-f]{6}|[\da-f]{3})\s*$/i.exec(text) ?? [];
  if (digits === '') return null;
  const six = digits.length === 3 ? Array.from(digits, (digit) => digit.repeat(2)).join('') : digits;
  return `#${six.toUpperCase()}`;
}

const [BLACK, WHITE] = ['#000000', '#FFFFFF'];

/** Black or white, whichever reads best on a colour: no other pair has 4.5 on every one. */
export function inkOn(colour: string): string {
  return contrast(colour, BLACK) > contrast(colour, WHITE) ? BLACK : WHITE;
}

/** The schemes on whose ground a mark of this colour could hardly be seen. */
export function faintIn(colour: string): readonly Scheme[] {
  return SCHEMES.filter((scheme) => contrast(colour, NEUTRALS[scheme].raise) < CONTRAST_OF_MARKS);
}
