import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const pictures = recipe({
  base: { display: 'grid', gridTemplateColumns: '104fr 188fr', margin: 0, maxInlineSize: '100%' },
  variants: {
    size: {
      small: { inlineSize: rem(112), gap: space[4] },
      large: { inlineSize: rem(300), gap: space[8] },
      fill: { inlineSize: '100%', gap: '1px' },
    },
  },
});
export const picture = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    margin: 0,
    background: color.tint2,
    color: color.ink3,
  },
  variants: {
    size: {
      small: { blockSize: rem(44), borderRadius: radius.control },
      large: { blockSize: rem(128), borderRadius: radius.popover },
      fill: { blockSize: rem(120) },
    },
  },
});
export const photograph = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const initials = recipe({
  base: { color: color.ink2, fontWeight: 600 },
  variants: { size: { small: type.label, large: type.title1, fill: type.title1 } },
});
export const icon = style({ display: 'grid' });
globalStyle(`${icon} > svg`, { inlineSize: rem(24), blockSize: rem(24), strokeWidth: 1.5 });
export const caption = style([
  type.micro,
  {
    position: 'absolute',
    insetBlockEnd: rem(6),
    insetInlineStart: rem(6),
    paddingBlock: '1px',
    paddingInline: space[6],
    borderRadius: radius.tag,
    background: color.bg,
    color: color.ink,
  },
]);
