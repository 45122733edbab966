import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { touch } from '../theme/media.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const legend = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: 0, listStyle: 'none' },
  variants: {
    isFilter: {
      // Aligns the names with the content; the background of a hovered name extends a little beyond.
      true: { gap: space[2], marginInlineStart: rem(-7) },
      false: { gap: `${space[4]} ${space[12]}` },
    },
  },
});

export const item = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    maxInlineSize: '100%',
    color: color.ink3,
    overflowWrap: 'anywhere',
  },
]);

export const toggle = style([
  item,
  {
    minBlockSize: rem(26),
    margin: 0,
    paddingBlock: rem(3),
    paddingInline: rem(7),
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: color.ink2,
    textAlign: textSide.start,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${motion.press}, color ${motion.press}`,
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: color.tint2, color: color.ink },
      '&:not([data-selected])': { color: color.ink3, textDecoration: 'line-through' },
      '&[data-focus-visible]': { outlineOffset: 0 },
    },
    '@media': { [touch]: { minBlockSize: rem(44) } },
  },
]);

/** The sample of a hidden series is faded. */
export const sample = style({ flex: 'none', selectors: { ':not([data-selected]) > &': { opacity: 0.35 } } });
