import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, CONTRAST_OF_MARKS, CONTRAST_OF_TEXT } from '#ui/theme/contrast.ts';
import { SCHEMES } from '#ui/theme/themes.ts';
import { NEUTRALS } from '#ui/theme/tokens.ts';
import { faintIn, inkOn, readHex, TYPE_COLOURS } from '#ui/theme/type-colours.ts';

const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((bits) => `#${bits.toString(16).padStart(6, '0').toUpperCase()}`);

describe('colours of types', () => {
  it.each(TYPE_COLOURS)('%s stands out from every background and is already in the format of the server', (colour) => {
    for (const scheme of SCHEMES) {
      for (const ground of ['bg', 'raise', 'tint'] as const) {
        expect(contrast(colour, NEUTRALS[scheme][ground])).toBeGreaterThanOrEqual(CONTRAST_OF_MARKS);
      }
    }
    expect(faintIn(colour)).toEqual([]);
    expect(readHex(colour)).toBe(colour);
  });

  it('are all different', () => {
    expect(new Set(TYPE_COLOURS).size).toBe(TYPE_COLOURS.length);
  });

  it('report the schemes in which they are hardly visible', () => {
    expect(faintIn('#FFFF00')).toEqual(['light']);
    expect(faintIn('#000080')).toEqual(['dark']);
  });
});

describe('readHex', () => {
  it.each([
    ['#1b56ca', '#1B56CA'],
    ['1B56CA', '#1B56CA'],
    [' #abc ', '#AABBCC'],
  ])('reads %j', (text, colour) => {
    expect(readHex(text)).toBe(colour);
  });

  it.each(['', '#', '#12', '#1234', '#12345', '#1234567', 'bleu', '#gggggg'])('refuses %j', (text) => {
    expect(readHex(text)).toBeNull();
  });
});

it('text on any colour is black or white, whichever is readable', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(CONTRAST_OF_TEXT);
    }),
  );
});
