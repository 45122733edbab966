import { style } from '@vanilla-extract/css';
import { phone, touch } from '../theme/media.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
});
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [phone]: { display: 'none' } },
});
export const page = style([
  type.table,
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: rem(32),
    blockSize: rem(32),
    margin: 0,
    paddingBlock: 0,
    paddingInline: space[6],
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    color: color.ink2,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.tint2, color: color.ink },
      '&[aria-current="page"]': {
        borderColor: color.accentLine,
        background: color.accentSoft,
        color: color.accentInk,
        fontWeight: 600,
      },
    },
    '@media': { [touch]: { minInlineSize: rem(44), blockSize: rem(44) } },
  },
]);
export const gap = style([type.table, { minInlineSize: rem(24), textAlign: 'center', color: color.ink3 }]);
/** A phone only has space for this sentence. */
export const words = style([
  type.body,
  tabular,
  {
    display: 'none',
    minInlineSize: rem(120),
    textAlign: 'center',
    color: color.ink2,
    '@media': { [phone]: { display: 'block' } },
  },
]);
