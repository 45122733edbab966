import type { Colour } from './tokens.ts';

/** One colour over another, as components use them. */
export type Pair = readonly [over: Colour, under: Colour];

function over(colours: readonly Colour[], grounds: readonly Colour[]): Pair[] {
  return colours.flatMap((colour) => grounds.map((ground): Pair => [colour, ground]));
}

const PAGE: readonly Colour[] = ['bg', 'raise', 'tint', 'tint2'];

/**
 * Every pair that carries words: 4.5 or more in each theme.
 * Left out on purpose: `ink3` on `accentSoft2` (4.2).
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

/** Every pair of a mark, an edge or a focus ring: 3 or more. Left out on purpose: `ctrl` on `tint2` (2.9). */
export const PAIRS_OF_MARKS: readonly Pair[] = [
  ...over(['ctrl'], ['bg', 'raise', 'tint']),
  ...over(['accent', 'red', 'amber', 'green'], PAGE),
  ...over(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'], ['bg', 'raise']),
];
