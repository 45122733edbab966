import { describe, expect, test } from 'vitest';
import { contrast, CONTRAST_OF_MARKS, CONTRAST_OF_TEXT } from '#ui/theme/contrast.ts';
import { DEFAULT_THEME, HUES, isTheme, SCHEMES, THEMES } from '#ui/theme/themes.ts';
import { type Colour, coloursOf } from '#ui/theme/tokens.ts';
import { PAIRS_OF_MARKS, PAIRS_OF_TEXT } from '#ui/theme/pairs.ts';

const themes = SCHEMES.flatMap((scheme) =>
  HUES.map((hue) => ({ name: `${scheme}.${hue}`, colours: coloursOf(scheme, hue) })),
);

describe.each(themes)('$name', ({ colours }) => {
  const ratio = (over: Colour, under: Colour): number => contrast(colours[over], colours[under]);

  test.each(PAIRS_OF_TEXT)('%s on %s has the contrast of text', (over, under) => {
    expect(ratio(over, under)).toBeGreaterThanOrEqual(CONTRAST_OF_TEXT);
  });

  test.each(PAIRS_OF_MARKS)('%s on %s has the contrast of marks', (over, under) => {
    expect(ratio(over, under)).toBeGreaterThanOrEqual(CONTRAST_OF_MARKS);
  });
});

describe('contrast', () => {
  test('is 21 for black on white, 1 for a colour on itself, and symmetric', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#1b56ca', '#1b56ca')).toBe(1);
    expect(contrast('#1b56ca', '#ffffff')).toBe(contrast('#ffffff', '#1b56ca'));
  });

  test('refuses a colour that is not six hexadecimal digits', () => {
    expect(() => contrast('#fff', '#000000')).toThrow(RangeError);
  });
});

test('there are twelve themes, and other names are refused', () => {
  expect(new Set(THEMES).size).toBe(12);
  expect(isTheme(DEFAULT_THEME)).toBe(true);
  expect(isTheme('light.pink')).toBe(false);
  expect(isTheme(null)).toBe(false);
});
