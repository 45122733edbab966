import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { notPrinted, pressable } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color, shadow } from '../theme/theme.css.ts';

const HOVERED = '&[data-hovered], &[data-pressed]';

export const button = recipe({
  base: {
    ...pressable,
    '@media': { ...pressable['@media'], ...notPrinted },
    gap: space[8],
    maxInlineSize: '100%',
    fontWeight: 550,
    letterSpacing: '-.006em',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': {
        background: color.tint2,
        borderColor: 'transparent',
        color: color.ink3,
        boxShadow: 'none',
        cursor: 'default',
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.accent,
        color: color.onAccent,
        boxShadow: shadow.raised,
        selectors: { [HOVERED]: { background: color.accentHover } },
      },
      outline: {
        background: color.raise,
        borderColor: color.line2,
        color: color.ink,
        selectors: { [HOVERED]: { background: color.tint } },
      },
      ghost: {
        background: 'transparent',
        color: color.ink2,
        selectors: {
          [HOVERED]: { background: color.tint2, color: color.ink },
          '&[data-disabled]': { background: 'transparent' },
        },
      },
      danger: {
        background: color.red,
        color: color.onAccent,
        boxShadow: shadow.raised,
        // No token exists for this hover state: mixing in the text colour can only raise the contrast.
        selectors: { [HOVERED]: { background: `color-mix(in srgb, ${color.red} 86%, ${color.ink})` } },
      },
      dangerText: {
        background: 'transparent',
        color: color.redInk,
        selectors: {
          [HOVERED]: { background: color.redSoft },
          '&[data-disabled]': { background: 'transparent' },
        },
      },
    },
    size: {
      small: { minBlockSize: rem(28), paddingInline: rem(9), fontSize: rem(12.5), lineHeight: 16 / 12.5 },
      medium: { minBlockSize: rem(32), paddingInline: rem(12), fontSize: rem(14), lineHeight: 20 / 14 },
      large: { minBlockSize: rem(40), paddingInline: rem(15), fontSize: rem(15), lineHeight: 20 / 15 },
      huge: {
        minBlockSize: rem(48),
        paddingInline: rem(20),
        fontSize: rem(16),
        lineHeight: 22 / 16,
        borderRadius: radius.row,
      },
    },
    isFullWidth: { true: { inlineSize: '100%' } },
  },
});

/** The resting and the pending label share one grid cell: the wider of them sets the width. */
export const faces = style({ display: 'inline-grid', placeItems: 'center', minInlineSize: 0 });

export const face = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: 0,
});

/** Takes up space, but is neither visible nor read. */
export const hiddenFace = style([face, { visibility: 'hidden' }]);

/** Invisible, but still the button's accessible name. */
export const veiledFace = style([face, { opacity: 0 }]);
