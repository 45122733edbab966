import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { ellipsis } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const nav = style({ minInlineSize: 0 });

/** If space is short, the grid truncates long names and keeps short ones whole. */
export const crumbs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  justifyContent: 'start',
  alignItems: 'center',
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
});

export const crumb = style([
  type.table,
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    color: color.ink2,
    selectors: { '&:last-child': { color: color.ink } },
    '@media': { [phone]: { selectors: { '&:not(:nth-last-child(-n + 2))': { display: 'none' } } } },
  },
]);

export const link = style([
  ellipsis,
  {
    paddingBlock: space[4],
    borderRadius: radius.tag,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      // However little room there is, it can be pressed.
      '&[href]': { minInlineSize: space[24], cursor: 'pointer' },
      '&[href][data-hovered]': { color: color.accentInk, textDecoration: 'underline' },
      '&[aria-current]': { fontWeight: 600 },
    },
  },
]);

export const chevron = style({
  inlineSize: rem(14),
  blockSize: rem(14),
  marginInline: space[8],
  color: color.ink3,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
