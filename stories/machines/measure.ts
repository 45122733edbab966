import { FONT } from '#ui/theme/type.ts';
import type { Measure } from './layout.ts';
import { LINE_STYLES, type LineStyle } from './line-styles.ts';

/** A style as a canvas `font` value. */
const fontOf = (style: LineStyle): string => `${LINE_STYLES[style].weight} ${LINE_STYLES[style].size}px ${FONT}`;

const STYLES: readonly LineStyle[] = ['name', 'words', 'note', 'label'];

/** Waits for the font to load and returns a function that measures text. */
export async function measuring(): Promise<Measure> {
  await Promise.all(STYLES.map((style) => document.fonts.load(fontOf(style))));
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('A canvas is needed to measure text.');
  return (text, style) => {
    canvas.font = fontOf(style);
    return canvas.measureText(text).width;
  };
}
