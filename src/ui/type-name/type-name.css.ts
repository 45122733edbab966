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

/** The chosen colour is shown as it is, in every theme and in forced-colours mode. */
export const mark = style({
  flex: 'none',
  inlineSize: rem(9),
  blockSize: rem(9),
  borderRadius: radius.bar,
  background: colour,
  forcedColorAdjust: 'none',
});
