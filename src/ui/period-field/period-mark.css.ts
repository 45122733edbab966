import { style, styleVariants } from '@vanilla-extract/css';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

const sign = style({ inlineSize: rem(8), blockSize: rem(8), flex: 'none', fill: 'currentColor' });

export const signs = styleVariants({ done: color.green, open: color.amber, changed: color.amber }, (tone) => [
  sign,
  {
    color: tone,
    // The bar of a chosen period has the accent behind it, on which neither tone can be seen.
    selectors: { '[data-selected] > &': { color: color.onAccent } },
  },
]);

export const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  margin: 0,
  marginBlockStart: space[8],
  padding: 0,
  paddingBlockStart: space[8],
  paddingInline: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  listStyle: 'none',
});

export const entry = style({ ...type.small, display: 'flex', alignItems: 'center', gap: space[4], color: color.ink2 });
