import { CONTRAST_OF_MARKS, contrast } from './contrast.ts';
import { SCHEMES, type Scheme } from './themes.ts';
import { NEUTRALS } from './tokens.ts';

/**
 * The palette for types of regulatory action. Users choose the colour and the server stores it, so it is the same in
 * every theme and has a contrast of at least 3 on both light and dark backgrounds (a test checks this).
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

/** Transparent: a placeholder for APIs that require a colour. It is not in the palette. */
export const NO_COLOUR = 'rgba(0, 0, 0, 0)';

/**
 * Parses a hex colour with or without `#`, with six or three digits.
 * @returns `#RRGGBB`, or `null`
 */
export function readHex(text: string): string | null {
  const [, digits = ''] = /^\s*#?([\da-f]{6}|[\da-f]{3})\s*$/i.exec(text) ?? [];
  if (digits === '') return null;
  const six = digits.length === 3 ? Array.from(digits, (digit) => digit.repeat(2)).join('') : digits;
  return `#${six.toUpperCase()}`;
}

const [BLACK, WHITE] = ['#000000', '#FFFFFF'];

/** Black or white, whichever has more contrast. No other pair of text colours reaches 4.5 on every colour. */
export function inkOn(colour: string): string {
  return contrast(colour, BLACK) > contrast(colour, WHITE) ? BLACK : WHITE;
}

/** The schemes in which this colour has too little contrast with the background. */
export function faintIn(colour: string): readonly Scheme[] {
  return SCHEMES.filter((scheme) => contrast(colour, NEUTRALS[scheme].raise) < CONTRAST_OF_MARKS);
}
