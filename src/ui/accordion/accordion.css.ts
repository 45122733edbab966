import { style } from '@vanilla-extract/css';
import { touch } from '../theme/media.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const accordion = style({ display: 'grid', minInlineSize: 0, borderBlockStart: `1px solid ${color.line}` });
export const item = style({ minInlineSize: 0, borderBlockEnd: `1px solid ${color.line}` });
export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style([
  type.title3,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: rem(44),
    margin: 0,
    paddingBlock: space[8],
    paddingInline: space[8],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: color.ink,
    textAlign: textSide.start,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.tint },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
      '&[data-disabled]': { color: color.ink3, cursor: 'default' },
    },
    '@media': { [touch]: { minBlockSize: rem(48) } },
  },
]);
export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const meta = style([type.small, { color: color.ink2 }]);
export const chevron = style({
  color: color.ink3,
  transition: `rotate ${motion.popover} ${easing.move}`,
  selectors: {
    '[dir="rtl"] &': { scale: '-1 1' },
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
  },
});
export const panel = style([type.body, { overflowWrap: 'anywhere', color: color.ink2 }]);
export const content = style({ paddingBlock: `${space[4]} ${space[16]}`, paddingInline: `${rem(36)} ${space[8]}` });
