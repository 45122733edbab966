/** The least contrast ratios of WCAG, level AA. */
export const CONTRAST_OF_TEXT = 4.5;
export const CONTRAST_OF_MARKS = 3;

/** Linearises one sRGB channel: from 0–255 to 0–1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance (WCAG 2), from 0 for black to 1 for white.
 * @param colour `#rrggbb`
 * @throws {RangeError} on another notation
 */
function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new RangeError(`Not a #rrggbb colour: ${colour}`);
  const bits = Number.parseInt(colour.slice(1), 16);
  return 0.2126 * linear(bits >> 16) + 0.7152 * linear((bits >> 8) & 0xff) + 0.0722 * linear(bits & 0xff);
}

/** Contrast ratio of two opaque colours in any order (WCAG 2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
