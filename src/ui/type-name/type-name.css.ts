import { createVar, style } from '@vanilla-extract/css';
import { radius, rem, space } from '../theme/scale.ts';

export const colour = createVar();

export const root = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[6],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A colour that was chosen is what it is, whatever the theme and the contrast setting. */
export const mark = style({
  flex: 'none',
  inlineSize: rem(9),
  blockSize: rem(9),
  borderRadius: radius.bar,
  background: colour,
  forcedColorAdjust: 'none',
});
