import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, touchTarget } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const chip = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], maxInlineSize: '100%' });
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style([type.body, { fontWeight: 500, color: color.ink }]);
export const detail = style([type.small, { color: color.ink3 }]);

export const remove = style([
  touchTarget,
  {
    ...bareButton,
    inlineSize: rem(20),
    blockSize: rem(20),
    borderRadius: radius.round,
    color: color.ink3,
    selectors: { '&[data-hovered]': { background: color.tint2, color: color.ink } },
  },
]);

globalStyle(`${remove} > svg`, { inlineSize: rem(14), blockSize: rem(14) });
