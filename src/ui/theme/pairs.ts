import type { Colour } from './tokens.ts';

/** A foreground and a background colour that components combine. */
export type Pair = readonly [over: Colour, under: Colour];

function over(colours: readonly Colour[], grounds: readonly Colour[]): Pair[] {
  return colours.flatMap((colour) => grounds.map((ground): Pair => [colour, ground]));
}

const PAGE: readonly Colour[] = ['bg', 'raise', 'tint', 'tint2'];

/**
 * All combinations that carry text; each has a contrast of at least 4.5 in every theme. Deliberately missing: `ink3` on
 * `accentSoft2` (4.2).
 */
export const PAIRS_OF_TEXT: readonly Pair[] = [
  ...over(['ink', 'ink2', 'ink3'], [...PAGE, 'accentSoft']),
  ...over(['ink', 'ink2'], ['accentSoft2', 'thumb']),
  ...over(['accentInk'], ['bg', 'raise', 'tint', 'accentSoft', 'accentSoft2']),
  ...over(['onAccent'], ['accent', 'accentHover', 'red']),
  ...over(['onInverse'], ['inverse']),
  ...over(['redInk'], ['bg', 'raise', 'tint', 'redSoft']),
  ...over(['amberInk'], ['bg', 'raise', 'tint', 'amberSoft']),
  ...over(['greenInk'], ['bg', 'raise', 'tint', 'greenSoft']),
];

/**
 * All combinations for marks, borders and focus rings; each has a contrast of at least 3. Deliberately missing: `ctrl`
 * on `tint2` (2.9).
 */
export const PAIRS_OF_MARKS: readonly Pair[] = [
  ...over(['ctrl'], ['bg', 'raise', 'tint']),
  ...over(['accent', 'red', 'amber', 'green'], PAGE),
  ...over(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'], ['bg', 'raise']),
];
