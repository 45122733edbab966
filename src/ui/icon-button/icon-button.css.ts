import { recipe } from '@vanilla-extract/recipes';
import { notPrinted, pressable } from '../theme/mixins.ts';
import { rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

const HOVERED = '&[data-hovered], &[data-pressed], &[aria-expanded="true"]';

export const iconButton = recipe({
  base: {
    ...pressable,
    '@media': { ...pressable['@media'], ...notPrinted },
    padding: 0,
    background: 'transparent',
    color: color.ink2,
    selectors: {
      [HOVERED]: { background: color.tint2, color: color.ink },
      '&[data-disabled]': { color: color.ink3, opacity: 0.6, cursor: 'default' },
    },
  },
  variants: {
    variant: {
      ghost: {},
      outline: {
        background: color.raise,
        borderColor: color.line2,
        selectors: { [HOVERED]: { background: color.tint } },
      },
      danger: {
        selectors: { [HOVERED]: { background: color.redSoft, color: color.redInk } },
      },
    },
    size: {
      small: { inlineSize: rem(28), blockSize: rem(28) },
      medium: { inlineSize: rem(32), blockSize: rem(32) },
      large: { inlineSize: rem(40), blockSize: rem(40) },
    },
  },
});
