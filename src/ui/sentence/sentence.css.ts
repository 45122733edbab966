import { createVar, style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { radius, rem } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const sentence = style([
  type.lead,
  {
    margin: 0,
    maxInlineSize: '52ch',
    color: color.ink2,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '@media': { [phone]: { fontSize: rem(19) } },
  },
]);
export const fact = style({ color: color.ink, fontWeight: 650 });
export const link = style([
  fact,
  {
    borderRadius: radius.bar,
    textDecorationLine: 'underline',
    textDecorationThickness: '1.5px',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '.2em',
    transition: `text-decoration-color ${motion.press}`,
    cursor: 'pointer',
    selectors: { '&[data-hovered], &[data-focus-visible]': { textDecorationColor: color.accentLine } },
  },
]);

/** The number of lines, on a wide screen and on a phone. */
export const linesWide = createVar();
export const linesOnPhone = createVar();
export const toCome = style({
  display: 'block',
  minBlockSize: `calc(${linesWide} * 1lh)`,
  '@media': { [phone]: { minBlockSize: `calc(${linesOnPhone} * 1lh)` } },
});
